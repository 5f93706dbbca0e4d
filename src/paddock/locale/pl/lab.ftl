# Boty przeciw botom i płytki poddane próbie. Słowa wielkimi literami są miejscami na wartości.

## Pomoc

help-arena = boty przeciw botom: te same rozdania dla wszystkich, każde miejsce dla każdego
help-deals = ile rozdań, każde z każdym ustawieniem miejsc (domyślnie 200)
help-simulations = ile symulacji na decyzję dostaje Ekspert (domyślnie { $simulations })
help-html = zapisz w tym pliku stronę z wykresami
help-resume = przechowuj w tym pliku, co już rozegrano, i graj dalej od tego miejsca
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

## Czego nie da się zrobić

own-bot-fails = { $bot } nie może grać: { $why }
resume-other = { $path } powstał z innymi opcjami albo nie jest takim plikiem. Podaj inny plik albo te same opcje.
page-unwritable = Nie można zapisać { $path }.
bot-no-server = Pod adresem { $url } nie ma serwera.
bot-refused = Serwer odmawia: { $why }
bot-needs-seat = Do --token należy --seat: token jest dla jednego miejsca.

## Boty

bot-rookie = Nowicjusz
bot-regular = Bywalec
bot-bold = Bywalec, śmiały
bot-careful = Bywalec, ostrożny
bot-expert = Ekspert
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
arena-equal = Równy udział to { $share }. Przedziały są prawdziwe 95 razy na 100; powstają z ponownego losowania rozdań.
arena-equal-mark = po równo
arena-gain = Udział zwycięstw ponad równy, w punktach
arena-times = Milisekundy obliczeń na decyzję, średnio
column-bot = Bot
column-games = Partie
column-win-share = Wygrane
column-gain = Ponad równy, p.p.
column-interval = Przedział
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
measured-first-out = mediana rundy pierwszej eliminacji
measured-finished = Ścigacze, które docierają do mety
measured-least-route = najrzadziej wybierana podświetlona trasa
measured-lead-changes = zmiany prowadzenia w wyścigu
measured-decided-late = wyścigi rozstrzygnięte na ostatnich trzech płytkach
measured-tokens = żetony zdobyte przez gracza
target-at-least = co najmniej { $number }
target-at-most = co najwyżej { $number }
lab-never = nigdy
lab-yes = tak
lab-no = nie
lab-seats-plot = Wygrane według miejsc
lab-first-out-plot = Runda pierwszej eliminacji
lab-rare-routes = Podświetlone trasy wybierane rzadziej niż w 5% przypadków
lab-no-rare-routes = Każda podświetlona trasa jest wybierana co najmniej w 5% przypadków.
lab-route = płytka { $tile }, strona { $face }, { $route }

## Bot na serwerze

bot-sits = { $bot } siedzi na miejscu { $seat } przy stole { $table }.
bot-over = Koniec gry. Miejsce { $place }.
