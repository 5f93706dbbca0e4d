# What happened to the reader, said to the reader. Each is a sentence of outspeed.ftl, why_first.ftl or
# common.ftl in the second person; what is missing here is said with the reader's name.

web-to-you-token-laid = You play a token face down.
web-to-you-token-laid-known = You play a token face down: { $token }.
web-to-you-token-without-effect = Your { $token } has no effect.
web-to-you-marker-laid = You set up a force field in zone { $zone }.
web-to-you-fuel-gained = You gain { $amount } fuel and now have { $fuel }.
web-to-you-fuel-drained = You lose { $amount } fuel to an Ion Cannon and now have { $fuel }.
web-to-you-ship-forward = You move from zone { $start } to zone { $end }.
web-to-you-ship-forward-stopped = You move from zone { $start } to zone { $end }, stopped by a force field.
web-to-you-ship-back = You are pushed back from zone { $start } to zone { $end }.
web-to-you-ship-back-stopped = You are pushed back from zone { $start } to zone { $end }, stopped by a force field.
web-to-you-ship-off-the-rear = You are pushed from zone { $start } off the rear of the track.
web-to-you-drove-alone = You are alone on the { $route } route and pay nothing.
web-to-you-die-rolled-cost = You roll the yellow die for the cost: { $value }.
web-to-you-die-rolled-zones = You roll the blue die for zones: { $value }.
web-to-you-die-rolled-fuel = You roll the yellow die for fuel: { $value }.
web-to-you-cost-paid = You pay { $paid } fuel and have { $fuel } left.
web-to-you-cost-paid-short = You owe { $owed } fuel and can pay only { $paid }.
web-to-you-tokens-looked-at =
    { $count ->
        [0] You find no token left to draw.
        [one] You draw { $count } token.
       *[other] You look at { $count } tokens.
    }
web-to-you-tokens-looked-at-known = You look at { $tokens }.
web-to-you-token-kept = You keep a token.
web-to-you-token-kept-alone = You keep { $kept }.
web-to-you-token-kept-known = You keep { $kept } and put { $returned } under the stack.
web-to-you-eliminated-off-the-rear = You’re out: off the rear of the track.
web-to-you-eliminated-drained = You’re out: no fuel left.
web-to-you-eliminated-no-route = You’re out: too little fuel for any route.
web-to-you-eliminated-empty-tank = You’re out: the tank is empty.
web-to-you-eliminated-in-debt = You’re out: the route cost more than the fuel in the tank.
web-to-you-eliminated-rear-board = You’re out: left behind on the rear board.
web-to-you-tokens-lost = You reveal and discard { $tokens }.
web-to-you-hand-dealt = You hold { $cards }.
web-to-you-figure-moved = You move from { $start } to { $end } ({ $cards }).
web-to-you-figure-moved-by = You move { $figure } from { $start } to { $end } ({ $cards }).
web-to-you-figure-stays = You stay on { $end } ({ $cards }).
web-to-you-figure-stays-by = You use { $cards } on { $figure }, who stays on { $end }.
web-to-you-winners = You win.

## Somebody else did it

web-on-you-figure-moved-by = { $pilot } moves you from { $start } to { $end } ({ $cards }).
web-on-you-figure-stays-by = { $pilot } uses { $cards } on you: you stay on { $end }.
web-on-you-card-before = { $pilot }: { $card } on you
