# Decks: what they look like, and what can be wrong with them.

deck-house = Paddock’s house set, not the printed one
deck-good =
    { $warnings ->
        [0] { $path } is a valid deck: { $name }.
        [one] { $path } can be played, with { $warnings } warning: { $name }.
       *[other] { $path } can be played, with { $warnings } warnings: { $name }.
    }
deck-bad =
    { $count ->
        [one] { $path } cannot be played: { $count } error.
       *[other] { $path } cannot be played: { $count } errors.
    }
deck-refused = { $path } cannot be played; “paddock deck check { $path }” says why.
deck-of-another-game = { $path } is not a deck for this game ({ $game }).
deck-unknown-game = There is no game called “{ $game }”.
deck-dice = Yellow die: { $yellow }. Blue die: { $blue }.

## Tiles

tile-track = Track tile { $tile }
tile-finish = Finish tile { $tile }
tile-condition = condition
tile-cost = cost
tile-reward = rewards
tile-any-room = room for all
tile-room = room for { $room }
tile-free = free
tile-zones = zones: { $amount }
tile-fuel = fuel: { $amount }
tile-token = bonus token
tile-count = pilots on the { $route } route
tile-dial = dial
die-yellow = yellow die
die-blue = blue die
column-card = Card
column-white = White numbers

## Places

place-tile = tile { $tile }
place-face34 = 3–4 face
place-face56 = 5–6 face
place-route = { $route } route
place-field = field “{ $field }”

## Faults

fault-fault = Error –
fault-warning = Warning –
fault-too-deep = brackets are nested too deeply.
fault-long-number = a number has too many digits.
fault-not-toml = this is not TOML ({ $detail }).
fault-many-dots = line { $line } has more than { $most } dots.
fault-long-deck = a deck file may have at most { $most } KiB.
fault-unknown-field = there is no field “{ $name }” here.
fault-no-name = the deck needs a name.
fault-long-name = a deck’s name may have at most { $most } characters.
fault-not-a-table = this must be a table.
fault-bad-die = a die must be a list of whole numbers from 0 to 9.
fault-many-faces = a die may have at most { $most } faces.
fault-bad-token-count = each token needs a whole number from 0 to 99.
fault-other-token-counts = the box has different numbers of bonus tokens (rule 1.7).
fault-bad-tile-number = “{ $number }” is not a tile number from 1 to 16.
fault-tile-twice = this tile appears twice.
fault-no-tile = this tile is missing.
fault-no-face = this face is missing.
fault-no-route = a face must have at least one lit route.
fault-bad-room = the room must be a whole number from 1 to 6.
fault-bad-token = a route gives one bonus token or none: true or false.
fault-bad-number = { $number } is not a number from 0 to 9.
fault-wrong-die = the yellow die stands for fuel, the blue die for zones, so “{ $die }” cannot be here.
fault-die-as-reward = the yellow die is fuel to be spent, so the books print it in costs only (rule 13.2).
fault-unknown-term = “{ $term }” is not a number, a die, a route or the dial.
fault-many-terms = an amount may have at most { $most } terms.
fault-count-of-dark-route = this counts the pilots on a dark route ({ $route }).
fault-dial-on-track = the middle dial may only be on a finish tile.
fault-dial-not-alone = the middle dial must be the whole cost and the whole number of zones.
fault-dial-tiles = the middle dial must be on exactly one finish tile, not on { $count }.
fault-no-dial = the middle dial must be on both faces of its tile.
fault-no-one-and-a-die = one route must cost 1 plus the yellow die (rule 7.10).
fault-no-several-dice = one route must ask for several dice (rule 7.11).
fault-nothing-cheap = the cheapest route costs { $cheapest }, so a ship can be stranded here; at most { $allowed } would be safe.
fault-wrong-copies = there must be { $count } cards of this value, not { $found } (rule 1.2).
fault-bad-white = “{ $number }” is not a white number from 1 to 32.
fault-white-twice = the white number { $number } appears twice.

## Printed sheets

help-deck-print = print the tiles of a deck: SVG pages with cut marks, both faces, tokens and a fuel track
help-print-output = write the pages to this folder (default sheets)
help-print-paper = the paper: a4 or letter (default a4)
help-print-size = the edge length of a tile in millimetres (default 60)
help-print-picture = write all faces as one picture to FILE instead
print-true-size = 50 mm if printed at 100%
print-fuel-track = Fuel
print-written = { $path } is written.
print-how = Print at 100%, double-sided, flipped on the long edge. The 50 mm line lets you check the size.
