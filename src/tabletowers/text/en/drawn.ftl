# The board that is drawn from the scenes of a game.

drawn-table = The table
drawn-moves = Other moves
# After part of a move has been chosen.
drawn-step = { $piece }: choose what goes with it.
# How many pieces lie in a part of the table, for screen readers.
drawn-pieces = { $count ->
    [0] nothing
    [one] one piece
   *[other] { $count } pieces
}
