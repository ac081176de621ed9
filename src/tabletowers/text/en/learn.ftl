# The rules in our own words, the introductions and what belongs to learning.
learn-title = Learn the games
learn-lead = Each game has a short introduction in which you make the first moves yourself, and its complete rules.
learn-intro = Introduction
learn-rules = The rules
learn-start = Start the introduction
learn-next = Go on
learn-again = Once more
learn-play = Play a real game
learn-glossary = Words
learn-credits = Credits
learn-reconstructed = What is reconstructed
learn-step = Step { $step } of { $steps }
learn-try = That is possible too, but for now let us do what the text suggests.
learn-example = Example
learn-credits-text =
    Clocktowers is by Alan R. Moon and Aaron Weissblum (Jolly Roger Games, 2004), Old Town by Stephan Riedel (Clicker Spiele, 2004), Der Turmbau zu Babel by Reiner Knizia (Hans im Glück, 2005). The ideas are theirs. Words, drawings and program of this page are our own; nothing is copied from the published editions.
    The typefaces are Fraunces and Inter, both under the Open Font License.

intro-clocktowers-1 = This is your street. You hold three cards. Take the storey with the cat and start a new tower: click the card, then the empty plot.
intro-clocktowers-2 = Every turn ends with a draw. The three piles lie open, so you choose what you get. Take the roof.
intro-clocktowers-3 = The other player has built too. Now put the clock on your tower. From then on only a roof can follow.
intro-clocktowers-4 = Draw from the floors this time.
intro-clocktowers-5 = The first tower of each colour has to be one or two storeys high, and yours is one high. Put the roof on.
intro-clocktowers-6 = Complete! A cat and a mouse live there, so it is worth 3 points. Without animals it would be 5, with cats alone 4, with mice alone 2. The next tower of this colour, anybody's, has to be one higher. Draw once more.
intro-clocktowers-7 = That is the whole game: build, roof over at the right height, keep the mice out. When all piles and hands are empty, the most points win.
intro-oldtown-1 = A town has vanished, and telegrams tell where its buildings stood. First everybody takes two buildings of their own. Take the sheriff.
intro-oldtown-2 = And the hotel.
intro-oldtown-3 = This clue speaks of one building. Point at it and the lots it allows light up. Play it: a marker goes on each lot that is still possible, and markers you don't need are points for you.
intro-oldtown-4 = This clue links a building to one of your own. Play it with the hotel: lots that no longer fit lose their markers, and every marker you take off the map is a point.
intro-oldtown-5 = When a building has a single lot left it settles there, and often others follow. Once sixteen buildings stand, the most points win.
intro-babel-1 = Eight wonders, three discs on each. Choose the ship with the 3 at the Statue of Zeus: three ship cards are needed to build it.
intro-babel-2 = Everybody has made a secret offer, and now they lie open. Invite Anna: guests put a part for each of their cards, you put the rest, and you take the disc.
intro-babel-3 = Now somebody else builds. How many cards do you offer? If you are invited, your parts go on the wonder. If you are turned away, you get your cards back and a point for each. Seal an offer of 1.
intro-babel-4 = When the third disc of a wonder is built it pays out: most parts, second most, everybody else a little. The game ends with the last disc of any suit. Discs of one suit pay at the end.

rules-clocktowers-goal-title = The goal
rules-clocktowers-goal = Everybody builds clock towers from cards. Only complete towers count: one or more floors, a clock, a roof. What a tower is worth depends on the animals in it. Most points win.
rules-clocktowers-setup-title = Beginning
rules-clocktowers-setup = Each player starts with a storey with a cat, a storey with a mouse, and a clock with a mouse. The other floors, clocks and roofs are shuffled into three piles; five floors and three roofs are taken out unseen. The piles lie face up, so the top card of each can be seen.
rules-clocktowers-turn-title = A turn
rules-clocktowers-turn = Build one card from your hand, or discard one face down. Then draw the top card of any pile. You have three cards at the beginning of every turn until the piles run out.
rules-clocktowers-build-title = Building
rules-clocktowers-build =
    A floor starts a new tower or goes on one of your towers that has no clock yet. You may have any number of towers.
    A clock goes on a tower that consists of floors alone. No floor can follow it.
    A roof goes on a tower with a clock, if its height is right. Then the tower is complete and nothing is added to it any more.
