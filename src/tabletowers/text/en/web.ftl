# What only the browser shows.

# The page
web-title = Tabletowers: three board games
web-skip = To the content
web-navigation = Pages
web-puzzles = Puzzles
web-learn = Learn
web-language = Language
web-theme-light = Light colours
web-theme-dark = Dark colours
web-guest = Guest
web-your-name = Your name
web-name = Name
web-save = Save
web-cancel = Cancel
web-other-device = Use another device too
web-allow-notices = Tell me when it is my turn
web-no-notices = No notices any more
web-notices = Your-turn notices
web-notices-now = { $now ->
    [missing] This browser can't show notices. You still see on the page and in its title when it is your turn.
    [blocked] Notices are switched off for this page in your browser's settings.
    [off] You can be told when it is your turn, also when this page is closed.
    [here] You are told when it is your turn, as long as this page is open somewhere.
   *[on] You are told when it is your turn, also when this page is closed.
}
web-device-code = Open { $address } on the other device and type { $code } within ten minutes.
web-device-title = Go on here
web-device-help = Type the code that your other device shows.
web-device-label = Code
web-device-go = Go on
web-reconnecting = No connection. Trying again …
web-outdated = There is a newer version of this page.
web-reload = Reload
web-loading = Setting the table …
web-sorry = That didn't work
web-to-home = To the start page
web-try-again = Try again
web-player = Player
web-points = Points

# Home
web-welcome = Three games, one table
web-welcome-more = Board games that have long been out of print, to play with friends, against bots or alone. No account needed.
web-pitch-clocktowers = Build a street of clock towers, storey by storey, and keep the mice out.
web-pitch-oldtown = Piece together from old telegrams where every building of a vanished town stood.
web-pitch-babel = Raise the wonders of the world together, and gain the most from them.
web-facts = { $least }–{ $most } players, about { $minutes } minutes
web-players = Players
web-bots = Bots
web-level = { $level ->
    [random] Guesser
    [greedy] Grabber
    [level1] Level 1
    [level2] Level 2
    [level3] Level 3
    [level4] Level 4
    [level5] Level 5
    [level6] Level 6
   *[other] { $level }
}
web-play-now = Play now
web-dealing = Dealing …
web-with-friends = With friends
web-learn-it = Learn it
web-daily-title = Puzzle of the day
web-daily-more = Old Town for one: put sixteen buildings in their place. The same for everybody, every day a new one.
web-daily-solve = Solve it
web-all-puzzles = All puzzles
web-my-tables = My tables
web-no-tables = No tables yet. The first one is a click away.
web-open-tables = Open tables
web-no-open-tables = Nobody is waiting right now. Open a table of your own and others can join.
web-open-seat = free seat
web-your-turn = Your turn
web-status = { $status ->
    [waiting] waiting for players
    [running] running
   *[over] over
}

# A new table
web-new-table = { $game } with friends
web-seats = Seats
web-seat-me = You
web-seat-number = Seat { $number }
web-seat-open = A friend, by link
web-seat-bot = A bot
web-seat-local = Somebody at this device
web-local-name = Player { $number }
web-remove-seat = Remove this seat
web-add-seat = One more seat
web-option-value = { $value ->
    [true] yes
    [false] no
   *[other] { $value }
}
web-default = usual
web-clock = Time to think
web-clock-none = As long as it takes
web-clock-move = 90 seconds a decision
web-clock-bank = 20 minutes each, and 10 seconds a decision
web-clock-days = 3 days a decision
web-in-lobby = Show it under open tables
web-create-table = Set up the table
web-sit-down = Sit down
web-start = Begin
web-start-fill = { $free ->
    [one] Begin, a bot takes the free seat
   *[other] Begin, bots take the { $free } free seats
}
web-leave = Leave
web-waiting-for-host = The host begins when everybody is here.
web-invite-friends = Invite friends
web-invite-help = Whoever opens this link can take a free seat.
web-qr = The link as a picture to scan
web-link = Link
web-copy = Copy the link
web-copied = Copied

