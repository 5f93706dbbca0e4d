# The table in a terminal: “paddock play” and “paddock join”. Most of its words are those of the browser.

## Help

help-play = play against bots in the terminal, without a server
help-play-seed = the same cards and dice again, and bots that think in the same way
help-play-resume = go on with a game that was left
help-join = sit down at a table of a server, in the terminal
help-link = the link of the table
help-join-seat = this seat (counted from 1) instead of any that is free
help-watch = watch, without a seat
help-name = your name at the table
help-plain = lines of text and numbered prompts, for screen readers and pipes

## What cannot be done

play-which-game = Which game? One of { $games }, or --resume with a file.
play-no-link = “{ $link }” is not the link of a table, such as http://localhost:8000/t/CODE.
play-not-saved-by-play = This file was not saved by “paddock play”.
play-not-saved = The game could not be saved.
play-way-back = To come back: { $command }
why-nobody-there = There is nobody to talk to.
why-not-a-table-server = There is no table server at this address.

## The screen

play-small = The window is small: 80 columns and 24 lines show everything, or use --plain.
play-nameless = Pilot
play-back-as = You are back in your seat as { $name }. The name { $other } is not used.
play-you-watch = You are watching
play-hand = You hold
play-standing = How it stands
play-in-words = The table in words
play-sentence = { $what }.
play-piece = { $piece }: { $text }
play-remark = { $who }: { $text }
play-all = all
play-die = die
play-row-room = room
play-row-cost = cost
play-row-zones = zones
play-row-fuel = fuel
play-row-token = token
play-asked-card = Choose a card
play-moves-later = When its turn comes, you move any figure by it.
play-rule-number = another chapter (4) or rule (4.9), then Enter
play-pace-0 = Pace: usual
play-pace-1 = Pace: fast
play-pace-2 = Pace: at once

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
play-key-bots = b fill with bots
play-key-level = v strength
play-key-free = x send a bot away
play-key-start = s start

## Lines of text

play-option = { $number }. { $name }. { $what }
play-plain-prompt = Type a number from 1 to { $count }, or h for help.
play-plain-again = Type { $number } again to choose it all the same.
play-plain-help = A number chooses. o: the options again. c: the time left. w: the table in words. ? or ?4.9: the rule. t TEXT: chat. q: leave.
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
play-plain-lobby = r: ready or not. b: fill with bots ({ $level }). v: their strength. x: send a bot away. s: start. q: leave.
play-plain-over = n: once more. w: the table in words. q: leave.
