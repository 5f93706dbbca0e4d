# Why First?, told in words. $pilot and $figure are always names: write sentences that need no gender
# and no case of them.

card = { $value }

race-begins = Etappe { $race } beginnt; alle bekommen fünf Karten.
race-round = Etappe { $race }, Runde { $round }.
hand-dealt = { $pilot } hat { $cards } auf der Hand.
card-before = { $pilot }: { $card } vor { $target }
card-before-oneself = { $pilot }: { $card } vor sich selbst
cards-turned-up = Aufgedeckte Karten – { $lays }.
leon-turned-up = Leon deckt { $card } vor sich selbst auf.
figure-moved = { $figure } zieht von { $start } auf { $end } ({ $cards }).
figure-moved-by = { $pilot } zieht die Figur { $figure } von { $start } auf { $end } ({ $cards }).
figure-stays = { $figure } bleibt auf { $end } ({ $cards }).
figure-stays-by = { $pilot } zieht die Figur { $figure }, die auf { $end } bleibt ({ $cards }).
race-scored = Etappe { $race } ist vorbei: Das zweitvorderste Feld ist die { $field }, und es wird gewertet.
race-without-second = Etappe { $race } ist vorbei: Alle stehen auf einem Feld, ein zweites gibt es nicht, niemand bekommt Punkte.
pilot-and-total = { $pilot }: { $total }
totals = Gesamtpunktzahlen – { $totals }.
game-ended = Fünf Etappen sind vorbei: Die zweithöchste Gesamtpunktzahl gewinnt.
