clocktowers-title = Clocktowers

clocktowers-card = { $card ->
    [F1] één verdieping
    [F1c] één verdieping met kat
    [F1m] één verdieping met muis
    [F2] twee verdiepingen
    [F2c] twee verdiepingen met kat
    [F2m] twee verdiepingen met muis
    [K] klok
    [Km] klok met muis
    [Rr] rood dak
    [Rb] blauw dak
    [Rg] groen dak
    [Ry] geel dak
    [Rp] paars dak
   *[other] een gedekte kaart
}
clocktowers-pile = { $pile ->
    [floors] verdiepingen
    [clocks] klokken
   *[roofs] daken
}
clocktowers-pile-floors = Verdiepingen
clocktowers-pile-clocks = Klokken
clocktowers-pile-roofs = Daken
clocktowers-colour = { $colour ->
    [red] rood
    [blue] blauw
    [green] groen
    [yellow] geel
   *[purple] paars
}
clocktowers-colour-red = rood
clocktowers-colour-blue = blauw
clocktowers-colour-green = groen
clocktowers-colour-yellow = geel
clocktowers-colour-purple = paars

clocktowers-hand = Je hand
clocktowers-discarded = Door jou afgelegd
clocktowers-score = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
clocktowers-known = { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}, { $discards } afgelegd; zeker getrokken:
clocktowers-unseen = Nog niet gezien: { $cards }
clocktowers-wanted = Gevraagde hoogtes

clocktowers-decision-play = Bouw een kaart of leg er een af.
clocktowers-decision-draw = Trek de bovenste kaart van een stapel.

clocktowers-event-built = { $player }: { clocktowers-card } op toren { $tower }
clocktowers-event-completed = { $player }: toren { $tower } is voltooid, { clocktowers-colour }, hoogte { $height }, waarde { $points }
clocktowers-event-discarded = { $player }: { clocktowers-card } afgelegd
clocktowers-event-drawn = { $player }: { clocktowers-card } getrokken
clocktowers-event-turned_up = Nu boven op de stapel { clocktowers-pile }: { clocktowers-card }
clocktowers-event-ended = Alle kaarten zijn gespeeld. Het spel is afgelopen.

clocktowers-reason-play_or_discard_first = eerst een kaart bouwen of afleggen, dan trekken
clocktowers-reason-draw_now = nu moet je een kaart trekken
clocktowers-reason-not_in_hand = deze kaart heb je niet in je hand
clocktowers-reason-no_such_tower = je hebt geen toren met dit nummer
clocktowers-reason-clock_already_there = deze toren heeft al een klok; er kan alleen nog een dak op
clocktowers-reason-tower_complete = deze toren is voltooid
clocktowers-reason-no_clock_yet = een dak kan alleen op een toren met een klok
clocktowers-reason-wrong_height = de toren is { $height } hoog, maar de volgende toren met een { clocktowers-colour } dak moet { $wanted } hoog zijn
clocktowers-reason-pile_empty = deze stapel is leeg
clocktowers-source-none = Zonder dieren
clocktowers-source-cats = Katten
clocktowers-source-both = Katten en muizen
clocktowers-source-mice = Muizen
