# What only the browser shows.

# The page
web-title = Tabletowers: board games
web-skip = Skip to content
web-navigation = Pages
web-puzzles = Puzzles
web-play = Play
web-today = Today
web-learn = Learn
web-me = Me
web-language = Language
web-theme-light = Light theme
web-theme-dark = Dark theme
web-theme = Theme
web-theme-value = { $theme ->
    [light] light
    [dark] dark
   *[system] as on this device
}
web-settings = Settings
web-create-account = Create an account
web-guest = Guest
web-your-name = Your name
web-name = Name
web-save = Save
web-cancel = Cancel
web-close = Close
web-other-device = Use another device
web-allow-notices = Notify me when it’s my turn
web-no-notices = Stop notifying me
web-notices = Your-turn notices
web-notices-now = { $now ->
    [missing] This browser can’t show notices. The page and its title still tell you when it’s your turn.
    [blocked] Your browser’s settings block notices from this page.
    [off] Get a notice when it’s your turn, even when this page is closed.
    [here] You’ll get a notice when it’s your turn, as long as this page is open somewhere.
   *[on] You’ll get a notice when it’s your turn, even when this page is closed.
}
web-device-code = Open { $address } on your other device and enter { $code } within ten minutes.
web-device-title = Continue here
web-device-help = Enter the code shown on your other device.
web-device-label = Code
web-device-go = Continue
web-reconnecting = Connection lost. Reconnecting …
web-outdated = A newer version of this page is available.
web-reload = Reload
web-loading = Setting the table …
web-working = One moment …
web-sorry = That didn’t work
web-to-home = Back to the start page
web-try-again = Try again
web-from-the-beginning = Open the game from its beginning
web-player = Player
web-points = Points

# Home
web-welcome = One table, good games
web-welcome-more = Board games that have long been out of print, to play with friends, against bots or on your own. No account needed.
web-welcome-back = Welcome back, { $name }
web-today-played = { $played } of { $all } played
web-today-slips = { $count ->
    [one] One slip to try again
   *[other] { $count } slips to try again
}
web-last-day = { $games ->
    [one] one game
   *[other] { $games } games
}, { $won ->
    [0] none won
   *[other] { $won } won
}
web-last-deal = deal of the day, { $game }: { $lead }
web-facts = { $players } players, about { $minutes } minutes
web-players = Players
web-bots = Bots
web-simple-bots =
    { $bots } { $count ->
        [one] plays
       *[other] play
    } simply for now; full strength follows { $minutes ->
        [0] soon
        [1] within a minute
       *[other] in about { $minutes } minutes
    }.
web-play-now = Play now
web-dealing = Dealing …
web-with-friends = With friends
web-learn-it = Learn to play
web-first-title = New to { $game }?
web-first-text = In the introduction you make the first moves yourself; it takes about five minutes. Or sit down at once and get a short tip whenever you are asked something new.
web-first-text-tips = If you like, you get a short tip whenever you are asked something new.
web-first-learn = Show me the introduction
web-first-tips = Play with tips
web-first-play = Play without tips
web-daily-title = Puzzle of the day
web-daily-more = Old Town for one: find the place of all sixteen buildings. A new puzzle every day, the same for everyone.
web-daily-solve = Solve it
web-today-solved = Solved.
web-today-look = Look at it again
web-practise = Practise
web-all-puzzles = All puzzles
web-deals = Deals of the day
web-my-pages = My pages
web-my-page = My page
web-all-my-tables = All my tables
web-leaders = Leaderboards
web-operators = Running the server
web-my-tables = My tables
web-running = Running games
web-no-tables = No tables yet. Your first is just a click away.
web-set-aside = { $count ->
    [one] One of your tables can’t be read and has been set aside. The people who run this server can look into it.
   *[other] { $count } of your tables can’t be read and have been set aside. The people who run this server can look into it.
}
web-open-tables = Open tables
web-no-open-tables = Nobody is waiting right now. Set up a table of your own and others can join.
web-to-lobby = Find somebody to play with
web-open-seat = free seat
web-your-turn = Your turn
web-called = { $game }: it’s your turn
web-throw-away = Throw away: { $game }
web-status = { $status ->
    [waiting] waiting for players
    [running] in progress
   *[over] over
}
web-list-bots = { $count ->
    [one] 1 bot ({ $bot })
   *[other] { $count } bots ({ $bot })
}
web-list-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
web-list-over = finished, { $day }

