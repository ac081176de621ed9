# The rules in our own words, the introductions and what belongs to learning.
learn-title = Learn the games
learn-lead = Each game has a short introduction, in which you make the first moves yourself, and its complete rules.
learn-intro = Introduction
learn-rules = The rules
learn-start = Start the introduction
learn-next = Next
learn-again = Start over
learn-play = Play a real game
learn-glossary = Glossary
learn-credits = Credits
learn-reconstructed = What we reconstructed
learn-step = Step { $step } of { $steps }
learn-try = You could do that too, but for now let's follow the text.
learn-example = Example
learn-credits-text =
    Clocktowers is by Alan R. Moon and Aaron Weissblum (Jolly Roger Games, 2004), Old Town by Stephan Riedel (Clicker Spiele, 2004), Der Turmbau zu Babel by Reiner Knizia (Hans im Glück, 2005). The ideas are theirs. The words, drawings and program on these pages are our own; nothing is copied from the published editions.
    The typefaces are Fraunces and Inter, both under the Open Font License.

intro-clocktowers-1 = This is your street, and you hold three cards. Start a new tower with the storey that has a cat: click the card, then the empty plot.
intro-clocktowers-2 = Every turn ends with a draw. The three piles lie face up, so you choose what you get. Take the roof.
intro-clocktowers-3 = The other player has built too. Now put the clock on your tower. After that, only a roof can go on top.
intro-clocktowers-4 = This time, draw from the floor pile.
intro-clocktowers-5 = The first tower of each colour has to be one or two storeys high, and yours has one. Put the roof on.
intro-clocktowers-6 = Complete! A cat and a mouse live there, so it is worth 3 points. Without animals it would be worth 5, with cats only 4, with mice only 2. The next tower of this colour, whoever builds it, has to be one storey higher. Draw once more.
intro-clocktowers-7 = That's the whole game: build, top your towers with roofs at the right height, and keep the mice out. When all piles and hands are empty, whoever has the most points wins.
intro-oldtown-1 = A town has vanished, and telegrams tell where its buildings stood. First, everyone takes two buildings of their own. Take the sheriff.
intro-oldtown-2 = And the hotel.
intro-oldtown-3 = This clue is about one building. Point at it and the lots it allows light up. Play it: a marker goes on each lot that is still possible, and every marker you don't need is a point for you.
intro-oldtown-4 = This clue links a building to one of your own. Play it with the hotel: lots that no longer fit lose their markers, and every marker you recover is a point.
intro-oldtown-5 = When a building has only one lot left, it settles there, and often others follow. Once sixteen buildings have settled, whoever has the most points wins.
intro-babel-1 = Eight wonders, with three discs at each. Choose the ship disc with a 3 at the Statue of Zeus: it takes three ship cards to build.
intro-babel-2 = Everyone has made a secret offer, and now the offers are open. Invite Anna: guests place a part for each of their cards, you place the rest, and you take the disc.
intro-babel-3 = Now somebody else builds. How many cards will you offer? If you are invited, your parts go on the wonder. If your offer is rejected, you get your cards back and a point for each. Seal an offer of 1.
intro-babel-4 = When its third disc is built, a wonder pays out: for most parts, for second most, and a little for everyone else. The game ends with the last disc of any suit. At the end, discs of the same suit pay too.

rules-clocktowers-goal-title = The goal
rules-clocktowers-goal = Everyone builds clock towers out of cards. Only complete towers count: one or more floors, a clock and a roof. What a tower is worth depends on the animals in it. Whoever has the most points wins.
rules-clocktowers-cards-title = The cards
rules-clocktowers-cards = 66 cards: 28 floors of one or two storeys, ten of them with a cat and eight with a mouse; 18 clocks, nine of them with a mouse; 20 roofs, four in each of five colours.
rules-clocktowers-setup-title = Set-up
rules-clocktowers-setup =
    Each player starts with one storey with a cat, one storey with a mouse, and a clock with a mouse. The other floors, clocks and roofs are shuffled into three piles; five floors and three roofs are removed unseen. The piles lie face up, so everyone can see the top card of each.
    With two players, the piles hold 19 floors, 16 clocks and 17 roofs; with three, 17, 15 and 17; with four, 15, 14 and 17.
