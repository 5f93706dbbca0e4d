# Stół w terminalu: „paddock play” i „paddock join”. Większość słów jest ta sama co w przeglądarce.

## Help

help-play = zagraj z botami w terminalu, bez serwera
help-play-seed = znowu te same karty i kości, a boty myślą tak samo
help-play-resume = wróć do zapisanej partii
help-join = usiądź w terminalu przy stole na serwerze
help-link = link do stołu albo, z --server, jego kod z pięciu znaków
help-join-server = serwer, na którym kod prowadzi do stołu, na przykład https://paddock.example
help-join-seat = które miejsce (licząc od 1; domyślnie dowolne wolne)
help-watch = oglądaj, bez miejsca przy stole
help-name = twoje imię przy stole
help-plain = wiersze tekstu i numerowane pytania, dla czytników ekranu i potoków

## What cannot be done

resume-other-game = { $path } to partia gry { $game }.
resume-without = --resume wznawia zapisaną partię: pomiń { $options }.
too-many-bots = Liczba botów: { $bots }, wolnych miejsc: { $seats }. Podaj mniej botów.
play-which-game = Która gra? Jedna z: { $games } albo --resume z plikiem.
play-no-link = „{ $link }” to nie link do stołu, taki jak http://localhost:8000/t/CODE.
play-no-server = „{ $server }” to nie adres serwera taki jak https://paddock.example.
play-invitation = Inni mogą dołączyć z kodem { $code }.
play-not-saved-by-play = Ten plik nie został zapisany przez „paddock play”.
play-not-saved = Partii nie udało się zapisać.
play-way-back = Aby wrócić: { $command }
why-nobody-there = Nie ma tu z kim rozmawiać.
why-not-a-table-server = Pod tym adresem nie ma serwera stołów.

## The screen

play-small = Za małe okno: trzeba 80×24 albo --plain.
play-nameless = Pilot
play-back-as = Wracasz na swoje miejsce jako { $name }. Imię { $other } nie jest używane.
play-you-watch = Oglądasz grę
play-away = Brak połączenia: { $pilots }
play-hand = Masz
play-standing = Stan gry
play-in-words = Stół w słowach
play-sentence = { $what }.
play-piece = { $piece }: { $text }
play-remark = { $who }: { $text }
play-all = wszyscy
play-tokens = Ż{ $count }
play-dice = { $count }k
play-row-room = miejsca
play-row-cost = koszt
play-row-zones = strefy
play-row-fuel = Paliwo
play-row-token = żeton
play-asked-card = Wybierz kartę
play-goes = { $pilot }: z pola { $start } na pole { $end }, licząc tylko tę kartę
play-moves-later = Gdy przyjdzie kolej tej karty, przesuniesz dowolną figurkę o jej wartość.
play-rule-number = inny rozdział (4) lub zasada (4.9), potem Enter
play-pace-0 = Tempo: zwykłe
play-pace-1 = Tempo: szybkie
play-pace-2 = Tempo: od razu

## Keys

play-key-choose = <> wybór
play-key-lock = Enter zatwierdź
play-key-words = w słowa
play-key-history = h przebieg
play-key-talk = t czat
play-key-rules = ? zasady
play-key-leave = q wyjdź
play-key-back = Esc: powrót do stołu
play-key-skip = spacja: pomiń
play-key-pace = p tempo
play-key-again = n jeszcze raz
play-key-ready = r gotowość
play-key-bots = b boty
play-key-level = v siła
play-key-free = x usuń
play-key-start = s start

## Lines of text

play-option = { $number }. { $name }. { $what }
play-plain-prompt = Wpisz liczbę od 1 do { $count } albo h, by zobaczyć pomoc.
play-plain-again = Wpisz { $number } jeszcze raz, by mimo to tak wybrać.
play-plain-help = Wpisz liczbę, by wybrać. o: znowu możliwości. c: pozostały czas. w: stół w słowach. ? albo ?4.9: zasada. t TEKST: czat. q: wyjście.
play-time-left = Pozostały czas: { $left }
play-left-seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
        [many] { $count } sekund
       *[other] { $count } sekundy
    }
play-left-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minuty
    }
play-left-hours =
    { $count ->
        [one] { $count } godzina
        [few] { $count } godziny
        [many] { $count } godzin
       *[other] { $count } godziny
    }
play-left-days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
play-plain-lobby = r: gotowość. b: dodaj boty ({ $level }). v: ich siła. x: usuń bota. s: start. q: wyjście.
play-plain-over = n: jeszcze raz. w: stół w słowach. q: wyjście.
play-out-chance = W tej turze możesz odpaść: { $percent }%
