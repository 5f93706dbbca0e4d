# The deck editor of OUTSPEED.

web-decks-title = Your own tiles
web-decks-about = Do you own the box? Copy here what is printed on its tiles, and play with them. Keep the deck to yourself and the people at your table: what is printed belongs to its publisher.
web-decks-link = Enter your own tiles
web-decks-chosen = Played with your own tiles: { $name }

## Where to start

web-decks-from-house = Start from the house set
web-decks-open = Go on with a deck file
web-decks-take-back = Back to the draft before
web-decks-new-name = My tiles
web-decks-no-tiles = In “{ $file }” there is no tile of OUTSPEED that could be read.
web-decks-lost = The file had faults. What could not be read is not in the form:

## The form

web-decks-name = Name of the deck
web-decks-tile = Tile
web-decks-face = Face
web-decks-preview = As it looks at the table
web-decks-lit = The route is lit
web-decks-room = Room (condition)
web-decks-cost = Cost
web-decks-zones = Zones
web-decks-fuel = Fuel gained
web-decks-token = Bonus token
web-decks-part = { $field }, part { $number } of the sum
web-decks-nothing = nothing
web-decks-add = add …
web-decks-remove = leave out
web-decks-box = Dice and bonus tokens
web-decks-yellow = Faces of the yellow die
web-decks-blue = Faces of the blue die
web-decks-dice-means = Numbers with spaces between them.
web-decks-tokens = Number of each bonus token

## The check

web-decks-check = Check
web-decks-checking = The deck is being checked …
web-decks-not-checked = The deck could not be checked. { $why }
web-decks-good = No faults: the deck can be played.
web-decks-warned =
    { $count ->
        [one] The deck can be played, with { $count } warning.
       *[other] The deck can be played, with { $count } warnings.
    }
web-decks-count =
    { $count ->
        [one] { $count } fault keeps the deck from being played.
       *[other] { $count } faults keep the deck from being played.
    }
web-decks-more = And { $count } more.
web-decks-marked =
    { $count ->
        [one] { $count } remark
       *[other] { $count } remarks
    }
web-decks-play = Play with these tiles
web-decks-save = Save as a file
web-decks-kept = The draft stays on this device until you start another one.