rules-clocktowers-turn-title = A turn
rules-clocktowers-turn = Build one card from your hand, or discard one face down. Then draw the top card of any pile. Until the piles run out, you start every turn with three cards.
rules-clocktowers-build-title = Building
rules-clocktowers-build =
    A floor starts a new tower or goes on one of your towers that has no clock yet. You may have any number of towers.
    A clock goes on a tower that has only floors. No more floors can be added after it.
    A roof goes on a tower with a clock, if the height is right. The tower is then complete, and nothing more is added to it.
rules-clocktowers-build-example = You hold one storey with a cat, a plain clock and a green roof. The storey starts a tower; on your next turn you add the clock, and on the one after that the roof, if the next green tower may be one storey high. One tower with cats only: 4 points.
rules-clocktowers-height-title = The right height
rules-clocktowers-height = A tower's height is its number of storeys: a two-storey card counts as two, a clock as none. The first tower of a colour, whoever builds it, has to be one or two storeys high. Every later tower of that colour, whoever builds it, has to be exactly one storey higher than the one before.
rules-clocktowers-height-example = Anna completes a red tower 2 high. The next red tower has to be 3 high. Ben, whose tower is 2 high, has to add a storey before the clock, or find a roof of another colour.
rules-clocktowers-end-title = The end
rules-clocktowers-end =
    Once all piles are empty, nobody draws any more, and everyone plays out their hand, one card per turn. The game is over when every hand is empty.
    There are 58 turns in all: with three players the first has one turn more than the others, with four the first two do.
rules-clocktowers-score-title = Points
rules-clocktowers-score =
    A complete tower without animals is worth 5 points, with cats only 4, with cats and mice 3, with mice only 2. How many animals there are makes no difference; the mouse on a clock counts. If points are tied, the higher mouse wins, then the higher cat; if that is tied too, the win is shared.
    Only complete towers count for the tie-break. The animal of a two-storey card sits on its upper storey; a clock is not a storey.
rules-clocktowers-score-example = One storey with a cat, one storey with a mouse and a plain clock: 3 points. With a plain storey instead of the one with the mouse: 4. But put a clock with a mouse on that tower, and it is back to 3.
rules-clocktowers-secret-title = What everyone knows
rules-clocktowers-secret = Everyone sees which cards are drawn. Only the face-down discards, the order of the piles and the removed cards are secret. So the table shows you which cards the others must hold, and puts a question mark on those they may have discarded.

rules-oldtown-goal-title = The goal
rules-oldtown-goal = Sixteen of the eighteen buildings find a place on the sixteen lots, wherever the clues put them. Every marker you recover from the map is a point. Whoever has the most points wins.
rules-oldtown-map-title = The map
rules-oldtown-map = Four rows of four lots. Main St, the railway and Cemetery Rd run from west to east, Dalton Rd and Cavendish St from north to south. Each lot has its entrance on one side. The buffalo field is in the north-west, the cemetery in the south-west, the desert in the south-east.
rules-oldtown-words-title = Neighbours
rules-oldtown-words = Two lots with nothing between them are next door: 2 and 3, 6 and 7, 10 and 11, 14 and 15. Two neighbouring lots with a street or the railway between them are face to face. Doors face each other on 1 and 5, 3 and 7, 9 and 10, 11 and 12.
rules-oldtown-setup-title = Set-up
rules-oldtown-setup = Everyone gets two A clues and two C clues and chooses two buildings. The B clues form the common pile; with three players, three A clues go on top of it. With two players, each also has an own pile of six A and C clues.
rules-oldtown-turn-title = A turn
rules-oldtown-turn =
    If you own fewer than two buildings, take one that nobody owns. Then play a clue or drop two; if you can do neither, pass. Finally, draw a clue, or two if you passed.
    If there are no more unowned buildings than players, only a player who owns none takes one. With two players, you choose for each card whether to draw it from the common pile or from your own.
