# The table of OUTSPEED in the browser.
# $pilot is always somebody's name: write sentences that need no gender and no case of it.

## What is asked

web-os-choose-route = Wybierz trasę
web-os-choose-token = Zagrać żeton?
web-os-choose-dial = Ustaw środkowy wskaźnik
web-os-choose-keep = Zachowaj jeden z dwóch żetonów
web-os-nothing-asked = Zobacz, co się dzieje

## The track

web-os-the-track = Tor
web-os-track = Tor, strefy od { $first } do { $last }. { $ships }.
web-os-ship-in-zone = { $pilot }: strefa { $zone }
web-os-will-leave = Strefy od { $first } do { $last } znikną z toru pod koniec tej tury.
web-os-could-leave = Strefy od { $first } do { $last } mogą w tej turze zniknąć z toru.

## The pilots

web-os-pilots = Piloci
web-os-you = Ty
web-os-place = Miejsce { $place }
web-os-fuel-of = Paliwo: { $fuel }
web-os-low = Mało Paliwa
web-os-tokens-of = Żetony: { $count }
web-os-out = Poza wyścigiem
web-os-plays-none = Bez żetonu
web-os-lost-turn = Traci turę
web-os-choosing = Jeszcze wybiera
web-os-locked-in = Wybór zapadł
web-os-face-down = Zakryty

## The tile

web-os-cockpit = Kokpit
web-os-next-tile = Następna płytka
web-os-round = Tura { $round } z { $rounds }
web-os-routes = Trasy tej płytki
web-os-dark = zgaszona
web-os-house-set = zestaw Paddocka
web-os-cost = koszt w Paliwie: { $amount }
web-os-number = { $number }
web-os-plus = { $first } + { $second }
web-os-tiles-left = Pozostałe płytki: { $count }
web-os-stack = Stos: { $count }
web-os-discard = Odrzucone: { $count }
web-os-tiles-to-come = Płytki Toru, które jeszcze przyjdą: { $tiles }; kolejności nie zna nikt. Pod nimi leży płytka Mety.
web-os-tiles-in-order = Płytki Toru, które jeszcze przyjdą, w tej kolejności: { $tiles }. Pod nimi leży płytka Mety.
web-os-no-tiles-to-come = Nie będzie już płytek Toru.

## What a choice leads to

web-os-pay = Paliwo do zapłaty: { $fuel }.
web-os-left = Paliwo potem: { $fuel }.
web-os-land = Staniesz w strefie { $zone }.
web-os-stopped = Zatrzyma cię tam Pole Siłowe.
web-os-boards = Z przodu dojdzie plansza.
web-os-zone-may-leave = Ta strefa może zniknąć razem z tylną planszą.
web-os-draws = Obejrzysz dwa żetony i zachowasz jeden.
web-os-crowd = Liczba miejsc: { $room }. Jeśli tę trasę wybierze więcej pilotów, wszyscy stracą turę.
web-os-may-empty = To może opróżnić twój bak: wtedy odpadasz.
web-os-will-empty = To opróżni twój bak: odpadniesz.
web-os-press-again = Naciśnij jeszcze raz, by mimo to wybrać.
web-os-too-dear = Masz za mało Paliwa na tę trasę.
web-os-tap-again = Dotknij jeszcze raz, by wybrać.
web-os-look-at-a-route = Tu przeczytasz, dokąd prowadzi trasa.
web-os-would-nothing = W tej chwili nic by nie dał.
web-os-would-move = { $pilot }: do strefy { $zone }
web-os-would-stop = { $pilot }: do strefy { $zone }, dalej nie puści Pole Siłowe
web-os-would-have = { $pilot }: Paliwo { $fuel }
web-os-would-be-out = { $pilot }: poza wyścigiem
web-os-would-stand = Pole Siłowe w strefie { $zone }

## Tokens

