babel-title = Der Turmbau zu Babel
babel-begins = Wer beginnt, überlässt die Spielregel euch.

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
# Eine gewählte Scheibe: Sie lag damals offen, auch wenn man sie nicht mehr ansehen darf.
babel-disc-then = { $suit ->
    [camel] { babel-disc }
    [ship] { babel-disc }
    [crane] { babel-disc }
    [mason] { babel-disc }
   *[unknown] eine Scheibe
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
babel-option-discs-plain = Alle 24 Scheiben sind einfach.
babel-option-discs-mixed = Vier der 24 Scheiben sind Doppelscheiben; auch das steht in der Spielregel.
babel-option-action_cards = Aktionskarten
babel-option-action_cards-true = Ihr spielt mit Aktionskarten.
babel-option-action_cards-false = Ihr spielt ohne Aktionskarten.
babel-option-memory_aid = Genommene Scheiben
babel-option-memory_aid-false = Sie liegen verdeckt; die anderen sehen nur, wie viele es sind.
babel-option-memory_aid-true = Sie liegen offen; alle sehen, welche es sind.
babel-option-edition = Die Zahlen deines eigenen Exemplars
babel-option-edition-other = Ihr spielt mit den Zahlen eures eigenen Exemplars.
babel-edition-discs = Zahlen auf den Scheiben
babel-edition-first = Wunder { $row }, die meisten Bauteile
babel-edition-second = Wunder { $row }, die zweitmeisten
babel-edition-bonus = { $count ->
    [one] 1 Scheibe einer Sorte
   *[other] { $count } Scheiben einer Sorte
}
babel-edition-two-suits = Doppelscheiben
babel-edition-pair = Doppelscheibe { $disc }
babel-edition-parts = Bauteile für jede Person
babel-edition-limited = Es gibt eine Grenze
babel-edition-wrong-number = Eine der Zahlen fehlt, ist zu klein oder zu groß.
babel-edition-no-five = Bei den Scheiben jeder Sorte muss eine 5 sein, die eine Doppelscheibe ersetzt ({ $suit }).
babel-edition-second-more = Die zweitmeisten Bauteile können nicht mehr bringen als die meisten.
babel-edition-rows-fall = Ein späteres Wunder kann nicht weniger bringen als ein früheres.
babel-edition-bonus-falls = Mehr Scheiben einer Sorte können nicht weniger bringen.
babel-edition-cards = Es gibt insgesamt 15 Aktionskarten, nicht { $count }.
babel-edition-pairs = Jede Sorte ist auf zwei der vier Scheiben, und keine Scheibe hat zweimal dieselbe.

babel-decision-turn = Passe oder baue eine Scheibe.
babel-decision-offer = Gib ein verdecktes Angebot ab: Karten der verlangten Sorte, mit oder ohne Handelskarte, oder nichts.
babel-decision-invite = Nimm Angebote an, bis die Scheibe bezahlt ist, oder verzichte auf den Bau.
babel-decision-bonus = Dein Angebot wurde abgelehnt. Einen Trostbonus einsetzen?
babel-step-offer = { $player } möchte { $disc } bauen: { $wonder }. { $able ->
    [yes] Wie viele Karten bietest du an?
   *[no] Du hast nichts anzubieten.
}
babel-step-seal = Gib jetzt dein Angebot ab: { $cards }{ $trade ->
    [yes] { " " }mit der Handelskarte
   *[no] { "" }
}.
babel-step-invite = { $legal ->
    [yes] { $count ->
        [0] Du kannst allein bauen oder Angebote antippen, um sie anzunehmen.
       *[other] Lade jetzt { $players } ein und baue, oder ändere, wen du einlädst.
    }
   *[no] { $count ->
        [0] Tippe Angebote an, um sie anzunehmen, bis die Scheibe bezahlt ist, oder verzichte auf den Bau.
       *[other] Mit { $players } geht es noch nicht: Ändere, wen du einlädst, oder verzichte auf den Bau.
    }
}
babel-step-give-up = Mit diesen Angeboten geht es nicht auf. Verzichte auf den Bau.
babel-step-exchange = { $legal ->
    [yes] Tausche jetzt { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } oder wähle weitere.
   *[no] { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } gehen nicht: Wähle eine bis fünf.
}

babel-event-turn_began = { $second ->
    [1] { $you ->
        [yes] Dein zweiter Zug beginnt
       *[no] Der zweite Zug von { $player } beginnt
    }
   *[0] { $you ->
        [yes] Dein Zug beginnt
       *[no] Der Zug von { $player } beginnt
    }
}
babel-event-passed = { $you ->
    [yes] Du passt
   *[no] { $player } passt
}
babel-event-build_begun = { $you ->
    [yes] Du willst
   *[no] { $player } will
} { $wonder ->
    [1] an den Pyramiden von Gizeh
    [2] an den Hängenden Gärten
    [3] am Tempel der Artemis
    [4] an der Zeus-Statue
    [5] am Mausoleum
    [6] am Koloss
    [7] am Leuchtturm
   *[8] am Turm zu Babel
} { babel-disc-then } bauen
babel-event-offer_sealed = { $you ->
    [yes] Du gibst ein verdecktes Angebot ab
   *[no] { $player } gibt ein verdecktes Angebot ab
}{ $cards ->
    [0] : nichts
    [one] :{ babel-cards }{ babel-trade }
    [other] :{ babel-cards }{ babel-trade }
   *[hidden] {""}
}
babel-event-offer_opened = { $you ->
    [yes] Du bietest
   *[no] { $player } bietet
}{ $cards ->
    [0] {" "}nichts an
   *[other] { babel-cards }{ babel-trade } an
}
babel-event-invited = { $trade ->
    [1] { $you ->
        [yes] Du wirst mit{ babel-cards } eingeladen und bekommst dank der Handelskarte die Scheibe
       *[no] { $player } wird mit{ babel-cards } eingeladen und bekommt dank der Handelskarte die Scheibe
    }
   *[0] { $you ->
        [yes] Du wirst mit{ babel-cards } eingeladen
       *[no] { $player } wird mit{ babel-cards } eingeladen
    }
}
babel-event-cards_played = { $you ->
    [yes] Du legst dazu
   *[no] { $player } legt dazu
}:{ babel-cards }
babel-event-wild_played = { $you ->
    [yes] Du spielst
   *[no] { $player } spielt
} { $wilds ->
    [one] einen Joker
   *[other] { $wilds } Joker
} für{ babel-cards }
babel-event-parts_placed = { $you ->
    [yes] Du setzt
   *[no] { $player } setzt
} { $parts ->
    [one] 1 Bauteil
   *[other] { $parts } Bauteile
} auf { $wonder } { babel-wonder }
babel-event-disc_taken = { $you ->
    [yes] Du nimmst
   *[no] { $player } nimmt
} die Scheibe: { babel-disc }
babel-event-gave_up = { $you ->
    [yes] Du verzichtest
   *[no] { $player } verzichtet
} auf den Bau; { babel-disc } bleibt { $wonder ->
    [1] an den Pyramiden von Gizeh
    [2] an den Hängenden Gärten
    [3] am Tempel der Artemis
    [4] an der Zeus-Statue
    [5] am Mausoleum
    [6] am Koloss
    [7] am Leuchtturm
   *[8] am Turm zu Babel
}
babel-event-rejected = { $you ->
    [yes] Dein Angebot
   *[no] Das Angebot von { $player }
} ist abgelehnt: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} zurück und { babel-points } für die Ablehnung
babel-event-bonus_played = { $you ->
    [yes] Du spielst
   *[no] { $player } spielt
} einen Trostbonus: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr
babel-event-bonus_declined = { $you ->
    [yes] Du spielst
   *[no] { $player } spielt
} keinen Trostbonus
babel-event-wonder_scored = Wunder { $wonder } ({ babel-wonder }) ist { $complete ->
    [1] vollendet
   *[0] unvollendet
} und bringt { $first } für die meisten Bauteile, { $second } für die zweitmeisten, 3 für alle anderen Beteiligten
babel-event-wonder_paid = { $you ->
    [yes] Du hast
   *[no] { $player } hat
} { $place ->
    [first] die meisten Bauteile
    [shared_first] die meisten Bauteile, Gleichstand
    [second] die zweitmeisten Bauteile
   *[other] auch Bauteile
} ({ $parts }) auf { $wonder } { babel-wonder }: { babel-points }
babel-event-action_card_taken = { $you ->
    [yes] Du nimmst
   *[no] { $player } nimmt
} eine Aktionskarte: { babel-card }
babel-event-card_drawn = { $you ->
    [yes] Du ziehst
   *[no] { $player } zieht
} { $suit ->
    [camel] ein Kamel
    [ship] ein Schiff
    [crane] einen Kran
    [mason] einen Maurer
   *[hidden] eine Karte
}
babel-event-reshuffled = Der Stapel ist leer. { $cards ->
    [one] Die eine abgelegte Karte bildet
   *[other] Die { $cards } abgelegten Karten werden gemischt und bilden
} den neuen Stapel.
babel-event-exchanged = { $you ->
    [yes] Du tauschst
   *[no] { $player } tauscht
}{ babel-cards }
babel-event-three_drawn = { $you ->
    [yes] Du spielst
   *[no] { $player } spielt
} „Drei ziehen“
babel-event-turn_doubled = { $you ->
    [yes] Du spielst
   *[no] { $player } spielt
} einen Doppelzug
babel-event-ended = { $why ->
    [last_disc] Die letzte Scheibe dieser Sorte ({ babel-suit }) ist gebaut. Das Spiel ist zu Ende.
   *[standstill] Eine ganze Runde lang wurde nichts gebaut und keine Karte gezogen. Das Spiel ist zu Ende.
}
babel-event-discs_scored = { $you ->
    [yes] Deine Scheiben
   *[no] Die Scheiben von { $player }
}:{ babel-cards }; { babel-points }
babel-event-final_card_scored = { $you ->
    [yes] Deine Aktionskarten
   *[no] Die Aktionskarten von { $player }
}: { $number ->
    [one] {""}
   *[other] { $number } ×{" "}
}{ babel-card }, { babel-points }

