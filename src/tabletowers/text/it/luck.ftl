luck-seat = { $seat }: risultato { $result }%, atteso all’inizio { $expected }%; distribuzione { $deal }, carte pescate { $draws }, decisioni proprie { $own }, decisioni degli altri { $others }
luck-lucky = Fortuna: decisione { $ply }, { $move } ({ $gain })
luck-unlucky = Sfortuna: decisione { $ply }, { $move } ({ $gain })
