# The table of Why First? in the browser. $pilot, $pilots and $target are always names: write sentences
# that need no gender and no case of them.

web-why-asked-lay = Choose a card to lay
web-why-asked-move = Move any figure by { $card }
web-why-asked-over = The game is over.

web-why-your-cards = Your cards
web-why-card = { $value }
web-why-card-with-white = { $value } (white number { $white })
web-why-card-of = { $pilot }: { $card } (white number { $white })
web-why-whom = Before whom?
web-why-which-figure = Which figure?
web-why-players = Players
web-why-pick-card = Choose a card.
web-why-pick-target = Choose whom to lay it before.
web-why-pick-figure = Choose a figure to move.
web-why-do-lay = Lay { $card }
web-why-do-lay-self = Lay { $card } before yourself
web-why-do-lay-before = Lay { $card } before { $target }
web-why-do-move = Move { $target } by { $card }
web-why-laid = { $card } is laid. You can change it until all have chosen.
web-why-laid-self = { $card } before yourself. You can change it until all have chosen.
web-why-laid-before = { $card } before { $target }. You can change it until all have chosen.
web-why-moved = { $target } moves by { $card }.
web-why-goes = { $pilot }: from { $start } to { $end }, by this card alone
web-why-goes-now = { $pilot }: from { $start } to { $end }

web-why-is-on = { $pilot } is on { $field }.
web-why-you = you
web-why-has-chosen = has chosen
web-why-chooses = is choosing
web-why-field = on { $field }
web-why-points =
    { $total ->
        [one] { $shown } point
       *[other] { $shown } points
    }
web-why-cards-in-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
web-why-second = second
web-why-would-win = would win
web-why-last-round = In the last round:
web-why-no-second = All are on one field: there is no second, nobody would score.
web-why-second-is =
    { $count ->
        [one] Second is field { $field }: { $pilots } would score { $field }.
       *[other] Second is field { $field }: { $pilots } would score { $field } each.
    }
web-why-order = By white numbers, the highest first
web-why-played =
    { $count ->
        [one] { $count } card played in this race
       *[other] { $count } cards played in this race
    }

web-why-pad = Score pad
web-why-race = Race { $race }
web-why-total = Total
web-why-would-score = would score
web-why-would-total = total then
web-why-key = In brackets: if the game ended now.
web-why-key-mark = would win.
web-why-would-win-now =
    { $count ->
        [one] If the game ended now, { $pilots } would win.
       *[other] If the game ended now, { $pilots } would share the victory.
    }
web-why-won =
    { $count ->
        [one] { $pilots } wins!
       *[other] { $pilots } share the victory!
    }
web-why-second-wins = The second-highest total wins.
web-why-our-ranking = The game itself names only the winners; the order of the others is our own: third-highest, highest, then the rest.

web-why-cards-up = The cards are turned up.
web-why-moves = Round { $round } – { $moves }.
web-why-went = { $pilot } → { $end }
web-why-round = Race { $race } of { $races }, round { $round } of { $rounds }
web-why-board-round = Race { $race } of { $races }, round { $round } of { $rounds }.
web-why-board-figure = { $pilot }: field { $field }, total { $total }.
web-why-board-figure-then = { $pilot }: field { $field }, total { $total }, with this race { $then }.
web-why-board-order = Cards still to be used, in this order – { $order }.
web-why-board-hand = You hold { $cards }.
web-why-board-played = Played in this race: { $cards }.

web-why-hint-track = All figures start on 0. Cards move them forwards and back, between −12 and 16; nobody goes farther.
web-why-hint-second = The marked field is second: whoever stands there when the race ends scores its number, even a negative one. All others score nothing.
web-why-hint-hand = Pick a card, then the figure it is laid before: anyone, you too. All cards before a figure are added up, so the others have a say. Or drag the card to a figure.
web-why-hint-last = Your fifth card is laid before yourself, by itself: keep one that you want there.
web-why-hint-pad = Five races are added up, and the second-highest total wins the game. In brackets is what this race would bring now, and the total with it.
web-why-hint-order = Cards are used by their white numbers, the highest first. The owner of a card moves any one figure by it.
