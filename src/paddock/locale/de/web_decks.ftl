# The deck editor of OUTSPEED.

web-decks-title = Eigene Kärtchen
web-decks-about = Du besitzt die Schachtel? Schreib hier ab, was auf ihren Kärtchen gedruckt ist, und spiel damit. Behalte das Deck für dich und die Leute an deinem Tisch: Der Inhalt der Kärtchen gehört dem Verlag.
web-decks-link = Eigene Kärtchen eingeben
web-decks-chosen = Gespielt wird mit eigenen Kärtchen: { $name }

## Where to start

web-decks-from-house = Mit dem Haussatz anfangen
web-decks-open = Mit einer Deckdatei weitermachen
web-decks-take-back = Zurück zum vorigen Entwurf
web-decks-new-name = Meine Kärtchen
web-decks-no-tiles = In „{ $file }“ steht kein lesbares Kärtchen von OUTSPEED.
web-decks-lost = Die Datei hatte Fehler. Was nicht lesbar war, steht nicht im Formular:

## The form

web-decks-name = Name des Decks
web-decks-tile = Kärtchen
web-decks-face = Seite
web-decks-preview = So sieht es am Tisch aus
web-decks-lit = Die Route ist beleuchtet
web-decks-room = Platz (Bedingung)
web-decks-cost = Kosten
web-decks-zones = Zonen
web-decks-fuel = Benzin als Vorteil
web-decks-token = Bonusplättchen
web-decks-part = { $field }, Teil { $number } der Summe
web-decks-nothing = nichts
web-decks-add = hinzufügen …
web-decks-remove = entfernen
web-decks-box = Würfel und Bonusplättchen
web-decks-yellow = Seiten des gelben Würfels
web-decks-blue = Seiten des blauen Würfels
web-decks-dice-means = Zahlen, durch Leerzeichen getrennt.
web-decks-tokens = Anzahl der Bonusplättchen je Art

## The check

web-decks-check = Prüfung
web-decks-checking = Das Deck wird geprüft …
web-decks-not-checked = Das Deck ließ sich nicht prüfen. { $why }
web-decks-good = Keine Fehler: Mit dem Deck kann gespielt werden.
web-decks-warned =
    { $count ->
        [one] Mit dem Deck kann gespielt werden ({ $count } Warnung).
       *[other] Mit dem Deck kann gespielt werden ({ $count } Warnungen).
    }
web-decks-count = { $count } Fehler: So kann mit dem Deck nicht gespielt werden.
web-decks-marked =
    { $count ->
        [one] { $count } Hinweis
       *[other] { $count } Hinweise
    }
web-decks-play = Mit diesen Kärtchen spielen
web-decks-save = Als Datei speichern
web-decks-kept = Der Entwurf bleibt auf diesem Gerät, bis du einen anderen anfängst.
