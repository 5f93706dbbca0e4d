# What happened to the reader, said to the reader. Each is a sentence of outspeed.ftl, why_first.ftl or
# common.ftl in the second person; what is missing here is said with the reader's name.

web-to-you-token-laid = Вы выкладываете жетон лицевой стороной вниз.
web-to-you-token-laid-known = Вы выкладываете жетон лицевой стороной вниз: { $token }.
web-to-you-token-without-effect = Ваш жетон «{ $token }» не подействовал.
web-to-you-marker-laid = Вы ставите силовое поле в зоне { $zone }.
web-to-you-fuel-gained =
    { $amount ->
        [one] Вы получаете { $amount } единицу топлива, теперь в баке { $fuel }.
        [few] Вы получаете { $amount } единицы топлива, теперь в баке { $fuel }.
        [many] Вы получаете { $amount } единиц топлива, теперь в баке { $fuel }.
       *[other] Вы получаете { $amount } единицы топлива, теперь в баке { $fuel }.
    }
web-to-you-fuel-drained =
    { $amount ->
        [one] Вы теряете из-за «Ионной пушки» { $amount } единицу топлива, теперь в баке { $fuel }.
        [few] Вы теряете из-за «Ионной пушки» { $amount } единицы топлива, теперь в баке { $fuel }.
        [many] Вы теряете из-за «Ионной пушки» { $amount } единиц топлива, теперь в баке { $fuel }.
       *[other] Вы теряете из-за «Ионной пушки» { $amount } единицы топлива, теперь в баке { $fuel }.
    }
web-to-you-ship-forward = Вы летите из зоны { $start } в зону { $end }.
web-to-you-ship-forward-stopped = Вы летите из зоны { $start } в зону { $end }: дальше не пускает силовое поле.
web-to-you-ship-back = Вы отлетаете назад из зоны { $start } в зону { $end }.
web-to-you-ship-back-stopped = Вы отлетаете назад из зоны { $start } в зону { $end }: дальше не пускает силовое поле.
web-to-you-ship-off-the-rear = Вы отлетаете назад из зоны { $start } за задний край трассы.
web-to-you-drove-alone = Вы проходите { $route } маршрут без попутчиков и ничего не платите.
web-to-you-die-rolled-cost = Вы бросаете жёлтый кубик на цену: { $value }.
web-to-you-die-rolled-zones = Вы бросаете синий кубик на зоны: { $value }.
web-to-you-die-rolled-fuel = Вы бросаете жёлтый кубик на топливо: { $value }.
web-to-you-cost-paid =
    { $paid ->
        [one] Вы платите { $paid } единицу топлива, в баке остаётся { $fuel }.
        [few] Вы платите { $paid } единицы топлива, в баке остаётся { $fuel }.
        [many] Вы платите { $paid } единиц топлива, в баке остаётся { $fuel }.
       *[other] Вы платите { $paid } единицы топлива, в баке остаётся { $fuel }.
    }
web-to-you-cost-paid-short =
    { $owed ->
        [one] Ваша цена — { $owed } единица топлива, а хватает только на { $paid }.
        [few] Ваша цена — { $owed } единицы топлива, а хватает только на { $paid }.
        [many] Ваша цена — { $owed } единиц топлива, а хватает только на { $paid }.
       *[other] Ваша цена — { $owed } единицы топлива, а хватает только на { $paid }.
    }
web-to-you-tokens-looked-at =
    { $count ->
        [0] Вам нечего брать: жетонов не осталось.
        [one] Вы берёте { $count } жетон.
        [few] Вы просматриваете { $count } жетона.
        [many] Вы просматриваете { $count } жетонов.
       *[other] Вы просматриваете { $count } жетона.
    }
web-to-you-tokens-looked-at-known = Вы просматриваете верх стопки: { $tokens }.
web-to-you-token-kept = Вы оставляете себе жетон.
web-to-you-token-kept-alone = Вы оставляете себе жетон «{ $kept }».
web-to-you-token-kept-known = Вы оставляете себе жетон «{ $kept }», а под стопку кладёте жетон «{ $returned }».
web-to-you-eliminated-off-the-rear = Вы выбываете: корабль за задним краем трассы.
web-to-you-eliminated-drained = Вы выбываете: топлива не осталось.
web-to-you-eliminated-no-route = Вы выбываете: топлива не хватает ни на один маршрут.
web-to-you-eliminated-empty-tank = Вы выбываете: бак пуст.
web-to-you-eliminated-in-debt = Вы выбываете: цена маршрута больше, чем топлива в баке.
web-to-you-eliminated-rear-board = Вы выбываете: корабль остался на заднем игровом поле.
web-to-you-tokens-lost = Вы вскрываете и сбрасываете жетоны: { $tokens }.
web-to-you-hand-dealt = Вы получаете на руки: { $cards }.
web-to-you-figure-moved = Вы идёте с { $start } на { $end } ({ $cards }).
web-to-you-figure-moved-by = Вы играете { $cards }: { $figure } идёт с { $start } на { $end }.
web-to-you-figure-stays = Вы остаётесь на { $end } ({ $cards }).
web-to-you-figure-stays-by = Вы играете { $cards }, но { $figure } остаётся на { $end }.
web-to-you-winners = Вы побеждаете.

## Somebody else did it

web-on-you-figure-moved-by = { $pilot } играет { $cards }: вы идёте с { $start } на { $end }.
web-on-you-figure-stays-by = { $pilot } играет { $cards }, но вы остаётесь на { $end }.
web-on-you-card-before = { $pilot }: { $card } → вы
