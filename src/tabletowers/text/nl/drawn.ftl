# Het bord dat uit de scènes van een spel wordt getekend.

drawn-table = De tafel
drawn-moves = Andere zetten
# After part of a move has been chosen.
drawn-step = { $piece }: kies wat erbij hoort.
# How many pieces lie in a part of the table, for screen readers.
drawn-pieces = { $count ->
    [0] niets
    [one] één stuk
   *[other] { $count } stukken
}
