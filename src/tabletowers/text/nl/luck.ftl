luck-seat = { $seat }: resultaat { $result }%, verwacht aan het begin { $expected }%; deling { $deal }, getrokken kaarten { $draws }, eigen beslissingen { $own }, beslissingen van de anderen { $others }
luck-lucky = Geluk: beslissing { $ply }, { $move } ({ $gain })
luck-unlucky = Pech: beslissing { $ply }, { $move } ({ $gain })
