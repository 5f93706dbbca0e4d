# The coach: what each choice of a finished game was worth.

help-analyse = judge each choice of a finished game
help-analyse-seat = the seat to judge (1 to 6); without it, each seat in turn
help-analyse-html = also write a page with the curve of win chances and every option to this file
help-analyse-worlds = worlds played per decision (default: { $worlds })
coach-title = { $game }: { $pilot }’s game
coach-knew = Each judgement uses only what was known when the choice was made.
coach-judge = The win chances are estimates by the { $judge }, from { $worlds } worlds per decision. Differences of one or two percentage points mean little.
coach-brackets = In brackets: the win chance with that choice; under “{ $judge } takes”, how often the { $judge } would take it.
coach-won = { $pilot } won.
coach-shared = { $pilot } shared the win.
coach-lost = { $pilot } did not win.
coach-luck = Luck of the draws: { $points } percentage points. Result without it: { $share }.
coach-round = Round { $round }
coach-race = Race { $race }, round { $round }
coach-turning-points = Turning points
coach-turn = { $moment }: { $best } was { $points ->
    [one] { $points } percentage point
   *[other] { $points } percentage points
} better than { $chosen }.
coach-no-turn = No choice clearly cost two percentage points or more.
coach-curve = Win chance
coach-column-when = When
coach-column-chance = Chance
coach-column-chosen = Chosen
coach-column-best = Best
coach-column-champion = { $judge } takes
coach-column-cost = Cost
coach-every-option = Every option
action-left = the left route
action-middle = the middle route
action-right = the right route
action-no-token = no token
action-dial = { $value } on the dial
action-card = { $card }
action-card-on = { $card } on { $target }
action-move = moving { $target }
coach-end = the end
coach-not-finished = This game is not finished.
why-odds-off = This table doesn’t show the risk.
why-no-odds = There is nothing to estimate now.
why-hints-off = Hints are only for games against bots.
why-coach-busy = The coach is busy. Try again in a moment.
web-coach = The coach
web-coach-axis-round = round
web-coach-axis-race = race
web-coach-ask = Ask the coach
web-coach-offers = The coach goes through your game: what each choice was worth, given what you knew then.
web-coach-replay = Watch { $pilot }’s game with the coach: what each option was worth at each decision.
web-coach-chosen = The frame marks what was chosen.
web-coach-no-decision = { $pilot } has nothing to choose here. Go to the next step.
web-coach-thinks = The coach is thinking…
web-coach-again = Ask again
web-hint-ask = What would the Champion do?
web-hint-before = The Champion shows your chance of winning with each choice. The result will show that you used a hint.
web-hint-show = Show the hint
web-hint-says = Your chance of winning with each choice, given what you know now.
web-hint-risk = The risk on a route is for this round only.
web-hint-estimate = These are estimates: the Champion plays on many times, guessing what is hidden. After the game, the coach judges this choice the same way.
web-coach-option = { $option }
web-coach-takes = The Champion picks it { $share } of the time
web-hints-taken = { $pilot } used { $count ->
    [one] one hint
   *[other] { $count } hints
} from the Champion.
web-hinted = { $pilot } asked the Champion for a hint.