rules-oldtown-clue-title = Playing a clue
rules-oldtown-clue =
    An A clue is about the building it names, a B clue about one of your own, which you name. If the building is on the map, you recover its markers on all other lots. If not, a marker goes on every lot of the clue that is still possible; those of its five markers that are left over are your points.
    A C clue links the building it names to one of yours. Both keep only the lots that form a pair the clue allows.
    A lot is possible if the rest of the town can still be arranged around it. A building with only one possible lot settles there, and its markers are points.
rules-oldtown-clue-example = The clue puts the sheriff on one of four lots, one of which is already built on. Three markers go on the map, two are left over: 2 points.
rules-oldtown-pair-title = A clue about two buildings
rules-oldtown-pair = With a C clue, both buildings keep only the lots that form one of its pairs with a lot of the other. A building that is not on the map yet gets its markers now.
rules-oldtown-pair-example = The clue says that the bank stood next door to your building, and you name the saloon. The saloon has markers on 6 and 10, the bank on 7 and 12. Only 6 and 7 form a pair: you recover the markers on 10 and 12, both buildings settle, and you recover their last markers too. 4 points.
rules-oldtown-cannot-title = Clues you can't play
rules-oldtown-cannot =
    A clue that would change nothing only confirms; one that fits no lot contradicts; one that would need more than five markers, or a fourth marker on a lot, is blocked. None of these can be played. But two clues that confirm or contradict can be dropped: you then remove any one marker from the map for a point, as long as the town can still be completed.
    Blocked clues can't be dropped. Without a building of your own, B and C clues can be neither played nor dropped.
rules-oldtown-cannot-example = The sheriff's markers are on 2 and 3. A clue that puts him north of Main St only confirms. One that puts him beside the desert contradicts. You can drop the two together and remove a marker of your choice.
rules-oldtown-chain-title = One thing leads to another
rules-oldtown-chain =
    When a building settles, all other markers on its lot are recovered. If that leaves another building with only one lot, it settles too, and so on. All those points are yours.
    A settled building no longer belongs to anyone.
rules-oldtown-chain-example = The saloon settles on lot 6, where the bank has a marker too. You recover it. The bank's only other marker is on 7, so the bank settles there, and that marker is a point as well.
rules-oldtown-end-title = The end
rules-oldtown-end = The game ends at once when the sixteenth building settles, or when everyone in succession has passed without drawing a card. Once sixteen buildings are on the map, the other two are left out.
rules-oldtown-options-title = Options
rules-oldtown-options = By default, markers that have become impossible are recovered automatically. With the option “stay until somebody claims them”, you have to spot them yourselves, and a right claim is a point. Clues that were played or dropped can't be looked up again, unless the table allows it.
rules-oldtown-reconstructed = We had no picture of the printed board. We reconstructed the map from the clue cards, each of which says how many lots it allows, and from the eight printed solutions; it fits them all. Four misprints in the card texts and three printed puzzles are corrected, and marked where they appear.

rules-babel-goal-title = The goal
rules-babel-goal = Together, the players build eight wonders of the world. You score for your parts on completed wonders, for discs of the same suit, and for rejected offers. Whoever has the most points wins.
rules-babel-pieces-title = The pieces
rules-babel-pieces = 100 building cards, 25 of each suit. 24 discs, six of each suit, numbered 3, 3, 4, 4, 5 and 6. 15 action cards. With the option of two-suit discs, four discs that need cards of two suits replace the fives.
rules-babel-setup-title = Set-up
rules-babel-setup = Each wonder has three of the 24 discs; each disc shows a suit (camel, ship, crane or mason) and how many cards of it are needed. Everyone starts with four building cards and a trade card.
rules-babel-turn-title = A turn
rules-babel-turn =
    Pass or build. If you pass, you draw two cards and everyone else draws one. If you build, choose a disc.
    When the deck is empty, the discard pile is shuffled and becomes the new deck.