# A new table
web-new-table = { $game } with friends
web-seats = Seats
web-seat-me = You
web-seat-number = Seat { $number }
web-seat-open = A friend, by link
web-seat-bot = A bot
web-seat-local = Someone on this device
web-local-name = Player { $number }
web-remove-seat = Remove this seat
web-add-seat = Add a seat
web-option-value = { $value ->
    [true] yes
    [false] no
   *[other] { $value }
}
web-as-printed = As printed
web-own-numbers = Enter other numbers
web-begins = Who begins
web-begins-lot = By drawing lots
web-begins-seated = As seated, starting with the first seat
web-clock = Thinking time
web-clock-none = Unlimited
web-clock-move = Time for each move
web-clock-bank = Time for the whole game
web-clock-days = Days for each move
web-clock-seconds = Seconds per move
web-clock-minutes = Minutes each
web-clock-increment = More seconds per move
web-clock-each = Days per move
web-clock-told = Thinking time: { $kind ->
    [move] { $seconds } s for each move
    [bank] { $minutes } min each{ $increment ->
        [0] {""}
       *[other] , and { $increment } s more per move
    }
   *[days] { $days ->
        [one] 1 day for each move
       *[other] { $days } days for each move
    }
}
web-room-rated = This game is rated.
web-in-lobby = List it under open tables
web-create-table = Set up table
web-sit-down = Take a seat
web-start = Start
web-start-fill = { $free ->
    [one] Start, with a bot in the free seat
   *[other] Start, with bots in the { $free } free seats
}
web-leave = Leave the table
web-hints-offer = Allow hints, if everyone agrees
web-hints-agree = I agree to hints: players here may ask the coach
web-hints-wanted = Hints are allowed as long as everyone who sits down agrees.
web-hints-declined = There will be no hints: { $players } did not agree.
web-waiting-for-host = Once everyone is here, { $player } can start the game.
web-waiting-all-here = { $player } can start the game now.
web-waiting-for = Waiting for: { $players }
web-remove-player = Remove { $player } from the table
web-invite-friends = Invite friends
web-invite-help = Anyone who opens this link can take a free seat.
web-invite-here = The address { $address } works on this device only. For friends on other devices, open this page under the address that this computer has in your network, then invite them.
web-qr = The link as a QR code
web-link = Link
web-copy = Copy link
web-copied = Copied

