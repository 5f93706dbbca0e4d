# Der Trainer: was jede Entscheidung einer beendeten Partie wert war.

help-analyse = jede Entscheidung einer beendeten Partie beurteilen
help-analyse-seat = der Sitz (1 bis 6); ohne Angabe alle nacheinander
help-analyse-html = zusätzlich eine Seite mit der Kurve der Gewinnchancen und allen Möglichkeiten in diese Datei schreiben
help-analyse-worlds = durchgespielte Welten pro Entscheidung (Vorgabe: { $worlds })
coach-title = { $game }: die Partie von { $pilot }
coach-knew = Jedes Urteil stützt sich nur auf das, was bei der Wahl bekannt war.
coach-judge = Die Gewinnchancen schätzt der { $judge } ({ $worlds } Welten pro Entscheidung). Unterschiede von ein, zwei Prozentpunkten besagen wenig.
coach-brackets = In Klammern: die Gewinnchance mit dieser Wahl; beim { $judge }, wie oft er so wählen würde.
coach-won = { $pilot } hat gewonnen.
coach-shared = { $pilot } teilt sich den Sieg.
coach-lost = { $pilot } hat nicht gewonnen.
coach-luck = Glück bei Würfeln und Karten: { $points } Prozentpunkte. Ergebnis ohne dieses Glück: { $share }.
coach-round = Runde { $round }
coach-race = Etappe { $race }, Runde { $round }
coach-turning-points = Wendepunkte
coach-turn = { $moment }: { $best } war { $points ->
    [one] { $points } Prozentpunkt
   *[other] { $points } Prozentpunkte
} besser als { $chosen }.
coach-no-turn = Keine Entscheidung hat eindeutig zwei Prozentpunkte oder mehr gekostet.
coach-curve = Gewinnchance
coach-column-when = Wann
coach-column-chance = Chance
coach-column-chosen = Gewählt
coach-column-best = Beste Wahl
coach-column-champion = { $judge } wählt
coach-column-cost = Kosten
coach-every-option = Alle Möglichkeiten
action-left = die linke Route
action-middle = die mittlere Route
action-right = die rechte Route
action-no-token = kein Plättchen
action-dial = { $value } am Rad
action-card = { $card }
action-card-on = { $card } auf { $target }
action-move = { $target } ziehen
coach-end = Ende
coach-not-finished = Diese Partie ist nicht zu Ende.
why-odds-off = Dieser Tisch zeigt keine Chancen.
why-no-odds = Jetzt gibt es nichts zu schätzen.
why-hints-off = Tipps gibt es nur in Partien gegen Bots.
why-coach-busy = Der Trainer ist beschäftigt. Versuch es gleich noch einmal.
web-coach = Der Trainer
web-coach-axis-round = Runde
web-coach-axis-race = Etappe
web-coach-ask = Den Trainer fragen
web-coach-offers = Der Trainer geht deine Partie durch: was jede Wahl wert war, nach dem, was du damals wusstest.
web-coach-replay = Sieh dir die Partie von { $pilot } mit dem Trainer an: Er sagt bei jeder Entscheidung, was jede Möglichkeit wert war.
web-coach-chosen = Der Rahmen zeigt, was gewählt wurde.
web-coach-no-decision = { $pilot } hat hier nichts zu entscheiden. Weiter zum nächsten Schritt.
web-coach-thinks = Der Trainer denkt nach …
web-coach-again = Noch einmal fragen
web-hint-ask = Was würde der Champion tun?
web-hint-before = Der Champion zeigt deine Gewinnchance bei jeder Wahl. Im Ergebnis steht, dass du einen Tipp hattest.
web-hint-show = Tipp zeigen
web-hint-says = Deine Gewinnchance bei jeder Wahl, nach allem, was du jetzt weißt.
web-hint-risk = Das Risiko an einer Route gilt nur für diese Runde.
web-hint-estimate = Das sind Schätzungen: Der Champion spielt die Partie viele Male zu Ende und rät, was verdeckt ist. Nach der Partie beurteilt der Trainer diese Wahl genauso.
web-coach-option = { $option }
web-coach-takes = Der Champion wählt das zu { $share }
web-hints-taken = { $pilot } hatte { $count ->
    [one] einen Tipp
   *[other] { $count } Tipps
} vom Champion.
web-hinted = { $pilot } hat den Champion um einen Tipp gebeten.
