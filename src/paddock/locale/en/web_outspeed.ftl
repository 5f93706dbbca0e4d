# The table of OUTSPEED in the browser.
# $pilot is always somebody's name: write sentences that need no gender and no case of it.

## What is asked

web-os-choose-route = Choose your route
web-os-choose-token = Play a token?
web-os-choose-dial = Set your dial
web-os-choose-keep = Keep one token
web-os-nothing-asked = Watch what happens

## The track

web-os-the-track = Track
web-os-track = Track, zones { $first } to { $last }. { $ships }.
web-os-ship-in-zone = { $pilot }: zone { $zone }
web-os-will-leave = Zones { $first } to { $last } fall at the end of this round.
web-os-could-leave = Zones { $first } to { $last } may fall this round.

## The pilots

web-os-pilots = Pilots
web-os-you = You
web-os-fuel-of = Fuel: { $fuel }
web-os-tokens-of = Tokens: { $count }
web-os-out = Out of the race
web-os-plays-none = Plays no token
web-os-face-down = Face down

## The tile

web-os-cockpit = Cockpit
web-os-next-tile = Next tile
web-os-round = Round { $round } of { $rounds }
web-os-routes = Routes of this tile
web-os-side-left = left
web-os-side-middle = middle
web-os-side-right = right
web-os-dark = closed
web-os-house-set = house set
web-os-cost = cost in fuel: { $amount }
web-os-number = { $number }
web-os-plus = { $first } + { $second }
web-os-tiles-left = Tiles to come: { $count }
web-os-tiles-left-in-order = Tiles to come: { $count }, 13 comes last

## What a choice leads to

web-os-pay = Fuel to pay: { $fuel }.
web-os-left = Fuel afterwards: { $fuel }.
web-os-land = You land in zone { $zone }.
web-os-stopped = A force field stops you there.
web-os-boards = A board will be added ahead.
web-os-zone-may-leave = That zone may fall with the rear board.
web-os-draws = You look at two tokens and keep one.
web-os-crowd = Room for { $room }: if more pilots choose it, they all lose their turn.
web-os-may-empty = This may empty your tank, and then you’re out.
web-os-will-empty = This empties your tank: you’d be out.
web-os-press-again = Press again to choose it anyway.
web-os-too-dear = You don’t have enough fuel for this route.
web-os-would-nothing = As things stand, it would do nothing.
web-os-would-move = { $pilot }: to zone { $zone }
web-os-would-stop = { $pilot }: to zone { $zone }, stopped by a force field
web-os-would-have = { $pilot }: { $fuel } fuel
web-os-would-be-out = { $pilot }: out of the race
web-os-would-stand = A force field in zone { $zone }

## Tokens

web-os-hand = Your tokens
web-os-hand-empty = You have no tokens.
web-os-no-token = None
web-os-not-now = You can’t play this now.
web-os-token-nitro = Your ship moves 1 zone forward.
web-os-token-flamethrower = All ships in the nearest occupied zone ahead move back 2 zones.
web-os-token-fuel-tank = You gain 2 fuel.
web-os-token-force-field = A force field in your zone stops every ship that enters it.
web-os-token-electromagnet = Only from the rearmost occupied zone: the frontmost ships move back 3 zones, those in between 2.
web-os-token-ion-cannon = Only from the rearmost occupied zone: every ship ahead loses 2 fuel.

## The dial

web-os-set-dial = Set the dial to { $value }
web-os-dial-zero = 0 fuel is safe on the finish tile.
web-os-dial-beyond = You have { $fuel } fuel, so higher numbers are out of reach.

## The end

web-os-result = Result

## The board in words