# At the table
web-away = away
web-away-since = away since { $time }
web-sealed = sealed
web-thinking = thinking
web-sending = Sending …
web-waiting-offers = Your card will be played as soon as the offers before yours are in.
web-sealed-wait = Your answer is sealed; you can still change it. Waiting for { $players }.
web-thinking-since = { $players }: thinking ({ $seconds } s)
web-waiting-away = { $player } has been away since { $time }.{ $left ->
    [none] {""}
   *[other] {" "}A bot can take over in { $left }.
}
web-watching = You are watching. Thinking: { $players }
web-nothing-more = { $count ->
    [0] Nothing
   *[other] That’s all
}
web-collecting-finished = Waiting for the others …
web-play-it = Play
web-build-it = Build
web-unseal = Take my answer back
web-undo = Undo
web-redo = Redo
web-hint = Hint
web-tip = Tip
web-tip-done = Got it
web-tip-stop = No more tips
web-all-moves = All moves
web-more = more
web-more-below = More to choose from below
web-more-above = More to choose from above
web-more-left = Show more to the left
web-more-right = Show more to the right
web-keys = Keyboard
web-key-tab = to the next part of the table
web-key-arrows = to what lies next to it
web-key-enter = choose; press again to play
web-key-next = to the next thing you can choose
web-key-play = play what you have chosen
web-key-cancel = drop what you have chosen
web-key-undo = undo
web-key-hint = a hint
web-key-moves = all moves as a list
web-key-log = open or close the log
web-key-rules = open or close the rules
web-key-chat = open or close the chat
web-key-list = this list
web-key-letters = Use single letters as shortcuts
web-around = Log, chat and more
web-log = Log
web-log-you = You
web-log-since = Since your last turn
web-log-by = { $by ->
    [clock] (time was up: a bot moved)
   *[other] (moved by a bot)
}
web-log-again = Show it again
web-recap-stop = Back to the game
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-removed = (removed by the people who run this server: { $reason })
web-chat-say = Write a message
web-send = Send
web-phrases = Say it with one tap
web-phrase = { $phrase ->
    [hello] Hello!
    [good_luck] Good luck, have fun!
    [well_played] Well played!
    [thanks] Thank you!
    [sorry] Sorry!
    [moment] One moment, please.
    [back] I’m back.
    [good_game] Good game!
   *[bye] Goodbye!
}
web-spectators = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}
web-offer-bots = Nobody else has come yet. You can keep waiting, or start now and let bots take the free seats.
web-new = new messages
web-menu = More
web-ending = Ending the game
web-legend = What the signs mean
web-legend-title = { $game }: the signs
web-speed = Speed of the others’ moves
web-speed-value = { $speed ->
    [slow] slow
    [usual] normal
    [fast] fast
   *[none] at once, nothing moves
}
web-confirms = Show my moves before playing them
web-confirms-help = If not, a move is played as soon as it is complete.
web-sounds = Sounds
web-sounds-help = A short one for moves, points, your turn and the end.
web-vote = Vote
web-vote-undo = Ask everyone to undo a move
web-vote-stop = Ask everyone to end the game
web-vote-stand-in = Let a bot play for them
web-vote-replace = Let another bot play
web-vote-cancel = Call the game off
web-cancel-young = Call the game off
web-vote-asks = { $player } asks everyone: { $kind ->
    [stop] end the game here?
    [undo] undo the last move?
    [stand_in] let a bot stand in for the player who is away?
    [cancel] call the game off, because somebody is away?
    [replace] let another bot play for the one that isn’t answering?
    [silent] call the game off, because a bot isn’t answering?
   *[other] { $kind }?
}
web-vote-waiting = Vote: { $kind ->
    [stop] ending the game
    [undo] undoing the last move
    [cancel] calling the game off
   *[other] letting a bot stand in
}. Waiting for { $players }.
web-absent = Somebody is away
web-absent-since = { $minutes ->
    [one] { $player } is to move and has been away for a minute.
   *[other] { $player } is to move and has been away for { $minutes } minutes.
}
web-silent = { $player } isn’t answering. This server may no longer offer this bot.
web-absent-wait = Wait
web-absent-later = { $minutes ->
    [one] In another minute you can also call the game off.
   *[other] In another { $minutes } minutes you can also call the game off.
}
web-agree = Yes
web-disagree = No
web-leave-for-good = Give up my seat
web-leaving-title = Give up your seat?
web-leaving-others = A bot plays your seat to the end, and you can’t take it back. The others play on.
web-leaving-alone = You are playing against bots only, so the game ends here, unfinished. Nobody wins.
web-leaving-instead = If you only want a break, just close the page: the table waits for you under “My tables”.
web-leaving-stay = Keep playing
web-standing = Standing answers
web-standing-forced = Answer for me where I have no choice
web-standing-help = Only where everyone can see the options. Where your options are hidden, you are always asked.
web-copy-link = Copy link to this table
web-rules = Rules
web-stand-in = A bot is playing for you.
web-take-back-seat = Take my seat back
web-curtain = { $player } is next
web-curtain-help = Hand over the device. No peeking, everyone else!
web-curtain-open = I’m { $player }
web-why = Why?
web-entry-started = The game begins.
web-entry-joined = { $player } takes a seat
web-entry-left = { $player } leaves
web-entry-undo = { $you ->
    [yes] You undo a move
    [nobody] The last move is undone
   *[no] { $player } undoes a move
}
web-entry-stand_in = { $you ->
    [yes] A bot takes over your seat
   *[no] A bot takes over from { $player }
}
web-entry-given_up = { $you ->
    [yes] You leave the game
   *[no] { $player } leaves the game
}
web-entry-returned = { $you ->
    [yes] You are back
   *[no] { $player } is back
}
web-entry-away = { $until ->
    [none] { $player } is back from vacation
   *[other] { $player } is on vacation until { $until }
}
web-entry-over = { $outcome ->
    [cancelled] The game was called off.
   *[other] The game was ended early.
}
web-entry-rematch = A rematch has been set up.
web-entry-closed = The people who run this server closed the table: { $reason }

