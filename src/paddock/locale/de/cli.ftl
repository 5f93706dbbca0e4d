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
help-paddock = Spiele, hoste und erforsche zwei Brettspiele, bei denen alle heimlich und gleichzeitig wählen: OUTSPEED und Why First?
help-demo = einer Partie zwischen Bots in Worten zusehen
help-demo-game = { $games } (ohne Angabe: outspeed)
help-demo-seed = die Partie mit diesem Startwert noch einmal spielen
help-simulate = viele Partien zwischen Bots spielen und zählen, was geschieht
help-replay = eine aufgezeichnete Partie in Worten nacherzählen
help-verify = jede Ziehung, Wahl und Wertung einer Partie vom Server nachrechnen
help-verify-file = eine beendete Partie, von einem Server heruntergeladen
help-verify-head = die Prüfsumme, die dein Browser behalten hat, um sie im Protokoll zu suchen
help-deck-command = ein Deck aus Kärtchen oder Karten prüfen oder ansehen
help-deck-check = alle Fehler eines Decks nennen: Kärtchen, Seite, Route und Feld
help-deck-show = die Kärtchen oder Karten eines Decks zeigen
help-rules = die Regeln nachschlagen, ein Kapitel (4) oder eine einzelne Regel (4.9)
help-game = { $games }
help-players = wie viele mitspielen: 3–6 bei OUTSPEED, 2–6 bei Why First? (Vorgabe: 4)
help-bots = wer spielt, durch Kommas getrennt und reihum auf die Sitze verteilt: { $bots }
help-deck = mit den Kärtchen oder Karten dieser Datei spielen statt mit dem Haussatz
help-variant = eine Variante des Spiels: { $variants }
help-games = wie viele Partien (Vorgabe: 1000)
help-seed = gleicher Startwert, gleiches Ergebnis, auf jedem Rechner (Vorgabe: 1)
help-jobs = wie viele Prozesse sich die Arbeit teilen (Vorgabe: 1)
help-engine = python: die Regeln selbst; vector: Millionen zufälliger Partien, auf dem Gerät, das JAX findet
help-cluster = die Arbeit mit einem Ray-Cluster teilen: HOST:PORT auf einem seiner Rechner, ray://HOST:PORT von anderswo, local startet hier einen; --jobs sagt dann, wie viele Teile zugleich gespielt werden (sonst so viele, wie er Kerne hat)
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
usage-missing = Es fehlt: { $what }
usage-unrecognised = Unbekannt: { $what }
usage-no-value = { $what } braucht einen Wert.
usage-unwanted-value = { $what } nimmt keinen Wert an.
usage-ambiguous = { $what } könnte mehrere Optionen meinen.
usage-argument = { $what }: { $why }
value-not-one-of = „{ $value }“ geht hier nicht, nur eines von diesen: { $choice }.
value-not-a-head = „{ $value }“ ist keine Prüfsumme: Sie muss 64 Ziffern haben, 0 bis 9 und a bis f.
value-not-a-number = „{ $value }“ ist keine ganze Zahl von { $least } bis { $most }.

## What cannot be done

