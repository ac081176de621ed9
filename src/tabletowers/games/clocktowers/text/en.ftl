clocktowers-title = Clocktowers
clocktowers-begins = In the rulebook, the oldest player begins.

clocktowers-card = { $card ->
    [F1] one storey
    [F1c] one storey with a cat
    [F1m] one storey with a mouse
    [F2] two storeys
    [F2c] two storeys with a cat
    [F2m] two storeys with a mouse
    [K] clock
    [Km] clock with a mouse
    [Rr] red roof
    [Rb] blue roof
    [Rg] green roof
    [Ry] yellow roof
    [Rp] purple roof
   *[other] a face-down card
}
clocktowers-pile = { $pile ->
    [floors] floor pile
    [clocks] clock pile
   *[roofs] roof pile
}
clocktowers-pile-floors = Floors
clocktowers-pile-clocks = Clocks
clocktowers-pile-roofs = Roofs
clocktowers-colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[purple] purple
}
clocktowers-colour-red = red
clocktowers-colour-blue = blue
clocktowers-colour-green = green
clocktowers-colour-yellow = yellow
clocktowers-colour-purple = purple

clocktowers-hand = Your hand
clocktowers-discarded = Your discards
clocktowers-score = { $points ->
    [one] 1 point
   *[other] { $points } points
}
clocktowers-known = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $discards ->
    [one] 1 discard
   *[other] { $discards } discards
}; known to have taken:
clocktowers-unseen = Unseen: { $cards }
clocktowers-wanted = Wanted heights

clocktowers-decision-play = Build a card or discard one.
clocktowers-decision-draw = Draw the top card of any pile.
clocktowers-step-place = Now choose a lit tower or plot for this card ({ $card }), or discard it.
clocktowers-step-nowhere = This card ({ $card }) goes nowhere at the moment: you can only discard it.
clocktowers-step-card = Now choose the card to build there.
clocktowers-step-discard = Now choose the card to discard.

clocktowers-event-built = { $you ->
    [yes] You build
   *[no] { $player } builds
} on tower { $tower }: { clocktowers-card }
clocktowers-event-completed = { $you ->
    [yes] You complete
   *[no] { $player } completes
} tower { $tower } ({ clocktowers-colour }, { $height } high): { $points } points { $points ->
    [5] without animals
    [4] with cats only
    [3] with cats and mice
   *[2] with mice only
}
clocktowers-event-discarded = { $you ->
    [yes] You discard
   *[no] { $player } discards
}: { clocktowers-card }
clocktowers-event-drawn = { $you ->
    [yes] You draw
   *[no] { $player } draws
}: { clocktowers-card }
clocktowers-event-turned_up = Now on top of the { clocktowers-pile }: { clocktowers-card }
clocktowers-event-ended = All cards have been played. The game is over.

clocktowers-reason-play_or_discard_first = first build or discard a card, then draw
clocktowers-reason-draw_now = now draw a card
clocktowers-reason-not_in_hand = this card is not in your hand
clocktowers-reason-no_such_tower = you have no tower with this number
clocktowers-reason-floors_only = only a floor can start a new tower
clocktowers-reason-clock_already_there = this tower already has its clock; only a roof can go on it
clocktowers-reason-tower_complete = this tower is complete
clocktowers-reason-no_clock_yet = a roof can only go on a tower with a clock
clocktowers-reason-wrong_height = this tower is { $height } high, but the next { clocktowers-colour } tower has to be { $wanted } high
clocktowers-reason-pile_empty = this pile is empty
clocktowers-source-none = No animals
clocktowers-source-cats = Cats
clocktowers-source-both = Cats and mice
clocktowers-source-mice = Mice

