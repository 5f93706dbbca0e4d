# Bots gegen Bots, und Kärtchen auf dem Prüfstand. Wörter in Großbuchstaben sind Platzhalter.

## Hilfe

help-arena = Bots gegen Bots: dieselben Karten für alle, jeder Sitz für jeden
help-deals = wie viele Verteilungen, jede mit jeder Sitzordnung (Vorgabe: 200)
help-luck-adjusted = auch das Glück herausrechnen: Würfel, Karten und gemischte Wahlen von Bots, die sagen, wie sie mischen; langsamer
help-simulations = wie viele Simulationen ein Experte je Entscheidung bekommt (Vorgabe: { $simulations })
help-html = eine Seite mit Diagrammen in diese Datei schreiben
help-resume = den Fortschritt in dieser Datei speichern und von dort weitermachen
help-lab = Messungen
help-lab-report = einen Satz OUTSPEED-Kärtchen an seinen Zielen messen
help-lab-players = für wie viele Spieler, durch Kommas getrennt (Vorgabe: 3,4,5,6)
help-races = wie viele Rennen für jede Spielerzahl (Vorgabe: 1000)
help-bot = einen Bot an einen Tisch eines laufenden Servers setzen
help-bot-url = der Tisch: http://HOST:PORT/TABLE, oder die Adresse eines Servers und --table
help-bot-name = wer spielt: { $bots }, oder ein eigener Bot, my_bot.py:MyBot
help-bot-table = der Code des Tisches
help-bot-seat = der Sitz (ab 1 gezählt; irgendein freier, wenn keiner genannt ist)
help-bot-token = das Token eines Sitzes, der schon besetzt ist
help-bot-called = der Name am Tisch
help-own-bot = { $bots }; oder ein eigener Bot: my_bot.py:MyBot
help-train = ein Netz im Spiel gegen sich selbst trainieren, auf der Vektor-Engine (braucht JAX)
help-train-players = für wie viele Spieler, durch Kommas getrennt (Vorgabe: 4); sie wechseln sich ab
help-train-variant = die Variante: { $variants } (Vorgabe: das übliche Spiel)
help-train-decks = house: der Haussatz; random: auch Abwandlungen davon, wenn ein Spiel sie hat
help-train-minutes = wie lange trainiert wird, samt Kompilieren; mit --resume insgesamt (Vorgabe: 30)
help-train-updates = stattdessen nach so vielen Schritten aufhören: derselbe Startwert ergibt dasselbe Netz
help-train-out = der Ordner für Netz, Zwischenstand und Kurven (Vorgabe: net)
help-train-resume = beim Zwischenstand im Ordner weitermachen
help-train-start = mit diesem Netz anfangen
help-train-against = die beste Antwort auf dieses Netz trainieren, ausgehend von seinen Gewichten
help-train-last = die letzte Wahl durch Suche treffen, wie es der Champion tut, wenn ein Spiel das bietet
help-train-settle = ein Netz, das schon spielt, zur Ruhe bringen: kleine Schritte und das Mittel der Gewichte (braucht --start)
help-train-gauge = für diese Spielerzahlen viermal im Lauf kurze Antworten auf das Netz trainieren
help-train-width = Einheiten einer Schicht
help-train-layers = Schichten des Netzes
help-train-samples = Entscheidungen, aus denen ein Schritt lernt

## Was nicht geht

