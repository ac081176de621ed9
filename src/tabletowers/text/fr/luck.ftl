luck-seat = { $seat } : résultat { $result } %, attendu au début { $expected } % ; donne { $deal }, pioches { $draws }, décisions propres { $own }, décisions des autres { $others }
luck-lucky = Chance : décision { $ply }, { $move } ({ $gain })
luck-unlucky = Malchance : décision { $ply }, { $move } ({ $gain })
