# OUTSPEED in words. The names of things are those of the published editions.
# $pilot is always somebody's name: write sentences that need no gender and no case of it.

## Things

token-nitro = Нитро
token-flamethrower = Огнемёт
token-fuel-tank = Топливо
token-force-field = Силовое поле
token-electromagnet = Электромагнит
token-ion-cannon = Ионная пушка

route-left = левый
route-middle = центральный
route-right = правый

## A round

round-with-track-tile = Раунд { $round }. Открыта карта гонки { $tile }.
round-with-finish-tile = Раунд { $round }, последний. Открыта карта финиша { $tile }.
markers-removed =
    { $count ->
        [one] В зоне { $zone } стоит корабль: оттуда убирают { $count } силовое поле.
        [few] В зоне { $zone } стоит корабль: оттуда убирают { $count } силовых поля.
        [many] В зоне { $zone } стоит корабль: оттуда убирают { $count } силовых полей.
       *[other] В зоне { $zone } стоит корабль: оттуда убирают { $count } силового поля.
    }

## Bonus phase

token-laid = { $pilot } выкладывает жетон лицевой стороной вниз.
token-laid-known = { $pilot } выкладывает жетон лицевой стороной вниз: { $token }.
pilot-and-token = { $pilot }: { $token }
tokens-turned-up = Жетоны вскрыты — { $tokens }.
token-without-effect = Жетон «{ $token }» ({ $pilot }) не подействовал.
marker-laid = { $pilot } ставит силовое поле в зоне { $zone }.
fuel-gained =
    { $amount ->
        [one] { $pilot } получает { $amount } единицу топлива, теперь в баке { $fuel }.
        [few] { $pilot } получает { $amount } единицы топлива, теперь в баке { $fuel }.
        [many] { $pilot } получает { $amount } единиц топлива, теперь в баке { $fuel }.
       *[other] { $pilot } получает { $amount } единицы топлива, теперь в баке { $fuel }.
    }
fuel-drained =
    { $amount ->
        [one] { $pilot } теряет из-за «Ионной пушки» { $amount } единицу топлива, теперь в баке { $fuel }.
        [few] { $pilot } теряет из-за «Ионной пушки» { $amount } единицы топлива, теперь в баке { $fuel }.
        [many] { $pilot } теряет из-за «Ионной пушки» { $amount } единиц топлива, теперь в баке { $fuel }.
       *[other] { $pilot } теряет из-за «Ионной пушки» { $amount } единицы топлива, теперь в баке { $fuel }.
    }

## Moving

ship-forward = { $pilot } летит из зоны { $start } в зону { $end }.
ship-forward-stopped = { $pilot } летит из зоны { $start } в зону { $end }: дальше не пускает силовое поле.
ship-back = { $pilot } отлетает назад из зоны { $start } в зону { $end }.
ship-back-stopped = { $pilot } отлетает назад из зоны { $start } в зону { $end }: дальше не пускает силовое поле.
ship-off-the-rear = { $pilot } отлетает назад из зоны { $start } за задний край трассы.
board-added = Впереди добавляют игровое поле: зоны с { $first } по { $last }.
board-removed =
    { $markers ->
        [0] Заднее игровое поле рушится: зоны с { $first } по { $last }.
        [one] Заднее игровое поле рушится: зоны с { $first } по { $last }, а с ними { $markers } силовое поле.
        [few] Заднее игровое поле рушится: зоны с { $first } по { $last }, а с ними { $markers } силовых поля.
        [many] Заднее игровое поле рушится: зоны с { $first } по { $last }, а с ними { $markers } силовых полей.
       *[other] Заднее игровое поле рушится: зоны с { $first } по { $last }, а с ними { $markers } силового поля.
    }

## Resolution