rules-clocktowers-height-title = The right height
rules-clocktowers-height = The height is the number of storeys; a two-storey card counts two, a clock nothing. The first tower of a colour at the whole table is one or two high. Every later one of that colour, whoever builds it, is exactly one higher than the one before.
rules-clocktowers-height-example = Anna completes a red tower of height 2. The next red tower has to be 3 high. Ben, whose tower is 2 high, has to add a storey before the clock, or find another roof.
rules-clocktowers-end-title = The end
rules-clocktowers-end = Once all piles are empty nobody draws any more, and the hands are played down, one card a turn. The game is over when every hand is empty.
rules-clocktowers-score-title = Points
rules-clocktowers-score = A complete tower without animals is worth 5, with cats only 4, with cats and mice 3, with mice only 2. How many there are does not matter; the mouse on a clock counts. With equal points, the higher mouse wins, then the higher cat; then the win is shared.
rules-clocktowers-secret-title = What is known
rules-clocktowers-secret = Everybody sees what is drawn. Secret are only the face-down discards, the order of the piles and the cards taken out. The table therefore shows you which cards the others must have, and marks with a question mark those they may have discarded.

rules-oldtown-goal-title = The goal
rules-oldtown-goal = Sixteen of eighteen buildings are to be put on sixteen lots, as the clues tell. Whoever takes a marker off the map gets a point for it. Most points win.
rules-oldtown-map-title = The map
rules-oldtown-map = Four rows of four lots. Main St, the railway and Cemetery Rd run from west to east, Dalton Rd and Cavendish St from north to south. Each lot has its entrance on one side. The buffalo field lies in the north-west, the cemetery in the south-west, the desert in the south-east.
rules-oldtown-setup-title = Beginning
rules-oldtown-setup = Everybody gets two A and two C clues and chooses two buildings. The B clues are the common pile; with three players three A clues lie on top of it, with two players each has a pile of six A and C clues besides.
rules-oldtown-turn-title = A turn
rules-oldtown-turn = If you own fewer than two buildings, take one that belongs to nobody. Then play a clue or drop two. Who can do neither passes. Then draw a clue; two after a pass.
rules-oldtown-clue-title = Playing a clue
rules-oldtown-clue =
    A clues speak of a named building, B clues of one of your own, which you name. If the building is on the map, its markers on other lots come off. If not, a marker goes on every lot of the clue that is still possible; of its five markers you keep the rest as points.
    C clues link a named building to one of yours. Both keep only the lots that form a pair the clue allows.
    A lot is possible if the whole town can still be arranged so. A building with a single possible lot settles there, and its markers are points.
rules-oldtown-clue-example = The clue puts the sheriff on one of four lots, one of which is built on. Three markers go on the map, two are left: 2 points.
rules-oldtown-cannot-title = What can't be played
rules-oldtown-cannot = A clue that would change nothing only confirms; one that fits no lot contradicts; one that would need more than five markers, or a fourth marker on a lot, is blocked. None of these can be played. Two clues that confirm or contradict can be dropped: then you take any one marker off the map for a point, if the town still works out.
rules-oldtown-chain-title = One thing leads to another
rules-oldtown-chain = When a building settles, other markers on its lot come off. If another building has a single lot left then, it settles too, and so on. All those points are yours.
rules-oldtown-end-title = The end
rules-oldtown-end = The game ends at once when the sixteenth building settles, or when everybody in succession passed and drew nothing. When sixteen buildings are on the map, the other two are out.
rules-oldtown-options-title = Variants
rules-oldtown-options = Usually markers that have become impossible come off by themselves. With the variant “stay until somebody points them out” everybody has to spot them; a right claim is a point. Clues that were played can't be looked up again, unless the table allows it.
rules-oldtown-reconstructed = The picture of the printed board was not at hand. The map was reconstructed from the clue cards, each of which says how many lots it allows, and from the eight printed solutions; it fits them all. Four misprints in the card texts and three printed puzzles are corrected, and marked where they are.

