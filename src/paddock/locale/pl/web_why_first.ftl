# The table of Why First? in the browser. $pilot, $pilots and $target are always names: write sentences
# that need no gender and no case of them.

web-why-asked-lay = Wybierz kartę
web-why-asked-move = Przesuń dowolną figurkę o { $card }
web-why-asked-over = Koniec gry.

web-why-your-cards = Twoje karty
web-why-card = { $value }
web-why-card-with-white = { $value } (biała liczba { $white })
web-why-card-of = { $pilot }: { $card } (biała liczba { $white })
web-why-whom = Przed kim?
web-why-which-figure = Która figurka?
web-why-players = Gracze
web-why-pick-card = Wybierz kartę.
web-why-pick-target = Wybierz, przed kim ją położyć.
web-why-pick-figure = Wybierz figurkę.
web-why-do-lay = Połóż { $card }
web-why-do-lay-self = Połóż { $card } przed sobą
web-why-do-lay-before = Połóż { $card } → { $target }
web-why-do-move = Przesuń o { $card }: { $target }
web-why-laid = Karta { $card } leży. Możesz zmienić zdanie, dopóki wszyscy nie wybiorą.
web-why-laid-self = { $card } przed tobą. Możesz zmienić zdanie, dopóki wszyscy nie wybiorą.
web-why-laid-before = { $card } → { $target }. Możesz zmienić zdanie, dopóki wszyscy nie wybiorą.
web-why-moved = { $target } przesuwa się o { $card }.
web-why-goes = { $pilot }: z pola { $start } na pole { $end }, tylko tą kartą
web-why-goes-now = { $pilot }: z pola { $start } na pole { $end }

web-why-is-on = { $pilot } stoi na polu { $field }.
web-why-you = ty
web-why-has-chosen = wybór zapadł
web-why-chooses = wybiera
web-why-field = pole { $field }
web-why-points =
    { $total ->
        [one] { $shown } punkt
        [few] { $shown } punkty
        [many] { $shown } punktów
       *[other] { $shown } punktu
    }
web-why-cards-in-hand =
    { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
        [many] { $count } kart na ręce
       *[other] { $count } karty na ręce
    }
web-why-second = drugie miejsce
web-why-would-win = teraz wygrywa
web-why-last-round = W poprzedniej rundzie:
web-why-no-second = Wszyscy stoją na jednym polu: drugiego nie ma, nikt by nie punktował.
web-why-second-is =
    { $count ->
        [one] Drugie jest pole { $field }. Teraz punktuje ({ $field }): { $pilots }.
       *[other] Drugie jest pole { $field }. Teraz punktują (po { $field }): { $pilots }.
    }
web-why-order = Według białych liczb, od najwyższej
web-why-played =
    { $count ->
        [one] { $count } karta zagrana w tej turze
        [few] { $count } karty zagrane w tej turze
        [many] { $count } kart zagranych w tej turze
       *[other] { $count } karty zagranej w tej turze
    }

web-why-pad = Tabela punktów
web-why-race = Tura { $race }
web-why-total = Suma
web-why-would-score = punkty teraz:
web-why-would-total = suma wtedy:
web-why-key = W nawiasach: gdyby gra skończyła się teraz.
web-why-key-mark = – wtedy wygrywa.
web-why-would-win-now =
    { $count ->
        [one] Przy takim wyniku wygrywa { $pilots }.
       *[other] Przy takim wyniku zwycięstwem dzielą się { $pilots }.
    }
web-why-won =
    { $count ->
        [one] Wygrywa { $pilots }!
       *[other] Zwycięstwem dzielą się { $pilots }!
    }
web-why-second-wins = Wygrywa drugi najwyższy wynik łączny.
web-why-our-ranking = Sama gra wskazuje tylko zwycięzców; kolejność pozostałych jest nasza: trzeci wynik, najwyższy, potem reszta.

web-why-cards-up = Karty są odkryte.
web-why-moves = Runda { $round } – { $moves }.
web-why-went = { $pilot } → { $end }
web-why-round = Tura { $race } z { $races }, runda { $round } z { $rounds }
web-why-board-round = Tura { $race } z { $races }, runda { $round } z { $rounds }.
web-why-board-figure = { $pilot }: pole { $field }, wynik łączny { $total }.
web-why-board-figure-then = { $pilot }: pole { $field }, wynik łączny { $total }, z tą turą { $then }.
web-why-board-order = Karty do użycia w tej kolejności – { $order }.
web-why-board-hand = Na ręce: { $cards }.
web-why-board-played = Zagrane w tej turze: { $cards }.

web-why-hint-track = Wszystkie figurki zaczynają na polu 0. Karty przesuwają je w przód i w tył, między −12 a 16; dalej nikt nie pójdzie.
web-why-hint-second = Zaznaczone pole jest drugie: kto stoi na nim na końcu tury, dostaje tyle punktów, ile wynosi numer pola, także ujemny. Pozostali nie dostają nic.
web-why-hint-hand = Wybierz kartę, a potem figurkę, przed którą ma leżeć: dowolną, także swoją. Karty przed figurką się sumują, więc inni też mają coś do powiedzenia. Możesz też przeciągnąć kartę na figurkę.
web-why-hint-last = Piąta karta sama trafia przed ciebie: zostaw taką, jaką chcesz tam mieć.
web-why-hint-pad = Sumuje się pięć tur, a grę wygrywa drugi najwyższy wynik łączny. W nawiasach jest to, co ta tura dałaby teraz, i suma razem z nią.
web-why-hint-order = Karty działają według białych liczb, od najwyższej. Właściciel karty przesuwa o nią dowolną figurkę.
