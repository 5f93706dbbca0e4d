# The table of OUTSPEED in the browser.
# $pilot is always somebody's name: write sentences that need no gender and no case of it.

## What is asked

web-os-choose-route = Wybierz trasę
web-os-choose-token = Zagrać żeton?
web-os-choose-dial = Ustaw wskaźnik
web-os-choose-keep = Zachowaj jeden żeton
web-os-nothing-asked = Zobacz, co się dzieje

## The track

web-os-the-track = Tor
web-os-track = Tor, strefy od { $first } do { $last }. { $ships }.
web-os-ship-in-zone = { $pilot }: strefa { $zone }
web-os-will-leave = Strefy od { $first } do { $last } spadną pod koniec tej tury.
web-os-could-leave = Strefy od { $first } do { $last } mogą spaść w tej turze.

## The pilots

web-os-pilots = Piloci
web-os-you = Ty
web-os-fuel-of = Paliwo: { $fuel }
web-os-tokens-of = Żetony: { $count }
web-os-out = Poza wyścigiem
web-os-plays-none = Bez żetonu
web-os-face-down = Zakryty

## The tile

web-os-cockpit = Kokpit
web-os-next-tile = Następna płytka
web-os-round = Tura { $round } z { $rounds }
web-os-routes = Trasy tej płytki
web-os-side-left = lewa
web-os-side-middle = środkowa
web-os-side-right = prawa
web-os-dark = zamknięta
web-os-house-set = zestaw Paddocka
web-os-cost = koszt w Paliwie: { $amount }
web-os-number = { $number }
web-os-plus = { $first } + { $second }
web-os-tiles-left = Pozostałe płytki: { $count }
web-os-tiles-left-in-order = Pozostałe płytki: { $count }, na końcu 13

## What a choice leads to

web-os-pay = Paliwo do zapłaty: { $fuel }.
web-os-left = Paliwo potem: { $fuel }.
web-os-land = Staniesz w strefie { $zone }.
web-os-stopped = Zatrzyma cię tam Pole Siłowe.
web-os-boards = Z przodu zostanie dołożona plansza.
web-os-zone-may-leave = Ta strefa może spaść razem z tylną planszą.
web-os-draws = Obejrzysz dwa żetony i zachowasz jeden.
web-os-crowd = Liczba miejsc: { $room }. Jeśli tę trasę wybierze więcej pilotów, wszyscy stracą turę.
web-os-may-empty = To może opróżnić bak, a wtedy odpadasz.
web-os-will-empty = To opróżni bak: odpadniesz.
web-os-press-again = Naciśnij jeszcze raz, by mimo to wybrać.
web-os-too-dear = Masz za mało Paliwa na tę trasę.
web-os-would-nothing = W tej chwili nic by nie dał.
web-os-would-move = { $pilot }: do strefy { $zone }
web-os-would-stop = { $pilot }: do strefy { $zone }, tam stop: Pole Siłowe
web-os-would-have = { $pilot }: Paliwo { $fuel }
web-os-would-be-out = { $pilot }: poza wyścigiem
web-os-would-stand = Pole Siłowe w strefie { $zone }

## Tokens

web-os-hand = Twoje żetony
web-os-hand-empty = Nie masz żetonów.
web-os-no-token = Żaden
web-os-not-now = Teraz nie można go zagrać.
web-os-token-nitro = Twój Ścigacz przesuwa się o 1 strefę do przodu.
web-os-token-flamethrower = Wszystkie Ścigacze w najbliższej zajętej strefie przed tobą cofają się o 2 strefy.
web-os-token-fuel-tank = Zyskujesz 2 Paliwa.
web-os-token-force-field = Pole Siłowe w twojej strefie zatrzymuje każdy Ścigacz, który do niej wchodzi.
web-os-token-electromagnet = Tylko z ostatniej zajętej strefy: Ścigacze na czele cofają się o 3 strefy, te pomiędzy o 2.
web-os-token-ion-cannon = Tylko z ostatniej zajętej strefy: każdy Ścigacz przed tobą traci 2 Paliwa.

## The dial

web-os-set-dial = Ustaw wskaźnik na { $value }
web-os-dial-zero = Na płytce Mety 0 Paliwa jest bezpieczne.
web-os-dial-beyond = Paliwo: { $fuel }. Na wyższe liczby nie starczy.

## The end

web-os-result = Wynik

## The board in words

