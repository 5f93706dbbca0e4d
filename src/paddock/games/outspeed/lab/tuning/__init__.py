"""`paddock lab tune`: a search for house tiles on the vector engine (rulebook, 13.5)."""