# At the table
web-away = away
web-sealed = sealed
web-thinking = thinking
web-sending = …
web-waiting-offers = Your card is played as soon as the offers before yours are in.
web-sealed-wait = Your answer is sealed, you can still change it. Waiting for: { $players }
web-thinking-since = { $players }: thinking ({ $seconds } s)
web-watching = You are watching. Thinking: { $players }
web-play-it = Play it
web-undo = Take back
web-hint = A hint
web-all-moves = All moves
web-around = Around the game
web-log = Log
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-send = Send
web-new = new
web-menu = More
web-vote = A vote
web-vote-undo = Ask everybody to take a decision back
web-vote-stop = Ask everybody to end the game
web-vote-asks = { $player } asks everybody: { $kind ->
    [stop] end the game here?
    [undo] take the last decision back?
    [stand_in] let a bot sit in for the one who is away?
   *[other] { $kind }?
}
web-agree = Yes
web-disagree = No
web-leave-for-good = Give up my seat
web-copy-link = Copy the link to this table
web-rules = Rules
web-stand-in = A bot is playing for you.
web-take-back-seat = Take my seat back
web-curtain = Now: { $player }
web-curtain-help = Hand the device over. Nobody else looks.
web-curtain-open = I am { $player }
web-why = Why?
web-entry-started = The game begins.
web-entry-joined = { $player } sits down
web-entry-left = { $player } leaves
web-entry-undo = { $player }: takes a decision back
web-entry-answered = { $player }: has answered
web-entry-unsealed = { $player }: thinks again
web-entry-stand_in = { $player }: a bot sits in
web-entry-returned = { $player }: is back
web-entry-over = The game is over.
web-entry-rematch = There is a rematch.

# The plain board
web-plain-board = Plain board
web-drawn-board = Drawn board
web-plain-board-help = Shows every game as text, with its moves in a list.
web-plain-drawing = The table as text
web-plain-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
web-plain-search = Search the moves
web-plain-help = Choose a move to see what it does, then choose it again to play it.
web-plain-none = No move matches your search.
web-plain-waiting = You have nothing to decide right now.
web-plain-failed = The table can't be drawn at the moment. You can still play from the list.

# Result
web-you-won = You won!
web-outcome = { $outcome ->
    [stopped] The game was ended by agreement
    [cancelled] The game was called off
   *[other] The game is over
}
web-rematch = Another one
web-replay = Watch it again
web-check-deal = Check the deal
web-deal-right = The deal is proven: what was promised before the first card is what was dealt, and every move follows from it.
web-deal-wrong = The deal does not match what was promised.

# Replay
web-replay-title = { $game }: watch it again
web-replay-ply = Decision { $ply } of { $plies }
web-replay-eyes = With the eyes of
web-replay-mover = whoever decides
web-replay-all = everybody, all cards open
web-replay-first = To the beginning
web-replay-back = One back
web-replay-play = Play
web-replay-pause = Stop
web-replay-next = One on
web-replay-last = To the end
web-replay-download = Save as a file
web-replay-slider = Where in the game
web-replay-share = Copy a link to this position
web-continue = Play on from here
web-continue-help = You take a seat, bots take the others. The cards are those of this game, and whoever has watched it knows them; so it counts for no rating.
web-continue-seat = Your seat
web-continue-go = Play on
web-origin = This game plays on from decision { $ply } of a finished one. Its deal is known by now, so it counts for no rating.
web-origin-link = That game
web-review = Turning points
web-review-start = Look for the turning points of { $player }
web-review-help = A strong bot looks at every decision, and judges it only by what this seat could know at that moment.
web-review-progress = { $done ->
    [one] One decision looked at …
   *[other] { $done } decisions looked at …
}
web-review-none = No clear slip and no rescue: a game without turning points.
web-review-chart = Chance to win, from decision to decision
web-review-slip = { $move }. Better: { $best }, which wins { $most } of 100 such games instead of { $wins }.
web-review-find = { $move }. Well found: everything else was clearly worse.

# Clocktowers
web-clocktowers-street-of = Street of { $player }
web-clocktowers-own-street = Your street
web-clocktowers-no-towers = No towers yet
web-clocktowers-new-tower = Start a new tower
web-clocktowers-tower = Tower { $tower }, { $height } high: { $cards }
web-clocktowers-tower-complete = Tower { $tower }, complete, { $height } high, { $points } points: { $cards }
web-clocktowers-maybe = { $card }: taken, perhaps discarded since
web-clocktowers-surely = { $card }: in the hand for certain
web-clocktowers-discards = { $discards ->
    [one] 1 card discarded
   *[other] { $discards } cards discarded
}
web-clocktowers-wanted = { clocktowers-colour }: next tower { $wanted } high, { $left ->
    [one] 1 roof not seen yet
   *[other] { $left } roofs not seen yet
}
web-clocktowers-gauge = Height wanted next for each roof. Dots: roofs nobody has seen yet.
web-clocktowers-piles = Piles
web-clocktowers-pile = Pile of { clocktowers-pile }, { $left } left. { $card ->
    [none] { "" }
   *[other] On top: { clocktowers-card }
}
web-clocktowers-empty-hand = Your hand is empty.
web-clocktowers-discard = Discard face down
web-clocktowers-end = { $left ->
    [one] 1 card left to draw, then the hands are played down.
   *[other] { $left } cards left to draw, then the hands are played down.
}
web-clocktowers-last-hands = The piles are empty: the last hands are played down.
web-clocktowers-move-draw = Draw from the { clocktowers-pile }
web-clocktowers-move-discard = Discard { $card }
web-clocktowers-move-new = New tower with { $card }
web-clocktowers-move-build = { $card } on tower { $tower }

