# OUTSPEED in words. The names of things are those of the published editions.
# $pilot is always somebody's name: write sentences that need no gender and no case of it.
# Fuel is a mass: put its number behind a colon (Paliwo: 3), so that no form of the noun is counted.

## Things

token-nitro = Nitro
token-flamethrower = Miotacz Ognia
token-fuel-tank = Zbiornik Paliwa
token-force-field = Pole Siłowe
token-electromagnet = Elektromagnes
token-ion-cannon = Działko Jonowe

route-left = lewa
route-middle = środkowa
route-right = prawa

## A round

round-with-track-tile = Tura { $round }. Odkryto płytkę Toru { $tile }.
round-with-finish-tile = Tura { $round }, ostatnia. Odkryto płytkę Mety { $tile }.
markers-removed =
    { $count ->
        [one] W strefie { $zone } stoi Ścigacz: znika stamtąd Pole Siłowe.
        [few] W strefie { $zone } stoi Ścigacz: znikają stamtąd { $count } Pola Siłowe.
        [many] W strefie { $zone } stoi Ścigacz: znika stamtąd { $count } Pól Siłowych.
       *[other] W strefie { $zone } stoi Ścigacz: znika stamtąd { $count } Pola Siłowego.
    }

## Bonus phase

token-laid = { $pilot } kładzie zakryty żeton.
token-laid-known = { $pilot } kładzie zakryty żeton: { $token }.
pilot-and-token = { $pilot }: { $token }
tokens-turned-up = Odkryte żetony – { $tokens }.
token-without-effect = { $token } ({ $pilot }) nie wywołuje żadnego efektu.
marker-laid = { $pilot } ustawia Pole Siłowe w strefie { $zone }.
fuel-gained = { $pilot } zyskuje Paliwo: { $amount }. Ma teraz { $fuel }.
fuel-drained = Działko Jonowe zabiera Paliwo ({ $pilot }): { $amount }, zostaje { $fuel }.

## Moving

ship-forward = { $pilot } przesuwa się ze strefy { $start } do strefy { $end }.
ship-forward-stopped = { $pilot } przesuwa się ze strefy { $start } do strefy { $end } i zatrzymuje się na Polu Siłowym.
ship-back = { $pilot } cofa się ze strefy { $start } do strefy { $end }.
ship-back-stopped = { $pilot } cofa się ze strefy { $start } do strefy { $end } i zatrzymuje się na Polu Siłowym.
ship-off-the-rear = { $pilot } cofa się ze strefy { $start } poza tylny kraniec toru.
board-added = Z przodu dołożono planszę: strefy od { $first } do { $last }.
board-removed =
    { $markers ->
        [0] Spada tylna plansza: strefy od { $first } do { $last }.
        [one] Spada tylna plansza: strefy od { $first } do { $last }, a z nią Pole Siłowe.
        [few] Spada tylna plansza: strefy od { $first } do { $last }, a z nią { $markers } Pola Siłowe.
        [many] Spada tylna plansza: strefy od { $first } do { $last }, a z nią { $markers } Pól Siłowych.
       *[other] Spada tylna plansza: strefy od { $first } do { $last }, a z nią { $markers } Pola Siłowego.
    }

## Resolution

pilot-and-route = { $pilot }: { $route }
routes-revealed = Trasy – { $routes }.
turns-lost =
    { $count ->
        [one] Trasa { $route }, liczba miejsc: { $room }. Jest na niej { $count } pilot i traci turę.
        [few] Trasa { $route }, liczba miejsc: { $room }. Są na niej { $count } piloci i wszyscy tracą turę.
        [many] Trasa { $route }, liczba miejsc: { $room }. Jest na niej { $count } pilotów i wszyscy tracą turę.
       *[other] Trasa { $route }, liczba miejsc: { $room }. Jest na niej { $count } pilota i wszyscy tracą turę.
    }
drove-alone = Trasa { $route }: { $pilot } leci bez towarzystwa i nic nie płaci.
route-shared = Trasa { $route }: { $pilots } lecą razem, wszyscy płacą i nikt nic nie zyskuje.
pilot-and-dial = { $pilot }: { $value }
dials-revealed = Środkowe wskaźniki – { $dials }.
die-rolled-cost = { $pilot } rzuca żółtą kością (koszt): { $value }.
die-rolled-zones = { $pilot } rzuca niebieską kością (strefy): { $value }.
die-rolled-fuel = { $pilot } rzuca żółtą kością (Paliwo): { $value }.
cost-paid = { $pilot } płaci Paliwem: { $paid }. Ma teraz { $fuel }.
cost-paid-short = { $pilot } ma zapłacić { $owed }, a Paliwa wystarcza tylko na { $paid }.

## Drawing tokens

stack-refilled =
    { $count ->
        [one] Odrzucone ({ $count } żeton) po potasowaniu trafiają pod stos.
        [few] Odrzucone ({ $count } żetony) po potasowaniu trafiają pod stos.
        [many] Odrzucone ({ $count } żetonów) po potasowaniu trafiają pod stos.
       *[other] Odrzucone ({ $count } żetonu) po potasowaniu trafiają pod stos.
    }
tokens-looked-at =
    { $count ->
        [0] { $pilot } nie ma już czego dobrać: żetony się skończyły.
        [one] { $pilot } dobiera { $count } żeton.
        [few] { $pilot } ogląda { $count } żetony.
        [many] { $pilot } ogląda { $count } żetonów.
       *[other] { $pilot } ogląda { $count } żetonu.
    }
tokens-looked-at-known = { $pilot } ogląda: { $tokens }.
token-kept = { $pilot } zachowuje żeton.
token-kept-alone = { $pilot } zachowuje { $kept }.
token-kept-known = { $pilot } zachowuje { $kept }, pod stos wsuwa { $returned }.

## Elimination

eliminated-off-the-rear = { $pilot } odpada: poza tylnym krańcem toru.
eliminated-drained = { $pilot } odpada: nie ma już Paliwa.
eliminated-no-route = { $pilot } odpada: na żadną trasę nie starcza Paliwa.
eliminated-empty-tank = { $pilot } odpada: bak jest pusty.
eliminated-in-debt = { $pilot } odpada: trasa kosztowała więcej, niż było Paliwa w baku.
eliminated-rear-board = { $pilot } odpada: zostaje na tylnej planszy.
tokens-lost = { $pilot } odkrywa i odrzuca: { $tokens }.
tiles-flipped = W wyścigu jest już najwyżej czterech pilotów: wszystkie płytki odwraca się na stronę 3–4.

## The end

race-ended-finish = Płytka Mety rozegrana: koniec wyścigu.
race-ended-last-ship = Został tylko jeden Ścigacz: koniec wyścigu.
race-ended-no-ship = Nie został żaden Ścigacz: nikt nie wygrywa. Ścigajcie się jeszcze raz!