babel-reason-other_decision = { $decision ->
    [turn] jetzt musst du passen oder bauen
    [offer] jetzt entscheidest du über dein Angebot
    [invite] jetzt musst du einladen oder auf den Bau verzichten
   *[bonus] jetzt entscheidest du, ob du einen Trostbonus einsetzt
}
babel-reason-not_yet = solange du mit dem Anbieten nicht dran bist, kannst du nur ein Angebot abgeben
babel-reason-no_such_disc = auf { $wonder } { babel-wonder } liegt keine Scheibe { babel-disc }
babel-reason-one_number = die Scheibe { babel-disc } hat nur eine Sorte: nenne eine Zahl
babel-reason-two_numbers = die Scheibe { babel-disc } ist eine Doppelscheibe: nenne für jede Sorte eine Zahl, etwa 1/2
babel-reason-more_than_disc = das ist mehr, als die Scheibe { babel-disc } verlangt
babel-reason-not_in_hand = du hast { $held } × { babel-suit }, nicht { $wanted }
babel-reason-no_offer = { $player } hat nichts angeboten
babel-reason-two_trades = nur ein Gast darf eine Handelskarte dabeihaben
babel-reason-too_many_cards = diese Angebote enthalten zusammen mehr als { $number } × { babel-suit }; mehr verlangt die Scheibe nicht
babel-reason-cards_missing = { $lost ->
    [yes] diese Angebote ergeben mit deinen eigenen Karten nie genau, was { babel-disc } verlangt
   *[no] du müsstest { $wanted } × { babel-suit } dazulegen und hast nur { $held }
}
babel-reason-parts_missing = { $player } bräuchte { $wanted } Bauteile und hat nur noch { $held }
babel-reason-no_action_card = diese Karte hast du nicht: { babel-card }
babel-reason-wild_not_needed = ein Joker ersetzt genau zwei Karten, und beide müssen fehlen
babel-reason-double_already = es läuft schon ein Doppelzug