# Old Town
web-oldtown-map = Map of the town
web-oldtown-lot-settled = Lot { $lot }: { $building }
web-oldtown-lot-marked = Lot { $lot }, markers: { $buildings }
web-oldtown-lot-empty = Lot { $lot }, empty
web-oldtown-marker = Marker { $building } on lot { $lot }
web-oldtown-telegram = telegram
web-oldtown-no-building = no building at the moment
web-oldtown-cards = Clues: { $a } A · { $b } B · { $c } C
web-oldtown-aside = Beside the map
web-oldtown-settled = { $settled } of 16 settled
web-oldtown-none-aside = None
web-oldtown-take = Take { $building }
web-oldtown-piles = Piles
web-oldtown-pile = { $pile ->
    [own] Own pile: { $left }
   *[common] Common pile: { $left }
}
web-oldtown-draw = { $pile ->
    [own] Draw from your own pile ({ $left })
   *[common] Draw from the common pile ({ $left })
}
web-oldtown-hand = Your clues
web-oldtown-drop-two = choose two to drop
web-oldtown-drop = Drop two clues
web-oldtown-pass = Pass
web-oldtown-done = No claims
web-oldtown-gone = Played this turn: { $cards }
web-oldtown-verdict = { $building }: { $verdict ->
    [playable] can be played
    [confirms] only confirms
    [contradicts] contradicts
    [blocked_five] blocked, more than five lots
    [blocked_three] blocked, a lot is full
   *[blocked] blocked
}
web-oldtown-move-drop = Drop { $cards }
web-oldtown-move-remove = Remove marker { $building } from lot { $lot }
web-oldtown-move-claim = Claim: { $building } cannot be on lot { $lot }
web-oldtown-move-draw = { $pile ->
    [own] Draw from your own pile
   *[common] Draw from the common pile
}

# Babel
web-babel-wonder = { $wonder }, { $stage } of 3 stages built. Parts: { $parts }
web-babel-build = Build { $disc } at { $wonder }
web-babel-discs-taken = Discs taken
web-babel-cards = { $cards ->
    [one] 1 building card
   *[other] { $cards } building cards
}
web-babel-action-cards = { $cards ->
    [one] 1 action card
   *[other] { $cards } action cards
}
web-babel-sure = At least { $cards } { $suit } for certain
web-babel-suits-left = Discs left
web-babel-last = the last one!
web-babel-rows = Next wonder pays
web-babel-rows-help = Most parts / second most; 3 for everyone else with a part.
web-babel-disc-table = Discs of a suit pay
web-babel-deck = { $cards ->
    [one] 1 card in the deck
   *[other] { $cards } cards in the deck
}
web-babel-hand = Your building cards
web-babel-own-actions = Your action cards
web-babel-offer-title = Your offer
web-babel-offer-help = Secret until everybody has sealed theirs. If you are turned away you get your cards back and a point for each.
web-babel-have = you have { $cards }
web-babel-trade = Add the trade card: I take the disc, you put the parts
web-babel-trade-short = trade card
web-babel-seal = Seal the offer
web-babel-reseal = Change the offer
web-babel-sealed-already = Sealed: { $offer }
web-babel-offer-of = { $player } offers { $cards }{ $trade ->
    [yes] { " " }with the trade card
   *[no] { "" }
}
web-babel-invite-title = Whom do you invite?
web-babel-no-offers = Nobody offers anything.
web-babel-wild = Wild cards stand for
web-babel-parts = Parts
web-babel-disc = Disc
web-babel-gets-disc = takes it
web-babel-own-cards = From your hand: { $cards }.
web-babel-completes = The wonder is completed and paid out.
web-babel-ends = This ends the game.
web-babel-impossible = Like this it can't be built.
web-babel-invite = Invite and build
web-babel-alone = Build alone
web-babel-give-up = Give up
web-babel-exchange-title = Which cards do you exchange?
web-babel-exchange = Exchange
web-babel-less = One { $suit } less
web-babel-more = One { $suit } more
web-babel-bonus-title = You were turned away. Use the bonus?
web-babel-bonus = Use it: 3 points a card
web-babel-no-bonus = No bonus
web-babel-turn-title = Build or pass
web-babel-turn-help = Choose a disc of a wonder, and the others make their offers. Or pass: you draw two cards, everyone else one.
web-babel-pass = Pass
web-babel-move-offer = Offer { $cards }{ $trade ->
    [yes] { " " }with the trade card
   *[no] { "" }
}
web-babel-move-invite = Invite seat { $seats }

