luck-seat = { $seat }: result { $result }%, expected at the start { $expected }%; deal { $deal }, draws { $draws }, own decisions { $own }, decisions of the others { $others }
luck-lucky = Lucky: decision { $ply }, { $move } ({ $gain })
luck-unlucky = Unlucky: decision { $ply }, { $move } ({ $gain })