babel-terminal-discs = Scheiben
babel-terminal-parts = Bauteile nach Plätzen
babel-terminal-rows = Vollendete Wunder
babel-terminal-unfinished = unvollendete am Ende
babel-terminal-bonus = Scheiben einer Sorte bringen am Ende
babel-terminal-left = Noch zu bauen
babel-terminal-last = die letzte beendet das Spiel
babel-terminal-deck = Stapel { $deck }, Aktionskarten { $actions }, Ablage:
babel-terminal-seat = { babel-points }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}{ $actions ->
    [0] {""}
    [one] , 1 Aktionskarte
   *[other] , { $actions } Aktionskarten
}
babel-terminal-sure = sicher auf der Hand
babel-terminal-taken = Scheiben:
babel-terminal-hidden = verdeckt
babel-terminal-sealed = Angebot abgegeben
babel-terminal-open = noch kein Angebot
babel-terminal-builds = baut { babel-disc } auf { $wonder } { babel-wonder }
babel-terminal-double = { $turn ->
    [1] Doppelzug, erster Zug
   *[2] Doppelzug, zweiter Zug
}
babel-terminal-hand = Deine Hand
babel-terminal-actions = Deine Aktionskarten
babel-choice-own = selbst
babel-choice-parts = Bauteile
babel-choice-disc = Scheibe an Platz
babel-choice-disc-to = Scheibe an { $player }
babel-choice-rejected = abgelehnt
babel-choice-wonder = Wunder
babel-choice-ends = beendet das Spiel
babel-source-wonders = Weltwunder
babel-source-rejections = Abgelehnte Angebote
babel-source-unfinished = Unvollendete Wunder
babel-source-discs = Scheiben
babel-source-cards = Aktionskarten

