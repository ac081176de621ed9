clocktowers-title = Clocktowers

clocktowers-card = { $card ->
    [F1] ein Stockwerk
    [F1c] ein Stockwerk mit Katze
    [F1m] ein Stockwerk mit Maus
    [F2] zwei Stockwerke
    [F2c] zwei Stockwerke mit Katze
    [F2m] zwei Stockwerke mit Maus
    [K] Uhr
    [Km] Uhr mit Maus
    [Rr] rotes Dach
    [Rb] blaues Dach
    [Rg] grünes Dach
    [Ry] gelbes Dach
    [Rp] violettes Dach
   *[other] eine verdeckte Karte
}
clocktowers-pile = { $pile ->
    [floors] Stockwerke
    [clocks] Uhren
   *[roofs] Dächer
}
clocktowers-pile-floors = Stockwerke
clocktowers-pile-clocks = Uhren
clocktowers-pile-roofs = Dächer
clocktowers-colour = { $colour ->
    [red] rot
    [blue] blau
    [green] grün
    [yellow] gelb
   *[purple] violett
}
clocktowers-colour-red = rot
clocktowers-colour-blue = blau
clocktowers-colour-green = grün
clocktowers-colour-yellow = gelb
clocktowers-colour-purple = violett

clocktowers-hand = Deine Hand
clocktowers-discarded = Von dir abgelegt
clocktowers-score = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
clocktowers-known = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $discards } abgelegt; sicher gezogen:
clocktowers-unseen = Noch nicht gesehen: { $cards }
clocktowers-wanted = Verlangte Höhen

clocktowers-decision-play = Baue eine Karte oder lege eine ab.
clocktowers-decision-draw = Ziehe die oberste Karte eines Stapels.

clocktowers-event-built = { $player }: { clocktowers-card } auf Turm { $tower }
clocktowers-event-completed = { $player }: Turm { $tower } ist fertig, { clocktowers-colour }, Höhe { $height }, Wert { $points }
clocktowers-event-discarded = { $player }: { clocktowers-card } abgelegt
clocktowers-event-drawn = { $player }: { clocktowers-card } gezogen
clocktowers-event-turned_up = Jetzt oben auf dem Stapel { clocktowers-pile }: { clocktowers-card }
clocktowers-event-ended = Alle Karten sind gespielt. Das Spiel ist zu Ende.

clocktowers-reason-play_or_discard_first = erst eine Karte bauen oder ablegen, dann ziehen
clocktowers-reason-draw_now = jetzt muss eine Karte gezogen werden
clocktowers-reason-not_in_hand = diese Karte hast du nicht auf der Hand
clocktowers-reason-no_such_tower = du hast keinen Turm mit dieser Nummer
clocktowers-reason-clock_already_there = dieser Turm hat schon eine Uhr; jetzt kann nur noch ein Dach folgen
clocktowers-reason-tower_complete = dieser Turm ist fertig
clocktowers-reason-no_clock_yet = ein Dach kommt nur auf einen Turm mit Uhr
clocktowers-reason-wrong_height = der Turm ist { $height } hoch, der nächste Turm dieser Farbe ({ clocktowers-colour }) muss aber { $wanted } hoch sein
clocktowers-reason-pile_empty = dieser Stapel ist leer
clocktowers-source-none = Ohne Tiere
clocktowers-source-cats = Katzen
clocktowers-source-both = Katzen und Mäuse
clocktowers-source-mice = Mäuse