# The plain board
web-plain-board = Plain board
web-plain-board-help = Shows every game as text, with its moves in a list.
web-plain-drawing = The table as text
web-plain-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
web-plain-search = Search the moves
web-plain-help = Choose a move to see what it does, then choose it again to play it.
web-plain-ahead = { $count ->
    [0] Decide in advance
   *[other] Decide in advance ({ $count } chosen)
}
web-plain-none = No move matches your search.
web-plain-waiting = You have nothing to decide right now.
web-plain-failed = The table can’t be drawn at the moment. You can still play from the list.

# Result
web-you-won = You won!
web-you-shared = You share the win!
web-outcome = { $outcome ->
    [abandoned] The game was given up before it was over
    [stopped] The game was ended by agreement
    [cancelled] The game was called off
   *[other] The game is over
}
web-picture-png = Share the picture
web-picture-svg = Save as SVG
web-picture-failed = This browser can’t make the picture. Save it as SVG instead.
web-picture-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-rematch = Rematch
web-rematch-wanted = { $player } wants a rematch.
web-rematch-accept = Accept the rematch
web-rematch-decline = Decline
web-rematch-declined = You declined the rematch.
web-rematch-waiting = Rematch offered. Waiting for an answer: { $players }
web-rematch-refused = Rematch declined by: { $players }
web-rating-change = { $player }: rating { $before } → { $after }
web-not-rated = Not rated: { $why }.
web-unrated = { $why ->
    [hints] hints were allowed
    [undone] everyone agreed to undo a move
    [origin] the deal was already known
    [local] several people shared a device
    [deal] counted among the results of a deal
    [imported] it is an imported record
    [cancelled] it was called off
    [stopped] it was ended early
    [left] somebody else gave up, so it counts only for them
    [clock] there was no clock
    [bots] only one person played; without hints, it counts on the ladder
    [called_off] called off by the player
    [helped] a bot stood in, so nothing could be won
   *[other] it can’t be rated
}
web-deal-table = Everyone plays this deal. No undo, no hints, one attempt.
web-deal-link = About this deal
web-deal-results = Compare with the others
web-match-back = Back to the match
web-deal-closed = Others may still be playing this deal. Replays, the review and everyone’s games open once nobody plays it any more, on { $time } at the latest.
web-challenge = Challenge a friend
web-challenge-link = Whoever opens this link plays the deal you played. Afterwards you see both results side by side.
web-notes = Notes
web-notes-help = Only you can read what you write here.
web-notes-kept = Saved. Only you can read this.
web-notes-keeping = Saving …
web-look-back = See earlier moves
web-look-back-first = Nothing earlier is shown: at this table, remembering is part of the game.
web-person-page = Player’s page
web-block = Block
web-unblock = Unblock
web-blocked = You no longer see what { $name } writes, and { $name } can’t join your tables.
web-unblocked = { $name } is no longer blocked.
web-report = Report
web-report-what = What has { $name } done?
web-report-help = The people who run this server will read it. { $name } won’t hear about it.
web-report-send = Send report
web-reported = Thank you. The people who run this server will look into it.
web-check-deal = Check the deal
web-deal-right = The deal was fair: the cards dealt are the ones committed to before the game began, and every move follows from them.
web-deal-wrong = The deal does not match what was committed to before the game began.
web-replay-ply = Move { $ply } of { $plies }
web-replay-decides = Next: { $player }
web-replay-eyes = Seen by
web-replay-mover = the player to move
web-replay-all = everyone, all cards open
web-replay-first = First move
web-replay-back = Back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = Next
web-replay-last = Last move
web-replay-download = Save as file
web-replay-slider = Position in the game
web-replay-share = Copy link to this position
web-continue = Play on from here
web-continue-help = You take one seat and bots take the others. The cards are those of this game, which anyone who has watched it knows, so the new game is not rated.
web-continue-seat = Your seat
web-continue-go = Play on
web-origin = This game plays on from move { $ply } of a finished one. Its deal is already known, so it is not rated.
web-origin-link = See that game
web-review = Review
web-review-title = { $game }: review
web-review-turning = Turning points
web-review-moves = Moves
web-review-luck = Luck
web-review-more = More
web-review-start = Find the turning points
web-review-help = A strong bot goes through every move and judges it only by what the player could know at the time.
web-review-whose = Review for
web-review-progress = { $done ->
    [one] 1 move reviewed …
   *[other] { $done } moves reviewed …
}
web-review-none = Every decision was about as good as the best one possible, and none turned the game.
web-review-small = No single decision turned the game, but small losses added up to { $lost } of a win. The most expensive decisions:
web-review-chart = Chance of winning, move by move
web-review-at = Move { $ply }: { $chance } chance of winning
web-review-change = { $way ->
    [up] The chance of winning rises from { $from } to { $to }.
   *[down] The chance of winning falls from { $from } to { $to }.
}
web-review-doubtful = { $move }. Perhaps better: { $best }.
web-review-slip = { $move }. Better: { $best }, which wins { $most } out of 100 such games instead of { $wins }.
web-review-find = { $move }. Well spotted: everything else was clearly worse.