babel-statistics-table-wonders = Wunder
babel-statistics-table-discs = Scheiben
babel-statistics-table-offers = Angebote
babel-statistics-table-action_cards = Aktionskarten
babel-statistics-table-ends = Spielenden
babel-statistics-column-parts = Bauteile
babel-statistics-column-discs_built = Scheiben gebaut
babel-statistics-column-completed = vollendet
babel-statistics-column-unfinished = unvollendet
babel-statistics-column-built = gebaut
babel-statistics-column-begun = begonnen
babel-statistics-column-given_up = aufgegeben
babel-statistics-column-made = gemacht
babel-statistics-column-invited = eingeladen
babel-statistics-column-rejected = abgelehnt
babel-statistics-column-with_trade = mit Handelskarte
babel-statistics-column-trade_invited = Handelskarte eingeladen
babel-statistics-column-played = gespielt
babel-statistics-column-taken = genommen
babel-statistics-column-games = Partien
babel-statistics-item-wonder = { $wonder } { $wonder ->
    [1] Pyramiden
    [2] Gärten
    [3] Tempel
    [4] Statue
    [5] Mausoleum
    [6] Koloss
    [7] Leuchtturm
   *[8] Turm
}
babel-statistics-item-offer = { $offer ->
    [0] nichts
    [one] 1 Karte
   *[other] { $offer } Karten
}
babel-statistics-item-card = { babel-card }
babel-statistics-item-suit = die letzte Scheibe ({ babel-suit })
babel-statistics-item-standstill = ein Stillstand
babel-statistics-source-complete = vollendete Wunder, { $complete ->
    [first] Erster
    [shared_first] geteilter Erster
    [second] Zweiter
   *[other] Übrige
}
babel-statistics-source-unfinished = unvollendete Wunder, { $unfinished ->
    [first] Erster
    [shared_first] geteilter Erster
    [second] Zweiter
   *[other] Übrige
}
babel-statistics-source-rejected = abgelehnte Angebote
babel-statistics-source-card = { babel-card }
babel-statistics-source-discs = Scheiben

babel-coach-points = Deine Punkte
babel-coach-rival_points = Punkte von { $player }
babel-coach-wonder = Du hast die meisten Bauteile, wenn { $wonder } { babel-wonder } gewertet wird
babel-coach-rival_wonder = { $player } hat die meisten Bauteile, wenn { $wonder } { babel-wonder } gewertet wird
babel-coach-parts = Bauteile, die du auf { $wonder } { babel-wonder } setzt
babel-coach-disc = Du nimmst eine Scheibe ({ babel-suit })
babel-coach-discs = Scheiben, die du nimmst
babel-coach-rival_discs = Scheiben, die { $player } nimmt
babel-coach-invited = Dein Angebot wird angenommen
babel-coach-trade = Deine Handelskarte bringt dir die Scheibe
babel-coach-rejected = Punkte für deine abgelehnten Angebote
babel-coach-gave_up = Du musst später auf einen Bau verzichten
babel-coach-guests = Bauteile, die deine Gäste setzen
babel-coach-action_cards = Aktionskarten, die du nimmst
babel-coach-cards = Baukarten, die dir bleiben
babel-setup-discs = Scheiben von Wunder { $number }
babel-setup-hands = Hand von Spieler { $number }
babel-setup-deck = Stapel, von oben
babel-setup-actions = Aktionskarten, von oben
babel-theme-points = Punkte
babel-theme-wonders = auf einem Wunder vorn sein
babel-theme-discs = Scheiben
babel-theme-offers = Angebote und Gäste
babel-theme-hand = Karten auf der Hand
babel-theme-rivals = was du den anderen überlässt
babel-look-points = Such die Punkte: Was zahlt sich bald aus?
babel-look-wonders = Sieh auf die Wunder: Wo kannst du die meisten Bauteile haben?
babel-look-discs = Sieh auf die Scheiben: Welche Sorten sammelst du?
babel-look-offers = Sieh auf die Angebote: Was geben die anderen, und was wollen sie dafür?
babel-look-hand = Sieh auf deine Hand: Wofür brauchst du sie noch?
babel-look-rivals = Sieh auf die anderen: Was brächte ihnen das?

