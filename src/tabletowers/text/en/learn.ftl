# The rules in our own words, the introductions and what belongs to learning.
learn-title = Learn the games
learn-lead = Each game has a short introduction, in which you make the first moves yourself, and its complete rules.
learn-intro = Introduction
learn-rules = The rules
learn-start = Start the introduction
learn-next = Next
learn-do-it = Do it for me
learn-confirm = Good. Now choose “{ $play }”.
learn-again = Start over
learn-play = Play a real game
learn-glossary = Glossary
learn-credits = Credits
learn-reconstructed = What we reconstructed
learn-step = Step { $step } of { $steps }
learn-try = For now, let’s follow the text.
learn-example = Example
learn-credits-text =
    Clocktowers is by Alan R. Moon and Aaron Weissblum (Jolly Roger Games, 2004), Old Town by Stephan Riedel (Clicker Spiele, 2004), Der Turmbau zu Babel by Reiner Knizia (Hans im Glück, 2005). Jacob Elijah Walker drew the printed cards of Clocktowers. The ideas are their authors’. The words, drawings and program on these pages are our own; nothing is copied from the published editions.
    The typefaces are Fraunces and Inter, both under the Open Font License.
learn-search = Search the rules
learn-search-none = Nothing in the rules matches your search.
learn-synonyms =
    starting player, first player, start player: begins, begin
    draw pile, drawing pile, stack: pile, deck
    discard pile, discards: discard
    victory points, score, scoring: point
    end of the game, game end, endgame: over, end
    opponent, opponents, other players, rivals: others, other
    tied, draw, stalemate: level, tie
    winner: win
    hand cards, cards in hand: hand
learn-printed = In the words of the printed rulebook
learn-rulebook = What else is in the box and its rulebook
learn-rulebook-clocktowers =
    The printed game is for two to four players aged seven and up, and takes about half an hour. Jacob Elijah Walker drew its cards. The Italian rulebook adds a subtitle, “Torri dell’Orologio”.
    On a real table, the cards of a tower overlap from the ground up, so that it looks like a tower; here it is drawn as one.
learn-rulebook-oldtown =
    The printed game is for one to four players aged 10 to 99. In the box are a map, 18 buildings, 90 markers, 60 clue cards, and four pieces that keep the score on a track; here the points stand beside the names.
    Its story: nothing but ruins is left of a town that was full of life at the end of the nineteenth century. Like archaeologists, the players gather what is still known of the ghost town, and everyone who helps to put it together again scores. In every game it turns out to be a different town.
    The yellow figure at the top right of a printed card is the number of lots it allows on an empty map: 4 on an A card, 7 or 8 on a B card, 8+8 on a C card, for its two buildings. Here the tiny map on each card shows them.
    Stephan Riedel thanks Guenter Cornett and Andy Merritt for their help with the game.
learn-rulebook-babel =
    In the box are a board, 100 building cards, 28 discs, 15 action cards, five trade cards, five columns, and 20 building parts in each of five colours. One of your parts keeps the score on a track, and a marker in the wonder table shows what the next wonder pays.
    To build, you stand your column on the wonder and lay the chosen disc on top of it, so that everyone sees what is wanted. Here the page says so.

glossary-tower-title = Tower
glossary-tower = One or more floors, a clock and a roof, built from the ground up.
glossary-wanted-title = Wanted height
glossary-wanted = How high the next tower of a colour has to be.
glossary-lot-title = Lot
glossary-lot = One of Old Town’s sixteen plots.
glossary-marker-title = Marker
glossary-marker = A small wooden disc that says: the building may have stood here.
glossary-settle-title = Settle
glossary-settle = A building settles when its lot is found: its tile goes on the map.
glossary-disc-title = Disc
glossary-disc = A clay tablet at a wonder, with a suit and the number of cards needed.
glossary-offer-title = Offer
glossary-offer = Cards a player is willing to add to somebody else’s build.
glossary-trade-title = Trade card
glossary-trade = A guest who adds it takes the disc and leaves the parts to the builder.