web-os-hand = Twoje żetony
web-os-how-many = W pudełku { $all }, wśród odrzuconych { $discarded }.
web-os-hand-empty = Nie masz żetonów.
web-os-no-token = Bez żetonu
web-os-not-now = Teraz nie można go zagrać.
web-os-zone-declares = Strefa { $zone } deklaruje, czy zagrywa żetony.
web-os-token-nitro = Twój Ścigacz przesuwa się o 1 strefę do przodu.
web-os-token-flamethrower = Wszystkie Ścigacze w najbliższej zajętej strefie przed tobą cofają się o 2.
web-os-token-fuel-tank = Zyskujesz 2 Paliwa.
web-os-token-force-field = Pole w twojej strefie zatrzymuje każdy Ścigacz, który do niej wjeżdża.
web-os-token-electromagnet = Tylko z ostatniej zajętej strefy: Ścigacze na czele cofają się o 3, te pomiędzy o 2.
web-os-token-ion-cannon = Tylko z ostatniej zajętej strefy: każdy Ścigacz przed tobą traci 2 Paliwa.

## The dial

web-os-dial-less = O jeden mniej
web-os-dial-more = O jeden więcej
web-os-set-dial = Ustaw wskaźnik na { $value }
web-os-dial-is-set = Wskaźnik stoi na { $value }

## The end

web-os-result = Wynik
web-os-reached = strefa { $zone }, Paliwo { $fuel }, żetony { $tokens }

## The board in words

web-os-sentence = { $what }.
web-os-say-route = Trasa { $route }: { $words }.
web-os-say-dark = Trasa { $route }: zgaszona.
web-os-say-pilot = { $pilot }: strefa { $zone }, Paliwo { $fuel }, żetony { $tokens }.
web-os-say-out = { $pilot }: poza wyścigiem.
web-os-say-track = Tor biegnie od strefy { $first } do strefy { $last }.
web-os-say-fields = Strefy z Polem Siłowym: { $zones }.
web-os-say-hand = Twoje żetony: { $tokens }.

## Hints for a first race

web-hint = Wskazówka
web-hint-understood = Jasne
web-hint-skip-all = Bez wskazówek
web-os-hint-track = Po 13 turach wygrywa Ścigacz, który jest najdalej z przodu. Twój ma jasną krawędź.
web-os-hint-rear = Zakreskowane strefy mogą w tej turze zniknąć z toru. Kto wtedy w nich stoi, odpada.
web-os-hint-fuel = Paliwem płaci się za trasy. Kto po zapłaceniu ma pusty bak, odpada. Kłódka znaczy: wybór zapadł.
web-os-hint-route = Wszyscy wybierają w tajemnicy i jednocześnie. Od góry: liczba miejsc, koszt, nagrody. Dopóki nie wybiorą wszyscy, możesz zmienić zdanie.
web-os-hint-room = Jeśli trasę wybierze więcej pilotów, niż ma miejsc, wszyscy oni tracą turę.
web-os-hint-declare = Najwyżej jeden żeton na turę. Leży zakryty, aż odpowiedzą wszyscy, począwszy od strefy na czele.
web-os-hint-tokens = Możesz je zagrać na początku tury. Inni widzą tylko, ile ich masz.
web-os-hint-dial = Tyle zapłacisz i o tyle stref się przesuniesz.
web-os-hint-keep = Drugi żeton trafi zakryty pod stos.

## The page with all tiles

web-tiles-title = Wszystkie płytki
web-tiles-about = Oto 16 płytek zestawu Paddocka: są nasze, to nie te wydrukowane w pudełku. Każda ma stronę dla 3–4 pilotów i stronę dla 5–6.
web-tiles-lonely = Zasada 7.9: kto jedzie trasą bez towarzystwa, nic nie płaci; w towarzystwie wszyscy płacą i nikt nic nie zyskuje.
web-tiles-dice = Kości
web-tiles-tokens = Żetony Bonusu
web-tiles-legend = Co znaczą symbole
web-tiles-room = liczba miejsc dla Ścigaczy
web-tiles-fuel = Paliwo: koszt lub nagroda
web-tiles-zones = strefy do przodu
web-tiles-failed = Nie udało się pobrać płytek.
web-tiles-again = Spróbuj ponownie