babel-pitch = Errichtet gemeinsam die Weltwunder – und hole am meisten für dich heraus.
babel-legend-disc = Eine Scheibe der Sorte { $suit }. Die Zahl sagt, wie viele Karten der Sorte es braucht, um sie zu bauen.
babel-legend-wonder = Ein Wunder: Was blass ist, muss noch gebaut werden. Die dritte Scheibe vollendet es.
babel-legend-parts = Bauteile auf einem Wunder, in der Farbe ihres Besitzers. Der goldene Rand zeigt, wer die meisten hat.
babel-legend-complete = Dieses Wunder ist vollendet und hat seine Punkte gebracht.
babel-legend-sealed = Ein verdecktes Angebot. Es wird aufgedeckt, wenn alle abgegeben sind.
babel-legend-trade = Ein offenes Angebot mit der Handelskarte: Diese Person nähme die Scheibe, und wer baut, setzte die Bauteile.
babel-legend-sure = Jemand hat sicher mindestens diese Zahl von Karten der Sorte: Alle haben sie gesehen.
babel-legend-rows = Was das nächste Wunder bringt: für die meisten Bauteile und für die zweitmeisten. Alle anderen Beteiligten bekommen 3.
babel-board-wonder = { $wonder }, { $stage } von 3 Bauabschnitten fertig. Bauteile: { $parts }
babel-board-build = { $disc } bauen: { $wonder }
babel-board-discs-taken = Genommene Scheiben
babel-board-cards = { $cards ->
    [one] 1 Baukarte
   *[other] { $cards } Baukarten
}
babel-board-action-cards = { $cards ->
    [one] 1 Aktionskarte
   *[other] { $cards } Aktionskarten
}
babel-board-sure = Sicher auf der Hand: mindestens { $cards } × { $suit }
babel-board-suits-left = Noch zu bauen
babel-board-last = die letzte!
babel-board-rows = Das nächste Wunder bringt
babel-board-rows-help = Meiste / zweitmeiste Bauteile; 3 für alle anderen mit mindestens einem Bauteil.
babel-board-disc-table = Scheiben einer Sorte bringen
babel-board-deck = { $cards ->
    [one] 1 Karte im Stapel
   *[other] { $cards } Karten im Stapel
}
babel-board-hand = Deine Baukarten
babel-board-own-actions = Deine Aktionskarten
babel-board-offer-title = Dein Angebot
babel-board-offer-help = Verdeckt, bis alle ihr Angebot abgegeben haben. Wirst du abgelehnt, bekommst du deine Karten zurück und für jede einen Punkt.
babel-board-have = du hast { $cards }
babel-board-trade = Handelskarte dazu: Du nimmst die Scheibe, die Bauteile setzt, wer baut
babel-board-trade-short = Handelskarte
babel-board-seal = Angebot abgeben
babel-board-reseal = Angebot ändern
babel-board-offer-nothing = Nichts anbieten
babel-board-none-of = Dafür hast du keine Karten ({ $suits }).
babel-board-sealed-already = Abgegeben: { $offer }
babel-board-offer-of = { $player } bietet { $cards } an{ $trade ->
    [yes] , mit der Handelskarte
   *[no] { "" }
}
babel-board-invite-title = Wen lädst du ein?
babel-board-no-offers = Niemand bietet etwas an.
babel-board-wild = Joker ersetzen
babel-board-parts = Bauteile
babel-board-disc = Scheibe
babel-board-gets-disc = bekommt sie
babel-board-own-cards = Aus deiner Hand: { $cards }.
babel-board-completes = Das Wunder wird vollendet und gewertet.
babel-board-ends = Damit endet das Spiel.
babel-board-impossible = So lässt sich die Scheibe nicht bauen.
babel-board-invite = Einladen und bauen
babel-board-alone = Allein bauen
babel-board-give-up = Auf den Bau verzichten
babel-board-exchange-title = Welche Karten tauschst du?
babel-board-exchange = Tauschen
babel-board-less = Eine Karte weniger: { $suit }
babel-board-more = Eine Karte mehr: { $suit }
babel-board-bonus-title = Dein Angebot wurde abgelehnt. Trostbonus einsetzen?
babel-board-bonus-none = Du hast keinen Trostbonus. Gefragt werden alle, die eine Aktionskarte haben, damit niemand erkennt, welche es ist.
babel-board-bonus = Einsetzen: 3 Punkte pro Karte
babel-board-no-bonus = Kein Trostbonus
babel-board-turn-title = Bauen oder passen
babel-board-turn-help = Wähle eine Scheibe auf einem Wunder, dann machen die anderen ihre Angebote. Oder passe: Du ziehst zwei Karten, alle anderen eine.
babel-board-pass = Passen
babel-board-move-offer = { $cards } anbieten{ $trade ->
    [yes] { " " }mit der Handelskarte
   *[no] { "" }
}
babel-board-move-invite = { $players } einladen
babel-notation = Die Plätze sind ab 0 nummeriert. Züge: build 4 ship5 baut die Scheibe Schiff 5 am Wunder 4, pass passt, offer 2 bietet zwei Karten an und offer 2+trade dazu die Handelskarte, offer 1/2 bietet Karten beider Sorten einer Scheibe an, invite 1,2 baut mit den Angeboten der Plätze 1 und 2, invite - baut allein, wild 2 am Ende lässt einen Joker für zwei Karten stehen, give up baut nichts, bonus und no bonus setzen einen Trostbonus ein oder nicht, draw three, double turn und exchange ship,ship spielen Aktionskarten.

