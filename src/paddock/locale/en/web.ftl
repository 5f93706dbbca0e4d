# What the browser says beside the games.

## Everywhere

web-close = Close
web-skip-to-content = To the content
web-navigation = Pages
web-rules = Rules
web-tiles = Tiles
web-settings = Settings
web-home = To the start page
web-language = Language
web-theme = Appearance
web-theme-is = Appearance: { $theme }
web-theme-auto = as the device
web-theme-dark = dark
web-theme-light = light
web-nowhere = There is nothing here.
web-new-version = There is a new version of this page. Your games go on where they are.
web-load-it = Load it

## The start page

web-tagline = Two racing games of secret, simultaneous choice
web-your-name = Your name
web-nicknames = Vega, Comet, Nova, Rigel, Luna, Orion, Mira, Altair, Lyra, Atlas, Stella, Sirius
web-players-range = { $least } to { $most } players
web-about-outspeed = Choose a route in secret, watch your fuel, and do not take the road that everybody takes.
web-about-why-first = Move anyone, forward or back. Only the second place counts: why be first?
web-play-now = Play now against bots
web-invite-friends = Invite friends
web-join-by-code = Join with a code
web-code = Code
web-look-in = Go there
web-your-tables = Your tables
web-last-there = You were there { $when }
web-bots-count =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
web-table-not-reached = The server does not answer now.
web-seats-taken = { $taken } of { $players } seats taken
web-notice = Independent implementations of the rules. OUTSPEED, Why First? and 8Bit Box belong to their publishers.

## A new table

web-new-table = A table for { $game }
web-seats = Seats
web-first-race = First race
web-first-race-means = The tiles come in the order of their numbers, and everybody knows it.
web-tactical = Tactical game
web-tactical-means = Cards are turned up first; then each moves any figure, the highest white number first.
web-clock = Time for a decision
web-clock-none = No clock
web-clock-seconds = { $seconds } seconds a decision
web-clock-days =
    { $days ->
        [one] { $days } day a decision
       *[other] { $days } days a decision
    }
web-clock-means = When it runs out, a simple choice is made for those who are late.
web-listed = On the list of open tables
web-listed-means = Otherwise only people with the link find it.
web-private = Only with the link
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
web-deck-own = Own deck
web-open-table = Open the table

## The lobby

web-players-count =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
web-next-name = Name of the next player at this device
web-pass-and-play-means = Several players can share this device: it is passed round, with a curtain in between.
web-you = you
web-bot-name = Bot { $colour }
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
web-add-bot = Bot here
web-leave-seat = Leave the seat
web-remove-bot = Send away
web-bot-level = Strength of bots
web-bot-level-of = Strength of { $pilot }
web-fill-with-bots = Fill with bots
web-i-am-ready = I am ready
web-not-ready-after-all = Not ready after all
web-start = Start
web-seats-still-free =
    { $count ->
        [one] { $count } seat is still free.
       *[other] { $count } seats are still free.
    }
web-waiting-for = Waiting for { $pilots }
web-can-start = Everybody is ready.
web-you-watch = You are watching. Take a free seat to play.
web-link = Link
web-copy = Copy the link
web-copied = Copied
web-share = Share
web-big-screen = Big screen
web-qr-short = QR code
web-qr = The link as a QR code

## At the table

web-connecting = Connecting…
web-connection-lost = The connection is lost. Trying again…
web-try-now = Try now
web-seat-lost = This seat is no longer yours. You are watching.
web-no-such-table = This table is not there
web-no-such-table-means = The code may be mistyped, or the table is full or gone.
web-your-turn = Your turn
web-shuffling = Shuffling…
web-over = The game is over.
web-frozen = This table is stopped: the rules failed. It can still be looked at.
web-archived = This game was played under older rules. It can still be looked at.
web-aim-outspeed = After 13 rounds the ship that is farthest ahead wins, if its fuel lasts.
web-aim-why-first = In each of five races only the second place scores, the number of its field. In the end the second-highest total wins.
web-more-below = More below: pace, sound, history, chat
web-locks = Who has chosen
web-lock-locked = { $pilot } has locked in
web-lock-choosing = { $pilot } is still choosing
web-watch = Watch what happens
web-locked-in = Locked in; you can change your mind
web-bot-plays-for-you = A bot plays for you. Choose to take over.
web-time-left = Time left
web-hours-left = { $hours } h { $minutes } min
web-skip = Skip
web-pace = Pace
web-pace-0 = at once
web-pace-0-5 = slow
web-pace-1 = usual
web-pace-2 = fast
web-sound = Sound
web-sound-on = Sound is on
web-sound-off = Sound is off
web-say-the-board = Say the board (B)
web-stay = Stay
web-leave-means = A bot will play for you until you come back.
web-tools = Tools
web-beside = Beside the table
web-history = History
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-write = Say something
web-send = Send
web-spectator = Spectator
web-emotes = Quick remarks
web-emote-hello = Hello
web-emote-well = Well played
web-emote-laugh = Laughing
web-emote-wow = Wow
web-emote-ouch = Ouch
web-emote-think = Thinking
web-emote-hurry = Hurry up
web-emote-thanks = Thank you
web-too-late = { $pilot } is late: a simple choice was made.
web-stood-in = A bot plays for { $pilot }.
web-returned = { $pilot } is back.
web-extended =
    { $seconds ->
        [one] The server was away: { $seconds } second more for everybody.
       *[other] The server was away: { $seconds } seconds more for everybody.
    }