output-unwritable = Die Ausgabe lässt sich nicht schreiben: { $why }
interrupted = Abgebrochen.
file-not-found = Die Datei { $path } gibt es nicht.
file-is-a-folder = { $path } ist ein Ordner, keine Datei.
file-unreadable = { $path } lässt sich nicht lesen.
file-too-large = { $path } ist größer als { $most } MiB.
file-not-text = { $path } ist keine Textdatei.
folder-unwritable = In { $path } lässt sich nichts schreiben.
extra-missing = Dafür wird das Paket { $package } gebraucht: pip install 'paddock-games[{ $extra }]'.
vector-missing = Die Vektor-Engine braucht JAX: pip install 'paddock-games[vector]'.
vector-no-engine = { $game } hat keine Vektor-Engine: Lass --engine weg.
vector-random-only = Die Vektor-Engine spielt zufällig und speichert keine Partien: Lass --save weg, und --bots außer random.
cluster-missing = Ein Cluster braucht Ray: pip install 'paddock-games[cluster]'.
cluster-keeps-no-records = Die Prozesse eines Clusters speichern keine Partien: Lass --save oder --cluster weg.
cluster-silent = Unter { $address } antwortet kein Ray-Cluster: Eine Adresse ist HOST:PORT, ray://HOST:PORT oder local.
cluster-fails = Der Cluster { $address } kann die Arbeit nicht ausführen: { $why }
cluster-other-rules = Der Cluster { $address } hat eine andere Version der Regeln ({ $why }): Installiere auf allen Rechnern dasselbe paddock.
cluster-no-bot = Der Cluster kann { $bot } nicht spielen: Die Datei muss auf allen seinen Rechnern am selben Ort liegen.
wrong-players = { $game } ist für { $least } bis { $most } Spieler, nicht für { $players }.
wrong-variant = Eine Variante { $variant } gibt es bei { $game } nicht.
game-without-bots = { $game } hat keine Bots.
game-without-research = { $game } bietet keine Werkzeuge für die Forschung.
game-without-terminal = { $game } lässt sich nicht im Terminal zeigen.
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
record-untrue = Diese Aufzeichnung ist beschädigt: Eingabe { $number } führt nicht zu dem, was aufgezeichnet ist.

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
table-seats = Siege und Plätze nach Sitz
table-endings = Wie die Partien endeten
table-rounds = Letzte Runde
table-eliminations = Ausgeschieden
table-first-elimination = Erstes Ausscheiden (Runde)
table-tokens-kept = Behaltene Bonusplättchen
table-tokens-played = Gespielte Bonusplättchen
table-cards-laid = Wer die Karten bekam
table-figures-moved = Wessen Figuren gezogen wurden
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
row-rear-board = auf dem hinteren Renntableau
row-single = alleiniger Sieg
row-shared = geteilter Sieg
row-own = eigene Figur
row-another = anderer Spieler
row-leon = Leon
row-none = keines

## Nachprüfen

