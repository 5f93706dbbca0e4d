# The command line. Words in capitals are placeholders in the help and are not translated.

## Help

help-usage = Usage:
help-heading-values = Values
help-heading-options = Options
help-heading-commands = Commands
help-command = COMMAND
help-help = show this help
help-version = show the version
help-lang = language: en, pl, de or ru (otherwise that of the system)
help-paddock = Play, host and study two board games where everyone chooses in secret, all at once: OUTSPEED and Why First?
help-demo = watch a game between bots, in words
help-demo-game = { $games } (default outspeed)
help-demo-seed = play the game with this seed again
help-simulate = play many games between bots and count what happens
help-replay = retell a recorded game in words
help-verify = recompute every draw, choice and score of a game played on a server
help-verify-file = a finished game, as downloaded from a server
help-verify-head = the hash your browser kept, to look for in the log
help-deck-command = check a deck of tiles or cards, or look at one
help-deck-check = list the errors of a deck: tile, face, route and field
help-deck-show = show the tiles or cards of a deck
help-rules = look up the rules, a chapter (4) or a single rule (4.9)
help-game = { $games }
help-players = how many play: 3–6 in OUTSPEED, 2–6 in Why First? (default 4)
help-bots = comma-separated bots, repeated to fill the seats: { $bots }
help-deck = play with the tiles or cards of this file instead of the house set
help-variant = a variant of the game: { $variants }
help-games = how many games (default 1000)
help-seed = same seed, same result, on any machine (default 1)
help-jobs = how many processes share the work (default 1)
help-engine = python: the rules themselves; vector: millions of random games, on the device that JAX finds
help-cluster = share the work with a Ray cluster: HOST:PORT on one of its machines, ray://HOST:PORT from elsewhere, local to start one here; --jobs is then how many parts are played at once (default: one per core)
help-json = print one JSON object instead of tables
help-save = save a record of every game in this folder
help-record = a record, as saved by simulate --save
help-round = only this round (Why First?: counted through the game, 1–25)
help-seat = only what this seat saw (counted from 1)
help-deck-file = a deck as a TOML file
help-deck-show-file = a deck as a TOML file (default: the house set)
help-deck-show-game = whose house set to show: { $games }
help-tile = only this tile
help-number = a chapter (4) or a rule (4.9)

## What was not understood

usage-hint = “{ $command } --help” lists what is possible.
usage-missing = Missing: { $what }
usage-unrecognised = Not recognised: { $what }
usage-no-value = { $what } needs a value.
usage-unwanted-value = { $what } takes no value.
usage-ambiguous = { $what } could mean several options.
usage-argument = { $what }: { $why }
value-not-one-of = “{ $value }” is not one of { $choice }.
value-not-a-head = “{ $value }” is not a hash: it must have 64 digits, 0–9 and a–f.
value-not-a-number = “{ $value }” is not a whole number from { $least } to { $most }.

## What cannot be done

output-unwritable = The output cannot be written: { $why }
interrupted = Stopped.
file-not-found = There is no file { $path }.
file-is-a-folder = { $path } is a folder, not a file.
file-unreadable = { $path } cannot be read.
file-too-large = { $path } is larger than { $most } MiB.
file-not-text = { $path } is not a text file.
folder-unwritable = Cannot write to { $path }.
extra-missing = This needs the package { $package }: pip install 'paddock-games[{ $extra }]'.
vector-missing = The vector engine needs JAX: pip install 'paddock-games[vector]'.
vector-no-engine = { $game } has no vector engine: leave out --engine.
vector-random-only = The vector engine plays at random and keeps no records: leave out --save, and --bots other than random.
cluster-missing = A cluster needs Ray: pip install 'paddock-games[cluster]'.
cluster-keeps-no-records = Workers of a cluster keep no records: leave out --save or --cluster.
cluster-silent = No Ray cluster answers at { $address }: an address is HOST:PORT, ray://HOST:PORT or local.
cluster-fails = The cluster { $address } cannot do the work: { $why }
cluster-other-rules = The cluster { $address } has a different version of the rules ({ $why }): install the same paddock on all machines.
cluster-no-bot = The cluster cannot play { $bot }: the file must be on all its machines, in the same place.
wrong-players = { $game } is for { $least } to { $most } players, not { $players }.
wrong-variant = { $game } has no variant { $variant }.
game-without-bots = { $game } comes without bots.
game-without-research = { $game } offers no research tools.
game-without-terminal = { $game } cannot be shown in a terminal.
no-such-rule = There is no rule { $number }; there are chapters 1 to { $chapters }, and rules like 4.1.
no-such-seat = There is no seat { $seat } in this game of { $players }.
no-such-round = There is no round { $round } in this game; the last one was { $rounds }.
record-not-json = This file is damaged or not a Paddock record: it is not JSON.
record-foreign = This file is not a Paddock record.
record-unknown-game = This is a record of a game that Paddock does not know: { $game }.
record-newer = This record was made by a newer Paddock (format { $format }, rules version { $version }) and can only be read by that version.
record-older = This record was made under older rules (format { $format }, rules version { $version }) and cannot be replayed under the current ones.
record-damaged = This record is damaged: { $detail }
record-untrue = This record is damaged: input { $number } does not lead to the recorded events.

## Simulating

progress-games = Games
demo-opening =
    { $players ->
        [one] { $game }, { $players } player, { $deck }.
       *[other] { $game }, { $players } players, { $deck }.
    }
