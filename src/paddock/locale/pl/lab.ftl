# Boty przeciw botom i płytki poddane próbie. Słowa wielkimi literami są miejscami na wartości.

## Pomoc

help-arena = boty przeciw botom: te same rozdania dla wszystkich, każde miejsce dla każdego
help-deals = ile rozdań, każde z każdym ustawieniem miejsc (domyślnie 200)
help-luck-adjusted = odejmij też szczęście: losowania oraz wybory botów, które podają, jak mieszają; wolniej
help-simulations = ile symulacji na decyzję dostaje Ekspert (domyślnie { $simulations })
help-html = zapisz w tym pliku stronę z wykresami
help-resume = zapisuj postęp w tym pliku i kontynuuj od niego
help-lab = pomiary
help-lab-report = zmierz zestaw płytek OUTSPEED względem jego celów
help-lab-players = dla ilu graczy, po przecinku (domyślnie 3,4,5,6)
help-races = ile wyścigów dla każdej liczby graczy (domyślnie 1000)
help-bot = posadź bota przy stole działającego serwera
help-bot-url = stół: http://HOST:PORT/TABLE albo adres serwera i --table
help-bot-name = kto gra: { $bots } albo własny bot, my_bot.py:MyBot
help-bot-table = kod stołu
help-bot-seat = miejsce (liczone od 1; dowolne wolne, jeśli nie podano)
help-bot-token = token miejsca, które jest już zajęte
help-bot-called = imię przy stole
help-own-bot = { $bots }; albo własny bot: my_bot.py:MyBot
help-train = wytrenuj sieć w grze z samą sobą na silniku wektorowym (wymaga JAX)
help-train-players = dla ilu graczy, po przecinku (domyślnie 4); na zmianę
help-train-variant = wariant do treningu: { $variants } (domyślnie zwykła gra)
help-train-decks = house: zestaw Paddocka; random: także jego odmiany, jeśli gra je ma
help-train-minutes = jak długo trenować, razem z kompilacją; z --resume łącznie (domyślnie 30)
help-train-updates = zakończ po tylu aktualizacjach: to samo ziarno daje tę samą sieć
help-train-out = folder na sieć, punkt kontrolny i wykresy (domyślnie net)
help-train-resume = kontynuuj od punktu kontrolnego w folderze
help-train-start = zacznij od tej sieci
help-train-against = wytrenuj najlepszą odpowiedź na tę sieć, zaczynając od jej wag
help-train-last = ostatniego wyboru dokonuj przez przeszukiwanie, jak Mistrz, jeśli gra to umożliwia
help-train-settle = ustabilizuj sieć, która już gra: małe kroki i średnia wag (wymaga --start)
help-train-gauge = cztery razy w przebiegu ucz krótkie odpowiedzi na sieć dla tych liczb graczy
help-train-width = liczba neuronów w warstwie
help-train-layers = liczba warstw sieci
help-train-samples = liczba decyzji w jednej aktualizacji

## Czego nie da się zrobić

own-bot-no-file = Nie ma takiego pliku.
own-bot-no-class = Podaj też klasę w tym pliku: { $bot }:MyBot
own-bot-fails = Nie da się grać botem { $bot }: { $why }
resume-other = { $path } powstał z innymi opcjami albo nie jest plikiem postępu. Podaj inny plik albo te same opcje.
page-unwritable = Nie można zapisać { $path }.
bot-no-server = Pod adresem { $url } nie ma serwera.
bot-refused = Serwer odmawia: { $why }
bot-needs-seat = --token wymaga --seat: token należy do jednego miejsca.
train-folder-used = W { $path } jest już trening. Dodaj --resume, aby go kontynuować, albo podaj inny folder w --out.
train-no-last = Gra { $game } nie wylicza ostatniego wyboru: pomiń --work-out-last.
train-no-decks = Gra { $game } nie ma odmian swojego zestawu: pomiń --decks.
train-no-features = Dla gry { $game } nie można wytrenować sieci: gra nie podaje, co sieć widzi.
train-no-engine = Dla gry { $game } nie można wytrenować sieci: gra nie ma silnika wektorowego.
train-settle-start = --settle wymaga --start i nie łączy się z --against.
net-unreadable = { $path } nie jest siecią do tej gry: { $why }