web-os-sentence = { $what }.
web-os-say-route = Trasa { $route }: { $words }.
web-os-say-dark = Trasa { $route }: zamknięta.
web-os-say-pilot = { $pilot }: strefa { $zone }, Paliwo { $fuel }, żetony { $tokens }.
web-os-say-out = { $pilot }: poza wyścigiem.
web-os-say-track = Tor biegnie od strefy { $first } do strefy { $last }.
web-os-say-fields = Strefy z Polem Siłowym: { $zones }.
web-os-say-hand = Twoje żetony: { $tokens }.
web-os-say-risk = Trasa { $route }: ryzyko odpadnięcia { $percent }%.
web-os-say-me-clear = Nie jesteś na tylnej planszy.
web-os-say-me-rear = Jesteś na tylnej planszy. Spadnie, gdy ktoś dotrze do strefy { $trigger }; lider jest w strefie { $leader }.
web-os-say-me = Zajmujesz miejsce { $place } z { $all }, strefa { $zone }.
web-os-say-me-out = Jesteś poza wyścigiem.

## Hints for a first race

web-hint = Wskazówka
web-hint-understood = Jasne
web-hint-skip-all = Bez wskazówek
web-os-hint-rear = Czerwona tylna plansza spadnie, gdy ktoś dotrze do strefy podanej na tabliczce. Kto na niej stoi, odpada.
web-os-hint-fuel = Trasy kosztują Paliwo. Jeśli po zapłaceniu bak jest pusty, odpadasz.
web-os-hint-route = Po 13 turach bądź na czele: wybierz w tajemnicy trasę i zatwierdź.
web-os-hint-room = Jeśli trasę wybierze więcej pilotów, niż ma miejsc, wszyscy oni tracą turę.
web-os-hint-declare = Możesz zagrać jeden żeton na turę. Leży zakryty, aż odpowiedzą wszyscy.
web-os-hint-dial = Tyle zapłacisz i o tyle stref się przesuniesz.
web-os-hint-keep = Drugi żeton trafi zakryty pod stos.

## Nagłówki tury: kilka słów, dużych

web-os-head-round = Tura { $round }
web-os-head-tokens = { $tokens }!
web-os-head-drained = Działko Jonowe!
web-os-head-field = Pole Siłowe w strefie { $zone }
web-os-head-stopped = Zatrzymanie: { $pilot }
web-os-head-nitro = Nitro: { $pilot }
web-os-head-tank = Zbiornik Paliwa: { $pilot }
web-os-head-hit = Cofnięcie: { $pilot }
web-os-head-go = Start!
web-os-head-reaches = { $pilot } dociera do { $zone }!
web-os-head-lights = Światła gasną!
web-os-head-full-left = Lewa trasa: { $count }!
web-os-head-full-middle = Środkowa trasa: { $count }!
web-os-head-full-right = Prawa trasa: { $count }!
web-os-head-full-all = Tłok, i znowu tłok!
web-os-head-alone = { $pilot } ma wolny tor
web-os-head-fuel = Wszyscy płacą
web-os-head-dice = Kości!
web-os-head-falls = Tylna plansza spada
web-os-head-out =
    { $count ->
        [one] Odpada: { $pilots }
       *[other] Odpadają: { $pilots }
    }
web-os-head-you-out = Odpadasz!
web-os-head-drawn = Nowe żetony
web-os-head-finish = Meta!
web-os-head-photo = Fotofinisz!

## Obraz

web-os-you-tag = TY
web-os-full = KOMPLET
web-os-sign-falls = Spadnie, gdy ktoś dotrze do strefy { $zone }
web-os-sign-falls-short = Spadnie przy { $zone }
web-os-sign-leader = lider na { $zone }
web-os-sign-goes = Strefy { $first }–{ $last } spadną w tej turze!
web-os-on-the-rear = na tylnej planszy
web-os-say-zone = strefa
web-os-zone-word = strefa
web-os-fuel-word = Paliwo
web-os-tokens-word = żetony
web-os-out-short = poza

## Zagrożenie

web-os-risk-safe = bez ryzyka
web-os-risk-maybe = ryzyko
web-os-risk-percent = ryzyko { $percent }%
web-os-risk-out = odpadasz!
web-os-risk-below = ryzyko <{ $percent }%
web-os-risk-tank = pusty bak
web-os-risk-rear = tylna plansza
web-os-risk-gate = pełna trasa
web-os-could-be-out = Możesz odpaść: { $causes }.
web-os-could-be-out-percent = Możesz odpaść, { $percent }%: { $causes }.
web-os-slightly-out = Możesz odpaść, poniżej { $percent }%: { $causes }.
web-os-probably-out = Pewnie odpadniesz, { $percent }%: { $causes }.
web-os-will-be-out = Odpadniesz: { $causes }.

## Karty i jeden przycisk