# What went wrong
error-unknown = Something unexpected happened. Try again; if it stays like this, begin a new table.
error-offline = The server can't be reached. Check your connection; the page goes on by itself once it is back.
error-outdated = There is a newer version of this page. Load it to go on.
error-no_such_path = There is no page at this address. Perhaps a letter got lost when it was copied.
error-no_such_table = There is no table at this address. It may have been cleared away, or a letter of the link is missing.
error-no_such_game = There is no such game here.
error-no_such_puzzle = There is no such puzzle.
error-not_invited = This table is for invited guests. Ask the host for the whole link.
error-no_spectators = This table is not open to spectators.
error-no_free_chair = All seats at this table are taken. Set up one of your own, or watch.
error-not_your_seat = That seat belongs to somebody else.
error-not_host = Only the host can do that.
error-stale_position = The table has moved on in the meantime. Have another look and decide again.
error-not_asked = It isn't your decision now.
error-no_undo = Nothing can be taken back: something came to light since, or somebody else has decided.
error-too_many = That was very fast. Wait a moment and try again.
error-unknown_person = This device isn't known any more. Go on as a new guest.
error-wrong_code = This code is not valid, or no longer.
error-not_over = The game isn't over yet.
error-cancelled = This table was called off before it began.
error-hints_not_allowed = There are no hints at this table.
error-storage = The server can't save at the moment. Nothing has happened; try again.
error-not_ready = The server is just starting. Try again in a moment.
error-other_rules = This game was begun under other rules than this server plays by. It is kept as it is; try again after the next update.
error-muted = You can't write at the moment.
error-blocked = The host doesn't want to play with you.
error-bad_request = The server didn't understand that.
error-bad_options = These options don't go together.
error-illegal_move = That isn't possible now.
error-already_there = You already sit at this table.
error-not_waiting = The game has already begun.
error-not_running = The game isn't running.
error-vote_open = A vote is already open.
error-not_possible = That isn't possible here.
error-not_full = Not all seats are taken yet.

# Puzzles
web-puzzle-lead = Old Town for one: the clues tell where sixteen buildings stood. There is exactly one town that fits.
web-puzzle-streak = { $days ->
    [one] Solved one day in a row.
   *[other] Solved { $days } days in a row.
}
web-puzzle-new = A new one
web-puzzle-level = { $level ->
    [easy] easy
    [medium] medium
    [hard] hard
    [expert] very hard
   *[other] { $level }
}
web-puzzle-making = One moment, a puzzle is being made …
web-puzzle-official = From the box
web-puzzle-number = Puzzle { $number }
web-puzzle-one = Puzzle
web-puzzle-corrected = as corrected here; as printed it had no or several solutions
web-puzzle-printed = As printed
web-puzzle-faulty = As printed this puzzle has no solution, or several.
web-puzzle-as-corrected = Corrected
web-puzzle-solved = Solved!
web-puzzle-timer = Timer
web-puzzle-tools = Tools
web-puzzle-pencil = Pencil
web-puzzle-build = Build
web-puzzle-more-hint = Tell me more
web-puzzle-note = Note it on the map
web-puzzle-check = Check
web-puzzle-print = Print
web-puzzle-buildings = Buildings
web-puzzle-own = “My building” is one of these: { $buildings }.
web-puzzle-own-unknown = { $count } buildings are “my buildings”; which ones is to be found out.
web-puzzle-own-toggle = Mine: { $building }
web-puzzle-clues = Clues
web-puzzle-notes = Notes
web-puzzle-clear = Clear the map
