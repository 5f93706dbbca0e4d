# Strona startowa, poczekalnia i boty, tak jak pokazuje je przeglądarka.

## The start page

web-race-now = Ścigaj się
web-tag-outspeed = Wybierz trasę w tajemnicy. Nie zostań w tyle.
web-tag-why-first = Przesuwaj, kogo chcesz. Liczy się drugi.
web-count-outspeed =
    { $count ->
        [one] { $count } Ścigacz
        [few] { $count } Ścigacze
        [many] { $count } Ścigaczy
       *[other] { $count } Ścigacza
    }
web-count-why-first =
    { $count ->
        [one] { $count } figurka
        [few] { $count } figurki
        [many] { $count } figurek
       *[other] { $count } figurki
    }
web-bots-rookie = przeciw nowicjuszom
web-bots-regular = przeciw bywalcom
web-bots-expert = przeciw ekspertom
web-bots-champion = przeciw mistrzom
web-bots-bold = przeciw śmiałym bywalcom
web-bots-careful = przeciw ostrożnym bywalcom
web-all-here = Wszyscy na tym urządzeniu
web-sheet-outspeed = Ustawienia wyścigu
web-sheet-why-first = Ustawienia gry
web-sheet-players-outspeed = Ścigacze
web-sheet-players-why-first = Figurki
web-sheet-here = Gracze tutaj
web-sheet-rivals = Boty
web-sheet-variant-outspeed = Płytki
web-sheet-variant-outspeed-on = Po kolei
web-sheet-variant-outspeed-off = Potasowane
web-sheet-variant-why-first = Gra
web-sheet-variant-why-first-on = Taktyczna
web-sheet-variant-why-first-off = Zwykła
web-join-or-invite = Dołącz lub zaproś
web-join = Dołącz
web-invite = Zaproś
web-game = Gra
web-continue = Dalej
web-continue-at = Dalej: { $game }
web-replay-of = Powtórka: { $game }
web-more-tables =
    { $count ->
        [one] Jeszcze { $count } stół
        [few] Jeszcze { $count } stoły
        [many] Jeszcze { $count } stołów
       *[other] Jeszcze { $count } stołu
    }
web-fewer-tables = Pokaż mniej
web-table-won = Wygrana!
web-table-shared = Wspólna wygrana!
web-table-winners =
    { $count ->
        [one] Wygrywa: { $pilots }.
        [few] Wygrywają: { $pilots }.
        [many] Wygrywają: { $pilots }.
       *[other] Wygrywają: { $pilots }.
    }
web-site-menu = Menu
web-choose-file = Wybierz plik
web-no-file = Nie wybrano pliku

## Bots

web-bot-champion = Mistrz
web-bot-champion-means = Nauczył się, grając sam ze sobą miliony razy.
web-character-vega = Vega
web-character-kit = Kit
web-character-zip = Zip
web-character-otto = Otto
web-character-nova = Nova
web-character-gale = Gale
web-temper-vega = odwaga
web-temper-kit = spryt
web-temper-zip = kaprysy
web-temper-otto = ostrożność
web-temper-nova = zimna krew
web-temper-gale = cierpliwość
web-temper-bold = odwaga
web-temper-careful = ostrożność

## The lobby

web-option = { $what }: { $chosen }
web-normal-outspeed-means = Nikt nie wie, jaka płytka będzie następna.
web-normal-why-first-means = Każdy zagrywa kartę w tajemnicy; wszystkie działają jednocześnie.
web-leon-joins = Przy dwóch graczach dołącza Leon jako trzecia figurka.
web-lobby-outspeed = Na starcie
web-lobby-why-first = Przy stole
web-on-this-device = na tym urządzeniu
web-at-the-table = przy stole
web-join-with-code = Dołącz z tym kodem
web-bot = Bot
web-choose-bot = Dodaj bota
web-ready-count = Gotowi: { $ready } z { $players }
web-open-settings = Ustawienia stołu
web-change-name = Zmień imię
web-save = Zapisz
web-remove-one = Usuń: { $pilot }
web-remove-means = Zwolnić to miejsce dla kogoś innego?
web-remove-not = Zostaw
web-watching = Widzowie: { $count }
web-screen-lobby = Zeskanuj i graj
web-screen-free =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnego miejsca
    }

## Rules