own-bot-no-file = Diese Datei gibt es nicht.
own-bot-no-class = Nenne auch die Klasse darin: { $bot }:MyBot
own-bot-fails = Mit { $bot } kann nicht gespielt werden: { $why }
resume-other = { $path } entstand mit anderen Optionen oder ist keine Fortschrittsdatei. Nenne eine andere Datei oder dieselben Optionen.
page-unwritable = { $path } lässt sich nicht schreiben.
bot-no-server = Unter { $url } ist kein Server.
bot-refused = Der Server lehnt ab: { $why }
bot-needs-seat = --token braucht --seat: Ein Token gehört zu einem Sitz.
train-folder-used = In { $path } liegt schon ein Training. Mit --resume geht es weiter; oder nenne mit --out einen anderen Ordner.
train-no-last = { $game } berechnet seine letzte Wahl nicht: Lass --work-out-last weg.
train-no-decks = { $game } hat keine Abwandlungen seines Satzes: Lass --decks weg.
train-no-features = Für { $game } lässt sich kein Netz trainieren: Das Spiel sagt nicht, was ein Netz davon sieht.
train-no-engine = Für { $game } lässt sich kein Netz trainieren: Das Spiel hat keine Vektor-Engine.
train-settle-start = --settle braucht --start und lässt sich nicht mit --against verbinden.
net-unreadable = { $path } ist kein Netz für dieses Spiel: { $why }

## Bots

bot-rookie = Neuling
bot-regular = Routinier
bot-bold = Routinier, kühn
bot-careful = Routinier, vorsichtig
bot-expert = Experte
bot-champion = Champion
bot-random = Zufall

## Die Arena

progress-deals = Verteilungen
arena-played =
    { $deals ->
        [one] { $game }: { $deals } Verteilung, { $seatings } Sitzordnungen, { $players } Spieler, Startwert { $seed }; { $deck }.
       *[other] { $game }: { $deals } Verteilungen, je { $seatings } Sitzordnungen, { $players } Spieler, Startwert { $seed }; { $deck }.
    }
arena-title = Arena: { $game }, { $players } Spieler
arena-equal = Ein gleicher Anteil wäre { $share }. Die 95-%-Intervalle entstehen durch erneutes Ziehen der Verteilungen.
arena-luck-adjusted = Ohne Glück: der Gewinn ohne das Glück von Würfeln, Karten und gemischten Wahlen. Zwischen Verteilungen ist seine Varianz { $ratio }-mal kleiner.
arena-equal-mark = gleich
arena-gain = Siege über dem gleichen Anteil, in Punkten
arena-times = Mittlere Rechenzeit je Entscheidung, ms
column-bot = Bot
column-games = Partien
column-win-share = Siege
column-gain = Über gleich, Pp.
column-interval = Intervall
column-luck-adjusted = Ohne Glück
column-mean-place = Mittlerer Platz
column-rating = Rating
column-ms = CPU-ms
column-longest = längste ms
interval = { $low } bis { $high }
same-again = Noch einmal dasselbe:

## Die Kärtchen

progress-races = Rennen
lab-title = Balance von „{ $deck }“
lab-played =
    { $races ->
        [one] { $races } Rennen für jede Spielerzahl, Startwert { $seed }; Bots: { $bots }.
       *[other] { $races } Rennen für jede Spielerzahl, Startwert { $seed }; Bots: { $bots }.
    }
lab-players = { $players } Spieler
column-figure = Was gemessen wird
column-target = Ziel
column-value = Gemessen
column-met = Erreicht
measured-seats = größter Vor- oder Nachteil eines Sitzes
measured-finished = Raumschiffe, die das Ziel erreichen
measured-least-route = die am seltensten gewählte beleuchtete Route
measured-lead-changes = Führungswechsel je Rennen
measured-decided-late = Rennen, die auf den letzten drei Kärtchen entschieden werden
measured-tokens = Bonusplättchen, die ein Spieler bekommt
target-at-least = mindestens { $number }
target-at-most = höchstens { $number }
lab-never = nie
measured-out-before-5 = Rennen, in denen jemand vor Runde 5 ausscheidet
measured-out-before-8 = Rennen, in denen jemand vor Runde 8 ausscheidet
measured-crowded = Runden mit einer überbelegten Route
measured-one-cause = der häufigste Grund auszuscheiden
measured-many-tokens = Bonusplättchen, die ein Spieler bekommt
measured-fourth-board = Rennen, die ein viertes Tableau brauchen
measured-leader-wins = wer vor Runde 8 führt, gewinnt
measured-any-out-early = irgendeine Route: vor Runde 6 ausgeschieden
measured-any-finished = irgendeine Route: im Ziel
measured-zones-out-early = meiste Zonen: vor Runde 6 ausgeschieden
measured-zones-finished = meiste Zonen: im Ziel
measured-cheap-out-early = billigste Route: vor Runde 6 ausgeschieden
measured-cheap-finished = billigste Route: im Ziel
lab-met = ja
lab-missed = nein
lab-unclear = zu wenige Rennen
lab-played-first-timers =
    { $races ->
        [one] { $races } Rennen für jede Strategie und Spielerzahl, Startwert { $seed }; ein Erstspieler unter Neulingen, die alle auf die Warnungen achten.
       *[other] { $races } Rennen für jede Strategie und Spielerzahl, Startwert { $seed }; ein Erstspieler unter Neulingen, die alle auf die Warnungen achten.
    }