verify-absent = Diese Aufzeichnung hat keinen Beweis: Sie kommt nicht von einem Server. Geprüft wird nur, ob sie sich nachspielen lässt.
verify-replayed = Nachspielen: Jede Eingabe führt zu dem, was aufgezeichnet ist.
verify-commitment = Verpflichtung: Das Geheimnis ist das, auf das sich der Server festgelegt hat, bevor jemand Platz nahm.
verify-pledges = Zusagen: Jeder Beitrag zum Startwert passt zu seiner Zusage (Beiträge: { $count }, Spieler: { $players }).
verify-pledges-missing = Zusagen: Jeder Beitrag zum Startwert passt zu seiner Zusage, aber nicht alle wurden gegeben (Beiträge: { $count }, Spieler: { $players }). Wer den Server betreibt, konnte wählen, welche fehlen.
verify-pledges-none = Zusagen: Niemand hat zum Startwert beigetragen (Spieler: { $players }). Wer den Server betreibt, konnte ihn wählen.
verify-pledges-luck = Zusagen: Dieser Tisch teilt sein Glück mit anderen, darum fließt kein Beitrag eines Spielers ein. Der Betreiber des Servers hat es gewählt, bevor der Tisch eröffnet wurde.
verify-lines = Protokoll: Jede Zeile steht an ihrem Platz und passt zu ihrem Blatt (Zeilen: { $count }).
verify-choices = Entscheidungen: Jede war erlaubt, und aufgedeckt wurde, was gewählt war (Entscheidungen: { $count }).
verify-draws = Ziehungen: Jede folgt aus dem Startwert und den Chancen der Regeln (Ziehungen: { $count }).
verify-draws-luck = Ziehungen: Jede folgt an ihrem Platz aus dem geteilten Glück und den Chancen der Regeln (Ziehungen: { $count }).
verify-draws-closed = Ziehungen: Sie lassen sich noch nicht prüfen. Das geteilte Glück wird offengelegt, wenn niemand mehr darauf spielt; alles andere ist schon bewiesen.
verify-events = Ereignisse: Jedes folgt aus den Regeln (Ereignisse: { $count }).
verify-scores = Ergebnis: Sieger, Plätze und Punkte folgen aus den Regeln.
verify-record = Aufzeichnung: Sie enthält dieselbe Partie wie das Protokoll.
verify-chain = Kette: Sie endet mit { $head }. Vergleiche das mit dem, was dein Browser behalten hat.
verify-head-known = Deine Prüfsumme: Es ist die nach Zeile { $line } von { $lines }. Bis dahin ist dies das Protokoll, das dein Browser erhalten hat.
verify-head-first = Deine Prüfsumme: Es ist die vor der ersten Zeile. Dein Browser kannte diesen Tisch, aber nichts, was dort geschah.
verify-head-strange = Deine Prüfsumme: Sie kommt in diesem Protokoll nicht vor. Dein Browser hat etwas anderes erhalten, als in dieser Datei steht.
verify-head-unproven = Deine Prüfsumme: Sie lässt sich nicht vergleichen, denn diese Aufzeichnung hat keinen Beweis.
verify-good = Alles passt.
verify-bad = Zeile { $line } ist die erste, die nicht passt.
verify-lost = Partie: Ab Zeile { $line } lässt sie sich nicht verfolgen; was danach kommt, ist nicht an den Regeln geprüft.
verify-commitment-wrong = Verpflichtung: Zeile { $line } legt den Server auf ein anderes Geheimnis fest.
verify-commitment-other = Verpflichtung: In Zeile { $line } steht eine andere als im Beweis.
verify-luck-wrong = Verpflichtung: Zeile { $line } legt sich auf ein anderes Glück fest.
verify-luck-other = Verpflichtung: Zeile { $line } nennt ein anderes Glück als der Beweis.
verify-secret-other = Verpflichtung: Zeile { $line } legt ein anderes Geheimnis offen als der Beweis.
verify-pledge-broken = Zusagen: In Zeile { $line } trägt Sitz { $seat } etwas bei, das nicht zugesagt war.
verify-seat-other = Zusagen: In Zeile { $line } sagt Sitz { $seat } etwas anderes zu oder trägt etwas anderes bei als im Beweis.
verify-line-misplaced = Protokoll: Zeile { $line } fehlt oder steht nicht an ihrem Platz; dort steht Nummer { $number }.
verify-line-unreadable = Protokoll: Zeile { $line } hat nicht die Form einer Protokollzeile.
verify-line-unlawful = Protokoll: Zeile { $line } ({ $entry }) kann nicht auf die Zeilen davor folgen.
verify-leaf-wrong = Protokoll: Zeile { $line } passt nicht zu ihrem Blatt.
verify-choice-illegal = Entscheidungen: In Zeile { $line } trifft Sitz { $seat } eine Wahl, die nicht angeboten war.
verify-choice-missing = Entscheidungen: Zeile { $line } deckt eine Entscheidung auf, bevor alle gewählt haben.
verify-choice-other = Entscheidungen: Zeile { $line } deckt nicht auf, was gewählt war.
verify-no-seed = Ziehungen: In Zeile { $line } beginnt die Partie ohne Startwert, weil ein Beitrag eine falsche Länge hat.
verify-draw-wrong = Ziehungen: In Zeile { $line } folgt Eingabe { $number } nicht aus dem Startwert.
verify-draw-missing = Ziehungen: Zeile { $line } endet, bevor alles gezogen ist.
verify-odds-other = Ziehungen: In Zeile { $line } hat Eingabe { $number } andere Chancen als im Beweis.
verify-event-wrong = Ereignisse: In Zeile { $line } führt Eingabe { $number } nicht zu dem, was aufgezeichnet ist.
verify-score-wrong = Ergebnis: Die Partie, die in Zeile { $line } endet, hat ein anderes Ergebnis als im Beweis.
verify-result-other = Ergebnis: Zeile { $line } nennt ein anderes Ergebnis, als die Regeln ergeben.
verify-unfinished = Ergebnis: Das Protokoll endet mit Zeile { $line }, bevor die Partie zu Ende ist.
verify-config-other = Aufzeichnung: Zeile { $line } eröffnet eine andere Partie als die aufgezeichnete.
verify-record-other = Aufzeichnung: In Zeile { $line } ist Eingabe { $number } anders als aufgezeichnet.
verify-chain-wrong = Kette: Nach Zeile { $line }, der letzten, endet sie nicht mit der Prüfsumme des Beweises.
