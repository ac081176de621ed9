# Das Brett, das nach den Szenen eines Spiels gezeichnet wird.

drawn-table = Der Tisch
drawn-moves = Andere Züge
# After part of a move has been chosen.
drawn-step = { $piece }: Wähle, was dazugehört.
# How many pieces lie in a part of the table, for screen readers.
drawn-pieces = { $count ->
    [0] nichts
    [one] ein Teil
   *[other] { $count } Teile
}
