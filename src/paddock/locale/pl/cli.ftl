# The command line. Words in capitals are placeholders in the help and are not translated.

## Help

help-usage = Użycie:
help-heading-values = Wartości
help-heading-options = Opcje
help-heading-commands = Polecenia
help-command = POLECENIE
help-help = pokaż tę pomoc
help-version = pokaż wersję
help-lang = język: en, pl, de lub ru (domyślnie język systemu)
help-paddock = Graj, prowadź stoły i badaj dwie gry planszowe, w których wszyscy wybierają w tajemnicy i jednocześnie: OUTSPEED i „Kto drugi, ten lepszy!” (Why First?)
help-demo = obejrzyj partię botów opisaną słowami
help-demo-game = { $games } (domyślnie outspeed)
help-demo-seed = rozegraj jeszcze raz partię o tym ziarnie
help-simulate = rozegraj wiele partii botów i policz, co się w nich dzieje
help-replay = opisz słowami zapisaną partię
help-verify = przelicz od nowa każde losowanie, wybór i wynik partii z serwera
help-verify-file = zakończona partia pobrana z serwera
help-verify-head = skrót zachowany przez twoją przeglądarkę, do odszukania w dzienniku
help-deck-command = sprawdź talię płytek lub kart albo ją obejrzyj
help-deck-check = wskaż każdy błąd talii: płytkę, stronę, trasę i pole
help-deck-show = pokaż płytki lub karty talii
help-rules = pokaż zasady, rozdział (4) albo jedną zasadę (4.9)
help-game = { $games }
help-players = liczba graczy: 3–6 w OUTSPEED, 2–6 w „Kto drugi, ten lepszy!” (domyślnie 4)
help-bots = kto gra (lista z przecinkami, powtarzana aż do zapełnienia miejsc): { $bots }
help-deck = graj płytkami lub kartami z tego pliku zamiast zestawem Paddocka
help-variant = wariant gry: { $variants }
help-games = liczba partii (domyślnie 1000)
help-seed = to samo ziarno, ten sam wynik, na każdym komputerze (domyślnie 1)
help-jobs = na ile procesów podzielić pracę (domyślnie 1)
help-engine = python: same zasady; vector: miliony losowych partii, na urządzeniu, które znajdzie JAX
help-cluster = podziel pracę z klastrem Ray: HOST:PORT na jednej z jego maszyn, ray://HOST:PORT z zewnątrz, local, by uruchomić klaster tutaj; --jobs mówi wtedy, ile części rozgrywać naraz (bez tego tyle, na ile ma rdzeni)
help-json = wypisz jeden obiekt JSON zamiast tabel
help-save = zachowaj zapis każdej partii w tym folderze
help-record = zapis partii utworzony przez simulate --save
help-round = tylko ta tura („Kto drugi, ten lepszy!”: runda, licząc od początku gry, 1–25)
help-seat = tylko to, co widać z tego miejsca przy stole (licząc od 1)
help-deck-file = talia w pliku TOML
help-deck-show-file = talia w pliku TOML (domyślnie zestaw Paddocka)
help-deck-show-game = do której gry pokazać zestaw Paddocka: { $games }
help-tile = tylko ta płytka
help-number = rozdział (4) albo zasada (4.9)

## What was not understood

usage-hint = Co jest możliwe, pokazuje „{ $command } --help”.
usage-missing = Brakuje: { $what }
usage-unrecognised = Nie rozpoznano: { $what }
usage-no-value = { $what } wymaga wartości.
usage-unwanted-value = { $what } nie przyjmuje wartości.
usage-ambiguous = { $what } może oznaczać kilka opcji.
usage-argument = { $what }: { $why }
value-not-one-of = „{ $value }” nie pasuje; możliwe wartości: { $choice }.
value-not-a-head = „{ $value }” nie jest skrótem: musi mieć 64 cyfry, od 0 do 9 i od a do f.
value-not-a-number = „{ $value }” nie jest liczbą całkowitą od { $least } do { $most }.

## What cannot be done