babel-intro-1 = Acht Weltwunder, auf jedem drei Scheiben. Wähle Schiff 3 bei der Zeus-Statue: Es kostet drei Schiffskarten.
babel-intro-2 = Die Angebote liegen offen. Lade Anna ein: Gäste setzen je Karte ein Bauteil, du setzt den Rest und nimmst die Scheibe, verdeckt.
babel-intro-3 = Jemand anders baut. Eingeladen, werden deine Karten zu Bauteilen; abgelehnt, kommen sie mit je einem Punkt zurück. Biete 1 Karte an.
babel-intro-4 = Eine andere Partie. Wirst du mit deiner Handelskarte eingeladen, bekommst du die Scheibe, und wer baut, setzt deine Bauteile. Biete 2 Karten mit der Handelskarte an.
babel-intro-5 = Du wurdest eingeladen: Die Bauteile gehören dem, der baut, die Scheibe dir. Am Ende bringen Scheiben einer Sorte 5, 10, 20 Punkte und mehr.
babel-intro-6 = Die dritte Scheibe vollendet ein Wunder, und es bringt: 8 Punkte für die meisten Bauteile, 4 für die zweitmeisten, 3 für alle anderen mit einem Bauteil, bei Gleichstand weniger. Spätere Wunder bringen mehr. Vollende es.
babel-intro-7 = Später in derselben Partie hast du zwei Aktionskarten: Wer ein Wunder vollendet, bekommt eine. „Drei ziehen“ bringt dir drei Karten; andere tauschen, ersetzen Karten, geben einen Doppelzug oder am Ende Punkte. Spiele sie.
babel-intro-8 = Dein Angebot wurde abgelehnt: ein Punkt je Karte. Mit einem Trostbonus sind es 3. Spiele ihn.
babel-intro-9 = Das ist alles. Die letzte Scheibe einer Sorte beendet das Spiel; unvollendete Wunder bringen etwas, dann die Scheiben. Die meisten Punkte gewinnen.
babel-tip-turn = Wähle eine Scheibe einer Sorte, die du auf der Hand hast: Die anderen können ergänzen, was fehlt. Oder passe und ziehe zwei Karten.
babel-tip-offer = Wirst du eingeladen, werden deine Karten zu Bauteilen auf dem Wunder. Wenn nicht, bekommst du sie zurück und für jede einen Punkt. Mit der Handelskarte bekommst du die Scheibe statt der Bauteile.
babel-tip-invite = Wähle, welche Angebote du annimmst, und sieh, wer wie viele Bauteile setzen würde. Auch Gäste gewinnen dabei: Lade die ein, die dich am wenigsten stören.
babel-tip-bonus = Das werden alle gefragt, die abgelehnt wurden und eine Aktionskarte haben. Mit einem Trostbonus bekommst du 3 Punkte je Karte statt 1.

babel-rules-goal-title = Das Ziel
babel-rules-goal = Gemeinsam bauen alle an acht Weltwundern. Punkte gibt es für Bauteile auf vollendeten Wundern, für Scheiben einer Sorte und für abgelehnte Angebote. Wer die meisten Punkte hat, gewinnt.
babel-rules-pieces-title = Das Material
babel-rules-pieces =
    100 Baukarten, 25 von jeder der vier Sorten: Kamel, Schiff, Kran und Maurer. (BB-1)
    24 Scheiben, sechs von jeder Sorte, mit den Zahlen 3, 3, 4, 4, 5 und 6. Die Zahl sagt, wie viele Karten dieser Sorte nötig sind, um die Scheibe zu bauen. Mit der Einstellung „Doppelscheiben“ ersetzen vier Scheiben, die Karten zweier Sorten verlangen, zum Beispiel Kamel 3 + Schiff 2, die Fünfen. (BB-2)
    Acht Wunder, 15 Aktionskarten (mit einer Einstellung spielt ihr ohne sie) und so viele Bauteile, wie ihr braucht. (BB-3, BB-6, BB-7)
babel-rules-setup-title = Vorbereitung
babel-rules-setup =
    Die Scheiben werden gemischt, und auf jedes Wunder kommen drei, offen. Alle beginnen mit vier Baukarten und einer Handelskarte. (BB-8)
    Wer beginnt, überlässt die Spielregel euch. Hier bestimmt es, wer den Tisch eröffnet hat: durch das Los, nach der Reihenfolge der Plätze oder durch Benennen. Gespielt wird im Uhrzeigersinn. (BB-8)
babel-rules-turn-title = Ein Zug
babel-rules-turn =
    Passe oder baue. Wenn du passt, ziehst du eine Baukarte, und dann ziehen alle eine, auch du: zwei für dich, eine für alle anderen. Wenn du baust, wählst du eine Scheibe auf einem Wunder. (BB-9, BB-10)
    Ist der Stapel leer, wird die Ablage gemischt und bildet den neuen Stapel. Ist auch sie leer, zieht niemand. (BB-16)