web-os-closed-why = Zamknięta w tej turze: nikt nie może jej wybrać.
web-os-lead = Strefa { $zone }, zostanie Paliwa: { $fuel }.
web-os-lead-token = Strefa { $zone }, żeton, zostanie Paliwa: { $fuel }.
web-os-lead-crowd = Jeśli wybierze ją { $count } pilotów, żaden z nich się nie ruszy.
web-os-signs-cost = Koszt: { $amount }.
web-os-signs-zones = Strefy: { $amount }.
web-os-signs-fuel = Zyskane Paliwo: { $amount }.
web-os-last-empty = Ostatnia tura: bak może być pusty, ale musi starczyć na koszt.
web-os-lead-none = Zachowujesz żetony na później.
web-os-ask-route = Wskaż trasę, a zobaczysz, dokąd prowadzi.
web-os-ask-token = Jeden żeton na turę albo żaden.
web-os-ask-keep = Zachowaj jeden. Drugi trafi pod stos.
web-os-ask-dial = Tyle Paliwa płacisz i o tyle stref się ruszasz.
web-os-pick-route = Wybierz trasę
web-os-pick-token = Wybierz żeton
web-os-pick-keep = Wskaż żeton
web-os-pick-dial = Wskaż liczbę
web-os-lock-in = Zatwierdź
web-os-locked = Zatwierdzone
web-os-play-none = Bez żetonu
web-os-play-token = Zagraj: { $token }
web-os-keep-it = Zachowaj
web-os-set = Ustaw { $value }
web-os-keep-all = na później
web-os-kept = zachowaj
web-os-keep-this = zachowaj ten
web-os-keep-same = oba takie same: zostaje jeden
web-os-under-stack = pod stos
web-os-goes-under = drugi trafia pod stos
web-os-locked-count = Gotowe wybory: { $count } z { $all }
web-os-key-lock = Zatwierdź

## Podczas pokazu

web-os-nobody-moves = Miejsca: { $room }. Żaden z nich się nie rusza.
web-os-recap-all-moved = Wszystkie Ścigacze się przesunęły.
web-os-recap-me = Twój Ścigacz: ze strefy { $start } do strefy { $end }.
web-os-what-happened = Co się stało
web-os-beat-gates = trasy
web-os-beat-fuel = Paliwo
web-os-beat-move = kości i Ścigacze
web-os-beat-rear = tylna plansza
web-os-beat-tokens = żetony

## Odpadnięcie

web-os-you-are-out = Odpadasz
web-os-out-before = Twój wyścig się skończył.
web-os-out-rear-board = Twój Ścigacz stał na tylnej planszy, gdy spadła.
web-os-out-rear-board-by = { $pilot } dociera do strefy { $zone }, a strefy { $first }–{ $last } spadają razem z tobą.
web-os-out-off-the-rear = Twój Ścigacz został zepchnięty z toru z tyłu.
web-os-out-drained = Działko Jonowe zabrało ci ostatnie Paliwo.
web-os-out-no-route = Twojego Paliwa nie starczyło na żadną trasę.
web-os-out-empty-tank = Po zapłaceniu bak był pusty.
web-os-out-in-debt = Trasa kosztowała więcej, niż było Paliwa w baku.
web-os-out-short-of = Trasa kosztowała { $owed }, a w baku było tylko { $had }.
web-os-place-of = Miejsce { $place } z { $players }
web-os-you-took = ryzyko: { $percent }%
web-os-see-the-end = Zobacz koniec
web-os-new-race = Nowy wyścig
web-os-keep-watching = Oglądaj dalej

## Wynik

web-os-you-won = Wygrywasz!
web-os-you-came = Miejsce { $place }
web-os-won = { $count ->
    [one] Wygrywa { $pilots }
    [few] Wygrywają { $pilots }
    [many] Wygrywają { $pilots }
   *[other] Wygrywają { $pilots }
 }
web-os-nobody-won = Nikt nie wygrał
web-os-behind = { $zones ->
    [0] W tej samej strefie: { $pilot }.
    [one] { $zones } strefa straty do zwycięzcy: { $pilot }.
    [few] { $zones } strefy straty do zwycięzcy: { $pilot }.
    [many] { $zones } stref straty do zwycięzcy: { $pilot }.
   *[other] { $zones } strefy straty do zwycięzcy: { $pilot }.
 }
web-os-level-less-fuel = W tej samej strefie: { $pilot }, ale masz mniej Paliwa: { $mine } wobec { $theirs }.
web-os-lead-since = Na czele od tury { $round } aż do mety.
web-os-lost-ground = { $zones ->
    [one] Tura { $round }: { $zones } strefa straty do zwycięzcy.
    [few] Tura { $round }: { $zones } strefy straty do zwycięzcy.
    [many] Tura { $round }: { $zones } stref straty do zwycięzcy.
   *[other] Tura { $round }: { $zones } strefy straty do zwycięzcy.
 }