demo-again = The same again: { $command }
simulated =
    { $games ->
        [one] { $game }, { $games } game, seed { $seed }; players: { $players }; { $deck }.
       *[other] { $game }, { $games } games, seed { $seed }; players: { $players }; { $deck }.
    }
mean-rounds = Rounds per game, on average: { $mean }.
decimal = { $whole }.{ $tenth }
table-seats = Wins and places by seat
table-endings = How the games ended
table-rounds = Last round
table-eliminations = Eliminations
table-first-elimination = Round of the first elimination
table-tokens-kept = Tokens kept
table-tokens-played = Tokens played
table-cards-laid = Who received the cards
table-figures-moved = Whose figures were moved
table-scoring-field = Fields that scored
table-routes = How often each route was programmed
column-seat = Seat
column-wins = Wins
column-place = Place { $place }
column-count = Number
column-share = Share
column-tile = Tile
column-face = Face
row-finish = finish
row-last-ship = one ship left
row-no-ship = no ship left
row-off-the-rear = off the rear
row-drained = drained by an Ion Cannon
row-no-route = no route to choose
row-empty-tank = tank empty
row-in-debt = cost too high at the finish
row-rear-board = on the rear board
row-single = a single winner
row-shared = a shared victory
row-own = own figure
row-another = another player
row-leon = Leon
row-none = none

## Verifying

verify-absent = This record has no proof: it does not come from a server. Only its replay is checked.
verify-replayed = Replay: every input leads to the recorded events.
verify-commitment = Commitment: the secret is the one that the server committed to before anyone sat down.
verify-pledges = Pledges: each contribution to the seed matches its pledge (contributions: { $count }, players: { $players }).
verify-pledges-missing = Pledges: each contribution to the seed matches its pledge, but not all were given (contributions: { $count }, players: { $players }). The server’s operator could choose which to leave out.
verify-pledges-none = Pledges: no player contributed to the seed (players: { $players }). The server’s operator could choose it.
verify-pledges-luck = Pledges: this table shares its luck with others, so no player’s contribution goes into it. The server’s operator chose it before the table was opened.
verify-lines = Log: each line is in its place and matches its leaf (lines: { $count }).
verify-choices = Choices: each was allowed, and what was revealed is what was chosen (choices: { $count }).
verify-draws = Draws: each follows from the seed and the odds of the rules (draws: { $count }).
verify-draws-luck = Draws: each follows from the shared luck by its place, with the odds of the rules (draws: { $count }).
verify-draws-closed = Draws: they can’t be checked yet. The shared luck is revealed once nobody plays on it any more; everything else is already proven.
verify-events = Events: each follows from the rules (events: { $count }).
verify-scores = Result: winners, places and scores follow from the rules.
verify-record = Record: it describes the same game as the log.
verify-chain = Chain: it ends in { $head }. Compare this with what your browser kept.
verify-head-known = Your hash: it is the one after line { $line } of { $lines }. Up to there, this is the log your browser received.
verify-head-first = Your hash: it is the one before the first line. Your browser knew this table, but nothing that happened there.
verify-head-strange = Your hash: it does not occur in this log. Your browser received something other than this file.
verify-head-unproven = Your hash: it cannot be compared, because this record has no proof.
verify-good = Everything matches.
verify-bad = Line { $line } is the first that does not match.
verify-lost = Game: from line { $line } on it cannot be followed, so nothing after that is checked against the rules.
verify-commitment-wrong = Commitment: line { $line } commits the server to a different secret.
verify-commitment-other = Commitment: line { $line } has a different one from the proof.
verify-luck-wrong = Commitment: line { $line } commits to a different luck.
verify-luck-other = Commitment: line { $line } names a different luck from the proof.
verify-secret-other = Commitment: line { $line } discloses a different secret from the proof.
verify-pledge-broken = Pledges: in line { $line } seat { $seat } contributes what it had not pledged.
verify-seat-other = Pledges: in line { $line } seat { $seat } pledges or contributes something other than in the proof.
verify-line-misplaced = Log: line { $line } is missing or out of place; number { $number } is there instead.
verify-line-unreadable = Log: line { $line } does not have the form of a log line.
verify-line-unlawful = Log: line { $line } ({ $entry }) cannot follow the lines before it.
verify-leaf-wrong = Log: line { $line } does not match its leaf.
verify-choice-illegal = Choices: in line { $line } seat { $seat } makes a choice it was not offered.
verify-choice-missing = Choices: line { $line } reveals a decision before everyone has chosen.
verify-choice-other = Choices: line { $line } does not reveal what was chosen.
verify-no-seed = Draws: in line { $line } the game begins without a seed, because a contribution has the wrong length.
verify-draw-wrong = Draws: in line { $line } input { $number } does not follow from the seed.
verify-draw-missing = Draws: line { $line } ends before everything is drawn.
verify-odds-other = Draws: in line { $line } input { $number } has different odds from the proof.
verify-event-wrong = Events: in line { $line } input { $number } does not lead to the recorded events.
verify-score-wrong = Result: the game that ends in line { $line } has a different result from the proof.
verify-result-other = Result: line { $line } gives a different result from the rules.
verify-unfinished = Result: the log ends with line { $line }, before the game does.
verify-config-other = Record: line { $line } opens a different game from the one recorded.
verify-record-other = Record: in line { $line } input { $number } is not as recorded.
verify-chain-wrong = Chain: after line { $line }, the last, it does not end in the hash of the proof.