# What went wrong
error-unknown = Something unexpected happened. Try again; if the problem persists, set up a new table.
error-offline = The server can’t be reached. Check your connection; the page will carry on by itself once it’s back.
error-outdated = A newer version of this page is available. Reload to continue.
error-no_such_path = There is no page at this address. Perhaps a letter got lost when it was copied.
error-no_such_table = There is no table at this address. It may have been cleared away, or part of the link may be missing.
error-no_such_position = This link points to a position that this game doesn’t have. Part of it may have got lost: ask for it again, or open the game from its beginning.
error-no_such_game = There is no such game here.
error-damaged_position = This text isn’t a position, or part of it is missing. Ask for the link again, or copy all of it.
error-impossible_position = This position can’t occur in this game, or it comes from another version of the rules.
error-no_such_exercise = This exercise is not there (any more).
error-no_such_puzzle = There is no such puzzle. Part of the link may be missing, or it comes from another version of this page. All puzzles are listed under “Puzzles”.
error-no_such_person = There is nobody at this address any more.
error-no_such_deal = There is no such deal. Part of the link may be missing.
error-no_such_match = There is no such match. Part of the link may be missing.
error-deal_over = You can’t begin this deal: its day is over, or you have played it already.
error-deal_used_up = Too many people have begun this deal from your network today. There is a new one tomorrow.
error-deal_closed = Others may still be playing this deal. It is opened after its day.
error-not_finished = You can see how others played this deal once you have finished it yourself.
error-bad_record = This file is not a record of a game played here, or it has been damaged. Nothing was imported.
error-forgotten = What happened so long ago can’t be looked up at this table.
error-not_operator = This page is for the people who run this server.
error-damaged_puzzle = This link to a puzzle is damaged: a part of it is missing or has been changed. Ask for it again and copy the whole link, or solve another puzzle in the meantime.
error-other_puzzle_version = This puzzle was made with another version of Tabletowers, which this server can’t read. Ask for it to be made again here, or solve another puzzle in the meantime.
error-not_invited = This table is by invitation only. Ask the host for the full link.
error-no_spectators = This table is closed to spectators.
error-no_free_chair = All seats at this table are taken. Set up a table of your own, or watch.
error-arranged = This is a game of a league. Its players take their seats on the page of their circle, and it begins when all are there.
error-not_your_seat = That seat is somebody else’s.
error-not_host = Only the host can do that.
error-stale_position = The game has moved on in the meantime. Take another look and try again.
error-not_asked = It isn’t your turn to decide.
error-no_undo = There is nothing to undo: something hidden has come to light since, or somebody else has moved.
error-too_many = That was too fast. Wait a moment and try again.
error-unknown_person = This device is no longer known here. Continue as a new guest.
error-wrong_code = This code is wrong or has expired.
error-not_over = The game isn’t over yet.
error-cancelled = This game was called off before it began.
error-hints_not_allowed = Hints are not allowed at this table.
error-storage = The server can’t save right now. Nothing has been changed; try again.
error-not_ready = The server is starting up. Try again in a moment.
error-unreadable_table = What is stored of this table can’t be read. It has been set aside, and nothing else is affected; the people who run this server can look into it.
error-other_rules = This game was started under a different version of the rules from the one this server plays. It is kept as it is; try again after the next update.
error-muted = You can’t write in the chat right now.
error-muted-reason = You can’t write in the chat right now. Reason: { $reason }
error-blocked = The host has chosen not to play with you.
error-bad_request = The server didn’t understand that.
error-bad_options = These options can’t be combined.
error-illegal_move = That move isn’t possible now.
error-already_there = You already have a seat at this table.
error-not_waiting = The game has already begun.
error-not_running = The game is not in progress.
error-vote_open = A vote is already under way.
error-not_possible = That isn’t possible here.
error-not_full = Some seats are still free.

