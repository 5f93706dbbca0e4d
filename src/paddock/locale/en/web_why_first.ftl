# The table of Why First? in the browser. $pilot, $pilots and $target are always names: write sentences
# that need no gender and no case of them.

web-why-asked-lay = Who gets your card?
web-why-asked-play = Play a card
web-why-asked-move = Move any figure by { $card }
web-why-asked-over = The game is over.

web-why-your-cards = Your cards
web-why-card = { $value }
web-why-card-with-white = { $value } (white number { $white })
web-why-card-of = { $pilot }: { $card } (white number { $white })
web-why-whom = Who gets it?
web-why-which-figure = Which figure?
web-why-players = Players
web-why-pick-card = Pick a card
web-why-pick-target = Pick who gets it
web-why-pick-figure = Pick a figure to move
web-why-do-lay = Play { $card }
web-why-do-lay-self = Play { $card } on yourself
web-why-do-lay-before = Play { $card } on { $target }
web-why-do-move = Move { $target } by { $card }
web-why-do-move-self = Move yourself by { $card }
web-why-can-change = Locked in. You can change it until everyone has chosen.
web-why-say-both = { $said } { $level }
web-why-say-up = { $pilot } moves up to { $field }.
web-why-say-down = { $pilot } drops back to { $field }.
web-why-say-stay = { $pilot } stays on { $field }.
web-why-say-you-up = You move up to { $field }.
web-why-say-you-down = You drop back to { $field }.
web-why-say-you-stay = You stay on { $field }.
web-why-say-level = Level with { $pilots }.
web-why-say-you-second =
    { $count ->
        [one] You would be second: { $points } point.
       *[other] You would be second: { $points } points.
    }
web-why-say-you-first = You would be first: no points.
web-why-say-second =
    { $count ->
        [one] { $pilots } would be second: { $points }.
       *[other] { $pilots } would share second: { $points }.
    }
web-why-say-no-second = Nobody would be second.
web-why-say-total-wins = Total { $total } would win.
web-why-say-total-high = Total { $total }: highest, so no win.
web-why-say-total-low = Total { $total } is too low.
web-why-say-total-low-yet = Total { $total }, still too low.
web-why-say-still =
    { $count ->
        [one] { $pilots } still moves.
       *[other] { $pilots } still move.
    }
web-why-say-still-many = { $count } more to move.
web-why-say-leon = Leon’s card is turned up with the others.
web-why-say-last = Your last card, { $card }, then moves you.
web-why-leon-says = I’m Leon. I play my top card on myself.
web-why-from = from { $pilot }
web-why-from-you = from you
web-why-no-card = no card
web-why-did = { $pilot } { $start } → { $end }
web-why-now = { $pilot }, now
web-why-final = Final score
web-why-has-won = has won
web-why-goes-now = { $pilot }: from { $start } to { $end }

web-why-is-on = { $pilot } is on { $field }.
web-why-you = you
web-why-has-chosen = has chosen
web-why-chooses = is choosing
web-why-would-win = would win
web-why-race-begins = Race { $race }
web-why-no-second = Everyone is on the same field: nobody is second.
web-why-last-round = In the previous round:
web-why-second-is =
    { $count ->
        [one] { $pilots } is second on { $field }.
       *[other] { $pilots } are second on { $field }.
    }
web-why-order-first = Play a card in secret. The highest white number goes first and moves any figure.
web-why-order = By white numbers, highest first

web-why-pad = Score pad
web-why-race = Race { $race }
web-why-total = Total
web-why-would-score = would score
web-why-key = In pencil: if the race ended now.
web-why-key-mark = Would win if the game ended now.
web-why-would-win-now =
    { $count ->
        [one] If the game ended now, { $pilots } would win.
       *[other] If the game ended now, { $pilots } would share the win.
    }
web-why-won =
    { $count ->
        [one] { $pilots } wins!
       *[other] { $pilots } share the win!
    }
web-why-result-too-good = Your { $total } is too good: the second-highest total, { $winning }, wins.
web-why-result-you = You have { $total }. The second-highest total wins: { $winning }.
web-why-result-best = The second-highest total wins: { $winning }. Too good: { $pilots } with { $most }.
web-why-result-equal = All totals are equal: everyone wins.
web-why-second-wins = The second-highest total wins.

web-why-cards-up = Cards up!
web-why-no-crown = All level: nobody is second
web-why-share-crown = { $pilots } share the crown
web-why-takes-crown = { $pilot } takes the crown
web-why-keeps-crown = { $pilot } keeps the crown
web-why-you-take-crown = You take the crown
web-why-you-keep-crown = You keep the crown
web-why-you-score =
    { $count ->
        [one] You are second: { $field } point!
       *[other] You are second: { $field } points!
    }
web-why-score =
    { $count ->
        [one] { $pilots } scores { $field }
       *[other] { $pilots } score { $field } each
    }
web-why-scores-nothing = Second place is on { $field }: no points
web-why-nobody-scores = All level: nobody scores
web-why-race-result = Race { $race }. { $said }
web-why-you-win = You came 2nd: you win!
web-why-you-share = You share the win!
web-why-moves = Round { $round } – { $moves }.
web-why-went = { $pilot } { $cards } → { $end }
web-why-round = Race { $race } of { $races }, round { $round } of { $rounds }
web-why-board-round = Race { $race } of { $races }, round { $round } of { $rounds }.
web-why-board-figure = { $pilot }: field { $field }, total { $total }.
web-why-board-figure-then = { $pilot }: field { $field }, total { $total }, with this race { $then }.
web-why-board-order = Cards still to come, in this order – { $order }.
web-why-board-hand = You hold { $cards }.
web-why-board-played = Played in this race: { $cards }.

web-why-hint-track = Only second place scores: the crown marks it. After five races the second-highest total wins.
web-why-hint-second = Everyone on the crown’s field scores its number, even if it is negative.
web-why-hint-hand = Pick a card, then who gets it: anyone, even you. Cards on the same figure add up.
web-why-hint-last = Your fifth card is played on you automatically: keep one you want.
web-why-hint-pad = After five races the second-highest total wins.
web-why-hint-order = Cards are used by white number, highest first. The owner moves any one figure.
