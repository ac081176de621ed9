# Il tavolo disegnato dalle scene di un gioco.

drawn-table = Il tavolo
drawn-moves = Altre mosse
# After part of a move has been chosen.
drawn-step = { $piece }: scegli che cosa metterci insieme.
# How many pieces lie in a part of the table, for screen readers.
drawn-pieces = { $count ->
    [0] niente
    [one] un pezzo
   *[other] { $count } pezzi
}