# Puzzles
web-puzzle-lead = Old Town for one: the clues tell you where sixteen buildings stood, and exactly one town fits them all.
web-puzzle-streak = { $days ->
    [one] Current streak: 1 day.
   *[other] Current streak: { $days } days.
}
web-puzzle-new = New puzzle
web-puzzle-level = { $level ->
    [easy] easy
    [medium] medium
    [hard] hard
    [expert] expert
   *[other] { $level }
}
web-puzzle-making = One moment, making a puzzle …
web-puzzle-official = From the original game
web-puzzle-number = Puzzle { $number }
web-puzzle-one = Puzzle
web-puzzle-corrected = Corrected here: as printed, this puzzle has no solution, or several.
web-puzzle-printed = See it as printed
web-puzzle-faulty = As printed, this puzzle has no solution, or several.
web-puzzle-as-corrected = See the corrected puzzle
web-puzzle-solved = Solved!
web-puzzle-timer = Timer
web-puzzle-tools = Tools
web-puzzle-pencil = Pencil
web-puzzle-build = Build
web-puzzle-more-hint = Tell me more
web-puzzle-note = Mark it on the map
web-puzzle-check = Check
web-puzzle-print = Print
web-puzzle-buildings = Buildings
web-puzzle-own = “My building” is one of these, unless a clue gives another in brackets: { $buildings }.
web-puzzle-own-unknown = { $count ->
    [one] One building is yours (“my building”). Find out which.
   *[other] { $count } buildings are yours (“my building”). Find out which.
}
web-puzzle-own-found = Found: { $found } of { $count }.
web-puzzle-mine = Mine
web-puzzle-step-mine = Tap the buildings below that are yours. A star marks them.
web-puzzle-step-building = Choose a building below, then a lot on the map.
web-puzzle-step-lot = { $tool ->
    [build] Tap the lot on which this building stood: { $building }.
   *[pencil] Tap the lots on which this building may have stood: { $building }.
}
web-puzzle-how = How a puzzle works
web-puzzle-how-1 = Each clue tells something about where a building stood. Point at it, and its lots light up on the map. All clues are true.
web-puzzle-how-2 = Choose a building and pencil in where it may have stood. Rule lots out until only one is left.
web-puzzle-how-3 = Then switch to “Build” and put the house there. When all sixteen lots are right (and your own buildings found, if the puzzle asks for them), “Check” says so.
web-puzzle-hasty = This puzzle is { web-puzzle-level }. If you have never solved one, begin with an easy one.
web-puzzle-newcomer = New to these puzzles? Begin with an easy one: it shows you how they work, and hints help you along.
web-puzzle-easy-first = Begin with an easy one
web-puzzle-sheet-damaged = What you had noted here before can’t be read any more, so the sheet is empty. The puzzle itself is unharmed: just begin again.
web-puzzle-hints-used = { $hints ->
    [0] without hints
    [one] with 1 hint
   *[other] with { $hints } hints
}
web-puzzle-best = Your best time so far!
web-puzzle-first = Your first one of this grade ({ web-puzzle-level }).
web-puzzle-compare = Others of this grade ({ web-puzzle-level }): { $count } solved, best time { $best }, on average { $average }.
web-puzzle-others = { $slower ->
    [0] { $others ->
        [one] One other person has solved it, at least as fast.
       *[other] { $others } others have solved it, all at least as fast.
    }
   *[other] { $others ->
        [one] You were faster than the only other person who has solved it.
       *[other] You were faster than { $slower } of the { $others } others who have solved it.
    }
}
web-puzzle-others-hints = With more hints than you: { $more }, with fewer: { $fewer }.
web-puzzle-others-first = Your first time counts: { $time }, { web-puzzle-hints-used }.
web-puzzle-next = Next puzzle
web-puzzle-share = Share as text
web-puzzle-share-text = Old Town, { $puzzle } ({ web-puzzle-level }): solved in { $time }, { web-puzzle-hints-used }.
web-puzzle-calendar = Past days
web-month-before = Month before
web-month-after = Month after
web-day = { $solved ->
    [yes] { $day }, solved
   *[no] { $day }
}
web-puzzle-statistics = What you have solved
web-puzzle-longest = { $days ->
    [0] No puzzle of the day solved yet.
    [one] Longest streak of daily puzzles: 1 day.
   *[other] Longest streak of daily puzzles: { $days } days.
}
web-puzzle-stat-level = Grade
web-puzzle-stat-count = Solved
web-puzzle-stat-alone = Without hints
web-puzzle-stat-best = Best time
web-puzzle-stat-average = Average
web-puzzle-restart = Start over