lab-route-short = Kärtchen { $tile } ({ $face }), { $route }
lab-causes-plot = Gründe auszuscheiden
lab-cause-off-the-rear = hinten hinausgedrängt
lab-cause-drained = Benzin durch Plättchen weg
lab-cause-no-route = keine Route wählbar
lab-cause-empty-tank = Tank leer
lab-cause-in-debt = zu hohe Kosten
lab-cause-rear-board = hinteres Tableau
help-first-timers = stattdessen Erstspieler unter Neulingen messen: irgendeine Route, meiste Zonen, billigste
help-lab-tune = auf der Vektor-Engine nach einem besseren Satz OUTSPEED-Kärtchen suchen
help-tune-deck = das Deck, von dem die Suche ausgeht (Vorgabe: der Haussatz)
help-tune-players = mit so vielen Spielern messen und die Seite ändern, die sie sehen (Vorgabe: 3,4)
help-generations = wie viele Generationen insgesamt (Vorgabe: 20)
help-candidates = wie viele neue Sätze je Generation (Vorgabe: 120)
help-tune-resume = fertige Generationen in FILE ablegen und dort weitermachen
help-tune-output = den besten Satz nach FILE schreiben
tune-generation = Generation { $number }: { $tried } Sätze, kleinste Strafe { $penalty }.
tune-players = Die Spieler müssen dieselbe Seite sehen: 3 und 4 oder 5 und 6.
tune-written = Der beste Satz steht in { $path }.
tune-other-work = { $path } gehört zu einer anderen Suche.
lab-seats-plot = Siege nach Sitz
lab-first-out-plot = Runde des ersten Ausscheidens
lab-rare-routes = Beleuchtete Routen, die in weniger als 5{ "\u00A0" }% der Fälle gewählt werden
lab-no-rare-routes = Jede beleuchtete Route wird in mindestens 5{ "\u00A0" }% der Fälle gewählt.
lab-route = Kärtchen { $tile }, Seite { $face }, { $route }

## Ein Bot am Server

bot-sits = { $bot } sitzt auf Sitz { $seat } am Tisch { $table }.
bot-over = Die Partie ist zu Ende. Platz { $place }.

## Training

progress-training = Training
train-opening = Ein Netz für { $game } wird trainiert, Spieler: { $players }.
train-line = { $done }{ "\u00A0" }%, Schritt { $update }, { $games } Partien, { $seconds } s, Entropie { $entropy }, Fehler des Werts { $error }
train-duel = { $table } gegen { $against }: { $gain } ± { $margin } Prozentpunkte über dem gleichen Anteil ({ $deals } Verteilungen)
train-random = zufälliges Spiel
train-regulars = Routiniers
train-earlier = sich selbst bei { $share }{ "\u00A0" }%
train-target = das genannte Netz
train-gauge = { $table }: Eine kurze Antwort gewinnt { $gain } ± { $margin } Prozentpunkte gegen das Netz ({ $deals } Verteilungen)
train-lower-bound = Der Gewinn gegen das genannte Netz ist eine untere Schranke dafür, wie weit es sich ausnutzen lässt.
train-files = Netz: { $net }. Kurven: { $page }
