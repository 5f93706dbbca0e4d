# Bots against bots, and tiles put to the test. Words in capitals are placeholders.

## Help

help-arena = bots against bots: the same deals for all, every seat for everyone
help-deals = how many deals, each with every seating (default 200)
help-luck-adjusted = also take the luck out: draws, and the choices of bots that say how they mix; slower
help-simulations = simulations an Expert runs per decision (default { $simulations })
help-html = write a page with plots to this file
help-resume = save progress in this file, and continue from there
help-lab = measurements
help-lab-report = measure a set of OUTSPEED tiles against its targets
help-lab-players = numbers of players, separated by commas (default 3,4,5,6)
help-races = how many races for each number of players (default 1000)
help-bot = seat a bot at a table of a running server
help-bot-url = the table: http://HOST:PORT/TABLE, or the address of a server and --table
help-bot-name = who plays: { $bots }, or a bot of your own, my_bot.py:MyBot
help-bot-table = the code of the table
help-bot-seat = the seat (counted from 1; default: any free one)
help-bot-token = the token of a seat that is already taken
help-bot-called = the name at the table
help-own-bot = { $bots }; or a bot of your own: my_bot.py:MyBot
help-train = train a net by self-play on the vector engine (needs JAX)
help-train-players = numbers of players, separated by commas (default 4); they take turns
help-train-variant = the variant to train: { $variants } (default: the usual game)
help-train-decks = house: the house deck; random: also variations of it, in a game that has them
help-train-minutes = how long to train, compiling included; with --resume the total (default 30)
help-train-updates = stop after this many updates instead: the same seed gives the same net
help-train-out = the folder for the net, its checkpoint and its curves (default net)
help-train-resume = continue from the checkpoint in the folder
help-train-start = start from this net
help-train-against = train a best response to this net, started from its own weights
help-train-last = work out the last choice by search, as the Champion does, in a game that offers it
help-train-settle = settle a net that plays already: small steps, and the mean of the weights (needs --start)
help-train-gauge = train short answers to the net for these numbers of players, four times in the run
help-train-width = units of a layer
help-train-layers = layers of the net
help-train-samples = decisions that one update learns from

## What cannot be done

own-bot-no-file = There is no such file.
own-bot-no-class = Name the class in it: { $bot }:MyBot
own-bot-fails = { $bot } cannot be played: { $why }
resume-other = { $path } was made with other options or is not a resume file. Use another file, or the same options.
page-unwritable = { $path } cannot be written.
bot-no-server = There is no server at { $url }.
bot-refused = The server refuses: { $why }
bot-needs-seat = --token needs --seat: a token belongs to one seat.
train-folder-used = { $path } already holds a run. Add --resume to continue it, or name another folder with --out.
train-no-last = { $game } does not work out its last choice: leave out --work-out-last.
train-no-decks = { $game } has no variations of its deck: leave out --decks.
train-no-features = No net can be trained for { $game }: the game does not say what a net sees.
train-no-engine = No net can be trained for { $game }: the game has no vector engine.
train-settle-start = --settle needs --start, and cannot be combined with --against.
net-unreadable = { $path } is not a net for this game: { $why }

## Bots

bot-rookie = Rookie
bot-regular = Regular
bot-bold = Regular, bold
bot-careful = Regular, careful
bot-expert = Expert
bot-champion = Champion
bot-random = Random

## The arena

progress-deals = Deals
arena-played =
    { $deals ->
        [one] { $game }: { $deals } deal, { $seatings } seatings, { $players } players, seed { $seed }; { $deck }.
       *[other] { $game }: { $deals } deals, { $seatings } seatings each, { $players } players, seed { $seed }; { $deck }.
    }
arena-title = Arena: { $game }, { $players } players
arena-equal = An equal share would be { $share }. The 95% intervals come from resampling the deals.
arena-luck-adjusted = Luck-adjusted: the gain without the luck of draws and of mixed choices. Between deals its variance is { $ratio } times smaller.
arena-equal-mark = equal
arena-gain = Win share above an equal share, in points
arena-times = Mean computing time per decision, ms
column-bot = Bot
column-games = Games
column-win-share = Wins
column-gain = Above equal, pp
column-interval = Interval
column-luck-adjusted = Luck-adjusted
column-mean-place = Mean place
column-rating = Rating
column-ms = CPU ms
column-longest = longest ms
interval = { $low } to { $high }
same-again = The same again:

