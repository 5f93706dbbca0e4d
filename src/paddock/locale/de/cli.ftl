# The command line. Words in capitals are placeholders in the help and are not translated.

## Help

help-usage = Aufruf:
help-heading-values = Werte
help-heading-options = Optionen
help-heading-commands = Befehle
help-command = BEFEHL
help-help = diese Hilfe anzeigen
help-version = die Version anzeigen
help-lang = Sprache: en, pl, de oder ru (sonst die des Systems)
help-paddock = Das Zuhause zweier Rennspiele mit geheimer, gleichzeitiger Wahl: OUTSPEED und Why First?
help-demo = einer Partie zwischen Bots zusehen, in Worten erzählt
help-demo-game = { $games } (ohne Angabe: outspeed)
help-demo-seed = die Partie mit diesem Startwert noch einmal erzählen
help-simulate = viele Partien zwischen Bots spielen und zählen, was geschieht
help-replay = eine aufgezeichnete Partie in Worten erzählen
help-deck-command = ein Deck aus Kärtchen oder Karten prüfen oder ansehen
help-deck-check = alle Fehler eines Decks nennen: Kärtchen, Seite, Route und Feld
help-deck-show = die Kärtchen oder Karten eines Decks zeichnen
help-rules = die Regeln nachschlagen, ein Kapitel (4) oder eine einzelne Regel (4.9)
help-game = { $games }
help-players = wie viele mitspielen: 3–6 bei OUTSPEED, 2–6 bei Why First? (Vorgabe: 4)
help-bots = wer spielt, durch Kommas getrennt und reihum auf die Sitze verteilt: { $bots }
help-deck = mit den Kärtchen oder Karten dieser Datei spielen statt mit dem Haussatz
help-first-race = OUTSPEED: Kärtchen 1 bis 13 in aufsteigender Reihenfolge
help-tactical = Why First?: die taktische Variante
help-games = wie viele Partien (Vorgabe: 1000)
help-seed = gleicher Startwert, gleiches Ergebnis, auf jedem Rechner (Vorgabe: 1)
help-jobs = wie viele Prozesse sich die Arbeit teilen (Vorgabe: 1)
help-json = ein JSON-Objekt statt Tabellen ausgeben
help-save = von jeder Partie eine Aufzeichnung in diesem Ordner speichern
help-record = eine Aufzeichnung, wie simulate --save sie speichert
help-round = nur diese Runde (Why First?: durch die ganze Partie gezählt, 1–25)
help-seat = nur, was dieser Sitz gesehen hat (ab 1 gezählt)
help-deck-file = ein Deck als TOML-Datei
help-deck-show-file = ein Deck als TOML-Datei (ohne Angabe: der Haussatz)
help-deck-show-game = wessen Haussatz gezeigt wird: { $games }
help-tile = nur dieses Kärtchen
help-number = ein Kapitel (4) oder eine Regel (4.9)

## What was not understood

usage-hint = „{ $command } --help“ zeigt, was möglich ist.
usage-missing = Da fehlt etwas: { $what }
usage-unrecognised = Das ist unbekannt: { $what }
usage-no-value = { $what } braucht einen Wert.
usage-unwanted-value = { $what } nimmt keinen Wert an.
usage-ambiguous = { $what } könnte mehrere Optionen meinen.
usage-argument = { $what }: { $why }
value-not-one-of = „{ $value }“ geht hier nicht, nur eines von diesen: { $choice }.
value-not-a-number = „{ $value }“ ist keine ganze Zahl von { $least } bis { $most }.

## What cannot be done

interrupted = Abgebrochen.
file-not-found = Die Datei { $path } gibt es nicht.
file-is-a-folder = { $path } ist ein Ordner, keine Datei.
file-unreadable = { $path } lässt sich nicht lesen.
file-not-text = { $path } ist keine Textdatei.
folder-unwritable = In { $path } lässt sich nichts speichern.
wrong-players =
    { $game ->
        [outspeed] OUTSPEED ist für { $least } bis { $most } Piloten, nicht für { $players }.
       *[why_first] Why First? ist für { $least } bis { $most } Spieler, nicht für { $players }.
    }
wrong-variant =
    { $game ->
        [outspeed] { $option } gibt es bei OUTSPEED nicht.
       *[why_first] { $option } gibt es bei Why First? nicht.
    }
no-such-rule = Eine Regel { $number } gibt es nicht; es gibt die Kapitel 1 bis { $chapters } und Regeln wie 4.1.
no-such-seat =
    { $players ->
        [one] In dieser Partie mit { $players } Spieler gibt es keinen Sitz { $seat }.
       *[other] In dieser Partie mit { $players } Spielern gibt es keinen Sitz { $seat }.
    }
no-such-round = In dieser Partie gibt es keine Runde { $round }; die letzte war Runde { $rounds }.
record-not-json = Diese Datei ist beschädigt oder keine Aufzeichnung von Paddock: Sie ist kein JSON.
record-foreign = Diese Datei ist keine Aufzeichnung von Paddock.
record-unknown-game = Diese Aufzeichnung gehört zu einem Spiel, das Paddock nicht kennt: { $game }.
record-newer = Diese Aufzeichnung stammt von einem neueren Paddock (Format { $format }, Regelversion { $version }) und lässt sich nur damit lesen.
record-older = Diese Aufzeichnung ist nach älteren Regeln entstanden (Format { $format }, Regelversion { $version }) und lässt sich nach den heutigen nicht nachspielen.
record-damaged = Diese Aufzeichnung ist beschädigt: { $detail }
record-untrue = Diese Aufzeichnung ist beschädigt: Eingabe { $number } führt nicht zu dem, was davon erzählt wird.

## Simulating

progress-games = Partien
demo-opening =
    { $players ->
        [one] { $game }, { $players } Spieler, { $deck }.
       *[other] { $game }, { $players } Spieler, { $deck }.
    }
demo-again = Dasselbe noch einmal: { $command }
simulated =
    { $games ->
        [one] { $game }, { $games } Partie, Startwert { $seed }; Spieler: { $players }; { $deck }.
       *[other] { $game }, { $games } Partien, Startwert { $seed }; Spieler: { $players }; { $deck }.
    }
mean-rounds = Runden je Partie im Durchschnitt: { $mean }.
decimal = { $whole },{ $tenth }
percent = { $number }{ "\u00A0" }%
table-seats = Siege und Plätze nach Sitz
table-endings = Wie die Partien endeten
table-rounds = Letzte Runde
table-eliminations = Ausgeschieden
table-first-elimination = Erstes Ausscheiden (Runde)
table-tokens-kept = Behaltene Bonusplättchen
table-tokens-played = Gespielte Bonusplättchen
table-cards-laid = Vor wen die Spieler Karten legten
table-figures-moved = Wen die Spieler zogen
table-scoring-field = Gewertete Felder
table-routes = Wie oft jede Route programmiert wurde
column-seat = Sitz
column-wins = Siege
column-place = Platz { $place }
column-count = Anzahl
column-share = Anteil
column-tile = Kärtchen
column-face = Seite
row-finish = Ziellinie
row-last-ship = nur ein Raumschiff übrig
row-no-ship = kein Raumschiff übrig
row-off-the-rear = hinten von der Strecke
row-drained = durch eine Ionenkanone ohne Benzin
row-no-route = keine Route wählbar
row-empty-tank = Tank leer
row-in-debt = Kosten an der Ziellinie zu hoch
row-rear-board = auf dem hintersten Renntableau
row-single = alleiniger Sieg
row-shared = geteilter Sieg
row-own = sich selbst
row-another = einen anderen Spieler
row-leon = Leon
row-none = keines
