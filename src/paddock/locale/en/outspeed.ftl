# OUTSPEED in words. The names of things are those of the published editions.
# $pilot is always somebody's name: write sentences that need no gender and no case of it.

## Things

token-nitro = Nitro
token-flamethrower = Flamethrower
token-fuel-tank = Fuel Tank
token-force-field = Force Field
token-electromagnet = Electromagnet
token-ion-cannon = Ion Cannon

route-left = left
route-middle = middle
route-right = right

## A round

round-with-track-tile = Round { $round }. Track tile { $tile } is up.
round-with-finish-tile = Round { $round }, the last one. Finish tile { $tile } is up.
markers-removed =
    { $count ->
        [one] A ship is in zone { $zone }: the force field there is removed.
       *[other] A ship is in zone { $zone }: the { $count } force fields there are removed.
    }

## Bonus phase

token-laid = { $pilot } plays a token face down.
token-laid-known = { $pilot } plays a token face down: { $token }.
pilot-and-token = { $pilot }: { $token }
tokens-turned-up = Tokens turned up – { $tokens }.
token-without-effect = { $token } ({ $pilot }) has no effect.
marker-laid = { $pilot } sets up a force field in zone { $zone }.
fuel-gained = { $pilot } gains { $amount } fuel and now has { $fuel }.
fuel-drained = { $pilot } loses { $amount } fuel to an Ion Cannon and now has { $fuel }.

## Moving

ship-forward = { $pilot } moves from zone { $start } to zone { $end }.
ship-forward-stopped = { $pilot } moves from zone { $start } to zone { $end }, stopped by a force field.
ship-back = { $pilot } is pushed back from zone { $start } to zone { $end }.
ship-back-stopped = { $pilot } is pushed back from zone { $start } to zone { $end }, stopped by a force field.
ship-off-the-rear = { $pilot } is pushed from zone { $start } off the rear of the track.
board-added = A board is added ahead: zones { $first } to { $last }.
board-removed =
    { $markers ->
        [0] The rear board falls: zones { $first } to { $last }.
        [one] The rear board falls: zones { $first } to { $last }, and a force field with it.
       *[other] The rear board falls: zones { $first } to { $last }, and { $markers } force fields with it.
    }

## Resolution

pilot-and-route = { $pilot }: { $route }
routes-revealed = Routes – { $routes }.
turns-lost =
    { $count ->
        [one] { $count } pilot on the { $route } route, room for { $room }: the turn is lost.
       *[other] { $count } pilots on the { $route } route, room for { $room }: they all lose their turn.
    }
drove-alone = { $pilot } is alone on the { $route } route and pays nothing.
route-shared = { $pilots } share the { $route } route: all pay and gain nothing.
pilot-and-dial = { $pilot }: { $value }
dials-revealed = Middle dials – { $dials }.
die-rolled-cost = { $pilot } rolls the yellow die for the cost: { $value }.
die-rolled-zones = { $pilot } rolls the blue die for zones: { $value }.
die-rolled-fuel = { $pilot } rolls the yellow die for fuel: { $value }.
cost-paid = { $pilot } pays { $paid } fuel and has { $fuel } left.
cost-paid-short = { $pilot } owes { $owed } fuel and can pay only { $paid }.

## Drawing tokens

stack-refilled =
    { $count ->
        [one] The discard pile ({ $count } token) is shuffled and put under the stack.
       *[other] The discard pile ({ $count } tokens) is shuffled and put under the stack.
    }
tokens-looked-at =
    { $count ->
        [0] { $pilot } finds no token left to draw.
        [one] { $pilot } draws { $count } token.
       *[other] { $pilot } looks at { $count } tokens.
    }
tokens-looked-at-known = { $pilot } looks at { $tokens }.
token-kept = { $pilot } keeps a token.
token-kept-alone = { $pilot } keeps { $kept }.
token-kept-known = { $pilot } keeps { $kept } and puts { $returned } under the stack.

## Elimination

eliminated-off-the-rear = { $pilot } is out: off the rear of the track.
eliminated-drained = { $pilot } is out: no fuel left.
eliminated-no-route = { $pilot } is out: too little fuel for any route.
eliminated-empty-tank = { $pilot } is out: the tank is empty.
eliminated-in-debt = { $pilot } is out: the route cost more than the fuel in the tank.
eliminated-rear-board = { $pilot } is out: left behind on the rear board.
tokens-lost = { $pilot } reveals and discards { $tokens }.
tiles-flipped = Four pilots or fewer are left: all tiles turn to the 3–4 face.

## The end

race-ended-finish = The finish tile has been played: the race is over.
race-ended-last-ship = Only one ship is left: the race is over.
race-ended-no-ship = No ship is left: nobody wins. Race again!