clocktowers-statistics-table-cards = Cards
clocktowers-statistics-table-complete_towers_by_height = Complete towers by height
clocktowers-statistics-table-complete_towers_by_colour = Complete towers by colour
clocktowers-statistics-column-built = built
clocktowers-statistics-column-discarded = discarded
clocktowers-statistics-column-drawn = drawn
clocktowers-statistics-column-completed = completed
clocktowers-statistics-item-card = { $card } { clocktowers-card }
clocktowers-statistics-item-height = height { $height }
clocktowers-statistics-item-colour = { clocktowers-colour }
clocktowers-statistics-source-none = towers without animals
clocktowers-statistics-source-cats = towers with cats
clocktowers-statistics-source-both = towers with cats and mice
clocktowers-statistics-source-mice = towers with mice

clocktowers-coach-points = Your points
clocktowers-coach-rival_points = { $player }’s points
clocktowers-coach-tower = You complete tower { $tower }
clocktowers-coach-waiting = Towers of yours still waiting for a roof
clocktowers-coach-clockless = Towers of yours still waiting for a clock
clocktowers-coach-discards = Cards that you have to discard later
clocktowers-coach-clean = Complete towers of yours without mice
clocktowers-coach-mice = Complete towers of yours with mice
clocktowers-coach-clean_clock = You build a clock without a mouse
clocktowers-coach-roof = You take a { clocktowers-card }
clocktowers-coach-roof_lost = { $player } takes a { clocktowers-card }
clocktowers-coach-stranded = Towers of yours too low for every roof
clocktowers-coach-rival_tower = { $player } completes a { clocktowers-colour } tower
clocktowers-setup-piles-floors = Floor pile, from the top
clocktowers-setup-piles-clocks = Clock pile, from the top
clocktowers-setup-piles-roofs = Roof pile, from the top
clocktowers-setup-removed-floors = Removed floors
clocktowers-setup-removed-roofs = Removed roofs
clocktowers-theme-points = points
clocktowers-theme-finishing = finishing towers
clocktowers-theme-mice = cats and mice
clocktowers-theme-roofs = the race for roofs
clocktowers-theme-heights = heights
clocktowers-theme-rivals = what you leave to the others
clocktowers-look-points = Look for the points: what can you complete soon?
clocktowers-look-finishing = Look at your unfinished towers and what each of them is waiting for.
clocktowers-look-mice = Look at the mice: which card lets them in, or keeps them out?
clocktowers-look-roofs = Look at the roofs, and at who wants the same one as you.
clocktowers-look-heights = Look at the wanted heights and the heights of your towers.
clocktowers-look-rivals = Look at the other streets: what do you leave to them?

