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
learn-try = You could do that too, but for now let’s follow the text.
learn-example = Example
learn-credits-text =
    Clocktowers is by Alan R. Moon and Aaron Weissblum (Jolly Roger Games, 2004), Old Town by Stephan Riedel (Clicker Spiele, 2004), Der Turmbau zu Babel by Reiner Knizia (Hans im Glück, 2005). The ideas are theirs. The words, drawings and program on these pages are our own; nothing is copied from the published editions.
    The typefaces are Fraunces and Inter, both under the Open Font License.

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
glossary-trade = A guest who adds it takes the disc, and the builder places the guest’s parts.
