# The table of Why First? in the browser. $pilot, $pilots and $target are always names: write sentences
# that need no gender and no case of them.

web-why-asked-lay = Wähle eine Karte
web-why-asked-move = Zieh eine beliebige Figur um { $card }
web-why-asked-over = Die Partie ist zu Ende.

web-why-your-cards = Deine Karten
web-why-card = { $value }
web-why-card-with-white = { $value } (weiße Zahl { $white })
web-why-card-of = { $pilot }: { $card } (weiße Zahl { $white })
web-why-whom = Vor wen?
web-why-which-figure = Welche Figur?
web-why-players = Spieler
web-why-pick-card = Wähle eine Karte.
web-why-pick-target = Wähle, vor wen du sie legst.
web-why-pick-figure = Wähle eine Figur.
web-why-do-lay = { $card } legen
web-why-do-lay-self = { $card } vor dich selbst legen
web-why-do-lay-before = { $card } vor { $target } legen
web-why-do-move = { $target } um { $card } ziehen
web-why-laid = { $card } liegt. Ändern geht, bis alle gewählt haben.
web-why-laid-self = { $card } vor dir selbst. Ändern geht, bis alle gewählt haben.
web-why-laid-before = { $card } vor { $target }. Ändern geht, bis alle gewählt haben.
web-why-moved = { $target } zieht um { $card }.
web-why-goes = { $pilot }: von { $start } auf { $end }, nur durch diese Karte
web-why-goes-now = { $pilot }: von { $start } auf { $end }

web-why-is-on = { $pilot } steht auf { $field }.
web-why-you = du
web-why-has-chosen = hat gewählt
web-why-chooses = wählt noch
web-why-field = auf { $field }
web-why-points =
    { $total ->
        [one] { $shown } Punkt
       *[other] { $shown } Punkte
    }
web-why-cards-in-hand =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
web-why-second = Platz zwei
web-why-would-win = würde gewinnen
web-why-last-round = In der letzten Runde:
web-why-no-second = Alle stehen auf einem Feld: Ein zweites gibt es nicht, niemand bekäme Punkte.
web-why-second-is =
    { $count ->
        [one] Zweites Feld ist die { $field }: { $pilots } bekäme { $field }.
       *[other] Zweites Feld ist die { $field }: { $pilots } bekämen je { $field }.
    }
web-why-order = Nach weißen Zahlen, die höchste zuerst
web-why-played =
    { $count ->
        [one] { $count } Karte in dieser Etappe gespielt
       *[other] { $count } Karten in dieser Etappe gespielt
    }

web-why-pad = Wertungsblock
web-why-race = Etappe { $race }
web-why-total = Summe
web-why-would-score = bekäme
web-why-would-total = Summe dann:
web-why-key = In Klammern: wenn jetzt Schluss wäre.
web-why-key-mark = würde gewinnen.
web-why-would-win-now =
    { $count ->
        [one] Wäre jetzt Schluss, würde { $pilots } gewinnen.
       *[other] Wäre jetzt Schluss, würden { $pilots } sich den Sieg teilen.
    }
web-why-won =
    { $count ->
        [one] { $pilots } gewinnt!
       *[other] { $pilots } teilen sich den Sieg!
    }
web-why-second-wins = Die zweithöchste Gesamtpunktzahl gewinnt.
web-why-our-ranking = Das Spiel selbst kennt nur Sieger; die übrige Reihenfolge ist unsere eigene: dritthöchste, höchste, dann der Rest.

web-why-cards-up = Die Karten sind aufgedeckt.
web-why-moves = Runde { $round } – { $moves }.
web-why-went = { $pilot } → { $end }
web-why-round = Etappe { $race } von { $races }, Runde { $round } von { $rounds }
web-why-board-round = Etappe { $race } von { $races }, Runde { $round } von { $rounds }.
web-why-board-figure = { $pilot }: Feld { $field }, Gesamtpunktzahl { $total }.
web-why-board-figure-then = { $pilot }: Feld { $field }, Gesamtpunktzahl { $total }, mit dieser Etappe { $then }.
web-why-board-order = Noch zu nutzende Karten in dieser Reihenfolge – { $order }.
web-why-board-hand = Auf der Hand: { $cards }.
web-why-board-played = In dieser Etappe gespielt: { $cards }.

web-why-hint-track = Alle Figuren starten auf 0. Karten ziehen sie vor und zurück, zwischen −12 und 16; weiter geht niemand.
web-why-hint-second = Das markierte Feld ist das zweite: Wer am Ende der Etappe dort steht, bekommt seine Zahl als Punkte, auch eine negative. Alle anderen bekommen nichts.
web-why-hint-hand = Wähle eine Karte und dann die Figur, vor die sie gelegt wird: egal wessen, auch deine eigene. Alle Karten vor einer Figur werden addiert, die anderen reden also mit. Oder zieh die Karte auf eine Figur.
web-why-hint-last = Deine fünfte Karte wird von selbst vor dich gelegt: Behalte eine, die du dort haben willst.
web-why-hint-pad = Fünf Etappen werden addiert, und die zweithöchste Gesamtpunktzahl gewinnt. In Klammern steht, was diese Etappe jetzt bringen würde, und die Summe mit ihr.
web-why-hint-order = Die Karten gelten in der Reihenfolge ihrer weißen Zahlen, die höchste zuerst. Wem eine Karte gehört, der zieht damit eine beliebige Figur.
