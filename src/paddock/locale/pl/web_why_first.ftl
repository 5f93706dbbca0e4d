# The table of Why First? in the browser. $pilot, $pilots and $target are always names: write sentences
# that need no gender and no case of them.

web-why-asked-lay = Kto dostanie twoją kartę?
web-why-asked-play = Zagraj kartę
web-why-asked-move = Przesuń dowolną figurkę o { $card }
web-why-asked-over = Koniec gry.

web-why-your-cards = Twoje karty
web-why-card = { $value }
web-why-card-with-white = { $value } (biała liczba { $white })
web-why-card-of = { $pilot }: { $card } (biała liczba { $white })
web-why-whom = Kto ją dostanie?
web-why-which-figure = Która figurka?
web-why-players = Gracze
web-why-pick-card = Wybierz kartę
web-why-pick-target = Wybierz, kto ją dostanie
web-why-pick-figure = Wybierz figurkę
web-why-do-lay = Zagraj { $card }
web-why-do-lay-self = Zagraj { $card } na siebie
web-why-do-lay-before = Zagraj { $card } → { $target }
web-why-do-move = { $target }: ruch o { $card }
web-why-do-move-self = Twoja figurka: ruch o { $card }
web-why-can-change = Wybór zatwierdzony. Możesz go zmienić, dopóki nie wybiorą wszyscy.
web-why-say-both = { $said } { $level }
web-why-say-up = { $pilot } idzie na { $field }.
web-why-say-down = { $pilot } cofa się na { $field }.
web-why-say-stay = { $pilot } zostaje na { $field }.
web-why-say-you-up = Idziesz na { $field }.
web-why-say-you-down = Cofasz się na { $field }.
web-why-say-you-stay = Zostajesz na { $field }.
web-why-say-level = Na tym samym polu: { $pilots }.
web-why-say-you-second =
    { $count ->
        [one] Byłoby drugie miejsce: { $points } punkt.
        [few] Byłoby drugie miejsce: { $points } punkty.
        [many] Byłoby drugie miejsce: { $points } punktów.
       *[other] Byłoby drugie miejsce: { $points } punktu.
    }
web-why-say-you-first = Byłoby pierwsze miejsce: zero punktów.
web-why-say-second =
    { $count ->
        [one] Drugie miejsce: { $pilots } ({ $points }).
       *[other] Drugie miejsce dzielą: { $pilots } ({ $points }).
    }
web-why-say-no-second = Nikt nie byłby drugi.
web-why-say-total-wins = Wynik { $total } by wygrał.
web-why-say-total-high = Wynik { $total }: najwyższy, więc nie wygrywa.
web-why-say-total-low = Wynik { $total } to za mało.
web-why-say-total-low-yet = Wynik { $total }, wciąż za mało.
web-why-say-still =
    { $count ->
        [one] Jeszcze ruszy się: { $pilots }.
       *[other] Jeszcze ruszą się: { $pilots }.
    }
web-why-say-still-many = W kolejce jeszcze: { $count }.
web-why-say-leon = Kartę Leona odkrywa się razem z innymi.
web-why-say-last = Potem twoja ostatnia karta ({ $card }) przesunie ciebie.
web-why-leon-says = Jestem Leon. Wierzchnią kartę zagrywam na siebie.
web-why-from = od: { $pilot }
web-why-from-you = od ciebie
web-why-no-card = bez karty
web-why-did = { $pilot } { $start } → { $end }
web-why-now = Teraz { $pilot }
web-why-final = Wynik końcowy
web-why-has-won = wygrywa
web-why-goes-now = { $pilot }: z pola { $start } na pole { $end }

web-why-is-on = { $pilot } stoi na polu { $field }.
web-why-you = ty
web-why-has-chosen = już wybrano
web-why-chooses = wybiera
web-why-would-win = teraz wygrywa
web-why-no-second = Wszyscy na jednym polu: nikt nie jest drugi.
web-why-last-round = W poprzedniej rundzie:
web-why-second-is =
    { $count ->
        [one] Drugie miejsce (pole { $field }) zajmuje { $pilots }.
       *[other] Drugie miejsce (pole { $field }) zajmują { $pilots }.
    }
web-why-order-first = Zagraj kartę w tajemnicy. Najwyższa biała liczba zaczyna i przesuwa dowolną figurkę.
web-why-order = Według białych liczb, od najwyższej

web-why-pad = Tabela punktów
web-why-race = Tura { $race }
web-why-total = Wynik łączny
web-why-would-score = punkty teraz:
web-why-key = Ołówkiem: gdyby tura skończyła się teraz.
web-why-key-mark = Wygrana, gdyby gra skończyła się teraz.
web-why-race-begins = Tura { $race }
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

web-why-cards-up = Karty na stół!
web-why-no-crown = Remis: nikt nie jest drugi
web-why-share-crown = Wspólna korona: { $pilots }
web-why-takes-crown = { $pilot } zabiera koronę
web-why-keeps-crown = { $pilot } zachowuje koronę
web-why-you-take-crown = Zabierasz koronę
web-why-you-keep-crown = Zachowujesz koronę
web-why-you-score =
    { $count ->
        [one] Drugie miejsce: { $field } punkt!
        [few] Drugie miejsce: { $field } punkty!
        [many] Drugie miejsce: { $field } punktów!
       *[other] Drugie miejsce: { $field } punktu!
    }
web-why-score =
    { $count ->
        [one] { $pilots }: { $field } pkt
       *[other] { $pilots }: po { $field } pkt
    }
web-why-scores-nothing = Drugie miejsce na polu { $field }: bez punktów
web-why-nobody-scores = Remis: nikt nie punktuje
web-why-race-result = Tura { $race }. { $said }
web-why-you-win = Drugie miejsce: wygrywasz!
web-why-you-share = Wspólna wygrana!
web-why-result-too-good = Twoje { $total } to za dużo: wygrywa drugi najwyższy wynik, { $winning }.
web-why-result-you = Masz { $total }. Wygrywa drugi najwyższy wynik: { $winning }.
web-why-result-best = Wygrywa { $winning } pkt. Za dużo: { $pilots } ({ $most }).
web-why-result-equal = Wszystkie wyniki są równe: wygrywają wszyscy.
web-why-moves = Runda { $round } – { $moves }.
web-why-went = { $pilot } { $cards } → { $end }
web-why-round = Tura { $race } z { $races }, runda { $round } z { $rounds }
web-why-board-round = Tura { $race } z { $races }, runda { $round } z { $rounds }.
web-why-board-figure = { $pilot }: pole { $field }, wynik łączny { $total }.
web-why-board-figure-then = { $pilot }: pole { $field }, wynik łączny { $total }, z tą turą { $then }.
web-why-board-order = Karty do użycia, w tej kolejności – { $order }.
web-why-board-hand = Na ręce: { $cards }.
web-why-board-played = Zagrane w tej turze: { $cards }.

web-why-hint-track = Punktuje tylko drugie miejsce: oznacza je korona. Po pięciu turach wygrywa drugi najwyższy wynik.
web-why-hint-second = Wszyscy na polu z koroną dostają tyle punktów, ile wynosi jego numer, także ujemny.
web-why-hint-hand = Wybierz kartę, a potem, kto ją dostanie: ktokolwiek, także ty. Karty na jednej figurce się sumują.
web-why-hint-last = Piąta karta sama trafia do ciebie: zostaw taką, jaką chcesz.
web-why-hint-pad = Po pięciu turach wygrywa drugi najwyższy wynik łączny.
web-why-hint-order = Karty działają według białych liczb, od najwyższej. Właściciel przesuwa dowolną figurkę.