## Boty

bot-rookie = Nowicjusz
bot-regular = Bywalec
bot-bold = Bywalec, śmiały
bot-careful = Bywalec, ostrożny
bot-expert = Ekspert
bot-champion = Mistrz
bot-random = Losowy

## Arena

progress-deals = Rozdania
arena-played =
    { $deals ->
        [one] { $game }: { $deals } rozdanie, ustawień: { $seatings }, graczy: { $players }, ziarno { $seed }; { $deck }.
        [few] { $game }: { $deals } rozdania, ustawień w każdym: { $seatings }, graczy: { $players }, ziarno { $seed }; { $deck }.
        [many] { $game }: { $deals } rozdań, ustawień w każdym: { $seatings }, graczy: { $players }, ziarno { $seed }; { $deck }.
       *[other] { $game }: { $deals } rozdania, ustawień w każdym: { $seatings }, graczy: { $players }, ziarno { $seed }; { $deck }.
    }
arena-title = Arena: { $game }, graczy: { $players }
arena-equal = Równy udział to { $share }. Przedziały 95% powstają z ponownego losowania rozdań.
arena-luck-adjusted = Bez szczęścia: zysk bez szczęścia w losowaniach i mieszanych wyborach. Jego wariancja między rozdaniami jest { $ratio } razy mniejsza.
arena-equal-mark = po równo
arena-gain = Udział zwycięstw ponad równy, w punktach
arena-times = Średni czas obliczeń na decyzję, ms
column-bot = Bot
column-games = Partie
column-win-share = Wygrane
column-gain = Ponad równy, p.p.
column-interval = Przedział
column-luck-adjusted = Bez szczęścia
column-mean-place = Średnie miejsce
column-rating = Ranking
column-ms = ms CPU
column-longest = najdłużej ms
interval = od { $low } do { $high }
same-again = Jeszcze raz to samo:

## Płytki

progress-races = Wyścigi
lab-title = Równowaga zestawu „{ $deck }”
lab-played =
    { $races ->
        [one] { $races } wyścig dla każdej liczby graczy, ziarno { $seed }; boty: { $bots }.
        [few] { $races } wyścigi dla każdej liczby graczy, ziarno { $seed }; boty: { $bots }.
        [many] { $races } wyścigów dla każdej liczby graczy, ziarno { $seed }; boty: { $bots }.
       *[other] { $races } wyścigu dla każdej liczby graczy, ziarno { $seed }; boty: { $bots }.
    }
lab-players = Graczy: { $players }
column-figure = Co zmierzono
column-target = Cel
column-value = Wynik
column-met = Osiągnięty
measured-seats = największa przewaga lub strata miejsca
measured-finished = Ścigacze, które docierają do mety
measured-least-route = najrzadziej wybierana podświetlona trasa
measured-lead-changes = zmiany prowadzenia w wyścigu
measured-decided-late = wyścigi rozstrzygnięte na ostatnich trzech płytkach
measured-tokens = żetony zdobyte przez gracza
target-at-least = co najmniej { $number }
target-at-most = co najwyżej { $number }
lab-never = nigdy
measured-out-before-5 = wyścigi, w których ktoś odpada przed 5. turą
measured-out-before-8 = wyścigi, w których ktoś odpada przed 8. turą
measured-crowded = tury z przepełnioną trasą
measured-one-cause = najczęstsza przyczyna eliminacji
measured-many-tokens = żetony zdobyte przez gracza
measured-fourth-board = wyścigi, które potrzebują czwartej planszy
measured-leader-wins = wygrywa lider sprzed 8. tury
measured-any-out-early = dowolna trasa: odpada przed 6. turą
measured-any-finished = dowolna trasa: na mecie
measured-zones-out-early = najwięcej stref: odpada przed 6. turą
measured-zones-finished = najwięcej stref: na mecie
measured-cheap-out-early = najtańsza trasa: odpada przed 6. turą
measured-cheap-finished = najtańsza trasa: na mecie
lab-met = tak
lab-missed = nie
lab-unclear = za mało wyścigów, by rozstrzygnąć
lab-played-first-timers =
    { $races ->
        [one] { $races } wyścig na każdą strategię i liczbę graczy, ziarno { $seed }; debiutant wśród Nowicjuszy, wszyscy zważają na ostrzeżenia.
        [few] { $races } wyścigi na każdą strategię i liczbę graczy, ziarno { $seed }; debiutant wśród Nowicjuszy, wszyscy zważają na ostrzeżenia.
        [many] { $races } wyścigów na każdą strategię i liczbę graczy, ziarno { $seed }; debiutant wśród Nowicjuszy, wszyscy zważają na ostrzeżenia.
       *[other] { $races } wyścigu na każdą strategię i liczbę graczy, ziarno { $seed }; debiutant wśród Nowicjuszy, wszyscy zważają na ostrzeżenia.
    }
