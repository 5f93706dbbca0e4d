# What the browser says beside the games.

## Everywhere

web-close = Close
web-skip-to-content = Skip to content
web-navigation = Pages
web-rules = Rules
web-tiles = Track tiles
web-settings = Settings
web-home = Home page
web-language = Language
web-theme = Appearance
web-theme-auto = Same as device
web-theme-dark = Dark
web-theme-light = Light
web-nowhere = This page does not exist.
web-new-version = A new version of this page is available. Your games carry on where they are.
web-load-it = Reload

## The start page

web-tagline = Two board games where everyone chooses in secret, all at once. Play with friends or against bots.
web-your-name = Your name
web-nicknames = Comet, Rigel, Luna, Orion, Mira, Altair, Lyra, Atlas, Stella, Sirius, Castor, Spica
web-play-now = Play now
web-invite-friends = Invite friends
web-code = Table code
web-look-in = Open
web-your-tables = Your tables
web-bots-count =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
web-table-not-reached = The server is not responding right now.
web-seats-taken = { $taken } of { $players } seats taken
web-notice = Independent implementations of the rules. OUTSPEED, Why First? and 8Bit Box belong to their publishers.

## A new table

web-new-table = New table: { $game }
web-seats = Seats
web-first-race = First race
web-first-race-means = Tiles come in numerical order, 1 to 13: everyone knows what is next.
web-tactical = Tactical game
web-tactical-means = Cards are turned up first; then each player moves any one figure, highest white number first.
web-clock = Time per decision
web-clock-none = No time limit
web-clock-seconds = { $seconds } seconds per decision
web-clock-days =
    { $days ->
        [one] { $days } day per decision
       *[other] { $days } days per decision
    }
web-clock-means = When time runs out, a simple choice is made for anyone who has not chosen.
web-listed = Show in the list of open tables
web-listed-means = Otherwise only people with the link can find it.
web-odds = Show the risk
web-odds-means = Each route shows how likely it is to end your race, in percent.
web-private = Link only
web-deck = Your own deck (a file)
web-deck-means =
    { $game ->
        [why_first] Without a file the 32 usual race cards are used.
       *[outspeed] Without a file the house set is used.
    }
web-deck-house =
    { $game ->
        [why_first] The usual race cards
       *[outspeed] House set
    }
web-deck-own = Custom deck
web-champion-other-deck = The Champion was not trained on this deck. It plays anyway, perhaps less well.
web-open-table = Open the table

## The lobby

web-players-count =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
web-next-name = Name of the next player on this device
web-pass-and-play-means = Several players can share this device: pass it round, and a curtain hides the screen in between.
web-you = you
web-me = You
web-me-named = { $name } (you)
web-bot-random = random
web-bot-rookie = Rookie
web-bot-careful = Regular, careful
web-bot-bold = Regular, bold
web-bot-regular = Regular
web-bot-expert = Expert
web-bot-rookie-means = Knows the rules and little else.
web-bot-careful-means = Knows the game and keeps out of trouble.
web-bot-bold-means = Knows the game and takes risks.
web-bot-regular-means = Knows the game; careful or bold, you never know.
web-bot-expert-means = Thinks ahead.
web-seat-free = free
web-ready = ready
web-not-ready = not ready
web-sit-here = Sit here
web-sit-too = Add a player
web-player = Player
web-leave-seat = Leave your seat
web-remove-bot = Remove
web-bot-level = Bot level
web-bot-level-of = Level: { $pilot }
web-fill-with-bots = Fill with bots
web-i-am-ready = I’m ready
web-not-ready-after-all = Not ready after all
web-start = Start
web-seats-still-free =
    { $count ->
        [one] { $count } seat is still free.
       *[other] { $count } seats are still free.
    }
web-waiting-for-many = { $count ->
    [one] Waiting for { $count } player
   *[other] Waiting for { $count } players
 }
web-waiting-for = Waiting for { $pilots }
web-can-start = Everyone is ready.
web-you-watch = You’re watching. Take a free seat to play.
web-link = Link
web-copy = Copy the link
web-copied = Copied
web-share = Share
web-screen-watch = Watch or chat on your phone
web-big-screen = Big screen
web-qr = The link as a QR code

