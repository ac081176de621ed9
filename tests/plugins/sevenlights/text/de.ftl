sevenlights-title = Sieben Feuer
sevenlights-pitch = Bring heimlich Brennstoff zu den dunklen Leuchttürmen und werde Wärter der hellsten.
sevenlights-source-lights = Leuchttürme
sevenlights-source-help = Hilfe

# Die Namen der Leuchttürme und der Brennstoffe, die in anderen Texten vorkommen.
sevenlights-light = { $light ->
    [gull] Möwenspitze
    [seal] Robbenfels
    [crab] Krebssand
    [whale] Walhaupt
    [otter] Otterbucht
    [tern] Schwalbenkliff
   *[heron] Reihernase
}
sevenlights-fuel = { $fuel ->
    [wood] Holz
    [oil] Öl
    [tallow] Talg
   *[pitch] Pech
}
# A card that is carried; only its owner knows which.
sevenlights-cargo = { $fuel ->
    [wood] Holz { $card }
    [oil] Öl { $card }
    [tallow] Talg { $card }
    [pitch] Pech { $card }
   *[hidden] eine Karte
}

sevenlights-decision-carry = Bring eine Karte zu einem dunklen Leuchtturm oder ruh dich aus.
sevenlights-step-card = Wähle den Leuchtturm für diese Karte.
sevenlights-step-light = Wähle die Karte für diesen Leuchtturm.
sevenlights-tip-carry = Eine Karte liegt verdeckt, bis der Leuchtturm eine Karte mehr hat, als Wärter mitspielen. Bei einem Leuchtturm mit ihrem Brennstoff zählt sie doppelt.

sevenlights-event-carried = { $player }: { sevenlights-cargo } für { sevenlights-light }
sevenlights-event-rested = { $player }: eine Rast
sevenlights-event-drew = { $player }: { sevenlights-fuel } { $card } gezogen
sevenlights-event-turned_up = { sevenlights-light }: { sevenlights-fuel } { $card } von { $player }
sevenlights-event-lit = { sevenlights-light } brennt. Wärter: { $player }, { $points } Punkte
sevenlights-event-helped = { $player }: 1 Punkt für die Hilfe, { sevenlights-light }
sevenlights-event-ended = Sechs Leuchttürme brennen. Das Spiel ist zu Ende.

sevenlights-reason-not_in_hand = diese Karte hast du nicht auf der Hand
sevenlights-reason-lit_already = dieser Leuchtturm brennt schon
sevenlights-reason-hand_full = ausruhen darfst du dich mit höchstens sechs Karten
sevenlights-reason-store_empty = der Vorrat ist leer

sevenlights-store = Vorrat: { $left }
sevenlights-lighthouse = { sevenlights-light } ({ $worth }, { sevenlights-fuel }, { $lit ->
    [yes] brennt
   *[no] dunkel
})
sevenlights-seat = { $player }: { $points } Punkte, { $cards } Karten
sevenlights-hand = Deine Hand: { $cards }
sevenlights-statistics-table-Lighthouses = Leuchttürme
sevenlights-statistics-table-Turns = Züge

sevenlights-zone-store = Der Vorrat
sevenlights-zone-hand = Hand
sevenlights-zone-coast = Die Küste
sevenlights-zone-rest = Nichts bringen
sevenlights-piece-light = { sevenlights-light }: { $worth } Punkte, brennt am besten mit { sevenlights-fuel }, { $lit ->
    [yes] brennt
   *[no] dunkel
}
sevenlights-piece-fuel = brennt am besten mit { sevenlights-fuel }
sevenlights-piece-card = { sevenlights-fuel } { $card }
sevenlights-piece-barrel = { $player }: eine verdeckte Karte
sevenlights-move-carry = { sevenlights-fuel } { $card }: { sevenlights-light }
sevenlights-move-rest = Ausruhen: zwei Karten ziehen

sevenlights-rules-goal-title = Das Ziel
sevenlights-rules-goal = Sieben Leuchttürme stehen an der Küste, alle sind dunkel. Entzünde sie mit Brennstoff von deiner Hand; wer am meisten gebracht hat, bekommt als Wärter die Punkte des Leuchtturms. (SL-1, SL-4)
sevenlights-rules-turn-title = Ein Zug
sevenlights-rules-turn = Bring eine Karte zu einem dunklen Leuchtturm. Sie liegt dort verdeckt, mit deinem Zeichen. Dann zieh eine Karte. (SL-2)

    Oder ruh dich aus: Zieh zwei Karten und bring nichts. Das geht mit höchstens sechs Karten auf der Hand. (SL-3)
sevenlights-rules-lit-title = Ein Leuchtturm brennt
sevenlights-rules-lit = Liegt dort eine Karte mehr, als Wärter mitspielen, werden alle Karten aufgedeckt. Karten des Brennstoffs, der dort am besten brennt, zählen doppelt. Die höchste Summe wird Wärter und bekommt die Punkte; bei gleicher Summe, wer dort zuerst eine Karte hatte. Alle anderen mit einer Karte dort bekommen 1 Punkt. (SL-4)
sevenlights-rules-end-title = Das Ende
sevenlights-rules-end = Mit dem sechsten Leuchtturm ist das Spiel zu Ende, und wer die meisten Punkte hat, gewinnt. (SL-5)

sevenlights-intro-1 = Unten liegen deine Karten, oben stehen die dunklen Leuchttürme. Eine Karte zählt doppelt, wo ihr Brennstoff am besten brennt, wie das Zeichen neben dem Leuchtturm sagt. Bring diese hin: { $finger ->
    [yes] Tipp
   *[no] Klick
} auf die Karte, dann auf den Leuchtturm.
sevenlights-intro-2 = Dort liegt sie verdeckt mit deinem Zeichen, und du hast eine neue Karte gezogen. Mit höchstens sechs Karten auf der Hand darfst du dich auch ausruhen: Zieh zwei Karten.
sevenlights-intro-3 = Bring noch eine Karte hin.
sevenlights-intro-4 = Das ist alles: Hat ein Leuchtturm eine Karte mehr, als Wärter mitspielen, werden seine Karten aufgedeckt, und die höchste Summe bekommt seine Punkte. Mit dem sechsten Leuchtturm ist das Spiel zu Ende.
