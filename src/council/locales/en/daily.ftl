# The deal of the day
daily-bad-date = “{ $got }” is not a date. Write it as 2026-11-18.
daily-future = The deal of { $day } is not out yet.
daily-too-early = The first deal is from { $day }.
daily-no-undo = In a counted try you cannot undo a move.
daily-finish-first = Finish your counted try first, with “{ $command }”. After that you can practise.
daily-other-file = The file { $file } is not a try of the deal of { $day }. Move it to another folder, then start again.

# In the terminal
daily-title = The deal of the day, { $day }
daily-how = “council daily GAME” plays a deal. Your first try counts, without hints or undo. Every day starts at 00:00 UTC.
daily-state-open = Not played yet.
daily-state-begun = You have started.
daily-about-intrigue = A short game for four against three bots.
daily-about-risk = Skirmish for { $seats ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $seats }
}, six rounds.
daily-about-cardgame = Five rounds against a bot.
daily-streak = Days in a row: { $days }
daily-counts = The deal of the day for { $day }. This try counts: no hints, no undo.
daily-practice = Practice on the deal of { $day }. This game does not count.
daily-go-on = Continue with: council daily { $game } --date { $day }
daily-done = { $game }: your try of { $day } is over. With --practice you play the deal again.
daily-given-up = You gave this try up.
daily-result-intrigue = Place { $place } of { $seats } with a score of { $score }.
daily-result-risk = Place { $place } of { $seats } with { $score ->
    [one] one point
   *[other] { $score } points
}.
daily-result-cardgame = Place { $place } of { $seats } with { $score } power.
daily-you = You
daily-player = Player
daily-place = Place
daily-score = Score
daily-compared = { $better ->
    [1] You did better.
    [0] You did equally well.
   *[other] The bot did better.
}
daily-rival-plays = { $who } is playing your seat.
daily-report = What decided the game: council report { $file }

# What people send to each other
daily-line = Small Council, deal of the day { $day }, { $game }: place { $place } of { $seats } { $signs }

# In the browser
daily-lead = Every day there is one deal of each game. Everybody gets the same cards and dice, and plays against the same bots. The same moves always get the same answers.
daily-days = Days
daily-before = Previous day
daily-today = Today
daily-left = New deals in { $hours } h { $minutes } min.
daily-past-more = This day is over. You can practise, and read the report of your try at its table.
daily-state-missed = You did not play it.
daily-play = Play
daily-continue = Continue
daily-practise = Practise
daily-table = Table and report
daily-comparison = Comparison
daily-rivals = Bots in your seat
daily-rival = Bot, { $level }
daily-plays = is playing …
daily-not-played = has not played
daily-missing = Not available here: { $levels }. That would take too long.
daily-others = On this server
daily-nobody = Nobody with a name has finished yet.
daily-place-short = { $place } of { $seats }
daily-share = Share result
daily-listed = Show my result to others on this server as { $name }
daily-unlisted = Without a name, your result is not shown to others.
daily-name = Enter your name
daily-rules = Your first try counts, without hints or undo. Then you can practise as often as you like. The deals are not secret: anyone can compute them from the date.