## At the table

web-connecting = Connecting…
web-offline-game = You’re offline. This is the game as you last saw it.
web-offline-home = You’re offline. These are your games as you last saw them.
web-offline-replay = You’re offline. This replay is stored on your device.
web-connection-lost = Connection lost. Trying again…
web-try-now = Try now
web-seat-lost = This seat is no longer yours. You’re watching.
web-no-such-table = Table not found
web-no-such-table-means = The code may be mistyped, or the table may be full or gone.
web-open-elsewhere = Open elsewhere
web-open-elsewhere-means = This table is open in several newer tabs or devices, so this one stopped. Nothing is lost.
web-play-here = Play here
web-your-turn = Your turn
web-shuffling = Shuffling…
web-shuffling-again = Nobody’s device answered. Shuffling once more…
web-called-off = The game did not start: no device sent its part of the shuffle. Check your connections, then get ready again.
web-over = The game is over.
web-frozen = This table was stopped by an error in the rules. You can still view it.
web-archived = This game was played under older rules. You can still view it.
web-aim-outspeed = After 13 rounds the ship farthest ahead wins – if its fuel lasts.
web-aim-why-first = In each race only second place scores. After five races, the second-highest total wins.
web-lock-locked = { $pilot } has locked in
web-lock-choosing = { $pilot } is still choosing
web-watch = Here we go
web-locked-in = Locked in
web-sending = Sending your choice…
web-not-sent = Not sent yet: no connection
web-bot-plays-for-you = A bot is playing for you
web-take-over = Take over
web-behind = { $seconds } s behind
web-catch-up = Catch up
web-menu = Menu
web-keyboard = Keyboard
web-keyname-space = Space
web-keyname-shift = Shift
web-key-skip = Skip the animation
web-key-route = Choose a route
web-key-card = Choose a card
web-key-figure = Choose a figure
web-key-play = Play the card
web-key-board = Describe the board aloud
web-key-history = History
web-key-chat = Chat
web-key-help = This list
web-still-showing = There’s more to come.
web-stands-in = bot playing
web-away = not connected
web-time-left = Time left
web-hours-left = { $hours } h { $minutes } min
web-skip = Skip
web-pace = Pace
web-pace-0 = Instant
web-pace-0-5 = Slow
web-pace-1 = Normal
web-pace-2 = Fast
web-sound = Sound
web-sound-on = Sound is on
web-sound-off = Sound is off
web-say-the-board = Describe the board
web-stay = Stay
web-leave-means = A bot will play for you until you come back.
web-beside = History and chat
web-history = History
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-write = Say something
web-send = Send
web-spectator = Spectator
web-emotes = Quick reactions
web-emote-hello = Hello
web-emote-well = Well played
web-emote-laugh = Laughing
web-emote-wow = Wow
web-emote-ouch = Ouch
web-emote-think = Thinking
web-emote-hurry = Hurry up
web-emote-thanks = Thank you
web-too-late = { $pilot } ran out of time: a simple choice was made.
web-stood-in = A bot is playing for { $pilot }.
web-returned = { $pilot } is back.
web-extended =
    { $seconds ->
        [one] The server was unavailable: { $seconds } more second for everyone.
       *[other] The server was unavailable: { $seconds } more seconds for everyone.
    }
web-rules-failed = That choice caused an error in the rules. Please choose again.

## Pass and play

web-curtain = Curtain
web-pass-to = { $pilot } is next
web-pass-means = Pass the device; nobody else should look.
web-i-am = I am { $pilot }

## After the game

web-after-the-game = After the game
web-rematch = Rematch
web-rematch-waits = A rematch is waiting.
web-to-the-rematch = Go to the rematch
web-replay = Replay
web-download-record = Download the record

## Replays and rules

