# The table in a terminal: “paddock play” and “paddock join”. Most of its words are those of the browser.

## Help

help-play = play against bots in the terminal, without a server
help-play-seed = the same cards and dice again, with bots that decide the same way
help-play-resume = resume a saved game
help-join = join a table on a server, in the terminal
help-link = the link to the table, or with --server its code of five characters
help-join-server = the server the code belongs to, such as https://paddock.example
help-join-seat = which seat (counted from 1; default: any free one)
help-watch = watch, without a seat
help-name = your name at the table
help-plain = lines of text and numbered prompts, for screen readers and pipes

## What cannot be done

resume-other-game = { $path } is a game of { $game }.
resume-without = --resume continues the saved game: leave out { $options }.
too-many-bots = { $bots } bots for { $seats } seats: leave some out.
play-which-game = Which game? One of { $games }, or --resume with a file.
play-no-link = “{ $link }” is not a link to a table, such as http://localhost:8000/t/CODE.
play-no-server = “{ $server }” is not the address of a server, such as https://paddock.example.
play-invitation = Others can join with the code { $code }.
play-not-saved-by-play = This file was not saved by “paddock play”.
play-not-saved = The game could not be saved.
play-way-back = To come back: { $command }
why-nobody-there = There is nobody to talk to.
why-not-a-table-server = There is no table server at this address.

## The screen

play-small = Too small: needs 80×24, or use --plain.
play-nameless = Pilot
play-back-as = You are back in your seat as { $name }. The name { $other } is not used.
play-you-watch = You’re watching
play-away = Not connected: { $pilots }
play-hand = You hold
play-standing = Standings
play-in-words = The table in words
play-sentence = { $what }.
play-piece = { $piece }: { $text }
play-remark = { $who }: { $text }
play-all = all
play-tokens = T{ $count }
play-dice = { $count }d
play-row-room = room
play-row-cost = cost
play-row-zones = zones
play-row-fuel = fuel
play-row-token = token
play-asked-card = Choose a card
play-goes = { $pilot }: from { $start } to { $end } with this card alone
play-moves-later = When this card’s turn comes, you move any figure by its value.
play-rule-number = another chapter (4) or rule (4.9), then Enter
play-pace-0 = Pace: normal
play-pace-1 = Pace: fast
play-pace-2 = Pace: instant

## Keys

play-key-choose = <> choose
play-key-lock = Enter lock in
play-key-words = w words
play-key-history = h history
play-key-talk = t chat
play-key-rules = ? rules
play-key-leave = q leave
play-key-back = Esc: back to the table
play-key-skip = space: skip
play-key-pace = p pace
play-key-again = n again
play-key-ready = r ready
play-key-bots = b bots
play-key-level = v level
play-key-free = x remove
play-key-start = s start

## Lines of text

play-option = { $number }. { $name }. { $what }
play-plain-prompt = Type a number from 1 to { $count }, or h for help.
play-plain-again = Type { $number } again to choose it anyway.
play-plain-help = Type a number to choose. o: the options again. c: the time left. w: the table in words. ? or ?4.9: the rule. t TEXT: chat. q: leave.
play-time-left = Time left: { $left }
play-left-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
play-left-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
play-left-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
play-left-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
play-plain-lobby = r: ready or not. b: add bots ({ $level }). v: their level. x: remove a bot. s: start. q: leave.
play-plain-over = n: play again. w: the table in words. q: leave.
play-out-chance = You could be out this round: { $percent }%
