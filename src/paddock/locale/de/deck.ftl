# Decks: what they look like, and what can be wrong with them.

deck-house = Paddocks Haussatz, nicht der gedruckte
deck-good =
    { $warnings ->
        [0] { $path } ist ein gültiges Deck: { $name }.
        [one] { $path } ist spielbar, mit { $warnings } Warnung: { $name }.
       *[other] { $path } ist spielbar, mit { $warnings } Warnungen: { $name }.
    }
deck-bad =
    { $count ->
        [one] { $path } ist nicht spielbar: { $count } Fehler.
       *[other] { $path } ist nicht spielbar: { $count } Fehler.
    }
deck-refused = { $path } ist nicht spielbar; „paddock deck check { $path }“ sagt, warum.
deck-of-another-game = { $path } ist kein Deck für dieses Spiel ({ $game }).
deck-unknown-game = Ein Spiel namens „{ $game }“ gibt es nicht.
deck-dice = Gelber Würfel: { $yellow }. Blauer Würfel: { $blue }.

## Tiles

tile-track = Streckenkärtchen { $tile }
tile-finish = Ziellinienkärtchen { $tile }
tile-condition = Bedingung
tile-cost = Kosten
tile-reward = Vorteile
tile-any-room = Platz für alle
tile-room = Platz für { $room }
tile-free = kostenlos
tile-zones = Zonen: { $amount }
tile-fuel = Benzin: { $amount }
tile-token = Bonusplättchen
tile-count =
    Piloten auf { $route ->
        [links] der linken Route
        [Mitte] der mittleren Route
        [rechts] der rechten Route
       *[other] Route { $route }
    }
tile-dial = Rad
die-yellow = gelber Würfel
die-blue = blauer Würfel
column-card = Karte
column-white = Weiße Zahlen

## Places

place-tile = Kärtchen { $tile }
place-face34 = Seite für 3–4 Spieler
place-face56 = Seite für 5–6 Spieler
place-route =
    { $route ->
        [links] linke Route
        [Mitte] mittlere Route
        [rechts] rechte Route
       *[other] Route { $route }
    }
place-field = Feld „{ $field }“

## Faults

fault-fault = Fehler –
fault-warning = Warnung –
fault-too-deep = Klammern sind zu tief verschachtelt.
fault-long-number = Eine Zahl hat zu viele Ziffern.
fault-not-toml = Das ist kein TOML ({ $detail }).
fault-many-dots = In Zeile { $line } stehen mehr als { $most } Punkte.
fault-long-deck = Eine Deckdatei darf höchstens { $most } KiB groß sein.
fault-unknown-field = Ein Feld „{ $name }“ gibt es hier nicht.
fault-no-name = Das Deck braucht einen Namen.
fault-long-name = Der Name eines Decks darf höchstens { $most } Zeichen lang sein.
fault-not-a-table = Das muss eine Tabelle sein.
fault-bad-die = Ein Würfel muss eine Liste ganzer Zahlen von 0 bis 9 sein.
fault-many-faces = Ein Würfel darf höchstens { $most } Seiten haben.
fault-bad-token-count = Jedes Bonusplättchen braucht eine ganze Zahl von 0 bis 99.
fault-other-token-counts = In der Schachtel sind die Anzahlen der Bonusplättchen anders (Regel 1.7).
fault-bad-tile-number = „{ $number }“ ist keine Kärtchennummer von 1 bis 16.
fault-tile-twice = Dieses Kärtchen kommt zweimal vor.
fault-no-tile = Dieses Kärtchen fehlt.
fault-no-face = Diese Seite fehlt.
fault-no-route = Eine Seite braucht mindestens eine beleuchtete Route.
fault-bad-room = Der Platz muss eine ganze Zahl von 1 bis 6 sein.
fault-bad-token = Eine Route gibt ein Bonusplättchen oder keines: true oder false.
fault-bad-number = { $number } ist keine Zahl von 0 bis 9.
fault-wrong-die = Der gelbe Würfel steht für Benzin, der blaue für Zonen; „{ $die }“ passt also nicht hierher.
fault-die-as-reward = Der gelbe Würfel steht für Benzin, das man ausgibt; in den Regelheften kommt er nur in Kosten vor (Regel 13.2).
fault-unknown-term = „{ $term }“ ist weder Zahl noch Würfel, Route oder Rad.
fault-many-terms = Ein Betrag darf höchstens { $most } Summanden haben.
fault-count-of-dark-route = Hier werden die Piloten auf einer dunklen Route gezählt ({ $route }).
fault-dial-on-track = Das mittlere Rad darf nur auf einem Ziellinienkärtchen vorkommen.
fault-dial-not-alone = Das mittlere Rad muss die gesamten Kosten und alle Zonen bestimmen.
fault-dial-tiles = Das mittlere Rad muss auf genau einem Ziellinienkärtchen vorkommen, nicht auf { $count }.
fault-no-dial = Das mittlere Rad muss auf beiden Seiten seines Kärtchens vorkommen.
fault-no-one-and-a-die = Eine Route muss 1 plus den gelben Würfel kosten (Regel 7.10).
fault-no-several-dice = Eine Route muss mehrere Würfel verlangen (Regel 7.11).
fault-nothing-cheap = Die billigste Route kostet { $cheapest }, also kann hier ein Raumschiff liegen bleiben; sicher wäre höchstens { $allowed }.
fault-wrong-copies = Die Anzahl der Karten mit diesem Wert muss { $count } sein, nicht { $found } (Regel 1.2).
fault-bad-white = „{ $number }“ ist keine weiße Zahl von 1 bis 32.
fault-white-twice = Die weiße Zahl { $number } kommt zweimal vor.

## Printed sheets

help-deck-print = die Kärtchen eines Decks drucken: SVG-Seiten mit Schnittmarken, beide Seiten, Plättchen und eine Benzinleiste
help-print-output = die Seiten in diesen Ordner schreiben (Vorgabe: sheets)
help-print-paper = das Papier: a4 oder letter (Vorgabe: a4)
help-print-size = die Kantenlänge eines Kärtchens in Millimetern (Vorgabe: 60)
help-print-picture = stattdessen alle Kärtchenseiten als ein Bild nach FILE schreiben
print-true-size = 50 mm bei Druck mit 100{ "\u00A0" }%
print-fuel-track = Benzin
print-written = { $path } ist geschrieben.
print-how = Mit 100{ "\u00A0" }% und beidseitig drucken, über die lange Kante gewendet. An der 50-mm-Linie lässt sich die Größe prüfen.
