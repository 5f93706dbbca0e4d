# The table of OUTSPEED in the browser.
# $pilot is always somebody's name: write sentences that need no gender and no case of it.

## What is asked

web-os-choose-route = Choose a route
web-os-choose-token = Play a token?
web-os-choose-dial = Set your middle dial
web-os-choose-keep = Keep one of the two tokens
web-os-nothing-asked = Watch what happens

## The track

web-os-the-track = Track
web-os-track = Track, zones { $first } to { $last }. { $ships }.
web-os-ship-in-zone = { $pilot }: zone { $zone }
web-os-will-leave = Zones { $first } to { $last } leave the track at the end of this round.
web-os-could-leave = Zones { $first } to { $last } may leave the track this round.

## The pilots

web-os-pilots = Pilots
web-os-you = You
web-os-place = Place { $place }
web-os-fuel-of = Fuel: { $fuel }
web-os-low = Little fuel left
web-os-tokens-of = Tokens: { $count }
web-os-out = Out of the race
web-os-plays-none = Plays no token
web-os-lost-turn = Loses the turn
web-os-choosing = Still choosing
web-os-locked-in = Has chosen
web-os-face-down = Face down

## The tile

web-os-cockpit = Cockpit
web-os-next-tile = Next tile
web-os-round = Round { $round } of { $rounds }
web-os-routes = Routes of this tile
web-os-dark = dark
web-os-house-set = house set
web-os-cost = cost in fuel: { $amount }
web-os-number = { $number }
web-os-plus = { $first } + { $second }
web-os-tiles-left = Tiles to come: { $count }
web-os-stack = Stack: { $count }
web-os-discard = Discard: { $count }
web-os-tiles-to-come = Track tiles to come: { $tiles }, in an order that nobody knows. Below them lies a finish tile.
web-os-tiles-in-order = Track tiles to come, in this order: { $tiles }. Below them lies a finish tile.
web-os-no-tiles-to-come = No more track tiles will come.

## What a choice leads to

web-os-pay = Fuel to pay: { $fuel }.
web-os-left = Fuel afterwards: { $fuel }.
web-os-land = You land in zone { $zone }.
web-os-stopped = A force field stops you there.
web-os-boards = A board is laid ahead.
web-os-zone-may-leave = That zone may leave with the rear board.
web-os-draws = You look at two tokens and keep one.
web-os-crowd = There is room for { $room }: with more pilots, all of them lose the turn.
web-os-may-empty = This may empty your tank: then you are out.
web-os-will-empty = This empties your tank: you would be out.
web-os-press-again = Press again to choose it all the same.
web-os-too-dear = You have too little fuel for this route.
web-os-tap-again = Tap it again to choose it.
web-os-look-at-a-route = Here you see what a route leads to, in words.
web-os-would-nothing = As things stand, it would do nothing.
web-os-would-move = { $pilot }: to zone { $zone }
web-os-would-stop = { $pilot }: to zone { $zone }, stopped by a force field
web-os-would-have = { $pilot }: { $fuel } fuel
web-os-would-be-out = { $pilot }: out of the race
web-os-would-stand = A force field in zone { $zone }

## Tokens

web-os-hand = Your tokens
web-os-how-many = In the box { $all }, in the discard { $discarded }.
web-os-hand-empty = You have no tokens.
web-os-no-token = Play no token
web-os-not-now = This cannot be played now.
web-os-zone-declares = Zone { $zone } says whether it plays tokens.
web-os-token-nitro = Your ship moves 1 zone forward.
web-os-token-flamethrower = All ships in the nearest occupied zone ahead move 2 back.
web-os-token-fuel-tank = You gain 2 fuel.
web-os-token-force-field = A field in your zone stops every ship that enters it.
web-os-token-electromagnet = From the rear-most zone only: the front-most ships move 3 back, those between 2.
web-os-token-ion-cannon = From the rear-most zone only: every ship ahead loses 2 fuel.

## The dial

web-os-dial-less = One less
web-os-dial-more = One more
web-os-set-dial = Set the dial to { $value }
web-os-dial-is-set = The dial is set to { $value }

## The end

web-os-result = Result
web-os-reached = zone { $zone }, fuel { $fuel }, tokens { $tokens }

## The board in words

web-os-sentence = { $what }.
web-os-say-route = { $route }: { $words }.
web-os-say-dark = { $route }: dark.
web-os-say-pilot = { $pilot }: zone { $zone }, fuel { $fuel }, tokens { $tokens }.
web-os-say-out = { $pilot }: out of the race.
web-os-say-track = The track goes from zone { $first } to zone { $last }.
web-os-say-fields = Zones with force fields: { $zones }.
web-os-say-hand = Your tokens: { $tokens }.

## Hints for a first race

web-hint = Hint
web-hint-understood = Got it
web-hint-skip-all = No more hints
web-os-hint-track = After 13 rounds the ship that is farthest ahead wins. Your ship has a bright edge.
web-os-hint-rear = Hatched zones can leave the track this round. Whoever is still there then is out of the race.
web-os-hint-fuel = Fuel pays for routes. If your tank is empty after paying, you are out. A lock means: has chosen.
web-os-hint-route = All choose in secret and at the same time. From top to bottom: room, cost, rewards. Until the last pilot has chosen, you can change your mind.
web-os-hint-room = If more pilots choose a route than it has room for, all of them lose the turn.
web-os-hint-declare = One token a round, if you like. It lies face down until everyone has answered, the front-most zone first.
web-os-hint-tokens = You can play these at the start of a round. Others see only how many you have.
web-os-hint-dial = The number is what you pay, and how many zones you move.
web-os-hint-keep = The other token goes under the stack, unseen.

## The page with all tiles

web-tiles-title = All tiles
web-tiles-about = These are the 16 tiles of Paddock's house set: ours, not those printed for the box. Each has a face for 3 or 4 pilots and one for 5 or 6.
web-tiles-lonely = Rule 7.9: alone on a route you pay nothing; in company all pay and gain nothing.
web-tiles-dice = The dice
web-tiles-tokens = The bonus tokens
web-tiles-legend = What the signs mean
web-tiles-room = room for so many ships
web-tiles-fuel = fuel to pay, or to gain
web-tiles-zones = zones forward
web-tiles-failed = The tiles could not be fetched.
web-tiles-again = Try again
