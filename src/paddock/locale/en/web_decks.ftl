# The deck editor of OUTSPEED.

web-decks-title = Your own tiles
web-decks-about = Do you own the box? Copy what is printed on its tiles here and play with them. Keep the deck to yourself and the people at your table: the printed content belongs to its publisher.
web-decks-link = Enter your own tiles
web-decks-chosen = Playing with your own tiles: { $name }

## Where to start

web-decks-from-house = Start from the house set
web-decks-open = Continue with a deck file
web-decks-take-back = Back to the previous draft
web-decks-new-name = My tiles
web-decks-no-tiles = “{ $file }” contains no readable OUTSPEED tile.
web-decks-lost = The file had errors. What could not be read is missing from the form:

## The form

web-decks-name = Name of the deck
web-decks-tile = Tile
web-decks-face = Face
web-decks-preview = How it looks at the table
web-decks-lit = The route is lit
web-decks-room = Room (condition)
web-decks-cost = Cost
web-decks-zones = Zones
web-decks-fuel = Fuel gained
web-decks-token = Bonus token
web-decks-part = { $field }, part { $number } of the sum
web-decks-nothing = nothing
web-decks-add = add…
web-decks-remove = remove
web-decks-box = Dice and bonus tokens
web-decks-yellow = Faces of the yellow die
web-decks-blue = Faces of the blue die
web-decks-dice-means = Numbers separated by spaces.
web-decks-tokens = Number of each bonus token

## The check

web-decks-check = Check
web-decks-checking = Checking the deck…
web-decks-not-checked = The deck could not be checked. { $why }
web-decks-good = No errors: this deck can be played.
web-decks-warned =
    { $count ->
        [one] This deck can be played, with { $count } warning.
       *[other] This deck can be played, with { $count } warnings.
    }
web-decks-count =
    { $count ->
        [one] { $count } error: this deck cannot be played.
       *[other] { $count } errors: this deck cannot be played.
    }
web-decks-marked =
    { $count ->
        [one] { $count } remark
       *[other] { $count } remarks
    }
web-decks-play = Play with these tiles
web-decks-save = Save as a file
web-decks-kept = The draft stays on this device until you start another one.
