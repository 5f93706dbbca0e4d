# Stół w terminalu: „paddock play” i „paddock join”. Większość słów jest ta sama co w przeglądarce.

## Help

help-play = zagraj z botami w terminalu, bez serwera
help-play-seed = znowu te same karty i kości, a boty myślą tak samo
help-play-resume = wróć do przerwanej gry
help-join = usiądź w terminalu przy stole na serwerze
help-link = link do stołu
help-join-seat = to miejsce (licząc od 1) zamiast dowolnego wolnego
help-watch = tylko patrz, bez miejsca przy stole
help-name = twoje imię przy stole
help-plain = wiersze tekstu i numerowane pytania, dla czytników ekranu i potoków

## What cannot be done

play-which-game = Która gra? Jedna z: { $games } albo --resume z plikiem.
play-no-link = „{ $link }” to nie link do stołu, taki jak http://localhost:8000/t/CODE.
play-not-saved-by-play = Tego pliku nie zapisało „paddock play”.
play-not-saved = Gry nie udało się zapisać.
play-way-back = Aby wrócić: { $command }
why-nobody-there = Nie ma tu z kim rozmawiać.
why-not-a-table-server = Pod tym adresem nie ma serwera stołów.

## The screen

play-small = Okno jest małe: całość mieści się w 80 kolumnach i 24 wierszach; jest też --plain.
play-nameless = Pilot
play-back-as = Wracasz na swoje miejsce jako { $name }. Imię { $other } nie jest używane.
play-you-watch = Oglądasz
play-hand = Masz
play-standing = Jak stoi gra
play-in-words = Stół w słowach
play-sentence = { $what }.
play-piece = { $piece }: { $text }
play-remark = { $who }: { $text }
play-all = każdy
play-die = kość
play-row-room = miejsca
play-row-cost = koszt
play-row-zones = strefy
play-row-fuel = paliwo
play-row-token = żeton
play-asked-card = Wybierz kartę
play-moves-later = Gdy przyjdzie jej kolej, przesuniesz o nią dowolną figurkę.
play-rule-number = inny rozdział (4) lub zasada (4.9), potem Enter
play-pace-0 = Tempo: zwykłe
play-pace-1 = Tempo: szybkie
play-pace-2 = Tempo: od razu

## Keys

play-key-choose = <> wybór
play-key-lock = Enter zatwierdź
play-key-words = w słowa
play-key-history = h historia
play-key-talk = t czat
play-key-rules = ? zasady
play-key-leave = q wyjście
play-key-back = Esc: powrót do stołu
play-key-skip = spacja: pomiń
play-key-pace = p tempo
play-key-again = n jeszcze raz
play-key-ready = r gotowe
play-key-bots = b dosadź boty
play-key-level = v siła
play-key-free = x odeślij bota
play-key-start = s start

## Lines of text

play-option = { $number }. { $name }. { $what }
play-plain-prompt = Wpisz liczbę od 1 do { $count } albo h, by zobaczyć pomoc.
play-plain-again = Wpisz { $number } jeszcze raz, aby mimo to tak wybrać.
play-plain-help = Liczba wybiera. o: znowu możliwości. c: pozostały czas. w: stół w słowach. ? albo ?4.9: zasada. t TEKST: czat. q: wyjście.
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
play-plain-lobby = r: gotowe albo nie. b: dosadź boty ({ $level }). v: ich siła. x: odeślij bota. s: start. q: wyjście.
play-plain-over = n: jeszcze raz. w: stół w słowach. q: wyjście.
