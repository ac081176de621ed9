# What a link shows before it is opened, what is embedded in other pages, and the app on a phone.
preview-start = Board games that have long been out of print, to play with friends, against bots or alone.
preview-game-title = { $game }: rules, and games against bots and people
preview-open-title = { $game }: { $seats ->
    [one] one seat is free
   *[other] { $seats } seats are free
}
preview-open = Take a seat and play along.
preview-waiting-title = { $game }: about to begin
preview-waiting = All seats are taken; the game begins in a moment.
preview-running-title = { $game }: a game in progress
preview-running = Watch the game move by move.
preview-over-title = { $game }: { $result }
preview-over = { $outcome ->
    [won] Won by { $winners }. See it again, move by move.
    [shared] Victory shared: { $winners }. See it again, move by move.
   *[stopped] Stopped before the end. See it again, move by move.
}
preview-position-title = Find the move: { $game }
preview-position-day-title = Position of { $day }: { $game }
preview-deal-title = { $game }: deal of { $day }
preview-deal = Everyone gets the same cards and one attempt. How far do you get?
preview-challenge-title = { $game }: a challenge
preview-challenge = { $name } has played this deal and challenges you to do better.
preview-challenge-anonymous = Play the same deal, and do better.
preview-match-title = { $game }: a match of { $deals } deals
preview-match-week-title = { $game }: match of the week from { $day }
preview-match = { $name } has set up this match: the same deals for everyone, whenever they have time.
preview-match-anonymous = The same deals for everyone, whenever you have time. How far do you get?
preview-person = { $games ->
    [one] One game played, { $won } won.
   *[other] { $games } games played, { $won } won.
}
preview-seat-free = free

embed-open = Open this page
embed-first = Beginning
embed-back = Back
embed-next = Next
embed-last = End
embed-ply = Move { $ply } of { $plies }
embed-final = The end

app-resume = Go on playing
app-screenshot-home = The first page
app-screenshot-table = A table
