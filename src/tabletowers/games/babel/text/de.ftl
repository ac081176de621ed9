babel-title = Der Turmbau zu Babel

babel-wonder = { $wonder ->
    [1] Pyramiden von Gizeh
    [2] Hängende Gärten
    [3] Tempel der Artemis
    [4] Zeus-Statue
    [5] Mausoleum
    [6] Koloss
    [7] Leuchtturm
   *[8] Turm zu Babel
}
babel-suit = { $suit ->
    [camel] Kamel
    [ship] Schiff
    [crane] Kran
    [mason] Maurer
   *[hidden] ?
}
# Sorte und Zahl einer Scheibe; eine Doppelscheibe hat von beidem zwei.
babel-disc = { $suit ->
    [camel] Kamel { $number }
    [ship] Schiff { $number }
    [crane] Kran { $number }
    [mason] Maurer { $number }
   *[hidden] eine verdeckte Scheibe
}{ $second_suit ->
    [camel] {" "}+ Kamel { $second_number }
    [ship] {" "}+ Schiff { $second_number }
    [crane] {" "}+ Kran { $second_number }
    [mason] {" "}+ Maurer { $second_number }
   *[none] {""}
}
# Karten oder Scheiben nach Sorte, jede Angabe mit einem Leerzeichen davor.
babel-cards = { $camel ->
    [0] {""}
    [one] {" "}{ $camel } × Kamel
    [other] {" "}{ $camel } × Kamel
   *[hidden] {""}
}{ $ship ->
    [0] {""}
    [one] {" "}{ $ship } × Schiff
    [other] {" "}{ $ship } × Schiff
   *[hidden] {""}
}{ $crane ->
    [0] {""}
    [one] {" "}{ $crane } × Kran
    [other] {" "}{ $crane } × Kran
   *[hidden] {""}
}{ $mason ->
    [0] {""}
    [one] {" "}{ $mason } × Maurer
    [other] {" "}{ $mason } × Maurer
   *[hidden] {" "}{ $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
}
babel-trade = { $trade ->
    [1] {" "}mit Handelskarte
   *[0] {""}
}
babel-card = { $card ->
    [exchange] Kartentausch
    [wild] Joker
    [disc_bonus] Scheibenbonus
    [draw_three] Drei ziehen
    [rejected_bonus] Trostbonus
    [double_turn] Doppelzug
    [five_points] Fünf Punkte
   *[hidden] verdeckt
}
# Was eine Aktionskarte bewirkt, für eine groß gezeigte Karte.
babel-card-rule = { $card ->
    [exchange] Lege eine bis fünf Baukarten ab und ziehe ebenso viele nach. Spielbar, wenn du über Passen oder Bauen, dein Angebot oder deine Einladung entscheidest.
    [wild] Beim Einladen: ersetzt genau zwei fehlende Baukarten.
    [disc_bonus] Am Ende: 1 Punkt für jede deiner Scheiben.
    [draw_three] Ziehe drei Baukarten. Spielbar, wenn du über Passen oder Bauen, dein Angebot oder deine Einladung entscheidest.
    [rejected_bonus] Wenn dein Angebot abgelehnt wird: 3 Punkte pro Karte statt 1.
    [double_turn] Vor dem Passen oder Bauen: zwei Züge statt einem. Nach dem ersten zieht niemand Karten.
   *[five_points] Am Ende: 5 Punkte.
}
babel-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
babel-source = { $source ->
    [wonders] vollendete Wunder
    [rejections] abgelehnte Angebote
    [unfinished] unvollendete Wunder
    [discs] Scheiben
   *[cards] Aktionskarten
}

babel-option-discs = Scheiben
babel-option-discs-plain = 24 einfache Scheiben
babel-option-discs-mixed = mit vier Doppelscheiben
babel-option-action_cards = Aktionskarten
babel-option-memory_aid = Genommene Scheiben bleiben sichtbar
babel-option-edition = Die Zahlen deines eigenen Exemplars

babel-decision-turn = Passe oder baue eine Scheibe.
babel-decision-offer = Gib ein verdecktes Angebot ab: Karten der verlangten Sorte, mit oder ohne Handelskarte, oder nichts.
babel-decision-invite = Lade zu Angeboten ein, bis die Scheibe bezahlt ist, oder gib auf.
babel-decision-bonus = Dein Angebot wurde abgelehnt. Einen Trostbonus einsetzen?

babel-event-turn_began = { $second ->
    [1] { $player }: zweiter Zug
   *[0] { $player }: neuer Zug
}
babel-event-passed = { $player }: gepasst
babel-event-build_begun = { $player }: Bau begonnen: { babel-disc } auf { $wonder } { babel-wonder }
babel-event-offer_sealed = { $player }: { $cards ->
    [0] verdecktes Angebot: nichts
    [one] verdecktes Angebot:{ babel-cards }{ babel-trade }
    [other] verdecktes Angebot:{ babel-cards }{ babel-trade }
   *[hidden] verdecktes Angebot abgegeben
}
babel-event-offer_opened = { $player }: { $cards ->
    [0] kein Angebot
   *[other] Angebot:{ babel-cards }{ babel-trade }
}
babel-event-invited = { $player }: eingeladen mit{ babel-cards }{ $trade ->
    [1] , dazu die Scheibe gegen die Handelskarte
   *[0] {""}
}
babel-event-cards_played = { $player }: dazugelegt:{ babel-cards }
babel-event-wild_played = { $player }: { $wilds ->
    [one] ein Joker ersetzt{ babel-cards }
   *[other] { $wilds } Joker ersetzen{ babel-cards }
}
babel-event-parts_placed = { $player }: { $parts ->
    [one] 1 Bauteil
   *[other] { $parts } Bauteile
} auf { $wonder } { babel-wonder }
babel-event-disc_taken = { $player }: Scheibe { babel-disc } genommen
babel-event-gave_up = { $player }: aufgegeben; { babel-disc } bleibt auf { $wonder } { babel-wonder }
babel-event-rejected = { $player }: abgelehnt, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} zurück, { babel-points }
babel-event-bonus_played = { $player }: Trostbonus, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr
babel-event-bonus_declined = { $player }: kein Trostbonus
babel-event-wonder_scored = Wertung: { $wonder } { babel-wonder }, { $complete ->
    [1] vollendet
   *[0] unvollendet
}, { $first }/{ $second }/3
babel-event-wonder_paid = { $player }: { $place ->
    [first] die meisten Bauteile
    [shared_first] die meisten Bauteile, Gleichstand
    [second] die zweitmeisten Bauteile
   *[other] am Wunder beteiligt
} ({ $parts }), { babel-points }
babel-event-action_card_taken = { $player }: neue Aktionskarte: { babel-card }
babel-event-card_drawn = { $player }: { $suit ->
    [camel] ein Kamel
    [ship] ein Schiff
    [crane] einen Kran
    [mason] einen Maurer
   *[hidden] eine Karte
} gezogen
babel-event-reshuffled = Der Stapel ist leer. { $cards ->
    [one] Die eine abgelegte Karte bildet
   *[other] Die { $cards } abgelegten Karten werden gemischt und bilden
} den neuen Stapel.
babel-event-exchanged = { $player }: getauscht:{ babel-cards }
babel-event-three_drawn = { $player }: „Drei ziehen“ gespielt
babel-event-turn_doubled = { $player }: Doppelzug gespielt
babel-event-ended = { $why ->
    [last_disc] Die letzte Scheibe dieser Sorte ({ babel-suit }) ist gebaut. Das Spiel ist zu Ende.
   *[standstill] Eine ganze Runde lang ist nichts geschehen. Das Spiel ist zu Ende.
}
babel-event-discs_scored = { $player }: Scheiben{ babel-cards }, { babel-points }
babel-event-final_card_scored = { $player }: { $number ->
    [one] {""}
   *[other] { $number } ×{" "}
}{ babel-card }, { babel-points }