web-rules-minute = W 60 sekund
web-rules-numbered = Wszystkie zasady po kolei
web-rules-numbered-means = Pełne zasady. Każda ma numer, do którego można podać link. „Ustalenie” oznacza to, co drukowane instrukcje zostawiają otwarte, „Zasada własna” to, co dodaliśmy sami.
web-rule-number = Zasada { $rule }
web-minute-outspeed-gates = Wszyscy naraz i w tajemnicy wybierają jedną z tras: na płytce są najwyżej trzy.
web-minute-outspeed-crowd = Za dużo chętnych na jednej trasie? Wszyscy oni tracą turę.
web-minute-outspeed-fuel = Trasy kosztują Paliwo: kto po zapłaceniu ma pusty bak, odpada.
web-minute-outspeed-rear = Gdy ktoś przekroczy przedni kraniec toru, spada tylna plansza, a każdy, kto na niej stoi, odpada.
web-minute-outspeed-tokens = Trasy dają też żetony. Jeden na turę może cię popchnąć, zatrzymać innych albo zabrać im Paliwo.
web-minute-outspeed-win = Po 13 turach wygrywa Ścigacz najdalej z przodu.
web-minute-why-first-card = Zagraj w tajemnicy kartę na dowolną figurkę: swoją albo cudzą.
web-minute-why-first-move = Karty odkrywa się i sumuje dla każdej figurki. Potem figurki się przesuwają.
web-minute-why-first-second = Po pięciu rundach punktuje tylko drugie miejsce: tyle, ile wynosi numer pola.
web-minute-why-first-last = Twoja piąta karta zawsze przesuwa ciebie, więc zachowaj dobrą.
web-minute-why-first-win = Po pięciu turach wygrywa drugi najwyższy wynik łączny.

## Talk of the bots

web-talk-vega-1 = Droga trasa? Moja!
web-talk-vega-1-cards = Ta dla ciebie. Nie ma za co.
web-talk-vega-2 = Złap mnie, jeśli potrafisz.
web-talk-vega-3 = Ha! Warte każdej kropli.
web-talk-vega-3-cards = Ha! Prawie za dobrze.
web-talk-kit-1 = Tego nikt się nie spodziewał.
web-talk-kit-2 = Cicho tu i przyjemnie.
web-talk-kit-2-cards = Nikt nie patrzy na moją figurkę. I dobrze.
web-talk-kit-3 = Tak myślałem.
web-talk-zip-1 = Juhuu!
web-talk-zip-2 = Zzz… o. Moja kolej?
web-talk-zip-3 = Dziś mam szczęście!
web-talk-otto-1 = Ostrożności nigdy za wiele.
web-talk-otto-2 = Zostawię trochę w baku.
web-talk-otto-2-cards = Zachowam małą kartę.
web-talk-otto-3 = Powoli i ostrożnie.
web-talk-nova-1 = Zgodnie z obliczeniami.
web-talk-nova-2 = Ryzyko przyjęte.
web-talk-nova-3 = Ciekawe.
web-talk-gale-1 = Bez pośpiechu.
web-talk-gale-2 = Niech sobie palą.
web-talk-gale-2-cards = Niech biegną przodem.
web-talk-gale-3 = Mój czas nadejdzie.

## Sound

web-bot-talk = Boty czasem coś mówią
web-sound-effects = Dźwięki gry
web-sound-alerts = Sygnały: twoja kolej i czat

# Examples drawn below the rules
web-example-outspeed-7-2 = Miejsce dla dwóch, przyleciało trzech: wszyscy trzej tracą turę. Nic nie płacą i nic nie zyskują.
web-example-outspeed-5-3 = Żółty dociera do strefy 15: dokłada się nową planszę, a strefy 1–7 spadają. Czerwony odpada, Biały nie.
web-example-outspeed-7-4 = Trasa kosztuje 5. Czerwony miał 5 i nic mu nie zostało: odpada. Niebieski miał 6 i leci dalej z 1.
web-example-outspeed-4-10 = Zielony jest ostatni i strzela z Działka Jonowego: każdy Ścigacz przed nim traci 2 Paliwa. Żółty miał tylko 2 i odpada.
web-example-outspeed-7-7 = Oglądasz dwa żetony, jeden zatrzymujesz, a drugi wkładasz pod stos.
web-example-why-first-3-2 = Przed Niebieskim leżą +4 i −2, razem +2: Niebieski idzie z 3 na 5.
web-example-why-first-3-3 = Czerwony stoi na 15. Najpierw dodaje się +3 i −4: Czerwony idzie na 14.
web-example-why-first-4-1 = Czerwony jest pierwszy i nic nie dostaje. Niebieski i Żółty dzielą drugie miejsce: po 5 punktów.
web-example-why-first-5-1 = Wynik końcowy 10, 10 i 7: drugi najwyższy wynik łączny to 7, więc Zielony wygrywa sam.
web-example-why-first-6-2 = Wierzchnia karta Leona przesuwa go o 1, a Czerwony zagrał na niego +3: Leon idzie z 2 na 6.
web-example-why-first-7-2 = Białe liczby 31, 24, 12: najpierw Czerwony przesuwa Zielonego o +4, potem Niebieski Czerwonego o −3, na końcu Zielony siebie o +2.
