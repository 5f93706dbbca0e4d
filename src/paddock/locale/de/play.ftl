# Der Tisch im Terminal: „paddock play“ und „paddock join“. Die meisten Wörter sind die des Browsers.

## Help

help-play = im Terminal gegen Bots spielen, ohne Server
help-play-seed = noch einmal dieselben Karten und Würfel, und Bots, die ebenso denken
help-play-resume = ein verlassenes Spiel fortsetzen
help-join = sich im Terminal an einen Tisch auf einem Server setzen
help-link = der Link des Tisches
help-join-seat = dieser Platz (ab 1 gezählt) statt irgendeines freien
help-watch = zuschauen, ohne Platz
help-name = dein Name am Tisch
help-plain = Textzeilen und nummerierte Fragen, für Bildschirmleser und Pipes

## What cannot be done

play-which-game = Welches Spiel? Eines von { $games } oder --resume mit einer Datei.
play-no-link = „{ $link }“ ist kein Link eines Tisches wie http://localhost:8000/t/CODE.
play-not-saved-by-play = Diese Datei hat nicht „paddock play“ gespeichert.
play-not-saved = Das Spiel konnte nicht gespeichert werden.
play-way-back = Zurück geht es mit: { $command }
why-nobody-there = Hier ist niemand zum Reden.
why-not-a-table-server = Unter dieser Adresse ist kein Tisch-Server.

## The screen

play-small = Das Fenster ist klein: 80 Spalten und 24 Zeilen zeigen alles; es gibt auch --plain.
play-nameless = Pilot
play-back-as = Du bist zurück auf deinem Platz als { $name }. Der Name { $other } gilt hier nicht.
play-you-watch = Du schaust zu
play-hand = Du hast
play-standing = Wie es steht
play-in-words = Der Tisch in Worten
play-sentence = { $what }.
play-piece = { $piece }: { $text }
play-remark = { $who }: { $text }
play-all = alle
play-die = Würfel
play-row-room = Platz
play-row-cost = Kosten
play-row-zones = Zonen
play-row-fuel = Benzin
play-row-token = Plättchen
play-asked-card = Wähle eine Karte
play-moves-later = Wenn sie an der Reihe ist, bewegst du mit ihr eine beliebige Figur.
play-rule-number = ein anderes Kapitel (4) oder eine Regel (4.9), dann Enter
play-pace-0 = Tempo: normal
play-pace-1 = Tempo: schnell
play-pace-2 = Tempo: sofort

## Keys

play-key-choose = <> wählen
play-key-lock = Enter festlegen
play-key-words = w Worte
play-key-history = h Verlauf
play-key-talk = t Chat
play-key-rules = ? Regeln
play-key-leave = q gehen
play-key-back = Esc: zurück zum Tisch
play-key-skip = Leertaste: überspringen
play-key-pace = p Tempo
play-key-again = n noch einmal
play-key-ready = r bereit
play-key-bots = b mit Bots füllen
play-key-level = v Stärke
play-key-free = x Bot wegschicken
play-key-start = s Start

## Lines of text

play-option = { $number }. { $name }. { $what }
play-plain-prompt = Gib eine Zahl von 1 bis { $count } ein, oder h für Hilfe.
play-plain-again = Gib noch einmal { $number } ein, um es trotzdem zu wählen.
play-plain-help = Eine Zahl wählt. o: die Möglichkeiten noch einmal. c: die verbleibende Zeit. w: der Tisch in Worten. ? oder ?4.9: die Regel. t TEXT: Chat. q: gehen.
play-time-left = Verbleibende Zeit: { $left }
play-left-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
play-left-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
play-left-hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
play-left-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
play-plain-lobby = r: bereit oder nicht. b: mit Bots füllen ({ $level }). v: ihre Stärke. x: Bot wegschicken. s: Start. q: gehen.
play-plain-over = n: noch einmal. w: der Tisch in Worten. q: gehen.
