# The table of Why First? in the browser. $pilot, $pilots and $target are always names: write sentences
# that need no gender and no case of them.

web-why-asked-lay = Wer bekommt deine Karte?
web-why-asked-play = Spiel eine Karte aus
web-why-asked-move = Beweg eine Figur um { $card }
web-why-asked-over = Die Partie ist zu Ende.

web-why-your-cards = Deine Karten
web-why-card = { $value }
web-why-card-with-white = { $value } (weiße Zahl { $white })
web-why-card-of = { $pilot }: { $card } (weiße Zahl { $white })
web-why-whom = Wer bekommt sie?
web-why-which-figure = Welche Figur?
web-why-players = Spieler
web-why-pick-card = Wähle eine Karte
web-why-pick-target = Wähle, wer sie bekommt
web-why-pick-figure = Wähle eine Figur
web-why-do-lay = { $card } spielen
web-why-do-lay-self = { $card } auf dich selbst
web-why-do-lay-before = { $card } auf { $target }
web-why-do-move = { $target } um { $card } bewegen
web-why-do-move-self = Dich um { $card } bewegen
web-why-can-change = Festgelegt. Du kannst es ändern, bis alle gewählt haben.
web-why-say-both = { $said } { $level }
web-why-say-up = { $pilot } rückt auf { $field } vor.
web-why-say-down = { $pilot } fällt auf { $field } zurück.
web-why-say-stay = { $pilot } bleibt auf { $field }.
web-why-say-you-up = Du rückst auf { $field } vor.
web-why-say-you-down = Du fällst auf { $field } zurück.
web-why-say-you-stay = Du bleibst auf { $field }.
web-why-say-level = Gleichauf mit { $pilots }.
web-why-say-you-second =
    { $count ->
        [one] Du wärst auf Platz zwei: { $points } Punkt.
       *[other] Du wärst auf Platz zwei: { $points } Punkte.
    }
web-why-say-you-first = Du wärst auf Platz eins: keine Punkte.
web-why-say-second =
    { $count ->
        [one] { $pilots } wäre auf Platz zwei: { $points }.
       *[other] { $pilots } wären auf Platz zwei: { $points }.
    }
web-why-say-no-second = Niemand wäre auf Platz zwei.
web-why-say-total-wins = Insgesamt { $total }: Das würde gewinnen.
web-why-say-total-high = Insgesamt { $total }: zu gut, kein Sieg.
web-why-say-total-low = Insgesamt { $total }: zu wenig.
web-why-say-total-low-yet = Insgesamt { $total }: noch zu wenig.
web-why-say-still =
    { $count ->
        [one] { $pilots } zieht noch.
       *[other] { $pilots } ziehen noch.
    }
web-why-say-still-many = Noch { $count } ziehen.
web-why-say-leon = Leons Karte wird mit den anderen aufgedeckt.
web-why-say-last = Danach bewegt deine letzte Karte, { $card }, dich selbst.
web-why-leon-says = Ich bin Leon. Meine oberste Karte gilt mir.
web-why-from = von { $pilot }
web-why-from-you = von dir
web-why-no-card = keine Karte
web-why-did = { $pilot } { $start } → { $end }
web-why-now = { $pilot }, jetzt
web-why-final = Endstand
web-why-has-won = hat gewonnen
web-why-goes-now = { $pilot }: von { $start } auf { $end }

web-why-is-on = { $pilot } steht auf { $field }.
web-why-you = du
web-why-has-chosen = hat gewählt
web-why-chooses = wählt noch
web-why-would-win = würde gewinnen
web-why-no-second = Alle auf einem Feld: Niemand ist auf Platz zwei.
web-why-last-round = In der vorigen Runde:
web-why-second-is =
    { $count ->
        [one] { $pilots } ist auf Platz zwei (Feld { $field }).
       *[other] { $pilots } sind auf Platz zwei (Feld { $field }).
    }
web-why-order-first = Spiel heimlich eine Karte aus. Die höchste weiße Zahl ist zuerst dran und bewegt eine beliebige Figur.
web-why-order = Nach weißen Zahlen, die höchste zuerst

web-why-pad = Wertungsblock
web-why-race = Etappe { $race }
web-why-total = Gesamt
web-why-would-score = Punkte dann:
web-why-key = Mit Bleistift: wenn die Etappe jetzt endete.
web-why-key-mark = Gewinnt, wenn die Partie jetzt endet.
web-why-race-begins = Etappe { $race }
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

web-why-cards-up = Karten auf!
web-why-no-crown = Gleichstand: kein zweiter Platz
web-why-share-crown = { $pilots } teilen sich die Krone
web-why-takes-crown = { $pilot } holt sich die Krone
web-why-keeps-crown = { $pilot } behält die Krone
web-why-you-take-crown = Du holst dir die Krone
web-why-you-keep-crown = Du behältst die Krone
web-why-you-score =
    { $count ->
        [one] Du bist auf Platz zwei: { $field } Punkt!
       *[other] Du bist auf Platz zwei: { $field } Punkte!
    }
web-why-score =
    { $count ->
        [one] Punkte für { $pilots }: { $field }
       *[other] Punkte für { $pilots }: je { $field }
    }
web-why-scores-nothing = Der zweite Platz ist auf { $field }: keine Punkte
web-why-nobody-scores = Gleichstand: Niemand bekommt Punkte
web-why-race-result = Etappe { $race }. { $said }
web-why-you-win = Platz zwei: Du gewinnst!
web-why-you-share = Geteilter Sieg!
web-why-result-too-good = { $total } ist zu gut: Es gewinnt die zweithöchste Gesamtpunktzahl, { $winning }.
web-why-result-you = Du hast { $total }. Es gewinnt die zweithöchste Gesamtpunktzahl: { $winning }.
web-why-result-best = Es gewinnt { $winning }. Zu gut: { $pilots } mit { $most }.
web-why-result-equal = Alle haben gleich viele Punkte: Alle gewinnen.
web-why-moves = Runde { $round } – { $moves }.
web-why-went = { $pilot } { $cards } → { $end }
web-why-round = Etappe { $race } von { $races }, Runde { $round } von { $rounds }
web-why-board-round = Etappe { $race } von { $races }, Runde { $round } von { $rounds }.
web-why-board-figure = { $pilot }: Feld { $field }, Gesamtpunktzahl { $total }.
web-why-board-figure-then = { $pilot }: Feld { $field }, Gesamtpunktzahl { $total }, mit dieser Etappe { $then }.
web-why-board-order = Diese Karten kommen noch, in dieser Reihenfolge – { $order }.
web-why-board-hand = Auf der Hand: { $cards }.
web-why-board-played = In dieser Etappe gespielt: { $cards }.

web-why-hint-track = Nur Platz zwei punktet: Ihn zeigt die Krone. Nach fünf Etappen gewinnt die zweithöchste Gesamtpunktzahl.
web-why-hint-second = Alle auf dem Feld mit der Krone bekommen dessen Zahl als Punkte, auch im Minus.
web-why-hint-hand = Wähle eine Karte und wer sie bekommt: irgendwer, auch du. Karten auf derselben Figur werden addiert.
web-why-hint-last = Deine fünfte Karte gilt automatisch dir: Heb dir eine auf, die du willst.
web-why-hint-pad = Nach fünf Etappen gewinnt die zweithöchste Gesamtpunktzahl.
web-why-hint-order = Karten gelten nach weißen Zahlen, die höchste zuerst. Wem sie gehört, der bewegt eine beliebige Figur.
