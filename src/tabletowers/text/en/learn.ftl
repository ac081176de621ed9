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
rules-clocktowers-cards-title = The cards
rules-clocktowers-cards = 66 cards: 28 floors of one or two storeys, ten of them with a cat and eight with a mouse; 18 clocks, nine of them with a mouse; 20 roofs, four in each of five colours.
rules-clocktowers-setup-title = Beginning
rules-clocktowers-setup =
    Each player starts with a storey with a cat, a storey with a mouse, and a clock with a mouse. The other floors, clocks and roofs are shuffled into three piles; five floors and three roofs are taken out unseen. The piles lie face up, so the top card of each can be seen.
    With two players the piles hold 19 floors, 16 clocks and 17 roofs; with three 17, 15 and 17; with four 15, 14 and 17.
rules-clocktowers-turn-title = A turn
rules-clocktowers-turn = Build one card from your hand, or discard one face down. Then draw the top card of any pile. You have three cards at the beginning of every turn until the piles run out.
rules-clocktowers-build-title = Building
rules-clocktowers-build =
    A floor starts a new tower or goes on one of your towers that has no clock yet. You may have any number of towers.
    A clock goes on a tower that consists of floors alone. No floor can follow it.
    A roof goes on a tower with a clock, if its height is right. Then the tower is complete and nothing is added to it any more.
rules-clocktowers-build-example = You hold a storey with a cat, a clock and a green roof. The storey starts a tower, in your next turn the clock goes on it, in the one after that the roof, if the next green tower may be one high. One tower, cats only: 4 points.
rules-clocktowers-height-title = The right height
rules-clocktowers-height = The height is the number of storeys; a two-storey card counts two, a clock nothing. The first tower of a colour at the whole table is one or two high. Every later one of that colour, whoever builds it, is exactly one higher than the one before.
rules-clocktowers-height-example = Anna completes a red tower of height 2. The next red tower has to be 3 high. Ben, whose tower is 2 high, has to add a storey before the clock, or find another roof.
rules-clocktowers-end-title = The end
rules-clocktowers-end =
    Once all piles are empty nobody draws any more, and the hands are played down, one card a turn. The game is over when every hand is empty.
    There are 58 turns in all; with three or four players those who began have one more than the others.
rules-clocktowers-score-title = Points
rules-clocktowers-score =
    A complete tower without animals is worth 5, with cats only 4, with cats and mice 3, with mice only 2. How many there are does not matter; the mouse on a clock counts. With equal points, the higher mouse wins, then the higher cat; then the win is shared.
    For a tie only complete towers count. The animal of a two-storey card sits on the upper storey; a clock is no storey.
rules-clocktowers-score-example = A storey with a cat, a storey with a mouse and a plain clock: 3 points. With a plain storey instead of the one with the mouse: 4. With a mouse on the clock as well, the mouse is back: 3.
rules-clocktowers-secret-title = What is known
rules-clocktowers-secret = Everybody sees what is drawn. Secret are only the face-down discards, the order of the piles and the cards taken out. The table therefore shows you which cards the others must have, and marks with a question mark those they may have discarded.

rules-oldtown-goal-title = The goal
rules-oldtown-goal = Sixteen of eighteen buildings are to be put on sixteen lots, as the clues tell. Whoever takes a marker off the map gets a point for it. Most points win.
rules-oldtown-map-title = The map
rules-oldtown-map = Four rows of four lots. Main St, the railway and Cemetery Rd run from west to east, Dalton Rd and Cavendish St from north to south. Each lot has its entrance on one side. The buffalo field lies in the north-west, the cemetery in the south-west, the desert in the south-east.
rules-oldtown-words-title = Neighbours
rules-oldtown-words = Next door are two lots with nothing between them: 2 and 3, 6 and 7, 10 and 11, 14 and 15. Face to face are two neighbouring lots with a street or the railway between them. Doors face each other at 1 and 5, 3 and 7, 9 and 10, 11 and 12.
rules-oldtown-setup-title = Beginning
rules-oldtown-setup = Everybody gets two A and two C clues and chooses two buildings. The B clues are the common pile; with three players three A clues lie on top of it, with two players each has a pile of six A and C clues besides.
rules-oldtown-turn-title = A turn
rules-oldtown-turn =
    If you own fewer than two buildings, take one that belongs to nobody. Then play a clue or drop two. Who can do neither passes. Then draw a clue; two after a pass.
    If no more ownerless buildings are left than there are players, only somebody who has none takes one. With two players every card is drawn from the common pile or from your own, as you like.
rules-oldtown-clue-title = Playing a clue
rules-oldtown-clue =
    A clues speak of a named building, B clues of one of your own, which you name. If the building is on the map, its markers on other lots come off. If not, a marker goes on every lot of the clue that is still possible; of its five markers you keep the rest as points.
    C clues link a named building to one of yours. Both keep only the lots that form a pair the clue allows.
    A lot is possible if the whole town can still be arranged so. A building with a single possible lot settles there, and its markers are points.
rules-oldtown-clue-example = The clue puts the sheriff on one of four lots, one of which is built on. Three markers go on the map, two are left: 2 points.
rules-oldtown-pair-title = A clue about two buildings
rules-oldtown-pair = A C clue keeps, for both buildings, only the lots that form one of its pairs with a lot of the other. A building that is not on the map yet gets its markers now.
rules-oldtown-pair-example = The clue says that the bank stood next door to your building, and you name the saloon. The saloon has markers on 6 and 10, the bank on 7 and 12. Only 6 and 7 are a pair: the markers on 10 and 12 come off, both buildings settle, and their last markers come off too. 4 points.
rules-oldtown-cannot-title = What can't be played
rules-oldtown-cannot =
    A clue that would change nothing only confirms; one that fits no lot contradicts; one that would need more than five markers, or a fourth marker on a lot, is blocked. None of these can be played. Two clues that confirm or contradict can be dropped: then you take any one marker off the map for a point, if the town still works out.
    Blocked clues can't be dropped, and without a building of your own neither B nor C clues can be played or dropped.