web-os-sentence = { $what }.
web-os-say-route = Route { $route }: { $words }.
web-os-say-dark = Route { $route }: closed.
web-os-say-pilot = { $pilot }: zone { $zone }, fuel { $fuel }, tokens { $tokens }.
web-os-say-out = { $pilot }: out of the race.
web-os-say-track = The track goes from zone { $first } to zone { $last }.
web-os-say-fields = Zones with force fields: { $zones }.
web-os-say-hand = Your tokens: { $tokens }.
web-os-say-risk = Route { $route }: { $percent }% risk of being out.
web-os-say-me-clear = You are not on the rear board.
web-os-say-me-rear = You are on the rear board. It falls when someone reaches zone { $trigger }; the leader is in zone { $leader }.
web-os-say-me = Your place: { $place } of { $all }. You are in zone { $zone }.
web-os-say-me-out = You are out of the race.

## Hints for a first race

web-hint = Tip
web-hint-understood = Got it
web-hint-skip-all = No more tips
web-os-hint-rear = The red rear board falls when someone reaches the zone on its sign. Everyone on it is out.
web-os-hint-fuel = Routes cost fuel. If your tank is empty after paying, you’re out.
web-os-hint-route = Get as far ahead as you can in 13 rounds. Pick a route in secret, then lock in.
web-os-hint-room = Too many pilots on one route? They all lose their turn.
web-os-hint-declare = You may play one token per round. It stays face down until everyone has answered.
web-os-hint-dial = The number is what you pay, and how many zones you move.
web-os-hint-keep = The other token goes under the stack, unseen.

## Headlines of a reveal: a few words, large

web-os-head-round = Round { $round }
web-os-head-tokens = { $tokens }!
web-os-head-drained = Ion Cannon!
web-os-head-field = Force field in zone { $zone }
web-os-head-stopped = Stopped: { $pilot }
web-os-head-nitro = Nitro: { $pilot }
web-os-head-tank = Fuel Tank: { $pilot }
web-os-head-hit = Pushed back: { $pilot }
web-os-head-go = Go!
web-os-head-reaches = { $pilot } reaches { $zone }!
web-os-head-lights = Lights out!
web-os-head-full-left = { $count } on the left!
web-os-head-full-middle = { $count } in the middle!
web-os-head-full-right = { $count } on the right!
web-os-head-full-all = Full, and full again!
web-os-head-alone = { $pilot } has a free run
web-os-head-fuel = Everyone pays
web-os-head-dice = Dice!
web-os-head-falls = The rear board falls
web-os-head-out = Out: { $pilots }
web-os-head-you-out = You’re out!
web-os-head-drawn = New tokens
web-os-head-finish = Finish!
web-os-head-photo = Photo finish!

## The picture

web-os-you-tag = YOU
web-os-full = FULL
web-os-sign-falls = Falls when someone reaches { $zone }
web-os-sign-falls-short = Falls at { $zone }
web-os-sign-leader = leader on { $zone }
web-os-sign-goes = Zones { $first }–{ $last } fall this round!
web-os-on-the-rear = on the rear board
web-os-say-zone = zone
web-os-zone-word = zone
web-os-fuel-word = fuel
web-os-tokens-word = tokens
web-os-out-short = out

## Danger

web-os-risk-safe = no risk
web-os-risk-maybe = risky
web-os-risk-percent = risk { $percent }%
web-os-risk-out = out!
web-os-risk-below = risk <{ $percent }%
web-os-risk-tank = empty tank
web-os-risk-rear = rear board
web-os-risk-gate = full route
web-os-could-be-out = You could be out: { $causes }.
web-os-could-be-out-percent = You could be out ({ $percent }%): { $causes }.
web-os-slightly-out = Small risk of being out (below { $percent }%): { $causes }.
web-os-probably-out = You’ll probably be out ({ $percent }%): { $causes }.
web-os-will-be-out = You will be out: { $causes }.

## The cards and the one button