clocktowers-pitch = Build a street of clock towers, storey by storey, and keep the mice out.
clocktowers-legend-storeys = Storeys: one or two. A tower starts with storeys and grows by as many as you like.
clocktowers-legend-cat = A cat. A complete tower with cats but no mice is worth 4 points.
clocktowers-legend-mouse = A mouse. With mice but no cats it is worth 2 points, with both 3, with neither 5.
clocktowers-legend-clock = A clock goes on top of the storeys; there may be a mouse on it. Only a roof can follow.
clocktowers-legend-walls = Walls, windows and the time on a clock mean nothing: identical cards look the same.
clocktowers-legend-roofs = A roof completes a tower. The number below it is the height that the next tower of that colour must have, in storeys.
clocktowers-legend-dots = Roofs of this colour: filled dots are those nobody has seen yet.
clocktowers-legend-points = The flag on a complete tower shows what it is worth.
clocktowers-legend-known = A card that everyone saw this player take, and that is certainly in hand.
clocktowers-legend-doubt = A card that was taken, but may have been discarded since.
clocktowers-board-street-of = { $player }’s street
clocktowers-board-own-street = Your street
clocktowers-board-no-towers = No towers yet
clocktowers-board-new-tower = Start a new tower
clocktowers-board-tower = Tower { $tower }, { $height } high: { $cards }
clocktowers-board-tower-complete = Tower { $tower }, complete, { $height } high, { $points } points: { $cards }
clocktowers-board-maybe = { $card }: taken, but may have been discarded since
clocktowers-board-surely = { $card }: certainly in hand
clocktowers-board-discards = { $discards ->
    [one] 1 card discarded
   *[other] { $discards } cards discarded
}
clocktowers-tie-mouse = Level at { $points } points: the highest storey with a mouse decides ({ $storeys }).
clocktowers-tie-cat = Level at { $points } points and with mice equally high: the highest storey with a cat decides ({ $storeys }).
clocktowers-board-wanted = { clocktowers-colour }: next tower { $wanted } high, { $left ->
    [one] 1 roof unseen
   *[other] { $left } roofs unseen
}
clocktowers-board-gauge = The number is the height wanted next for a roof of this colour. Each filled dot is a roof that nobody has seen yet.
clocktowers-board-piles = Piles
clocktowers-board-pile = { $pile ->
    [floors] Floors
    [clocks] Clocks
   *[roofs] Roofs
}, { $left } left. { $card ->
    [none] { "" }
   *[other] On top: { clocktowers-card }
}
clocktowers-board-empty-hand = Your hand is empty.
clocktowers-board-discard = Discard face down
clocktowers-board-look = A closer look at { $player }’s street
clocktowers-board-end = { $left ->
    [one] 1 card left to draw, then everyone plays out their hand.
   *[other] { $left } cards left to draw, then everyone plays out their hand.
}
clocktowers-board-last-hands = The piles are empty: everyone plays out their hand.
clocktowers-board-move-draw = Draw from the { clocktowers-pile }
clocktowers-board-move-discard = Discard: { $card }
clocktowers-board-move-new = New tower: { $card }
clocktowers-board-move-build = Tower { $tower }: { $card }
clocktowers-notation = Cards: F1 and F2 are one and two storeys, K is a clock, R a roof with its colour (Rr red, Rb blue, Rg green, Ry yellow, Rp purple); a final c is a cat, m a mouse. Moves: F1c>new begins a new tower with a card, F1c>T2 puts it on your tower 2, xKm discards it, +floors, +clocks and +roofs draw the top card of a pile.

clocktowers-intro-1 = Start a tower with the cat’s storey: { $finger ->
    [yes] tap
   *[no] click
} the card, then the empty plot.
clocktowers-intro-2 = Every turn ends with a draw, and the piles lie face up. Take the roof.
clocktowers-intro-3 = Put the clock on your tower. After that, only a roof fits.
clocktowers-intro-4 = Draw from the floor pile.
clocktowers-intro-5 = The first tower of each colour is one or two storeys high. Yours has one: put the roof on.
clocktowers-intro-6 = Complete! A cat and a mouse: 3 points. No animals 5, only cats 4, only mice 2. The next tower of this colour, whoever builds it, has to be one storey higher. Draw once more.
clocktowers-intro-7 = You may also discard a card face down. A mouse would spoil your next tower: discard the storey with the mouse.
clocktowers-intro-8 = That’s all: build, add roofs at the right height, keep the mice out. When all cards are gone, the most points win.
clocktowers-tip-play = Floors first, then a clock, then a roof. Mice make a tower worth less; a card that you don’t want can be discarded.
clocktowers-tip-draw = All piles lie face up. Look at which height each roof colour wants before you take a roof.

clocktowers-rules-goal-title = The goal
clocktowers-rules-goal = Everyone builds clock towers out of cards. Only complete towers count: one or more floors, a clock and a roof. What a tower is worth depends on the animals in it. Whoever has the most points wins.
clocktowers-rules-cards-title = The cards
clocktowers-rules-cards = 66 cards. 28 floors: of one storey, five plain, five with a cat and four with a mouse; of two storeys, just as many. 18 clocks, nine of them with a mouse. 20 roofs, four in each of five colours. No card has both animals. (CT-1)
clocktowers-rules-setup-title = Set-up
clocktowers-rules-setup =
    Each player starts with one storey with a cat, one storey with a mouse, and a clock with a mouse. The other floors, clocks and roofs are shuffled into three piles; five floors and three roofs are removed unseen. The piles lie face up, so everyone can see the top card of each. (CT-2)
    With two players, the piles hold 19 floors, 16 clocks and 17 roofs; with three, 17, 15 and 17; with four, 15, 14 and 17. (CT-2)
    In the rulebook, the oldest player begins. Here the host decides: by drawing lots, in seat order, or by naming someone. Play goes clockwise. (CT-2)