output-unwritable = Nie można zapisać wyniku: { $why }
interrupted = Przerwano.
file-not-found = Nie ma pliku { $path }.
file-is-a-folder = { $path } to folder, a nie plik.
file-unreadable = Nie da się odczytać pliku { $path }.
file-too-large = Plik { $path } ma ponad { $most } MiB.
file-not-text = { $path } nie jest plikiem tekstowym.
folder-unwritable = Nie da się nic zapisać w folderze { $path }.
extra-missing = Do tego potrzebny jest pakiet { $package }: pip install 'paddock-games[{ $extra }]'.
vector-missing = Silnik wektorowy wymaga JAX: pip install 'paddock-games[vector]'.
vector-no-engine = Gra { $game } nie ma silnika wektorowego: pomiń --engine.
vector-random-only = Silnik wektorowy gra losowo i nie zapisuje partii: pomiń --save oraz --bots inne niż random.
cluster-missing = Klaster wymaga Ray: pip install 'paddock-games[cluster]'.
cluster-keeps-no-records = Procesy klastra nie zapisują partii: pomiń --save albo --cluster.
cluster-silent = Pod adresem { $address } nie odpowiada żaden klaster Ray: adres to HOST:PORT, ray://HOST:PORT albo local.
cluster-fails = Klaster { $address } nie może wykonać pracy: { $why }
cluster-other-rules = Klaster { $address } ma inną wersję zasad ({ $why }): zainstaluj ten sam paddock na wszystkich maszynach.
cluster-no-bot = Klaster nie może zagrać botem { $bot }: plik musi być na wszystkich jego maszynach, w tym samym miejscu.
wrong-players = { $game } to gra dla { $least }–{ $most } graczy, a nie dla { $players }.
wrong-variant = Gra { $game } nie ma wariantu { $variant }.
game-without-bots = Gra { $game } nie ma botów.
game-without-research = Gra { $game } nie ma narzędzi do badań.
game-without-terminal = Gry { $game } nie można pokazać w terminalu.
no-such-rule = Nie ma zasady { $number }; są rozdziały od 1 do { $chapters } i zasady takie jak 4.1.
no-such-seat = Przy tym stole nie ma miejsca { $seat } (liczba graczy: { $players }).
no-such-round = W tej partii nie ma tury (rundy) { $round }; ostatnia ma numer { $rounds }.
record-not-json = Ten plik jest uszkodzony albo nie jest zapisem Paddocka: to nie JSON.
record-foreign = Ten plik nie jest zapisem Paddocka.
record-unknown-game = To zapis gry, której Paddock nie zna: { $game }.
record-newer = Ten zapis pochodzi z nowszego Paddocka (format { $format }, wersja zasad { $version }) i tylko taki go odczyta.
record-older = Ten zapis powstał według starszych zasad (format { $format }, wersja zasad { $version }) i nie da się go odtworzyć według obecnych.
record-damaged = Ten zapis jest uszkodzony: { $detail }
record-untrue = Ten zapis jest uszkodzony: krok { $number } nie prowadzi do tego, co o nim zapisano.

## Simulating

progress-games = Partie
demo-opening =
    { $players ->
        [one] { $game }, { $players } gracz, { $deck }.
        [few] { $game }, { $players } gracze, { $deck }.
        [many] { $game }, { $players } graczy, { $deck }.
       *[other] { $game }, { $players } gracza, { $deck }.
    }
demo-again = Jeszcze raz to samo: { $command }
simulated =
    { $games ->
        [one] { $game }, { $games } partia, ziarno { $seed }; liczba graczy: { $players }; { $deck }.
        [few] { $game }, { $games } partie, ziarno { $seed }; liczba graczy: { $players }; { $deck }.
        [many] { $game }, { $games } partii, ziarno { $seed }; liczba graczy: { $players }; { $deck }.
       *[other] { $game }, { $games } partii, ziarno { $seed }; liczba graczy: { $players }; { $deck }.
    }
mean-rounds = Średnia liczba tur (rund) w partii: { $mean }.
decimal = { $whole },{ $tenth }
table-seats = Wygrane i zajęte miejsca, według kolejności przy stole
table-endings = Jak kończyły się partie
table-rounds = Ostatnia tura
table-eliminations = Eliminacje
table-first-elimination = Tura pierwszej eliminacji
table-tokens-kept = Zachowane żetony
table-tokens-played = Zagrane żetony
table-cards-laid = Kto dostawał karty
table-figures-moved = Czyje figurki przesuwano
table-scoring-field = Pola, które punktowały
table-routes = Jak często programowano każdą trasę
column-seat = Gracz
column-wins = Wygrane
column-place = { $place }. m.
column-count = Liczba
column-share = Udział
column-tile = Płytka
column-face = Strona
row-finish = meta
row-last-ship = został jeden Ścigacz
row-no-ship = nie został żaden Ścigacz
row-off-the-rear = poza tylnym krańcem toru
row-drained = bez Paliwa przez Działko Jonowe
row-no-route = brak trasy do wyboru
row-empty-tank = pusty bak
row-in-debt = za wysoki koszt na mecie
row-rear-board = na tylnej planszy
row-single = jeden zwycięzca
row-shared = wspólne zwycięstwo
row-own = sam gracz
row-another = inny gracz
row-leon = Leon
row-none = żadne

## Sprawdzanie

