coach-worlds = { $what }: in { $count } of { $of } worlds instead of { $instead }
coach-often = { $what }: { $share } instead of { $less }
coach-mean = { $what }: { $much } instead of { $instead } on average
coach-better = “{ $move }” is better: it wins { $share }, “{ $other }” { $less }.
coach-slightly = “{ $move }” is a little better than “{ $other }”: it wins { $share }.
coach-figures = “{ $move }” wins about { $chance }% of the games from here, “{ $other }” about { $instead }%.
coach-share = { $share ->
    [never] hardly ever
    [tenth] about one time in ten
    [fifth] about one time in five
    [quarter] about one time in four
    [third] about one time in three
    [two-fifths] about two times in five
    [half] about every other time
    [three-fifths] about three times in five
    [two-thirds] about two times in three
    [three-quarters] about three times in four
    [four-fifths] about four times in five
    [nine-tenths] about nine times in ten
   *[always] almost always
}
coach-equal = “{ $move }” and “{ $other }” are about equally good.
coach-but = On the other hand: { $what }
coach-no-reason = No single thing makes the difference; many small ones do.
coach-only = There is only one legal move: { $move }.
coach-look-anywhere = Nothing stands out here: the best moves are about equally good.
coach-compare = Compare “{ $one }” with “{ $other }”.
coach-consider = One of them is better at this. { $what }
coach-move = My choice: “{ $move }”.
coach-reviewed = { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}, { $slips ->
    [0] no slips
    [one] 1 slip
   *[other] { $slips } slips
}
coach-slip = Decision { $ply }: { $move }. Better: { $best }, which wins about { $chance }% of the games instead of { $instead }%.
coach-work = To work on: { $theme } ({ $slips ->
    [one] 1 slip
   *[other] { $slips } slips
}, { $lost }% of a win lost)
coach-progress = { $done ->
    [one] 1 decision judged
   *[other] { $done } decisions judged
}
coach-title = Coach
coach-thinking = The coach is thinking …
coach-more = Tell me more
coach-behind = More
coach-close = Close
coach-why = Why?
coach-line = Show the better line
coach-line-shown = The better line, as it could have gone: { $step } of { $steps }
coach-line-back = Back to the game
coach-work-title = What to work on
coach-practice = Try my slips again
coach-practice-help = Your own slips come back here as positions to solve: the same day, and then after longer and longer intervals. What you solve comes back more rarely.
coach-practice-left = { $due ->
    [one] 1 position is waiting
   *[other] { $due } positions are waiting
}, { $total } in all
coach-practice-none = Nothing is waiting for you now. Have a finished game of yours reviewed, and its slips will come here.
coach-practice-later = Nothing is waiting for you now. The next position comes back on { $day }.
coach-practice-right = Right: “{ $best }”.
coach-practice-wrong = Not quite. In the game you played “{ $made }”; better is “{ $best }”.
coach-practice-next = Next position
coach-practice-forget = Don’t show me this position again
coach-practice-back = It comes back on { $day }.

# Find the move
positions-title = Find the move
positions-lead = Positions from strong games in which one move is better than every other, beyond doubt. You see what the player could know, and nothing more.
positions-daily = Position of the day
positions-home = Find the best move: positions from strong games, with the reasons.
positions-daily-more = A new position every day, the same for everyone.
positions-longest = { $days ->
    [one] Longest run: 1 day.
   *[other] Longest run: { $days } days.
}
positions-of-day = Position of { $day }
positions-ask = One move is clearly the best here. Which?
positions-wrong = Not quite. The best move is “{ $best }”.
positions-again = Try again
positions-all = All positions
positions-none = No positions come with this version.
positions-theme-other = other
positions-solved = { $solved } of { $count } solved
positions-number = Position { $number }, { $grade }
positions-grade-found = difficulty { $place } of { $most }
positions-grade-nobody = too difficult for every bot
positions-share-text = { $game }, { $title } ({ $grade }): found on the first try.

# The analysis board
analysis-title = Analysis board
analysis-open = Try moves
analysis-step = Your line: { $step } of { $steps }
analysis-set-up = Set up a position
analysis-set-up-help = Paste the text or the link of a position, or the record of a game. It is checked against the rules.
analysis-text = Position, link or record
analysis-ply = Before which decision
analysis-by-hand-help = The pieces are dealt at random. Choose two of them and they change places, if the rules allow it. Then make moves on the board for all players until you have the position you want.
analysis-game = Game
analysis-deal = Deal
analysis-go = Set up
analysis-lines = Lines
analysis-lines-help = Make moves for all players on the board. Go back and make another one, and a new line begins.
analysis-start = Beginning
analysis-compare = Compare with this
analysis-judge = Ask the coach
analysis-openly = with everything open
analysis-judged-openly = If everything lay open, even what is still to be drawn.
analysis-imagined = Only what { $player } knows is certain here; the rest is imagined.
analysis-over = The game is over here.