web-rules-of = Rules of { $game }
web-rules-choose = Choose a game.
web-to-the-table = Back to the table
web-step-back = Step back
web-step = Step forward
web-play = Play
web-pause = Pause
web-round = Round
web-eyes = View as
web-step-of = Step { $place } of { $length }
web-share-round = Copy a link to this round
web-verify-title = Was the shuffle fair?
web-verify-means = Your browser recomputes every draw from the server’s secret and the players’ contributions, and checks that nothing was changed afterwards. “paddock verify” checks the rules and the result, too.
web-verify = Check the shuffle
web-verify-busy = Checking…
web-verified = Proven: everything matches.
web-not-verified = Not proven: something does not match.
web-verify-offline = This can’t be checked now: the server can’t be reached.
web-verify-missing = This can’t be checked: the server has no file of this game.
web-verify-unreadable = This can’t be checked: the file of the game can’t be read.
web-verify-luck = Every table on this luck has the same draws, so no player’s contribution goes into it: the last player to give one could choose the draws for everyone.
web-verify-luck-closed = Proven, except for the draws: they can be checked once this luck is revealed, after the last table that plays on it.
web-check-fits = matches
web-check-misfit = does not match at line { $line }
web-check-commitment = The server’s commitment
web-check-pledges = The players’ pledges
web-check-lines = The lines of the log
web-check-choices = The choices
web-check-draws = The draws
web-check-scores = The result
web-check-record = The record
web-check-chain = The chain of hashes
web-check-shown = What this page shows
web-check-seen = What this device was shown during the game
web-kept-same = During the game this device received the same log, up to line { $line }.
web-kept-other = This is not the log this device received during the game, up to line { $line }.
web-kept-nothing = This device did not follow the game, so it cannot say whether this is the log the players received.
web-given-in = This device’s contribution to the shuffle is in every draw.
web-given-out = This device’s contribution to the shuffle is not in the draws: it came too late, or the server left it out.

## Settings

web-notices = Notify me when it is my turn
web-notices-blocked = The browser does not allow notifications from this page.
web-hints = Tips for beginners

## Why something cannot be done

why-unknown = That can’t be done now ({ $why }).
why-offline = The server can’t be reached.
why-server-failed = Server error. Please try again.
why-seat-taken = Someone has just taken this seat.
why-seat-free = Nobody is sitting there.
why-seats-free = There are still free seats.
why-name-taken = Someone at the table already has this name.
why-name-length = A name must have 1 to 24 characters.
why-chat-full = This table’s chat is full.
why-log-full = This table’s log is full: only the game itself goes on.
why-name-has-hidden-signs = This name contains invisible characters.
why-name-has-too-many-marks = This name has too many marks on one letter.
why-text-length = A message can have at most 300 characters.
why-text-has-hidden-signs = This text contains invisible characters.
why-table-full = All seats are taken.
web-no-board = This page has no board for { $game }. In a terminal: paddock join { $link }
why-no-such-table = There is no such table.
why-no-such-invitation = This code leads to no open lobby.
why-too-many-guesses = Too many wrong codes. Please wait a minute.
why-game-has-begun = The game has already begun.
why-game-not-over = The game is not over yet.
why-replay-too-long = This replay is too long to be shown here.
why-not-all-ready = Not everyone is ready.
why-no-such-bot = There is no such bot.
why-not-your-seat = That’s not your seat.
why-open-elsewhere = This table is open elsewhere, in newer windows. Close one of them, then come back.
why-not-an-option = You can’t choose that now.
why-not-asked = You have nothing to choose now.
why-other-decision = Too late: this decision has closed.
why-no-decision-open = There is nothing to choose now.
why-too-early = Too early: give them a minute.
why-too-late = Too late: this decision has closed.
why-deck-refused = This deck breaks the rules for decks. Open it under “Your own tiles” to see why.
why-rules-failed = That choice caused an error in the rules. Please choose again.
why-table-frozen = This table has been stopped.
why-table-archived = This game was played under older rules.
why-busy = The server is busy. Please try again.
why-disk-error = The server’s disk has failed. After its restart the table shows whether this was saved.
why-disk-full = The server cannot save anything right now: its disk is full.
why-too-many-requests = Too many requests. Please wait a moment.
why-too-many-seats = You’re sitting at too many tables. Leave some first.
why-too-many-tables = You have too many unfinished tables. Finish some first.
why-pledge-needed = Please press “I’m ready” once more.

## A game that this client has no board for

web-any-choose = Make your choice
web-any-place = Place
web-any-row = { $label }: { $value }.
web-lobby-any = Lobby of { $game }
web-sheet-any = Settings
web-deck-any = The game’s own deck
