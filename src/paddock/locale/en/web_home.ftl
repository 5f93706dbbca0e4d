# The start page, the lobby and the bots, as the browser shows them.

## The start page

web-race-now = Race now
web-tag-outspeed = Pick a route in secret. Don’t be left behind.
web-tag-why-first = Move anyone. Only second place counts.
web-count-outspeed =
    { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
web-count-why-first =
    { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }
web-bots-rookie = against Rookies
web-bots-regular = against Regulars
web-bots-expert = against Experts
web-bots-champion = against Champions
web-bots-bold = against bold Regulars
web-bots-careful = against careful Regulars
web-all-here = All on this device
web-sheet-outspeed = Race settings
web-sheet-why-first = Game settings
web-sheet-players-outspeed = Ships
web-sheet-players-why-first = Figures
web-sheet-here = Players here
web-sheet-rivals = Bots
web-sheet-variant-outspeed = Tiles
web-sheet-variant-outspeed-on = In order
web-sheet-variant-outspeed-off = Shuffled
web-sheet-variant-why-first = Game
web-sheet-variant-why-first-on = Tactical
web-sheet-variant-why-first-off = Normal
web-join-or-invite = Join or invite
web-join = Join
web-invite = Invite
web-game = Game
web-continue = Continue
web-continue-at = Continue: { $game }
web-replay-of = Replay: { $game }
web-more-tables =
    { $count ->
        [one] { $count } more table
       *[other] { $count } more tables
    }
web-fewer-tables = Show less
web-table-won = You won.
web-table-shared = You shared the win.
web-table-winners =
    { $count ->
        [one] { $pilots } won.
       *[other] { $pilots } shared the win.
    }
web-site-menu = Menu
web-choose-file = Choose a file
web-no-file = No file chosen

## Bots

web-bot-champion = Champion
web-bot-champion-means = Learned by playing millions of games against itself.
web-character-vega = Vega
web-character-kit = Kit
web-character-zip = Zip
web-character-otto = Otto
web-character-nova = Nova
web-character-gale = Gale
web-temper-vega = bold
web-temper-kit = sly
web-temper-zip = moody
web-temper-otto = careful
web-temper-nova = cool
web-temper-gale = patient
web-temper-bold = bold
web-temper-careful = careful

## The lobby

web-option = { $what }: { $chosen }
web-normal-outspeed-means = Nobody knows which tile comes next.
web-normal-why-first-means = Everyone plays a card in secret; all cards count at once.
web-leon-joins = With two players, Leon joins as a third figure.
web-lobby-outspeed = On the grid
web-lobby-why-first = Round the table
web-on-this-device = on this device
web-at-the-table = at the table
web-join-with-code = Join with this code
web-bot = Bot
web-choose-bot = Add a bot
web-ready-count = { $ready } of { $players } ready
web-open-settings = Table settings
web-change-name = Change name
web-save = Save
web-remove-one = Remove { $pilot }
web-remove-means = Free this seat for someone else?
web-remove-not = Keep
web-watching = Spectators: { $count }
web-screen-lobby = Scan to join
web-screen-free =
    { $count ->
        [one] { $count } seat is free
       *[other] { $count } seats are free
    }

## Rules

web-rules-minute = In 60 seconds
web-rules-numbered = The rules, number by number
web-rules-numbered-means = The full rules. Each has a number that you can link to. “Ruling” marks what the printed books leave open, “House” what we added.
web-rule-number = Rule { $rule }
web-minute-outspeed-gates = Everyone picks one of up to three routes, in secret and at the same time.
web-minute-outspeed-crowd = Too many on one route? They all lose their turn.
web-minute-outspeed-fuel = Routes cost fuel: if your tank is empty after paying, you’re out.
web-minute-outspeed-rear = When someone flies past the front, the rear board falls, and everyone on it is out.
web-minute-outspeed-tokens = Routes also give tokens. Play one per round to push ahead, stop others or drain them.
web-minute-outspeed-win = After 13 rounds the ship farthest ahead wins.
web-minute-why-first-card = Play a card on any figure, in secret: yours or another.
web-minute-why-first-move = All cards are turned up and added up for each figure. Then the figures move.
web-minute-why-first-second = After five rounds only second place scores: the number of its field.
web-minute-why-first-last = Your fifth card always moves you, so keep a good one.
web-minute-why-first-win = After five races the second-highest total wins.

## Talk of the bots

web-talk-vega-1 = Pricey route? My route!
web-talk-vega-1-cards = One for you. You’re welcome.
web-talk-vega-2 = Catch me if you can.
web-talk-vega-3 = Ha! Worth every drop.
web-talk-vega-3-cards = Ha! Second to none. Almost.
web-talk-kit-1 = You didn’t see that coming.
web-talk-kit-2 = Nice and quiet over here.
web-talk-kit-2-cards = Nobody looks at my figure. Good.
web-talk-kit-3 = Thought so.
web-talk-zip-1 = Wheee!
web-talk-zip-2 = Zzz… oh. My turn?
web-talk-zip-3 = Today I feel lucky!
web-talk-otto-1 = Better safe than sorry.
web-talk-otto-2 = I’ll keep a little in the tank.
web-talk-otto-2-cards = I’ll save a small card.
web-talk-otto-3 = Careful now.
web-talk-nova-1 = As computed.
web-talk-nova-2 = Odds accepted.
web-talk-nova-3 = Interesting.
web-talk-gale-1 = No hurry.
web-talk-gale-2 = Let them burn it.
web-talk-gale-2-cards = Let them run ahead.
web-talk-gale-3 = My time will come.

## Sound

web-bot-talk = Bots say something now and then
web-sound-effects = Game sounds
web-sound-alerts = Turn and chat sounds

# Examples drawn below the rules
web-example-outspeed-7-2 = Room for two, but three came: all three lose their turn. They pay nothing and gain nothing.
web-example-outspeed-5-3 = Yellow reaches zone 15: a new board is added, and zones 1 to 7 fall. Red is out, White is safe.
web-example-outspeed-7-4 = The route costs 5. Red had 5 and has none left: out. Blue had 6 and flies on with 1.
web-example-outspeed-4-10 = Green is last and fires the Ion Cannon: every ship ahead loses 2 fuel. Yellow had only 2 and is out.
web-example-outspeed-7-7 = You look at two tokens, keep one, and put the other under the stack.
web-example-why-first-3-2 = +4 and −2 lie in front of Blue: that is +2, so Blue moves from 3 to 5.
web-example-why-first-3-3 = Red is on 15. +3 and −4 are added up first: Red moves to 14.
web-example-why-first-4-1 = Red is first and scores nothing. Blue and Yellow share second place: 5 points each.
web-example-why-first-5-1 = Final totals 10, 10 and 7: the second-highest total is 7, so Green wins alone.
web-example-why-first-6-2 = Leon’s top card moves Leon by 1, and Red played +3 on him: he moves from 2 to 6.
web-example-why-first-7-2 = White numbers 31, 24, 12: first Red moves Green by +4, then Blue moves Red by −3, then Green moves itself by +2.
