luck-seat = { $seat }: Ergebnis { $result } %, am Anfang erwartet { $expected } %; ausgeteilte Karten { $deal }, gezogene Karten { $draws }, eigene Entscheidungen { $own }, Entscheidungen der anderen { $others }
luck-lucky = Glück: Entscheidung { $ply }, { $move } ({ $gain })
luck-unlucky = Pech: Entscheidung { $ply }, { $move } ({ $gain })
