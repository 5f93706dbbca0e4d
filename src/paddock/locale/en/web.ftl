# What the browser says beside the games.

web-close = Close
web-skip-to-content = To the content
web-navigation = Pages
web-rules = Rules
web-settings = Settings
web-first-race = First race
web-tactical = Tactical game
