# Trener: ile była warta każda decyzja w zakończonej grze.

help-analyse = oceń każdą decyzję w zakończonej grze
help-analyse-seat = oceniane miejsce (1–6); bez tego każde po kolei
help-analyse-html = zapisz też w tym pliku stronę z wykresem szans na wygraną i wszystkimi możliwościami
help-analyse-worlds = światy rozegrane na decyzję (domyślnie: { $worlds })
coach-title = { $game }: gra z perspektywy gracza { $pilot }
coach-knew = Każda ocena opiera się tylko na tym, co było wiadomo w chwili wyboru.
coach-judge = Szanse na wygraną szacuje { $judge } (światy na decyzję: { $worlds }). Różnice jednego czy dwóch punktów procentowych niewiele znaczą.
coach-brackets = W nawiasach: szansa na wygraną przy tym wyborze; w kolumnie „{ $judge }” – jak często padłby taki wybór.
coach-won = { $pilot } wygrywa.
coach-shared = { $pilot } dzieli zwycięstwo z innymi.
coach-lost = { $pilot } nie wygrywa.
coach-luck = Szczęście w losowaniach: { $points } p.p. Wynik bez niego: { $share }.
coach-round = Tura { $round }
coach-race = Tura { $race }, runda { $round }
coach-turning-points = Punkty zwrotne
coach-turn = { $moment }: lepszy wybór to { $best }, a nie { $chosen } (o { $points ->
    [one] { $points } punkt procentowy
    [few] { $points } punkty procentowe
    [many] { $points } punktów procentowych
   *[other] { $points } punktu procentowego
} więcej).
coach-no-turn = Żaden wybór wyraźnie nie kosztował dwóch punktów procentowych ani więcej.
coach-curve = Szansa na wygraną
coach-column-when = Kiedy
coach-column-chance = Szansa
coach-column-chosen = Wybrano
coach-column-best = Najlepszy wybór
coach-column-champion = { $judge } wybiera
coach-column-cost = Strata
coach-every-option = Wszystkie możliwości
action-left = lewa trasa
action-middle = środkowa trasa
action-right = prawa trasa
action-no-token = bez żetonu
action-dial = { $value } na wskaźniku
action-card = { $card }
action-card-on = { $card } → { $target }
action-move = ruch figurki: { $target }
coach-end = koniec
coach-not-finished = Ta gra nie jest skończona.
why-odds-off = Przy tym stole szanse są ukryte.
why-no-odds = Teraz nie ma czego szacować.
why-hints-off = Podpowiedzi są tylko w grach z botami.
why-coach-busy = Trener jest zajęty. Spróbuj za chwilę.
web-coach = Trener
web-coach-axis-round = tura
web-coach-axis-race = tura
web-coach-ask = Zapytaj trenera
web-coach-offers = Trener przejrzy twoją grę: ile był wart każdy wybór przy tym, co było wtedy wiadomo.
web-coach-replay = Obejrzyj z trenerem grę gracza { $pilot }: przy każdej decyzji zobaczysz, ile warta była każda możliwość.
web-coach-chosen = Ramka oznacza to, co wybrano.
web-coach-no-decision = { $pilot } nie ma tu nic do wyboru. Przejdź dalej.
web-coach-thinks = Trener myśli…
web-coach-again = Zapytaj ponownie
web-hint-ask = Co zrobiłby Mistrz?
web-hint-before = Mistrz pokaże twoją szansę na wygraną przy każdym wyborze. Wynik pokaże, że była podpowiedź.
web-hint-show = Pokaż podpowiedź
web-hint-says = Twoja szansa na wygranie gry przy każdym wyborze, na podstawie tego, co wiesz teraz.
web-hint-risk = Ryzyko przy trasie dotyczy tylko tej tury.
web-hint-estimate = To szacunki: Mistrz wiele razy dogrywa grę, zgadując to, co ukryte. Po grze trener tak samo oceni ten wybór.
web-coach-option = { $option }
web-coach-takes = Mistrz wybrałby to w { $share } przypadków
web-hints-taken = { $pilot }: { $count ->
    [one] jedna podpowiedź
    [few] { $count } podpowiedzi
    [many] { $count } podpowiedzi
   *[other] { $count } podpowiedzi
} Mistrza.
web-hinted = { $pilot } prosi Mistrza o podpowiedź.
