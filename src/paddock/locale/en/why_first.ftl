# Why First? in words. $pilot and $figure are always names: write sentences that need no gender
# and no case of them.

card = { $value }

race-begins = Race { $race } begins; everyone takes five cards.
race-round = Race { $race }, round { $round }.
hand-dealt = { $pilot } holds { $cards }.
card-before = { $pilot }: { $card } on { $target }
card-before-oneself = { $pilot }: { $card } (own figure)
card-of-pilot = { $pilot }: { $card }
cards-turned-up = Cards turned up – { $lays }.
leon-turned-up = Leon turns up { $card }.
figure-moved = { $figure } moves from { $start } to { $end } ({ $cards }).
figure-moved-by = { $pilot } moves { $figure } from { $start } to { $end } ({ $cards }).
figure-stays = { $figure } stays on { $end } ({ $cards }).
figure-stays-by = { $pilot } uses { $cards } on { $figure }, who stays on { $end }.
race-scored =
    { $count ->
        [one] Race { $race } is over. Second: { $pilots }, scoring { $field }.
       *[other] Race { $race } is over. Second: { $pilots }, scoring { $field } each.
    }
race-scored-nothing = Race { $race } is over. Second place is on field { $field } and scores nothing.
race-without-second = Race { $race } is over: everyone is on the same field, so nobody scores.
pilot-and-total = { $pilot }: { $total }
totals = Totals – { $totals }.
game-ended = Five races are over: the second-highest total wins.
