# Bots gegen Bots, und Kärtchen auf dem Prüfstand. Wörter in Großbuchstaben sind Platzhalter.

## Hilfe

help-arena = Bots gegen Bots: dieselben Ausgaben für alle, jeder Sitz für jeden
help-deals = wie viele Ausgaben, jede mit jeder Sitzordnung (Vorgabe: 200)
help-simulations = wie viele Simulationen ein Experte je Entscheidung bekommt (Vorgabe: { $simulations })
help-html = eine Seite mit Diagrammen in diese Datei schreiben
help-resume = in dieser Datei aufheben, was gespielt ist, und von dort weitermachen
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

## Was nicht geht

own-bot-fails = { $bot } kann nicht spielen: { $why }
resume-other = { $path } entstand mit anderen Optionen oder ist keine solche Datei. Nennen Sie eine andere Datei oder dieselben Optionen.
page-unwritable = { $path } lässt sich nicht schreiben.
bot-no-server = Unter { $url } ist kein Server.
bot-refused = Der Server lehnt ab: { $why }
bot-needs-seat = Zu --token gehört --seat: Das Token ist für einen Sitz.

## Bots

bot-rookie = Neuling
bot-regular = Stammgast
bot-bold = Stammgast, kühn
bot-careful = Stammgast, vorsichtig
bot-expert = Experte
bot-random = Zufall

## Die Arena

progress-deals = Ausgaben
arena-played =
    { $deals ->
        [one] { $game }: { $deals } Ausgabe, { $seatings } Sitzordnungen, { $players } Spieler, Startwert { $seed }; { $deck }.
       *[other] { $game }: { $deals } Ausgaben, je { $seatings } Sitzordnungen, { $players } Spieler, Startwert { $seed }; { $deck }.
    }
arena-title = Arena: { $game }, { $players } Spieler
arena-equal = Ein gleicher Anteil wäre { $share }. Die Intervalle stimmen in 95 von 100 Fällen; sie entstehen durch neues Ziehen der Ausgaben.
arena-equal-mark = gleich
arena-gain = Siege über dem gleichen Anteil, in Punkten
arena-times = Millisekunden Rechenzeit je Entscheidung, im Mittel
column-bot = Bot
column-games = Partien
column-win-share = Siege
column-gain = Über gleich, Pp.
column-interval = Intervall
column-mean-place = Mittlerer Rang
column-rating = Wertung
column-ms = CPU-ms
column-longest = längste ms
interval = { $low } bis { $high }
same-again = Noch einmal dasselbe:

## Die Kärtchen

progress-races = Rennen
lab-title = Die Balance von „{ $deck }“
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
measured-first-out = Median der Runde des ersten Ausscheidens
measured-finished = Raumschiffe, die das Ziel erreichen
measured-least-route = die am seltensten gewählte beleuchtete Route
measured-lead-changes = Führungswechsel je Rennen
measured-decided-late = Rennen, die auf den letzten drei Kärtchen entschieden werden
measured-tokens = Bonusplättchen, die ein Spieler bekommt
target-at-least = mindestens { $number }
target-at-most = höchstens { $number }
lab-never = nie
lab-yes = ja
lab-no = nein
lab-seats-plot = Siege nach Sitz
lab-first-out-plot = Runde des ersten Ausscheidens
lab-rare-routes = Beleuchtete Routen, die in weniger als 5 % der Fälle gewählt werden
lab-no-rare-routes = Jede beleuchtete Route wird in mindestens 5 % der Fälle gewählt.
lab-route = Kärtchen { $tile }, Seite { $face }, { $route }

## Ein Bot am Server

bot-sits = { $bot } sitzt auf Platz { $seat } am Tisch { $table }.
bot-over = Das Spiel ist aus. Rang { $place }.
