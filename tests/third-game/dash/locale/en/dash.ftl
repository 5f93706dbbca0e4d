game-dash = Dash
dash-ground =
    { $wet ->
        [0] Round { $round }: the ground is dry.
       *[1] Round { $round }: the ground is wet.
    }
dash-moved = { $pilot } runs to field { $field }.
dash-over = The race is over. It is won by: { $pilots }
dash-asked = Step or leap?
dash-step = a step
dash-leap = a leap
dash-round = Round { $round }
dash-track = { $pilot }: field { $field }
table-gaits = Steps and leaps
row-step = step
row-leap = leap