pilot-and-route = { $pilot }: { $route }
routes-revealed = Маршруты — { $routes }.
turns-lost =
    { $count ->
        [one] { $count } пилот выбрал { $route } маршрут, а он вмещает { $room }: ход потерян.
        [few] { $count } пилота выбрали { $route } маршрут, а он вмещает { $room }: все они теряют ход.
        [many] { $count } пилотов выбрали { $route } маршрут, а он вмещает { $room }: все они теряют ход.
       *[other] { $count } пилота выбрали { $route } маршрут, а он вмещает { $room }: все они теряют ход.
    }
drove-alone = { $pilot } проходит { $route } маршрут без попутчиков и ничего не платит.
route-shared = { $pilots } делят { $route } маршрут: все платят и ничего не получают.
pilot-and-dial = { $pilot }: { $value }
dials-revealed = Центральные колёсики — { $dials }.
die-rolled-cost = { $pilot } бросает жёлтый кубик на цену: { $value }.
die-rolled-zones = { $pilot } бросает синий кубик на зоны: { $value }.
die-rolled-fuel = { $pilot } бросает жёлтый кубик на топливо: { $value }.
cost-paid =
    { $paid ->
        [one] { $pilot } платит { $paid } единицу топлива, в баке остаётся { $fuel }.
        [few] { $pilot } платит { $paid } единицы топлива, в баке остаётся { $fuel }.
        [many] { $pilot } платит { $paid } единиц топлива, в баке остаётся { $fuel }.
       *[other] { $pilot } платит { $paid } единицы топлива, в баке остаётся { $fuel }.
    }
cost-paid-short =
    { $owed ->
        [one] { $pilot }: цена — { $owed } единица топлива, а хватает только на { $paid }.
        [few] { $pilot }: цена — { $owed } единицы топлива, а хватает только на { $paid }.
        [many] { $pilot }: цена — { $owed } единиц топлива, а хватает только на { $paid }.
       *[other] { $pilot }: цена — { $owed } единицы топлива, а хватает только на { $paid }.
    }

## Drawing tokens

stack-refilled =
    { $count ->
        [one] Сброс ({ $count } жетон) перемешивают и кладут под стопку.
        [few] Сброс ({ $count } жетона) перемешивают и кладут под стопку.
        [many] Сброс ({ $count } жетонов) перемешивают и кладут под стопку.
       *[other] Сброс ({ $count } жетона) перемешивают и кладут под стопку.
    }
tokens-looked-at =
    { $count ->
        [0] { $pilot }: брать нечего, жетонов не осталось.
        [one] { $pilot } берёт { $count } жетон.
        [few] { $pilot } просматривает { $count } жетона.
        [many] { $pilot } просматривает { $count } жетонов.
       *[other] { $pilot } просматривает { $count } жетона.
    }
tokens-looked-at-known = { $pilot } просматривает верх стопки: { $tokens }.
token-kept = { $pilot } оставляет себе жетон.
token-kept-alone = { $pilot } оставляет себе жетон «{ $kept }».
token-kept-known = { $pilot } оставляет себе жетон «{ $kept }», а под стопку кладёт жетон «{ $returned }».

## Elimination

eliminated-off-the-rear = { $pilot } выбывает: корабль за задним краем трассы.
eliminated-drained = { $pilot } выбывает: топлива не осталось.
eliminated-no-route = { $pilot } выбывает: топлива не хватает ни на один маршрут.
eliminated-empty-tank = { $pilot } выбывает: бак пуст.
eliminated-in-debt = { $pilot } выбывает: цена маршрута больше, чем топлива в баке.
eliminated-rear-board = { $pilot } выбывает: корабль остался на заднем игровом поле.
tokens-lost = { $pilot } вскрывает и сбрасывает жетоны: { $tokens }.
tiles-flipped = Осталось не больше четырёх пилотов: все карты переворачивают на сторону 3–4.

## The end

race-ended-finish = Карта финиша сыграна: гонка окончена.
race-ended-last-ship = Остался только один корабль: гонка окончена.
race-ended-no-ship = Не осталось ни одного корабля: не победил никто. Начните новую гонку!
