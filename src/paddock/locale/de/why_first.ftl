# Why First? in words. $pilot and $figure are always names: write sentences that need no gender
# and no case of them.

card = { $value }

race-begins = Etappe { $race } beginnt; alle bekommen fünf Karten.
race-round = Etappe { $race }, Runde { $round }.
hand-dealt = { $pilot } hat { $cards } auf der Hand.
card-before = { $pilot }: { $card } auf { $target }
card-before-oneself = { $pilot }: { $card } (eigene Figur)
card-of-pilot = { $pilot }: { $card }
cards-turned-up = Aufgedeckte Karten – { $lays }.
leon-turned-up = Leon deckt { $card } auf.
figure-moved = { $figure } zieht von { $start } auf { $end } ({ $cards }).
figure-moved-by = { $pilot } spielt { $cards }: { $figure } zieht von { $start } auf { $end }.
figure-stays = { $figure } bleibt auf { $end } ({ $cards }).
figure-stays-by = { $pilot } spielt { $cards }: { $figure } bleibt auf { $end }.
race-scored =
    { $count ->
        [one] Etappe { $race } ist vorbei. Platz zwei: { $pilots }, Punkte: { $field }.
       *[other] Etappe { $race } ist vorbei. Platz zwei: { $pilots }, Punkte: je { $field }.
    }
race-scored-nothing = Etappe { $race } ist vorbei. Platz zwei ist auf Feld { $field } und bekommt keine Punkte.
race-without-second = Etappe { $race } ist vorbei: Alle stehen auf demselben Feld, also bekommt niemand Punkte.
pilot-and-total = { $pilot }: { $total }
totals = Gesamtpunktzahlen – { $totals }.
game-ended = Fünf Etappen sind vorbei: Die zweithöchste Gesamtpunktzahl gewinnt.
