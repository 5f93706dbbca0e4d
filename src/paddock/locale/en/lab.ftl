# Bots against bots, and tiles put to the test. Words in capitals are placeholders.

## Help

help-arena = bots against bots: the same deals for all, every seat for everyone
help-deals = how many deals, each with every seating (default 200)
help-simulations = what an Expert gets for a decision (default { $simulations })
help-html = write a page with plots into this file
help-resume = keep what was played in this file, and go on from there
help-lab = measurements
help-lab-report = measure a set of OUTSPEED tiles against its targets
help-lab-players = for how many players, with commas between them (default 3,4,5,6)
help-races = how many races for each number of players (default 1000)
help-bot = seat a bot at a table of a running server
help-bot-url = the table: http://HOST:PORT/TABLE, or the address of a server and --table
help-bot-name = who plays: { $bots }, or a bot of your own, my_bot.py:MyBot
help-bot-table = the code of the table
help-bot-seat = the seat (counted from 1; any free one, if none is named)
help-bot-token = the token of a seat that is already taken
help-bot-called = the name at the table
help-own-bot = { $bots }; or a bot of your own: my_bot.py:MyBot

## What cannot be done

own-bot-fails = { $bot } cannot be played: { $why }
resume-other = { $path } was kept with other options, or is no such file. Name another file, or the same options.
page-unwritable = { $path } cannot be written.
bot-no-server = There is no server at { $url }.
bot-refused = The server refuses: { $why }
bot-needs-seat = With --token comes --seat: the token is for one seat.

## Bots

bot-rookie = Rookie
bot-regular = Regular
bot-bold = Regular, bold
bot-careful = Regular, careful
bot-expert = Expert
bot-random = Random

## The arena

progress-deals = Deals
arena-played =
    { $deals ->
        [one] { $game }: { $deals } deal, { $seatings } seatings, { $players } players, seed { $seed }; { $deck }.
       *[other] { $game }: { $deals } deals, { $seatings } seatings each, { $players } players, seed { $seed }; { $deck }.
    }
arena-title = Arena: { $game }, { $players } players
arena-equal = An equal share would be { $share }. Intervals hold 95 of 100 times; they come from drawing the deals again.
arena-equal-mark = equal
arena-gain = Win share above an equal share, in points
arena-times = Milliseconds of computing a decision, in the mean
column-bot = Bot
column-games = Games
column-win-share = Wins
column-gain = Above equal, pp
column-interval = Interval
column-mean-place = Mean place
column-rating = Rating
column-ms = CPU ms
column-longest = longest ms
interval = { $low } to { $high }
same-again = The same again:

## The tiles

progress-races = Races
lab-title = The balance of “{ $deck }”
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
measured-first-out = median round of the first elimination
measured-finished = ships that reach the finish
measured-least-route = the least chosen lit route
measured-lead-changes = changes of the lead in a race
measured-decided-late = races decided on the last three tiles
measured-tokens = tokens earned by a player
target-at-least = at least { $number }
target-at-most = at most { $number }
lab-never = never
lab-yes = yes
lab-no = no
lab-seats-plot = Wins by seat
lab-first-out-plot = Round of the first elimination
lab-rare-routes = Lit routes chosen in less than 5% of the time
lab-no-rare-routes = Every lit route is chosen in at least 5% of the time.
lab-route = tile { $tile }, face { $face }, { $route }

## A bot at a server

bot-sits = { $bot } sits in seat { $seat } at table { $table }.
bot-over = The game is over. Place { $place }.