rules-babel-goal-title = The goal
rules-babel-goal = Together the players build eight wonders of the world. Points come from the parts on completed wonders, from discs of one suit, and from offers that were turned away. Most points win.
rules-babel-setup-title = Beginning
rules-babel-setup = Three of the 24 discs lie on each wonder; each shows a suit (camel, ship, crane, mason) and how many cards of it are needed. Everybody starts with four building cards and a trade card.
rules-babel-turn-title = A turn
rules-babel-turn = Pass or build. If you pass, you draw two cards and everybody else one. If you build, choose a disc.
rules-babel-offer-title = Offers
rules-babel-offer = All others decide in secret how many cards of the disc's suit they offer: at most its number, or nothing. With at least one card the trade card may be added. All offers are opened together.
rules-babel-invite-title = Invitations
rules-babel-invite = You choose whom to invite. Each guest brings the whole offer; at most one guest may have a trade card; together they may not bring more than the disc needs. You add exactly what is missing from your hand. You may also give up.
rules-babel-invite-example = The disc needs 4 ships. Anna offers 2, Ben 3 with the trade card. You invite Anna and play 2 yourself: two parts each, and the disc is yours. Ben gets his cards back and 3 points.
rules-babel-success-title = When it is built
rules-babel-success = You put a part on the wonder for each card you played, every guest one for each of theirs. A guest with the trade card puts none, you put those parts, but the guest takes the disc. Otherwise you take it. Those who offered and were not invited take their cards back and score a point for each. Then everybody draws a card.
rules-babel-wonder-title = A wonder is complete
rules-babel-wonder = With its third disc a wonder pays: most parts and second most by the row that is next, everybody else with a part 3. If several are tied for most, they all take the second value and the others 3; a tie for second gets 3 each. The one whose turn it is takes an action card. Each later wonder pays more.
rules-babel-end-title = The end
rules-babel-end = The game ends at once when the last disc of any suit is built. Unfinished wonders with parts pay 10, 5 and 3. Discs of one suit pay 0, 5, 10, 20, 30, 40, 50 for one to seven of them.
rules-babel-actions-title = Action cards
rules-babel-actions = Exchange: swap one to five cards. Draw three. Wild card: stands for two missing cards when you invite. Double turn: two turns in a row. Rejected bonus: 3 points a card instead of 1. Disc bonus: at the end 1 for each disc. Five points: at the end.
rules-babel-reconstructed = The rulebook does not repeat what is printed on the board and the pieces. The values of the discs, the rows of the wonder table after the first, most of the disc table and which action card is there how often were found in reviews or reconstructed by us. A table's host can replace all of these with the numbers of a real copy.

glossary-tower-title = Tower
glossary-tower = Floors, a clock and a roof on top of each other.
glossary-wanted-title = Wanted height
glossary-wanted = How high the next tower of a colour has to be.
glossary-lot-title = Lot
glossary-lot = One of the sixteen plots of Old Town.
glossary-marker-title = Marker
glossary-marker = A wooden disc that says: the building may stand here.
glossary-settle-title = To settle
glossary-settle = A building's place is found, its house is put on the map.
glossary-disc-title = Disc
glossary-disc = A clay tablet at a wonder: suit and number of cards.
glossary-offer-title = Offer
glossary-offer = Cards that somebody would add to another's building.
glossary-trade-title = Trade card
glossary-trade = With it a guest takes the disc and leaves the parts to the host.