web-os-closed-why = Closed this round: nobody can take this route.
web-os-lead = Zone { $zone }, { $fuel } fuel left.
web-os-lead-token = Zone { $zone }, a token, { $fuel } fuel left.
web-os-lead-crowd = If { $count } come here, none of them moves.
web-os-signs-cost = Cost: { $amount }.
web-os-signs-zones = Zones: { $amount }.
web-os-signs-fuel = Fuel gained: { $amount }.
web-os-last-empty = Last round: you may empty your tank, but you can’t owe more than you have.
web-os-lead-none = You keep your tokens for later.
web-os-ask-route = Pick a route to see where it leads.
web-os-ask-token = One token per round, or none.
web-os-ask-keep = Keep one. The other goes under the stack.
web-os-ask-dial = Pay that much fuel, move that many zones.
web-os-pick-route = Pick a route
web-os-pick-token = Pick a token
web-os-pick-keep = Pick one
web-os-pick-dial = Pick a number
web-os-lock-in = Lock in
web-os-locked = Locked in
web-os-play-none = Play none
web-os-play-token = Play { $token }
web-os-keep-it = Keep it
web-os-set = Set { $value }
web-os-keep-all = keep for later
web-os-kept = keep
web-os-keep-this = keep this one
web-os-keep-same = both are the same: you keep one
web-os-under-stack = under the stack
web-os-goes-under = the other goes under the stack
web-os-locked-count = Locked in: { $count } of { $all }
web-os-key-lock = Lock in

## While it is shown

web-os-nobody-moves = Room for { $room }. None of them moves.
web-os-recap-all-moved = All ships moved.
web-os-recap-me = You went from zone { $start } to zone { $end }.
web-os-what-happened = What happened
web-os-beat-gates = routes
web-os-beat-fuel = fuel
web-os-beat-move = dice and ships
web-os-beat-rear = rear board
web-os-beat-tokens = tokens

## Out

web-os-you-are-out = You’re out
web-os-out-before = Your race is over.
web-os-out-rear-board = You were on the rear board when it fell.
web-os-out-rear-board-by = You were on the rear board (zones { $first }–{ $last }) when { $pilot } reached { $zone }.
web-os-out-off-the-rear = You were pushed off the rear of the track.
web-os-out-drained = An Ion Cannon took your last fuel.
web-os-out-no-route = You didn’t have enough fuel for any route.
web-os-out-empty-tank = Your tank was empty after paying.
web-os-out-in-debt = The route cost more fuel than you had.
web-os-out-short-of = Your route cost { $owed } fuel, you had only { $had }.
web-os-place-of = { $place ->
    [one] 1st of { $players }
    [2] 2nd of { $players }
    [3] 3rd of { $players }
   *[other] { $place }th of { $players }
 }
web-os-you-took = your risk: { $percent }%
web-os-see-the-end = See the end
web-os-new-race = New race
web-os-keep-watching = Keep watching

## The result

web-os-you-won = You won!
web-os-you-came = { $place ->
    [one] You came 1st
    [2] You came 2nd
    [3] You came 3rd
   *[other] You came { $place }th
 }
web-os-won = { $count ->
    [one] { $pilots } wins
   *[other] { $pilots } win
 }
web-os-nobody-won = Nobody won
web-os-behind = { $zones ->
    [0] Level with { $pilot }.
    [one] 1 zone behind { $pilot }.
   *[other] { $zones } zones behind { $pilot }.
 }
web-os-level-less-fuel = Level with { $pilot }, but with less fuel: { $mine } against { $theirs }.
web-os-lead-since = In the lead from round { $round } to the finish.
web-os-lost-ground = { $zones ->
    [one] Round { $round }: you lost 1 zone to the winner.
   *[other] Round { $round }: you lost { $zones } zones to the winner.
 }
web-os-stuck-left = Round { $round }: left was full, you stood still.
web-os-stuck-middle = Round { $round }: the middle was full, you stood still.
web-os-stuck-right = Round { $round }: right was full, you stood still.
web-os-chart = Zones behind the leader
web-os-reached-short = zone { $zone } · fuel { $fuel }
web-os-fell = round { $round } · { $why }
web-os-fell-rear-board = rear board
web-os-fell-off-the-rear = pushed off
web-os-fell-drained = Ion Cannon
web-os-fell-no-route = no route
web-os-fell-empty-tank = no fuel
web-os-fell-in-debt = too little fuel