web-rules-failed = The rules failed on this choice: please choose again.

## Pass and play

web-curtain = Curtain
web-pass-to = { $pilot } is next
web-pass-means = Pass the device; nobody else should look.
web-i-am = I am { $pilot }

## After the game

web-after-the-game = After the game
web-rematch = Rematch
web-rematch-waits = A rematch is waiting.
web-to-the-rematch = To the rematch
web-replay = Replay
web-download-record = Download the record

## Replays and rules

web-rules-of = Rules of { $game }
web-rules-choose = Choose a game.
web-to-the-table = To the table
web-step-back = Step back
web-step = Step forward
web-play = Play
web-pause = Pause
web-round = Round
web-eyes = Seen by
web-step-of = Step { $place } of { $length }
web-share-round = Copy a link to this round
web-verify-title = Was the shuffle fair?
web-verify-means = Your browser recomputes every draw from the server's secret and the players' seeds, and checks that nothing was changed afterwards. “paddock verify” checks the rules and the result as well.
web-verify = Check the shuffle
web-verify-busy = Checking…
web-verified = Proven: everything fits.
web-not-verified = Not proven: something does not fit.
web-verify-failed = This cannot be checked: { $why }
web-check-fits = fits
web-check-misfit = does not fit at line { $line }
web-check-commitment = The server's commitment
web-check-pledges = The players' pledges
web-check-lines = The lines of the log
web-check-choices = The choices
web-check-draws = The draws
web-check-scores = The result
web-check-record = The record
web-check-chain = The chain of hashes
web-check-shown = What this page shows
web-check-told = What this device was shown during the game
web-kept-same = This device was told the same log while the game was played, up to line { $line }.
web-kept-other = This is not the log that this device was told while the game was played, up to line { $line }.
web-kept-nothing = This device did not follow the game: it cannot say whether this is the log that the players were told.
web-given-in = What this device gave to the shuffle is in every draw.
web-given-out = What this device gave to the shuffle is not in the draws: it came too late, or the server left it out.

## Settings

web-notices = Notify me when it is my turn
web-notices-blocked = The browser does not allow notifications for this page.
web-hints = Hints for a first race

## Why something cannot be done

why-unknown = That cannot be done now ({ $why }).
why-offline = The server cannot be reached.
why-server-failed = The server failed. Please try again.
why-seat-taken = Somebody has just taken this seat.
why-seat-free = Nobody sits there.
why-seats-free = There are still free seats.
why-name-taken = Somebody at the table already has this name.
why-name-length = A name has 1 to 24 characters.
why-log-full = The log of this table is full: only the game itself goes on.
why-name-has-hidden-signs = This name has characters that cannot be seen.
why-text-length = A message has at most 300 characters.
why-text-has-hidden-signs = This text has characters that cannot be seen.
why-table-full = All seats are taken.
why-no-such-table = There is no such table.
why-game-has-begun = The game has already begun.
why-game-not-over = The game is not over yet.
why-not-all-ready = Not everybody is ready.
why-no-such-bot = There is no such bot.
why-not-your-seat = This seat is not yours.
why-not-an-option = That cannot be chosen now.
why-not-asked = You have nothing to choose now.
why-other-decision = Too late: this decision has closed.
why-no-decision-open = There is nothing to choose now.
why-too-late = Too late: this decision has closed.
why-deck-refused = This deck breaks the rules for decks. “paddock deck check” tells more.
why-rules-failed = The rules failed on this choice. Please choose again.
why-rematch-open = The rematch is open already.
why-table-frozen = This table is stopped.
why-table-archived = This game was played under older rules.
why-busy = The server is busy. Please try again.
why-disk-full = The server cannot store anything now: its disk is full.
why-too-many-requests = Too much at once. Please wait a little.
why-too-many-tables = You have too many unfinished tables. Finish some first.
why-pledge-needed = Please say that you are ready once more.