## The tiles

progress-races = Races
lab-title = Balance of “{ $deck }”
lab-played =
    { $races ->
        [one] { $races } race for each number of players, seed { $seed }; bots: { $bots }.
       *[other] { $races } races for each number of players, seed { $seed }; bots: { $bots }.
    }
lab-players = { $players } players
column-figure = What is measured
column-target = Target
column-value = Measured
column-met = Met
measured-seats = largest advantage or drawback of a seat
measured-finished = ships that reach the finish
measured-least-route = the least chosen lit route
measured-lead-changes = changes of the lead in a race
measured-decided-late = races decided on the last three tiles
measured-tokens = tokens earned by a player
target-at-least = at least { $number }
target-at-most = at most { $number }
lab-never = never
measured-out-before-5 = races with someone out before round 5
measured-out-before-8 = races with someone out before round 8
measured-crowded = rounds with an overcrowded route
measured-one-cause = the most frequent cause of elimination
measured-many-tokens = tokens earned by a player
measured-fourth-board = races that need a fourth board
measured-leader-wins = the leader before round 8 wins
measured-any-out-early = any route: out before round 6
measured-any-finished = any route: at the finish
measured-zones-out-early = most zones: out before round 6
measured-zones-finished = most zones: at the finish
measured-cheap-out-early = cheapest route: out before round 6
measured-cheap-finished = cheapest route: at the finish
lab-met = yes
lab-missed = no
lab-unclear = too few races to tell
lab-played-first-timers =
    { $races ->
        [one] { $races } race for each strategy and number of players, seed { $seed }; one first-timer among Rookies, all of whom heed the table’s warnings.
       *[other] { $races } races for each strategy and number of players, seed { $seed }; one first-timer among Rookies, all of whom heed the table’s warnings.
    }
lab-route-short = tile { $tile } ({ $face }), { $route }
lab-causes-plot = Causes of elimination
lab-cause-off-the-rear = pushed off the rear
lab-cause-drained = drained by a token
lab-cause-no-route = no route to choose
lab-cause-empty-tank = empty tank
lab-cause-in-debt = owed too much
lab-cause-rear-board = rear board
help-first-timers = measure first-timers among Rookies instead: any route, most zones, cheapest
help-lab-tune = search for a better set of OUTSPEED tiles on the vector engine
help-tune-deck = the deck to start from (default: the house set)
help-tune-players = measure with this many players, and change the face they see (default 3,4)
help-generations = how many generations in all (default 20)
help-candidates = how many new sets in a generation (default 120)
help-tune-resume = save finished generations in FILE, and continue from there
help-tune-output = write the best set to FILE
tune-generation = Generation { $number }: { $tried } sets, best penalty { $penalty }.
tune-players = The players must see one face: 3 and 4, or 5 and 6.
tune-written = The best set is in { $path }.
tune-other-work = { $path } belongs to another search.
lab-seats-plot = Wins by seat
lab-first-out-plot = Round of the first elimination
lab-rare-routes = Lit routes chosen less than 5% of the time
lab-no-rare-routes = Every lit route is chosen at least 5% of the time.
lab-route = tile { $tile }, face { $face }, { $route }

## A bot at a server

bot-sits = { $bot } sits in seat { $seat } at table { $table }.
bot-over = The game is over. Place { $place }.

## Training

progress-training = Training
train-opening = Training a net for { $game }, players: { $players }.
train-line = { $done }%, update { $update }, { $games } games, { $seconds } s, entropy { $entropy }, value error { $error }
train-duel = { $table } against { $against }: { $gain } ± { $margin } percentage points above an equal share ({ $deals } deals)
train-random = random play
train-regulars = Regulars
train-earlier = itself at { $share }%
train-target = the given net
train-gauge = { $table }: a short answer gains { $gain } ± { $margin } percentage points from the net ({ $deals } deals)
train-lower-bound = The gain against the given net is a lower bound of its exploitability.
train-files = Net: { $net }. Curves: { $page }