babel-rules-offer-title = Angebote
babel-rules-offer =
    Alle anderen entscheiden verdeckt, wie viele Karten der verlangten Sorte sie anbieten: höchstens so viele, wie die Scheibe verlangt, oder nichts. Wer mindestens eine Karte anbietet, darf die Handelskarte dazulegen, auch über diese Zahl hinaus. Alle Angebote werden gleichzeitig aufgedeckt. (BB-11)
    Bei einer Doppelscheibe bietest du von jeder Sorte eine Anzahl Karten an: von keiner mehr, als die Scheibe verlangt, und von einer auch gar nichts. (BB-11)
babel-rules-offer-example = Die Scheibe zeigt Kamel 5, und du hast drei Kamele. Du darfst null bis drei davon anbieten; ab einem auch die Handelskarte dazu.
babel-rules-invite-title = Einladungen
babel-rules-invite =
    Du entscheidest, wen du einlädst. Jeder Gast bringt sein ganzes Angebot mit; höchstens ein Gast darf eine Handelskarte dabeihaben; zusammen dürfen die Gäste nicht mehr mitbringen, als die Scheibe verlangt, bei einer Doppelscheibe von keiner der beiden Sorten. Genau das, was noch fehlt, legst du aus deiner Hand dazu. (BB-12)
    Du darfst immer auf den Bau verzichten, auch wenn du bauen könntest. Dann bleibt die Scheibe auf ihrem Wunder, alle, die Karten angeboten haben, nehmen sie zurück und bekommen für jede einen Punkt, und alle ziehen eine Karte, genau wie nach dem Bauen. (BB-12, BB-14, BB-15)
babel-rules-invite-example = Die Scheibe verlangt 4 Schiffe. Anna bietet 2 an, Ben 3 mit der Handelskarte. Du lädst Anna ein und spielst selbst 2: Ihr setzt je zwei Bauteile, und die Scheibe gehört dir. Ben bekommt seine Karten zurück und 3 Punkte.
babel-rules-success-title = Wenn gebaut wird
babel-rules-success =
    Für jede Karte, die du gespielt hast, setzt du ein Bauteil auf das Wunder, jeder Gast ebenso für seine. Ein Gast mit Handelskarte setzt keine; diese Bauteile setzt du, dafür nimmt er die Scheibe. Sonst bekommst du sie, auch wenn du selbst keine Karte gespielt hast. (BB-13)
    Gespielte Baukarten kommen auf die Ablage. Wer abgelehnt wurde, nimmt die Karten zurück und bekommt für jede einen Punkt. Die Handelskarte kommt immer auf die Hand zurück und bringt nie Punkte. (BB-13, BB-14)
    Dann wird das Wunder gewertet, falls dies seine letzte Scheibe war, und zuletzt ziehen alle eine Baukarte, du zuerst. (BB-15)
babel-rules-success-example = Die Scheibe verlangt 4 Schiffe. Du lädst Ben ein, der 3 mit der Handelskarte anbietet, und spielst selbst 1. Du setzt alle vier Bauteile, Ben nimmt die Scheibe. Anna, die 2 angeboten hatte, bekommt sie zurück und 2 Punkte.
babel-rules-wonder-title = Ein Wunder ist vollendet
babel-rules-wonder =
    Mit der dritten Scheibe wird ein Wunder gewertet: Die meisten und die zweitmeisten Bauteile bringen, was die nächste Zeile der Tabelle zeigt, alle anderen mit mindestens einem Bauteil bekommen 3. Liegen mehrere gleichauf an der Spitze, bekommen sie alle den zweiten Wert und die anderen 3; bei Gleichstand auf dem zweiten Platz gibt es je 3. Wer am Zug ist, nimmt eine Aktionskarte, falls noch eine da ist. Dann nehmen alle ihre Bauteile vom Wunder zurück. (BB-17)
    Jedes weitere Wunder bringt mehr. Die Zeilen: 8/4, 10/5, 12/6, 14/7, 16/8, 18/9, 20/10. (BB-4)
