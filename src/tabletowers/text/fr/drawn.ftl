# Le plateau dessiné d’après les scènes d’un jeu.

drawn-table = La table
drawn-moves = Autres coups
# After part of a move has been chosen.
drawn-step = { $piece } : choisis ce qui va avec.
# How many pieces lie in a part of the table, for screen readers.
drawn-pieces = { $count ->
    [0] rien
    [one] une pièce
   *[other] { $count } pièces
}
