# What happened to the reader, said to the reader. Each is a sentence of outspeed.ftl, why_first.ftl or
# common.ftl in the second person; what is missing here is said with the reader's name.

web-to-you-token-laid = Kładziesz zakryty żeton.
web-to-you-token-laid-known = Kładziesz zakryty żeton: { $token }.
web-to-you-token-without-effect = Twój żeton { $token } nie wywołuje żadnego efektu.
web-to-you-marker-laid = Ustawiasz Pole Siłowe w strefie { $zone }.
web-to-you-fuel-gained = Zyskujesz Paliwo: { $amount }. Masz teraz { $fuel }.
web-to-you-fuel-drained = Działko Jonowe zabiera ci Paliwo: { $amount }. Masz teraz { $fuel }.
web-to-you-ship-forward = Przesuwasz się ze strefy { $start } do strefy { $end }.
web-to-you-ship-forward-stopped = Przesuwasz się ze strefy { $start } do strefy { $end } i zatrzymujesz się na Polu Siłowym.
web-to-you-ship-back = Cofasz się ze strefy { $start } do strefy { $end }.
web-to-you-ship-back-stopped = Cofasz się ze strefy { $start } do strefy { $end } i zatrzymujesz się na Polu Siłowym.
web-to-you-ship-off-the-rear = Cofasz się ze strefy { $start } poza tylny kraniec toru.
web-to-you-drove-alone = Trasa { $route }: lecisz bez towarzystwa i nic nie płacisz.
web-to-you-die-rolled-cost = Rzucasz żółtą kością (koszt): { $value }.
web-to-you-die-rolled-zones = Rzucasz niebieską kością (strefy): { $value }.
web-to-you-die-rolled-fuel = Rzucasz żółtą kością (Paliwo): { $value }.
web-to-you-cost-paid = Płacisz Paliwem: { $paid }. Masz teraz { $fuel }.
web-to-you-cost-paid-short = Masz zapłacić { $owed }, a Paliwa wystarcza tylko na { $paid }.
web-to-you-tokens-looked-at =
    { $count ->
        [0] Nie masz już czego dobrać: żetony się skończyły.
        [one] Dobierasz { $count } żeton.
        [few] Oglądasz { $count } żetony.
        [many] Oglądasz { $count } żetonów.
       *[other] Oglądasz { $count } żetonu.
    }
web-to-you-tokens-looked-at-known = Oglądasz: { $tokens }.
web-to-you-token-kept = Zachowujesz żeton.
web-to-you-token-kept-alone = Zachowujesz { $kept }.
web-to-you-token-kept-known = Zachowujesz { $kept }, pod stos wsuwasz { $returned }.
web-to-you-eliminated-off-the-rear = Odpadasz: poza tylnym krańcem toru.
web-to-you-eliminated-drained = Odpadasz: nie masz już Paliwa.
web-to-you-eliminated-no-route = Odpadasz: na żadną trasę nie starcza Paliwa.
web-to-you-eliminated-empty-tank = Odpadasz: bak jest pusty.
web-to-you-eliminated-in-debt = Odpadasz: trasa kosztowała więcej, niż było Paliwa w baku.
web-to-you-eliminated-rear-board = Odpadasz: zostajesz na tylnej planszy.
web-to-you-tokens-lost = Odkrywasz i odrzucasz: { $tokens }.
web-to-you-hand-dealt = Masz na ręce { $cards }.
web-to-you-figure-moved = Przesuwasz się z pola { $start } na pole { $end } ({ $cards }).
web-to-you-figure-moved-by = Używasz karty { $cards }: { $figure } przesuwa się z pola { $start } na pole { $end }.
web-to-you-figure-stays = Zostajesz na polu { $end } ({ $cards }).
web-to-you-figure-stays-by = Używasz karty { $cards }: { $figure } zostaje na polu { $end }.
web-to-you-winners = Wygrywasz.

## Somebody else did it

web-on-you-figure-moved-by = { $pilot } używa karty { $cards }: przesuwasz się z pola { $start } na pole { $end }.
web-on-you-figure-stays-by = { $pilot } używa karty { $cards }: zostajesz na polu { $end }.
web-on-you-card-before = { $pilot }: { $card } → ty
