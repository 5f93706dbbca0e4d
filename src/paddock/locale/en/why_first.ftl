# Why First?, told in words. $pilot and $figure are always names: write sentences that need no gender
# and no case of them.

card = { $value }

race-begins = Race { $race } begins; everyone takes five cards.
race-round = Race { $race }, round { $round }.
hand-dealt = { $pilot } holds { $cards }.
card-before = { $pilot }: { $card } before { $target }
card-before-oneself = { $pilot }: { $card } before themselves
cards-turned-up = Cards turned up – { $lays }.
leon-turned-up = Leon turns up { $card } before himself.
figure-moved = { $figure } moves from { $start } to { $end } ({ $cards }).
figure-moved-by = { $pilot } moves { $figure } from { $start } to { $end } ({ $cards }).
figure-stays = { $figure } stays on { $end } ({ $cards }).
figure-stays-by = { $pilot } moves { $figure }, who stays on { $end } ({ $cards }).
race-scored = Race { $race } is over: second is field { $field }, and it scores.
race-without-second = Race { $race } is over: all stand on one field, there is no second, nobody scores.
pilot-and-total = { $pilot }: { $total }
totals = Totals – { $totals }.
game-ended = Five races are over: the second-highest total wins.