## One sentence for each event, below the headline

web-os-line-token-me = you: { $token }
web-os-line-nothing-me = Your { $token } changes nothing.
web-os-line-tank = Fuel Tank: { $pilot } gains { $amount } fuel and has { $fuel }.
web-os-line-tank-me = Fuel Tank: you gain { $amount } fuel and have { $fuel }.
web-os-line-field = { $pilot } puts a force field in zone { $zone }: it stops every ship that enters.
web-os-line-field-me = Your force field is in zone { $zone }: it stops every ship that enters.
web-os-line-nitro = Nitro: { $pilot } moves { $start } → { $end }.
web-os-line-nitro-me = Nitro: you move { $start } → { $end }.
web-os-line-victim = { $pilot } { $start } → { $end }
web-os-line-hit = { $pilot } uses the { $token }. Pushed back: { $victims }.
web-os-line-hit-mine = Your { $token } hits. Pushed back: { $victims }.
web-os-line-hit-plain = Pushed back: { $victims }.
web-os-line-hit-me = { $pilot } pushes you back with the { $token }: { $start } → { $end }.
web-os-line-hit-me-plain = You are pushed back: { $start } → { $end }.
web-os-line-drop = { $pilot } { $fuel }
web-os-line-drained = { $pilot } fires the { $token }. Fuel left: { $victims }.
web-os-line-drained-mine = You fire the { $token }. Fuel left: { $victims }.
web-os-line-drained-plain = Ion Cannons fire. Fuel left: { $victims }.
web-os-line-drained-me = { $pilot } fires the { $token } at you: { $amount } fuel lost, { $fuel } left.
web-os-line-drained-me-plain = Ion Cannons hit you: { $amount } fuel lost, { $fuel } left.
web-os-line-stopped = A force field stops { $pilot } in zone { $zone }.
web-os-line-stopped-me = A force field stops you in zone { $zone }.
web-os-line-full-me = { $count } came, room for { $room }: you lose your turn.
web-os-line-alone-me = You’re alone on your route: it’s free.
web-os-line-shared-me = You’re not alone on your route: everyone on it pays and gains nothing.
web-os-line-paid-me = You pay { $paid } fuel, { $fuel } left.
web-os-line-stays-me = Your route gives no zones: you stay in zone { $zone }.
web-os-line-short-me = Your route costs { $owed } fuel, you have only { $paid }.
web-os-line-out-short = { $pilot } is out: the route cost { $owed } fuel, the tank held { $had }.
web-os-line-reaches = { $pilot } reaches { $zone }: the rear board will fall.
web-os-line-reaches-me = You reach { $zone }: the rear board will fall.
web-os-line-kept-me = You keep: { $token }.
web-os-head-you-reach = You reach { $zone }!
web-os-head-you-alone = You have a free run
web-os-lonely-alone = alone: free
web-os-lonely-together = together: all pay, no gain
web-os-lonely = Alone here, you pay nothing. With others, everyone pays and nobody gains anything.

## The page with all tiles

web-tiles-title = All tiles
web-tiles-about = These are the 16 tiles of Paddock’s house set: ours, not the printed ones from the box. Each has one face for 3 or 4 pilots and one for 5 or 6.
web-tiles-lonely = Rule 7.9: alone on a route, you pay nothing. With others, everyone pays and nobody gains anything.
web-tiles-dice = The dice
web-tiles-tokens = The bonus tokens
web-tiles-legend = What the symbols mean
web-tiles-room = room for this many ships
web-tiles-fuel = fuel to pay, or to gain
web-tiles-zones = zones forward
web-tiles-failed = The tiles could not be loaded.
web-tiles-again = Try again