lab-route-short = płytka { $tile } ({ $face }), { $route }
lab-causes-plot = Przyczyny eliminacji
lab-cause-off-the-rear = zepchnięty za tor
lab-cause-drained = Paliwo zabrał żeton
lab-cause-no-route = brak trasy
lab-cause-empty-tank = pusty bak
lab-cause-in-debt = za wysoki koszt
lab-cause-rear-board = tylna plansza
help-first-timers = zmierz zamiast tego debiutantów wśród Nowicjuszy: dowolna trasa, najwięcej stref, najtańsza
help-lab-tune = szukaj lepszego zestawu płytek OUTSPEED na silniku wektorowym
help-tune-deck = talia, od której zacząć (domyślnie: zestaw Paddocka)
help-tune-players = mierz z tyloma graczami i zmieniaj stronę, którą widzą (domyślnie 3,4)
help-generations = ile pokoleń łącznie (domyślnie 20)
help-candidates = ile nowych zestawów w pokoleniu (domyślnie 120)
help-tune-resume = zapisuj gotowe pokolenia w FILE i kontynuuj od nich
help-tune-output = zapisz najlepszy zestaw w FILE
tune-generation = Pokolenie { $number }: zestawów { $tried }, najlepsza kara { $penalty }.
tune-players = Gracze muszą widzieć jedną stronę: 3 i 4 albo 5 i 6.
tune-written = Najlepszy zestaw jest w { $path }.
tune-other-work = { $path } pochodzi z innego przeszukiwania.
lab-seats-plot = Wygrane według miejsc
lab-first-out-plot = Tura pierwszej eliminacji
lab-rare-routes = Podświetlone trasy wybierane rzadziej niż w 5% przypadków
lab-no-rare-routes = Każda podświetlona trasa jest wybierana co najmniej w 5% przypadków.
lab-route = płytka { $tile }, strona { $face }, { $route }

## Bot na serwerze

bot-sits = { $bot } siedzi na miejscu { $seat } przy stole { $table }.
bot-over = Koniec gry. Miejsce { $place }.

## Trening

progress-training = Trening
train-opening = Trening sieci do gry { $game }, liczba graczy: { $players }.
train-line = { $done }%, aktualizacja { $update }, partie: { $games }, { $seconds } s, entropia { $entropy }, błąd wartości { $error }
train-duel = { $table }, przeciwnik – { $against }: { $gain } ± { $margin } punktu procentowego ponad równy udział (rozdania: { $deals })
train-random = gra losowa
train-regulars = Bywalcy
train-earlier = ta sama sieć po { $share }% treningu
train-target = podana sieć
train-gauge = { $table }: krótka odpowiedź zyskuje { $gain } ± { $margin } punktu procentowego na sieci (rozdania: { $deals })
train-lower-bound = Zysk w grze z podaną siecią to dolna granica jej podatności na wykorzystanie.
train-files = Sieć: { $net }. Wykresy: { $page }
