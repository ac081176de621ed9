# The pages of people, of one’s own history, of deals that everybody plays, and of those who run the server.

# People
people-since = Here since { $day }
people-program = a program
people-ratings = Ratings
people-rated = { $games ->
    [one] after 1 game, place { $place }
   *[other] after { $games } games, place { $place }
}
people-course = { $game }: the rating after the last { $count } rated games, from { $first } to { $last }, between { $least } and { $most }
people-no-rating = No rated games yet. Games with a clock count if only people play and nobody gets help.
people-earlier = Earlier ratings
people-earlier-help = These are from before people and bots were rated separately. They no longer change.
people-earlier-rating = { $shown } after { $games ->
    [one] 1 game
   *[other] { $games } games
}
people-ladder = Against bots
people-ladder-help = A rung is climbed by winning two of three games in a row against that bot, without hints.
people-ladder-rung = { $rung ->
    [0] on no rung yet
   *[other] rung { $rung } of { $of }: { $bot }
}
people-ladder-line = { $bot }: { $won } of { $games } won
people-to-ratings = Leaderboards
people-games = Games
people-game = Game
people-played = Played
people-won = Won
people-counted = Rated
people-unrated = { $count ->
    [one] 1 game not rated: { $why }
   *[other] { $count } games not rated: { $why }
}
people-both = { $name } and { $other }
people-both-count = { $games ->
    [one] One game against each other.
   *[other] { $games } games against each other.
} { $name } came out ahead { $better ->
    [one] once
   *[other] { $better } times
}, { $other } { $worse ->
    [one] once
   *[other] { $worse } times
}.
people-both-none = These two haven’t played against each other yet.
people-opponents = Opponents
people-opponent = Opponent
people-better = Ahead
people-worse = Behind
people-bot = Bot ({ $bot })
people-unknown = someone who has left
people-best = Best results
people-leaders = Leaderboards
people-leaders-help = Everyone starts at { $start }. The figure is a cautious one: it rises as the rating becomes more certain.
people-leaders-of = { $what ->
    [bots] Bots
   *[people] People
}
people-leaders-none = Nobody here has a rating in this game yet.
people-count = { $games ->
    [one] 1 game
   *[other] { $games } games
}

# History
history-all = all
history-status = State
history-result = Result
history-result-of = { $result ->
    [won] won
   *[lost] not won
}
history-search = Played with
history-outcome = { $outcome ->
    [finished] finished
    [stopped] ended early
    [cancelled] called off
    [imported] imported record
   *[unknown] over
}
history-won = you won
history-rating = rating { $before } → { $after }
history-unrated = not rated: { $why }
history-noted = with a note
history-more = Show more
history-none-found = None of your tables matches.
history-import = Import a record
history-import-help = A game saved as a file, here or by another program, can be replayed and reviewed. Only you can see it.
history-import-choose = Choose a file