web-os-stuck-left = Tura { $round }: tłok na lewej, bez ruchu.
web-os-stuck-middle = Tura { $round }: tłok na środkowej, bez ruchu.
web-os-stuck-right = Tura { $round }: tłok na prawej, bez ruchu.
web-os-chart = Strefy straty do lidera
web-os-reached-short = strefa { $zone } · Paliwo { $fuel }
web-os-fell = tura { $round } · { $why }
web-os-fell-rear-board = tylna plansza
web-os-fell-off-the-rear = zepchnięcie
web-os-fell-drained = Działko Jonowe
web-os-fell-no-route = brak trasy
web-os-fell-empty-tank = brak Paliwa
web-os-fell-in-debt = za mało Paliwa

## One sentence for each event, below the headline

web-os-line-token-me = ty: { $token }
web-os-line-nothing-me = Twój żeton ({ $token }) nic nie zmienia.
web-os-line-tank = Zbiornik Paliwa: { $pilot } zyskuje { $amount } i ma { $fuel }.
web-os-line-tank-me = Zbiornik Paliwa: zyskujesz { $amount } i masz { $fuel }.
web-os-line-field = { $pilot } ustawia Pole Siłowe w strefie { $zone }: zatrzyma każdy Ścigacz, który tam wleci.
web-os-line-field-me = Twoje Pole Siłowe stoi w strefie { $zone }: zatrzyma każdy Ścigacz, który tam wleci.
web-os-line-nitro = Nitro: { $pilot } rusza { $start } → { $end }.
web-os-line-nitro-me = Nitro: ruszasz { $start } → { $end }.
web-os-line-victim = { $pilot } { $start } → { $end }
web-os-line-hit = { $token } ({ $pilot }) cofa: { $victims }.
web-os-line-hit-mine = Twój żeton ({ $token }) cofa: { $victims }.
web-os-line-hit-plain = Cofnięcie: { $victims }.
web-os-line-hit-me = { $pilot } cofa cię ({ $token }): { $start } → { $end }.
web-os-line-hit-me-plain = Cofasz się: { $start } → { $end }.
web-os-line-drop = { $pilot } { $fuel }
web-os-line-drained = { $token } ({ $pilot }). Zostaje Paliwa: { $victims }.
web-os-line-drained-mine = Twój żeton ({ $token }). Zostaje Paliwa: { $victims }.
web-os-line-drained-plain = Działka Jonowe. Zostaje Paliwa: { $victims }.
web-os-line-drained-me = { $pilot } trafia cię ({ $token }): strata Paliwa { $amount }, zostaje { $fuel }.
web-os-line-drained-me-plain = Działka Jonowe trafiają cię: strata Paliwa { $amount }, zostaje { $fuel }.
web-os-line-stopped = Pole Siłowe w strefie { $zone }: { $pilot } dalej nie leci.
web-os-line-stopped-me = Pole Siłowe zatrzymuje cię w strefie { $zone }.
web-os-line-full-me = Chętnych: { $count }, miejsc: { $room }. Tracisz turę.
web-os-line-alone-me = Na tej trasie lecisz bez towarzystwa: nic nie płacisz.
web-os-line-shared-me = Na tej trasie masz towarzystwo: wszyscy płacą i nikt nic nie zyskuje.
web-os-line-paid-me = Płacisz { $paid }, w baku zostaje { $fuel }.
web-os-line-stays-me = Trasa nie daje stref: zostajesz w strefie { $zone }.
web-os-line-short-me = Trasa kosztuje { $owed }, a masz tylko { $paid }.
web-os-line-out-short = { $pilot } odpada: trasa kosztowała { $owed }, a Paliwa w baku było { $had }.
web-os-line-reaches = { $pilot } dociera do { $zone }: tylna plansza spadnie.
web-os-line-reaches-me = Docierasz do { $zone }: tylna plansza spadnie.
web-os-line-kept-me = Zachowujesz: { $token }.
web-os-head-you-reach = Docierasz do { $zone }!
web-os-head-you-alone = Masz wolny tor
web-os-lonely-alone = solo: gratis
web-os-lonely-together = razem: płacą wszyscy, zysku brak
web-os-lonely = Bez towarzystwa nic tu nie płacisz; w towarzystwie wszyscy płacą i nikt nic nie zyskuje.

## The page with all tiles

web-tiles-title = Wszystkie płytki
web-tiles-about = Oto 16 płytek zestawu Paddocka: są nasze, a nie drukowane z pudełka. Każda ma stronę dla 3–4 pilotów i stronę dla 5–6.
web-tiles-lonely = Zasada 7.9: kto leci trasą bez towarzystwa, nic nie płaci; w towarzystwie wszyscy płacą i nikt nic nie zyskuje.
web-tiles-dice = Kości
web-tiles-tokens = Żetony Bonusu
web-tiles-legend = Co znaczą symbole
web-tiles-room = liczba miejsc dla Ścigaczy
web-tiles-fuel = Paliwo: koszt lub nagroda
web-tiles-zones = strefy do przodu
web-tiles-failed = Nie udało się pobrać płytek.
web-tiles-again = Spróbuj ponownie