verify-absent = Ten zapis nie ma dowodu: nie pochodzi z serwera. Sprawdzane jest tylko jego odtworzenie.
verify-replayed = Odtworzenie: każdy krok prowadzi do tego, co o nim zapisano.
verify-commitment = Zobowiązanie: sekret jest tym, do którego serwer zobowiązał się, zanim ktokolwiek usiadł.
verify-pledges = Przyrzeczenia: każdy wkład do ziarna zgadza się z przyrzeczeniem (wkłady: { $count }, gracze: { $players }).
verify-pledges-missing = Przyrzeczenia: każdy wkład do ziarna zgadza się z przyrzeczeniem, ale nie wszystkie złożono (wkłady: { $count }, gracze: { $players }). Ten, kto prowadzi serwer, mógł wybrać, które pominąć.
verify-pledges-none = Przyrzeczenia: żaden gracz nie wniósł wkładu do ziarna (gracze: { $players }). Mógł je wybrać ten, kto prowadzi serwer.
verify-pledges-luck = Przyrzeczenia: ten stół ma wspólne rozdanie z innymi, więc nie wchodzi do niego wkład żadnego gracza. Operator serwera wybrał rozdanie, zanim otwarto stół.
verify-lines = Dziennik: każdy wiersz jest na swoim miejscu i zgadza się ze swoim liściem drzewa (wiersze: { $count }).
verify-choices = Wybory: każdy był dozwolony, a odsłonięto to, co wybrano (wybory: { $count }).
verify-draws = Losowania: każde wynika z ziarna i z szans według zasad (losowania: { $count }).
verify-draws-luck = Losowania: każde wynika ze wspólnego rozdania według swojego miejsca i z szans podanych w zasadach (losowań: { $count }).
verify-draws-closed = Losowania: nie można ich jeszcze sprawdzić. Wspólne rozdanie zostanie ujawnione, gdy nikt już nie będzie na nim grał; cała reszta jest już udowodniona.
verify-events = Zdarzenia: każde wynika z zasad (zdarzenia: { $count }).
verify-scores = Wynik: zwycięzcy, miejsca i punkty zgadzają się z zasadami.
verify-record = Zapis: opisuje tę samą partię co dziennik.
verify-chain = Łańcuch: kończy się na { $head }. Porównaj to z tym, co zachowała twoja przeglądarka.
verify-head-known = Twój skrót: to ten po wierszu { $line } z { $lines }. Do tego miejsca jest to dziennik, który dostała twoja przeglądarka.
verify-head-first = Twój skrót: to ten sprzed pierwszego wiersza. Twoja przeglądarka znała ten stół, ale nic, co się przy nim stało.
verify-head-strange = Twój skrót: nie występuje w tym dzienniku. Twoja przeglądarka dostała coś innego, niż jest w tym pliku.
verify-head-unproven = Twój skrót: nie da się go porównać, bo ten zapis nie ma dowodu.
verify-good = Wszystko się zgadza.
verify-bad = Pierwszy niezgodny wiersz: { $line }.
verify-lost = Partia: od wiersza { $line } nie da się jej śledzić, więc reszty nie sprawdzono według zasad.
verify-commitment-wrong = Zobowiązanie: wiersz { $line } zobowiązuje serwer do innego sekretu.
verify-commitment-other = Zobowiązanie: w wierszu { $line } jest inne niż w dowodzie.
verify-luck-wrong = Zobowiązanie: wiersz { $line } zobowiązuje do innego rozdania.
verify-luck-other = Zobowiązanie: wiersz { $line } podaje inne rozdanie niż dowód.
verify-secret-other = Zobowiązanie: wiersz { $line } ujawnia inny sekret niż dowód.
verify-pledge-broken = Przyrzeczenia: w wierszu { $line } miejsce { $seat } wnosi coś, czego nie przyrzekło.
verify-seat-other = Przyrzeczenia: w wierszu { $line } miejsce { $seat } przyrzeka albo wnosi coś innego niż w dowodzie.
verify-line-misplaced = Dziennik: wiersza { $line } brak albo nie jest na swoim miejscu; jest tam numer { $number }.
verify-line-unreadable = Dziennik: wiersz { $line } nie ma postaci wiersza dziennika.
verify-line-unlawful = Dziennik: wiersz { $line } ({ $entry }) nie może następować po poprzednich.
verify-leaf-wrong = Dziennik: wiersz { $line } nie zgadza się ze swoim liściem drzewa.
verify-choice-illegal = Wybory: w wierszu { $line } miejsce { $seat } wybiera coś, czego nie miało do wyboru.
verify-choice-missing = Wybory: wiersz { $line } odsłania decyzję, zanim wszyscy wybrali.
verify-choice-other = Wybory: wiersz { $line } nie odsłania tego, co wybrano.
verify-no-seed = Losowania: w wierszu { $line } partia zaczyna się bez ziarna, bo jakiś wkład ma złą długość.
verify-draw-wrong = Losowania: w wierszu { $line } krok { $number } nie wynika z ziarna.
verify-draw-missing = Losowania: wiersz { $line } kończy się, zanim wszystko wylosowano.
verify-odds-other = Losowania: w wierszu { $line } krok { $number } ma inne szanse niż w dowodzie.
verify-event-wrong = Zdarzenia: w wierszu { $line } krok { $number } nie prowadzi do tego, co o nim zapisano.
verify-score-wrong = Wynik: partia, która kończy się w wierszu { $line }, ma inny wynik niż w dowodzie.
verify-result-other = Wynik: wiersz { $line } podaje inny wynik, niż wynika z zasad.
verify-unfinished = Wynik: dziennik kończy się na wierszu { $line }, przed końcem partii.
verify-config-other = Zapis: wiersz { $line } otwiera inną partię niż zapisana.
verify-record-other = Zapis: w wierszu { $line } krok { $number } jest inny niż w zapisie.
verify-chain-wrong = Łańcuch: po wierszu { $line }, ostatnim, nie kończy się na skrócie z dowodu.