rules-babel-offer-title = Offers
rules-babel-offer = All the others decide in secret how many cards of the disc's suit they offer: up to its number, or none at all. Anyone who offers at least one card may add their trade card. All offers are opened together.
rules-babel-offer-example = The disc shows camel 5, and you hold three camels. You may offer up to three of them, or none; if you offer at least one, you may add the trade card.
rules-babel-invite-title = Invitations
rules-babel-invite = You choose whom to invite. Each guest brings their whole offer; at most one guest may have a trade card; together they may not bring more cards than the disc needs. From your own hand you add exactly what is missing. You may always give up instead.
rules-babel-invite-example = The disc needs 4 ships. Anna offers 2, Ben offers 3 with the trade card. You invite Anna and play 2 yourself: two parts each, and the disc is yours. Ben gets his cards back and 3 points.
rules-babel-success-title = When it is built
rules-babel-success = You place a part on the wonder for each card you played, and every guest places one for each of theirs. A guest with the trade card places none: you place those parts, but the guest takes the disc. Otherwise you take it. Anyone whose offer was rejected gets their cards back and a point for each. Then everyone draws a card.
rules-babel-success-example = The disc needs 4 ships. You invite Ben, who offers 3 with the trade card, and play 1 yourself. You place all four parts, and Ben takes the disc. Anna, who offered 2, gets her cards back and 2 points.
rules-babel-wonder-title = A wonder is complete
rules-babel-wonder =
    When its third disc is built, a wonder pays out: the next row of the wonder table says how much for most parts and second most; everyone else with a part gets 3. If several players tie for most, they all get the second value and the others 3; players tied for second get 3 each. The player whose turn it is takes an action card. Each wonder pays more than the one before.
    The rows: 8/4, 10/5, 12/6, 14/7, 16/8, 18/9, 20/10. After that, all parts on the wonder go back to their owners.
rules-babel-wonder-example = The first wonder: Anna has five parts, Ben and Cleo three each. Anna gets 8; Ben and Cleo get 3 each, because they are tied for second. If Ben also had five, he and Anna would get 4 each, and Cleo 3.
rules-babel-end-title = The end
rules-babel-end =
    The game ends at once when the last disc of any suit is built. Unfinished wonders with parts then pay 10, 5 and 3. One to seven discs of the same suit pay 0, 5, 10, 20, 30, 40 or 50.
    Finally, action cards that are worth points at the end are added. The game also ends after a whole round in which nothing was built and no card drawn.
rules-babel-end-example = Four ships, two cranes and a camel: 20 + 5 + 0 = 25 points.
rules-babel-actions-title = Action cards
rules-babel-actions =
    Exchange: discard one to five cards and draw as many. Draw three: draw three cards. Wild card: stands for two missing cards when you invite. Double turn: two turns in a row. Rejected bonus: 3 points per card instead of 1. Disc bonus: 1 point per disc at the end. Five points: 5 points at the end.
    There are three exchanges and two of every other kind. Everyone can see how many you hold, but not which ones. Exchange and draw three are played when you decide whether to pass or build, what to offer or whom to invite; a double turn is played before you pass or build. Everyone whose offer is rejected and who holds any action card is asked about the bonus, so that nobody learns who has it.
rules-babel-reconstructed = The rulebook does not repeat what is printed on the board and the pieces. We found in reviews, or reconstructed, the numbers on the discs, all rows of the wonder table but the first, most of the disc table, and how many there are of each action card. The host of a table can replace all of these with the numbers of a real copy.

glossary-tower-title = Tower
glossary-tower = One or more floors, a clock and a roof, built from the ground up.
glossary-wanted-title = Wanted height
glossary-wanted = How high the next tower of a colour has to be.
glossary-lot-title = Lot
glossary-lot = One of Old Town's sixteen plots.
glossary-marker-title = Marker
glossary-marker = A small wooden disc that says: the building may have stood here.
glossary-settle-title = Settle
glossary-settle = A building settles when its lot is found: its tile goes on the map.
glossary-disc-title = Disc
glossary-disc = A clay tablet at a wonder, with a suit and the number of cards needed.
glossary-offer-title = Offer
glossary-offer = Cards a player is willing to add to somebody else's build.
glossary-trade-title = Trade card
glossary-trade = A guest who adds it takes the disc, and the builder places the guest's parts.