babel-rules-wonder-example = Das erste Wunder: Anna hat fünf Bauteile, Ben und Cleo je drei. Anna bekommt 8 Punkte, Ben und Cleo je 3, weil sie sich den zweiten Platz teilen. Hätte auch Ben fünf, bekämen er und Anna je 4 und Cleo 3.
babel-rules-end-title = Das Ende
babel-rules-end =
    Das Spiel endet sofort, wenn die letzte Scheibe einer Sorte gebaut ist; eine Doppelscheibe zählt dabei für ihre beiden Sorten. Hat diese Scheibe ein Wunder vollendet, wird es zuerst gewertet, samt Aktionskarte. Karten zieht niemand mehr. (BB-15, BB-18)
    Dann bringen unvollendete Wunder mit Bauteilen 10, 5 und 3. Eine bis sieben Scheiben einer Sorte bringen 0, 5, 10, 20, 30, 40 oder 50; eine Doppelscheibe zählt dabei nur für eine ihrer Sorten, und zwar für die günstigere. Auch auf ihrem Wunder ist sie nur eine Scheibe. (BB-4, BB-5, BB-18)
    Aktionskarten kann man jetzt nicht mehr spielen; solche, die am Ende Punkte bringen, werden von selbst gezählt. Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt. Das Spiel endet mit derselben Wertung auch nach einer ganzen Runde, in der nichts gebaut und keine Karte gezogen wurde. (BB-18)
babel-rules-end-example = Vier Schiffe, zwei Kräne und ein Kamel: 20 + 5 + 0 = 25 Punkte.
babel-rules-actions-title = Aktionskarten
babel-rules-actions =
    Kartentausch: eine bis fünf Karten ablegen und ebenso viele ziehen. Drei ziehen: drei Karten ziehen. Joker: ersetzt beim Einladen genau zwei fehlende Karten und steht für zwei Bauteile von dir. Trostbonus: 3 Punkte pro Karte statt 1. Scheibenbonus: am Ende 1 Punkt pro Scheibe. Fünf Punkte: am Ende 5 Punkte. (BB-19)
    Doppelzug: zwei Züge statt einem. Nach dem ersten davon zieht niemand Baukarten; passt du in diesem Zug, ziehst auch du nichts. (BB-19)
    Kartentausch und Drei ziehen spielst du zu einer eigenen Entscheidung: ob du passt oder baust, was du anbietest, wen du einlädst. So wird das „jederzeit“ der Spielregel genau: In einem Zug, in dem gebaut wird, haben alle eine solche Entscheidung, auch ohne passende Karte. Den Joker spielst du mit einer Einladung, den Doppelzug vor dem Passen oder Bauen. (BB-19)
    Der Kartentausch ist dreimal dabei, jede andere Karte zweimal; jede wird einmal gespielt. Wie viele du hast, sehen alle; welche, weißt nur du. Wer abgelehnt wird und irgendeine Aktionskarte hat, wird nach dem Trostbonus gefragt, damit niemand erfährt, wer ihn hat. (BB-6, BB-19)
babel-rules-secret-title = Was bekannt ist
babel-rules-secret =
    Geheim sind die Handkarten, die Aktionskarten auf der Hand, die Reihenfolge der Stapel und die Angebote, bis sie aufgedeckt werden. Eine genommene Scheibe liegt verdeckt: Sobald der nächste Zug begonnen hat, darf nur noch nachsehen, wem sie gehört; wie viele Scheiben du hast, sehen alle. Mit einer Einstellung bleiben genommene Scheiben sichtbar. (BB-20)
    Angebotene und zurückgenommene Karten und getauschte Karten haben alle gesehen. Der Tisch zeigt deshalb, wie viele Karten jeder Sorte jemand sicher hat. (BB-20)
babel-rules-decided-title = Was wir entschieden haben, und warum
babel-rules-decided =
    Zur Handelskarte gehört mindestens eine Baukarte: Allein böte sie nichts an. Wird ein Gast mit ihr eingeladen, setzt, wer am Zug ist, die Bauteile immer, während die Spielregel es nur erlaubt: Es gibt keinen Grund, darauf zu verzichten. (BB-11, BB-13)
    Die Zahl der Bauteile ist nicht begrenzt. Die Spielregel nennt 20 Steine für jede Person, von denen einer die Punkte zählt; nach Rezensionen stehen fünf davon für je drei Bauteile, sodass sich mindestens 27 zeigen lassen, und in 60 Partien unter Bots brauchte niemand mehr als 24. Wer einen Tisch eröffnet, kann eine Grenze setzen. Die Spielregel sagt nicht, was geschieht, wenn der Stapel leer ist, wenn niemand mehr baut oder wenn es am Ende gleich steht. (BB-7, BB-16, BB-18)
babel-rules-reconstructed = Die Spielregel wiederholt nicht, was auf Plan und Material gedruckt ist. Die Zahlen der Scheiben, die Zeilen der Wundertabelle nach der ersten, der größte Teil der Scheibentabelle und wie oft jede Aktionskarte vorkommt, stammen aus Rezensionen oder sind von uns rekonstruiert. Wer einen Tisch eröffnet, kann all das durch die Zahlen eines echten Exemplars ersetzen. (BB-2, BB-4, BB-5, BB-6)