# Making a puzzle
web-editor-link = Make a puzzle of your own
web-editor-title = Make a puzzle
web-editor-lead = Choose clues until exactly one town fits them. That is checked after every change; then you can share the puzzle by link.
web-editor-empty = Choose a few clues to begin with.
web-editor-looking = Counting the towns that fit …
web-editor-one = Exactly one town fits: a proper puzzle ({ web-puzzle-level }).
web-editor-several = { $complete ->
    [1] { $count } towns fit.
   *[0] More than { $count } towns fit.
}
web-editor-several-help = Add clues until only one is left. The houses on the map are those on which all towns agree.
web-editor-none = No town fits.
web-editor-conflict = These clues contradict each other: { $cards }. Take one of them away.
web-editor-unknown = With so few clues there are too many towns to count. Add some more.
web-editor-needs-own = C clues, and B clues without a building, speak of the player’s own buildings. Name them, or say how many are to be found.
web-editor-own = The player’s own buildings
web-editor-own-help = “My building” on B and C clues means one of these.
web-editor-find = To be found by the player
web-editor-find-value = { $count ->
    [0] nothing: they are named here
    [one] 1 own building
   *[other] { $count } own buildings
}
web-editor-clues = { $kind } clues
web-editor-about = Which building { $card } is about
web-editor-about-own = one of the own buildings
web-editor-clear = Remove all clues
web-puzzle-clues = Clues
web-puzzle-search = Search the clues
web-puzzle-search-none = No clue matches your search.
web-puzzle-notes = Notes