babel-reason-other_decision = { $decision ->
    [turn] jetzt musst du passen oder bauen
    [offer] jetzt entscheidest du über dein Angebot
    [invite] jetzt musst du einladen oder aufgeben
   *[bonus] jetzt entscheidest du, ob du einen Trostbonus einsetzt
}
babel-reason-not_yet = bevor du dran bist, kannst du nur ein Angebot abgeben
babel-reason-no_such_disc = auf { $wonder } { babel-wonder } liegt keine Scheibe { babel-disc }
babel-reason-one_number = die Scheibe { babel-disc } hat nur eine Sorte: nenne eine Zahl
babel-reason-two_numbers = die Scheibe { babel-disc } ist eine Doppelscheibe: nenne für jede Sorte eine Zahl, etwa 1/2
babel-reason-more_than_disc = das ist mehr, als die Scheibe { babel-disc } verlangt
babel-reason-not_in_hand = du hast { $held } × { babel-suit }, nicht { $wanted }
babel-reason-no_offer = Platz { $other } hat nichts angeboten
babel-reason-two_trades = nur ein Gast darf eine Handelskarte dabeihaben
babel-reason-too_many_cards = diese Angebote enthalten zusammen mehr als { $number } × { babel-suit }; mehr verlangt die Scheibe nicht
babel-reason-cards_missing = du müsstest { $wanted } × { babel-suit } dazulegen und hast nur { $held }
babel-reason-parts_missing = Platz { $other } bräuchte { $wanted } Bauteile und hat nur noch { $held }
babel-reason-no_action_card = diese Karte hast du nicht: { babel-card }
babel-reason-wild_not_needed = ein Joker ersetzt genau zwei Karten, und beide müssen fehlen
babel-reason-double_already = es läuft schon ein Doppelzug

babel-board-discs = Scheiben
babel-board-parts = Bauteile nach Plätzen
babel-board-rows = Vollendete Wunder
babel-board-unfinished = unvollendete am Ende
babel-board-bonus = Scheiben einer Sorte bringen am Ende
babel-board-left = Noch zu bauen
babel-board-last = die letzte beendet das Spiel
babel-board-deck = Stapel { $deck }, Aktionskarten { $actions }, Ablage:
babel-board-seat = { babel-points }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}{ $actions ->
    [0] {""}
    [one] , 1 Aktionskarte
   *[other] , { $actions } Aktionskarten
}
babel-board-sure = sicher auf der Hand
babel-board-taken = Scheiben:
babel-board-hidden = verdeckt
babel-board-sealed = Angebot abgegeben
babel-board-open = noch kein Angebot
babel-board-builds = baut { babel-disc } auf { $wonder } { babel-wonder }
babel-board-double = { $turn ->
    [1] Doppelzug, erster Zug
   *[2] Doppelzug, zweiter Zug
}
babel-board-hand = Deine Hand
babel-board-actions = Deine Aktionskarten
babel-choice-own = selbst
babel-choice-parts = Bauteile
babel-choice-disc = Scheibe an Platz
babel-choice-rejected = abgelehnt
babel-choice-wonder = Wunder
babel-choice-ends = beendet das Spiel
babel-source-wonders = Weltwunder
babel-source-rejections = Abgelehnt
babel-source-unfinished = Unvollendete Wunder
babel-source-discs = Scheiben
babel-source-cards = Aktionskarten