rules-oldtown-cannot-example = The sheriff's markers lie on 2 and 3. A clue that puts him north of Main St only confirms. One that puts him beside the desert contradicts. Both can be dropped together for a marker of your choice.
rules-oldtown-chain-title = One thing leads to another
rules-oldtown-chain =
    When a building settles, other markers on its lot come off. If another building has a single lot left then, it settles too, and so on. All those points are yours.
    A settled building no longer belongs to anybody.
rules-oldtown-chain-example = The saloon settles on lot 6, where a marker of the bank lies too. That one comes off. The bank's last marker lies on 7, so the bank settles there, and this marker is a point as well.
rules-oldtown-end-title = The end
rules-oldtown-end = The game ends at once when the sixteenth building settles, or when everybody in succession passed and drew nothing. When sixteen buildings are on the map, the other two are out.
rules-oldtown-options-title = Variants
rules-oldtown-options = Usually markers that have become impossible come off by themselves. With the variant “stay until somebody points them out” everybody has to spot them; a right claim is a point. Clues that were played can't be looked up again, unless the table allows it.
rules-oldtown-reconstructed = The picture of the printed board was not at hand. The map was reconstructed from the clue cards, each of which says how many lots it allows, and from the eight printed solutions; it fits them all. Four misprints in the card texts and three printed puzzles are corrected, and marked where they are.

rules-babel-goal-title = The goal
rules-babel-goal = Together the players build eight wonders of the world. Points come from the parts on completed wonders, from discs of one suit, and from offers that were turned away. Most points win.
rules-babel-pieces-title = The pieces
rules-babel-pieces = 100 building cards, 25 of each suit. 24 discs, six of each suit, with the numbers 3, 3, 4, 4, 5 and 6. 15 action cards. In the variant with two-suit discs four of those, which need cards of two suits, take the place of the fives.
rules-babel-setup-title = Beginning
rules-babel-setup = Three of the 24 discs lie on each wonder; each shows a suit (camel, ship, crane, mason) and how many cards of it are needed. Everybody starts with four building cards and a trade card.
rules-babel-turn-title = A turn
rules-babel-turn =
    Pass or build. If you pass, you draw two cards and everybody else one. If you build, choose a disc.
    When the deck is empty, the played cards are shuffled and become the deck.
rules-babel-offer-title = Offers
rules-babel-offer = All others decide in secret how many cards of the disc's suit they offer: at most its number, or nothing. With at least one card the trade card may be added. All offers are opened together.
rules-babel-offer-example = The disc shows camel 5, and you hold three camels. You may offer none to three of them; with at least one the trade card as well.
rules-babel-invite-title = Invitations
rules-babel-invite = You choose whom to invite. Each guest brings the whole offer; at most one guest may have a trade card; together they may not bring more than the disc needs. You add exactly what is missing from your hand. You may also give up.
rules-babel-invite-example = The disc needs 4 ships. Anna offers 2, Ben 3 with the trade card. You invite Anna and play 2 yourself: two parts each, and the disc is yours. Ben gets his cards back and 3 points.
rules-babel-success-title = When it is built
rules-babel-success = You put a part on the wonder for each card you played, every guest one for each of theirs. A guest with the trade card puts none, you put those parts, but the guest takes the disc. Otherwise you take it. Those who offered and were not invited take their cards back and score a point for each. Then everybody draws a card.
rules-babel-success-example = The disc needs 4 ships. You invite Ben, who offers 3 with the trade card, and play 1 yourself. You put all four parts, Ben takes the disc. Anna, who had offered 2, gets them back and 2 points.
rules-babel-wonder-title = A wonder is complete
rules-babel-wonder =
    With its third disc a wonder pays: most parts and second most by the row that is next, everybody else with a part 3. If several are tied for most, they all take the second value and the others 3; a tie for second gets 3 each. The one whose turn it is takes an action card. Each later wonder pays more.
    The rows: 8/4, 10/5, 12/6, 14/7, 16/8, 18/9, 20/10. After paying, all parts of the wonder go back to their owners.
rules-babel-wonder-example = The first wonder: Anna has five parts, Ben and Cleo three each. Anna gets 8, Ben and Cleo 3 each, because they share the second place. If Ben had five as well, he and Anna would get 4 each and Cleo 3.
rules-babel-end-title = The end
rules-babel-end =
    The game ends at once when the last disc of any suit is built. Unfinished wonders with parts pay 10, 5 and 3. Discs of one suit pay 0, 5, 10, 20, 30, 40, 50 for one to seven of them.
    Then action cards that count by themselves are added. The game also ends after a whole round in which nothing was built and no card drawn.
rules-babel-end-example = Four ships, two cranes and a camel: 20 + 5 + 0 = 25 points.
rules-babel-actions-title = Action cards
rules-babel-actions =
    Exchange: swap one to five cards. Draw three. Wild card: stands for two missing cards when you invite. Double turn: two turns in a row. Rejected bonus: 3 points a card instead of 1. Disc bonus: at the end 1 for each disc. Five points: at the end.
    There are three exchanges and two of every other kind. How many you hold everybody sees, which ones nobody. Exchange and draw three are played when you decide on passing or building, on an offer or on an invitation; the double turn instead of a single one. Whoever is turned away and holds any action card is asked about the bonus, so that nobody learns who has it.
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