clocktowers-rules-turn-title = A turn
clocktowers-rules-turn =
    Build one card from your hand, or discard one face down, even if you could build. A discarded card is out of the game, and nobody else learns which it was. (CT-3, CT-8)
    Then draw the top card of any pile that isn’t empty. As long as there is one, you have to draw; so you start every turn with three cards until the piles run out. (CT-3, CT-9)
clocktowers-rules-build-title = Building
clocktowers-rules-build =
    A floor starts a new tower or goes on one of your own towers that has no clock yet. You may have any number of towers, each with any number of floors. (CT-4)
    A clock goes on one of your own towers that has only floors. No more floors can be added after it. (CT-5)
    A roof goes on one of your own towers that has a clock, if the height is right. The tower is then complete, its colour is that of the roof, and nothing more is added to it. (CT-6)
clocktowers-rules-build-example = You hold one storey with a cat, a plain clock and a green roof. The storey starts a tower; on your next turn you add the clock, and on the one after that the roof, if the next green tower may be one storey high. One tower with cats only: 4 points.
clocktowers-rules-height-title = The right height
clocktowers-rules-height = A tower’s height is its number of storeys: a two-storey card counts as two, a clock as none. The first tower of a colour, whoever builds it, has to be one or two storeys high. Every later tower of that colour, whoever builds it, has to be exactly one storey higher than the one before. You may complete any number of towers of a colour, even all four. (CT-7)
clocktowers-rules-height-example = Anna completes a red tower 2 high. The next red tower has to be 3 high. Ben, whose tower is 2 high, has to add a storey before the clock, or find a roof of another colour.
clocktowers-rules-end-title = The end
clocktowers-rules-end =
    Once all piles are empty, nobody draws any more, and everyone plays out their hand, one card per turn. The game is over when every hand is empty. (CT-10)
    There are 58 turns in all: with three players the first has one turn more than the others, with four the first two do. (CT-10)
clocktowers-rules-score-title = Points
clocktowers-rules-score =
    A complete tower without animals is worth 5 points, with cats only 4, with cats and mice 3, with mice only 2. How many animals there are makes no difference; the mouse on a clock counts. Incomplete towers are worth nothing. (CT-11)
    Whoever has the most points wins. If points are tied, the highest mouse in a complete tower wins, then the highest cat; if that is tied too, the win is shared. The animal of a two-storey card sits on its upper storey. A clock is not a storey: for the tie-break, its mouse doesn’t count. (CT-12)
clocktowers-rules-score-example = One storey with a cat, one storey with a mouse and a plain clock: 3 points. With a plain storey instead of the one with the mouse: 4. But put a clock with a mouse on that tower, and it is back to 3.
clocktowers-rules-secret-title = What everyone knows
clocktowers-rules-secret = Everyone sees which cards are drawn. Only the face-down discards, the order of the piles and the removed cards are secret. So the table shows you which cards the others must hold, and puts a question mark on those they may have discarded. As no clock is removed, everyone also knows which clocks are left. (CT-13)
clocktowers-rules-decided-title = What we decided, and why
clocktowers-rules-decided =
    One run of heights for the whole table. The rulebooks speak of the first complete tower of a colour and leave open whether each player has a run of their own. Reviews describe players racing each other for a height. (CT-7)
    No floor above a clock. The rulebooks put the clock on top of floors, and name only the roof as what can follow. One review says outright that no more floors can be added. (CT-4)
    The tie-break counts storeys, not clocks. The Italian and the Dutch rulebook speak of the highest storey with a mouse, and a clock isn’t one; the French wording would let a clock’s mouse count. No rulebook says where the animal of a two-storey card sits, or what happens to a tie that remains: here it sits on the upper storey, and the win is shared. (CT-12)
