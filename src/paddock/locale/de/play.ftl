# Der Tisch im Terminal: „paddock play“ und „paddock join“. Die meisten Wörter sind die des Browsers.

## Help

help-play = im Terminal gegen Bots spielen, ohne Server
help-play-seed = noch einmal dieselben Karten und Würfel, und Bots, die genauso entscheiden
help-play-resume = eine gespeicherte Partie fortsetzen
help-join = im Terminal an einem Tisch auf einem Server mitspielen
help-link = der Link zum Tisch oder, mit --server, sein Code aus fünf Zeichen
help-join-server = der Server, auf dem der Code zu einem Tisch führt, zum Beispiel https://paddock.example
help-join-seat = welcher Sitz (ab 1 gezählt; Vorgabe: irgendein freier)
help-watch = zuschauen, ohne Platz
help-name = dein Name am Tisch
help-plain = Textzeilen und nummerierte Fragen, für Screenreader und Pipes

## What cannot be done

resume-other-game = { $path } ist eine Partie { $game }.
resume-without = --resume setzt die gespeicherte Partie fort: Lass { $options } weg.
too-many-bots = { $bots } Bots für { $seats } Sitze: Nenne weniger Bots.
play-which-game = Welches Spiel? Eines von { $games } oder --resume mit einer Datei.
play-no-link = „{ $link }“ ist kein Link zu einem Tisch wie http://localhost:8000/t/CODE.
play-no-server = „{ $server }“ ist keine Adresse eines Servers wie https://paddock.example.
play-invitation = Mit dem Code { $code } können andere mitspielen.
play-not-saved-by-play = Diese Datei wurde nicht von „paddock play“ gespeichert.
play-not-saved = Die Partie konnte nicht gespeichert werden.
play-way-back = Zurück geht es mit: { $command }
why-nobody-there = Hier ist niemand zum Reden.
why-not-a-table-server = Unter dieser Adresse ist kein Tisch-Server.

## The screen

play-small = Fenster zu klein: 80×24 nötig, oder --plain.
play-nameless = Pilot
play-back-as = Du bist zurück auf deinem Platz als { $name }. Der Name { $other } gilt hier nicht.
play-you-watch = Du schaust zu
play-away = Nicht verbunden: { $pilots }
play-hand = Du hast
play-standing = Spielstand
play-in-words = Der Tisch in Worten
play-sentence = { $what }.
play-piece = { $piece }: { $text }
play-remark = { $who }: { $text }
play-all = alle
play-tokens = B{ $count }
play-dice = { $count }W
play-row-room = Platz
play-row-cost = Kosten
play-row-zones = Zonen
play-row-fuel = Benzin
play-row-token = Bonus
play-asked-card = Wähle eine Karte
play-goes = { $pilot }: von { $start } auf { $end }, nur mit dieser Karte
play-moves-later = Wenn diese Karte dran ist, bewegst du eine beliebige Figur um ihren Wert.
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
play-key-bots = b Bots
play-key-level = v Stärke
play-key-free = x raus
play-key-start = s Start

## Lines of text

play-option = { $number }. { $name }. { $what }
play-plain-prompt = Gib eine Zahl von 1 bis { $count } ein, oder h für Hilfe.
play-plain-again = Gib noch einmal { $number } ein, um es trotzdem zu wählen.
play-plain-help = Gib eine Zahl ein, um zu wählen. o: die Möglichkeiten noch einmal. c: die verbleibende Zeit. w: der Tisch in Worten. ? oder ?4.9: die Regel. t TEXT: Chat. q: gehen.
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
play-plain-lobby = r: bereit oder nicht. b: Bots dazu ({ $level }). v: ihre Stärke. x: Bot entfernen. s: Start. q: gehen.
play-plain-over = n: noch einmal. w: der Tisch in Worten. q: gehen.
play-out-chance = Du könntest in dieser Runde ausscheiden: { $percent }{ "\u00A0" }%