# Deals that everybody plays
deals-lead = One deal per game and day. Everyone gets the same cards, the same seat and the same bots; afterwards you see how you did compared with everyone else.
deals-state = { $state ->
    [playing] You are in the middle of it.
    [finished] You have played it. Your lead: { $lead }.
    [given_up] You gave it up.
   *[none] You haven’t played it yet.
}
deals-began = { $count ->
    [0] Nobody has begun it yet.
    [one] One person has begun it.
   *[other] { $count } people have begun it.
}
deals-open = { $state ->
    [playing] Play on
    [finished] See the results
    [given_up] See the results
   *[none] Play
}
deals-earlier = Earlier days
deals-streaks = A streak forgives two missed days a month. With an account it follows you to all your devices, together with your language, pace and sounds.
deals-kind = { $kind ->
    [day] deal of the day
   *[challenge] a challenge
}
deals-challenged = { $name } has played this deal and challenges you to do better.
deals-same = Everyone plays in seat { $seat } of { $players } and with the same cards, against { $bots ->
    [one] the same bot
   *[other] the same { $bots } bots
} ({ $bot }). Bots answer the same situation in the same way every time.
deals-once = You have one attempt, and it begins as soon as you see your cards.
deals-bare = No undo, no hints, no spectators. You may take breaks.
deals-until = Begin today (UTC); finish by { $time }.
deals-shown = Once the deal is open, everybody can see how you played.
deals-counts = Your result will be ranked.
deals-counts-not = Your result won’t be ranked, because you have no account yet. You can play all the same.
deals-begin = Begin
deals-go-on = Play on
deals-too-late = This deal could only be begun on its day.
deals-mine = Your result
deals-result = Lead: { $lead } · { $points ->
    [one] 1 point
   *[other] { $points } points
}
deals-standing = { $ranked ->
    [yes] Place { $place } of { $results }.
   *[no] This would be place { $place } among { $results } ranked results.
} { $worse ->
    [0] { "" }
    [one] One person did worse.
   *[other] { $worse } people did worse.
}
deals-unranked = Not ranked, because you had no account when you began.
deals-given-up = You gave this deal up, so there is no result.
deals-table = The table as it ended
deals-watch-best = Watch the best game
deals-watch = Watch the game
deals-playing = still playing
deals-results = { $kind ->
    [day] The best results
   *[challenge] Side by side
}
deals-place = Place
deals-lead-column = Lead
deals-order = { $kind ->
    [day] Ranked by the lead over the best of the bots, then by points.
   *[challenge] The lead is how many points you are ahead of the best of the bots.
}
deals-challenger = made the challenge
deals-no-results = No ranked results yet.
deals-hidden = { $count ->
    [0] Nobody has begun it yet.
    [one] One person has begun it. You will see results once you have finished.
   *[other] { $count } people have begun it. You will see results once you have finished.
}
deals-share = { $kind ->
    [day] Copy link to this deal
   *[challenge] Copy the challenge’s link
}
deals-all = All deals of the day
deals-about = About this deal
deals-sealed = The cards follow from a secret to which the server committed before the day began. It is published once nobody is playing any more, a day after the end of the day at the latest. The commitment:
deals-sealed-challenge = The cards follow from the secret of the game that the challenge was made from. The commitment to it:
deals-opened = This deal is open. Its secret is { $secret }; the commitment that was published before the day began:

# Matches: several deals, compared
match-kind = { $kind ->
    [week] match of the week
   *[private] private match
}
match-title = Matches
match-lead = Several deals of one game, the same for everyone, each to be played once and whenever you have time. In every deal your result is compared with those of all others who have played it, and with those of bots of all eight strengths.
match-by = { $name } has set up this match.
match-same = The same { $deals } deals for everyone, against the same bots ({ $bot }). Play each once, in any order, whenever you have time.
match-until = Begin by { $begin }; finish by { $finish }.
match-finishing = No deal can be begun any more. What was begun can be finished by { $finish }.
match-ended = This match is over.
match-sealed = Others may still be playing. Everyone’s games open once the match is over for everybody, on { $time } at the latest.
match-played = { $ended } of { $deals } deals played
match-people = { $count ->
    [0] Nobody has begun it yet.
    [one] One person plays it.
   *[other] { $count } people play it.
}
match-mine = Your standing
match-place = Place { $place } of { $players }
match-place-unranked = This would be place { $place }
match-score = { $score } of the matchpoints
match-deals = The deals
match-deal = Deal { $number }
match-deal-state = { $state ->
    [playing] You are in the middle of it
    [given_up] Given up
    [over] Not played
   *[none] Not played yet
}
match-deal-lead = Lead: { $lead }
match-open = { $state ->
    [playing] Play on
    [finished] See the standings
   *[none] See the match
}
match-standing = Standings
match-compare = What is compared
match-compare-mine = { $deals ->
    [one] The deal you have played
   *[other] The { $deals } deals you have played
}
match-compare-all = All deals
match-waiting = { $count ->
    [one] The bots still have one game to play.
   *[other] The bots still have { $count } games to play.
}
match-matchpoints = Matchpoints
match-without-luck = Without luck
match-hidden = Once you have finished a deal, you see how you did compared with the others.
match-rule = In each deal your result gets the share of the others’ results that it beats; an equal one counts half. What counts is the lead over the best of the others at the table, then the points. The score is the mean over the deals; a deal without a result counts as zero.
match-luck = Without luck: the same comparison, with what the cards gave taken out of every win.
match-luck-later = How much of it was luck is worked out once the match is over for everybody.
match-counts-not = Without an account you can play, but you aren’t ranked.
match-share = Copy link to this match
match-share-help = Anybody with the link can play.
match-device = This match is on this device: you play it against bots of all eight strengths. Matches with other people and the match of the week need a server.
match-make = Set up a private match
match-make-go = Set up the match
match-length = Open for
match-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
match-own = Your private matches
match-none = You haven’t set up or played any yet.
match-no-week = There is no match of the week at the moment.
match-all = All matches
match-next = Next week: { $game }
match-earlier = Earlier weeks
match-season = The last twelve weeks
match-season-help = The sum of the scores of all matches that are over for everybody.
match-season-none = No match of the week is over for everybody yet.
match-weeks = { $count ->
    [one] 1 match
   *[other] { $count } matches
}
match-about = About this match
match-commitments = The cards of each deal follow from a secret to which the server committed before the first card. All of them are published together once the match is over for everybody. The commitments:
match-secrets = This match is open. The secret of each deal, and the commitment to it that was published before:

# The lobby
lobby-seek = Find somebody to play with
lobby-seek-help = You get a seat with somebody who wants to play the same. If nobody is there yet, a table is opened and others can join; after a while you can start with bots.
lobby-games = Any of these games
lobby-any = any
lobby-seek-go = Find a table
lobby-here = { $count ->
    [one] 1 person here
   *[other] { $count } people here
}
lobby-watch = Games to watch

# For the people who run the server
operators-title = Running the server
operators-figure = { $figure ->
    [reports] open reports
    [people] people
    [kept] accounts
    [banned] banned
    [waiting] tables waiting
    [running] games in progress
    [over] tables that are over
   *[finished_today] games finished today
}
operators-reports = Reports
operators-no-reports = Nobody has reported anything.
operators-by = reported by { $name }
operators-others = { $count ->
    [one] and one more report
   *[other] and { $count } more reports
}
operators-table = table
operators-handled = Done
operators-ban = Ban
operators-unban = Let in again
operators-mute = No chat for { $days } days
operators-unmute = Allow chat again
operators-password = Make a password link
operators-password-made = For { $name }, to set a new password once, within an hour:
operators-people = People
operators-find = Search
operators-nobody = Nobody has a name like that.
operators-tables = Tables
operators-close = End the game
operators-remove-circle = Delete the circle
operators-no-tables = No tables.
operators-reason = Reason
operators-reason-why = For the next measure. The people concerned can read it.
operators-remove-chat = Remove
operators-measures = What operators did
operators-no-measures = Nothing yet.
operators-measure = { $kind ->
    [ban] banned { $name }:
    [unban] let { $name } in again:
    [mute] no chat for { $name }:
    [unmute] { $name } may chat again:
    [link] a password link for { $name }
    [close] ended the game { $name }:
    [delete] deleted the table { $name }:
    [chat] removed a line of { $name }:
    [circle] deleted the circle { $name }:
    [handled] handled reports about { $name }
    [appoint] { $name } now runs the server, too
   *[dismiss] { $name } no longer runs the server
}

# What own decisions lose
losses-title = What my decisions lose
losses-help = A coach compares each of your decisions with the best one for what you could know then, and adds up what you gave away. Only you see this.
losses-rating = Rating { $rating }
losses-mean = of a win per game, on average of { $games ->
    [one] 1 game
   *[other] { $games } games
}
losses-chart = { $game }: what your decisions lost in { $games } games. The mean of the last few went from { $first } to { $last }.
losses-line = Each dot is a game; the line is the mean of up to { $games }.
losses-trend = The last { $games }: { $now }; before: { $before }.
losses-tip = { $day }: { $lost }
losses-themes = By theme, per game
losses-theme = { $theme } ({ $slips ->
    [one] 1 slip
   *[other] { $slips } slips
})
losses-smaller = smaller losses
losses-one-by-one = Game by game
losses-game = Game
losses-lost = Lost
losses-running = { $done } of { $games } games reviewed
losses-go = { $games ->
    [one] Have 1 game reviewed
   *[other] Have { $games } games reviewed
}
