clocktowers-title = Clocktowers
clocktowers-begins = Nach der Spielregel beginnt die älteste Person.

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
clocktowers-step-place = Wähle jetzt einen leuchtenden Turm oder Bauplatz für diese Karte ({ $card }), oder lege sie ab.
clocktowers-step-nowhere = Diese Karte ({ $card }) passt gerade nirgends: Du kannst sie nur ablegen.
clocktowers-step-card = Wähle jetzt die Karte, die du dort baust.
clocktowers-step-discard = Wähle jetzt die Karte, die du ablegst.

clocktowers-event-built = { $you ->
    [yes] Du baust
   *[no] { $player } baut
} auf Turm { $tower }: { clocktowers-card }
clocktowers-event-completed = { $you ->
    [yes] Du vollendest
   *[no] { $player } vollendet
} Turm { $tower } ({ clocktowers-colour }, Höhe { $height }): { $points } Punkte { $points ->
    [5] ohne Tiere
    [4] nur mit Katzen
    [3] mit Katzen und Mäusen
   *[2] nur mit Mäusen
}
clocktowers-event-discarded = { $you ->
    [yes] Du legst ab
   *[no] { $player } legt ab
}: { clocktowers-card }
clocktowers-event-drawn = { $you ->
    [yes] Du ziehst
   *[no] { $player } zieht
}: { clocktowers-card }
clocktowers-event-turned_up = Jetzt oben auf dem Stapel { clocktowers-pile }: { clocktowers-card }
clocktowers-event-ended = Alle Karten sind gespielt. Das Spiel ist zu Ende.

clocktowers-reason-play_or_discard_first = erst eine Karte bauen oder ablegen, dann ziehen
clocktowers-reason-draw_now = jetzt muss eine Karte gezogen werden
clocktowers-reason-not_in_hand = diese Karte hast du nicht auf der Hand
clocktowers-reason-no_such_tower = du hast keinen Turm mit dieser Nummer
clocktowers-reason-floors_only = nur ein Stockwerk kann einen neuen Turm beginnen
clocktowers-reason-clock_already_there = dieser Turm hat schon eine Uhr; jetzt kann nur noch ein Dach folgen
clocktowers-reason-tower_complete = dieser Turm ist fertig
clocktowers-reason-no_clock_yet = ein Dach kommt nur auf einen Turm mit Uhr
clocktowers-reason-wrong_height = der Turm ist { $height } hoch, der nächste Turm dieser Farbe ({ clocktowers-colour }) muss aber { $wanted } hoch sein
clocktowers-reason-pile_empty = dieser Stapel ist leer
clocktowers-source-none = Ohne Tiere
clocktowers-source-cats = Katzen
clocktowers-source-both = Katzen und Mäuse
clocktowers-source-mice = Mäuse

clocktowers-statistics-table-cards = Karten
clocktowers-statistics-table-complete_towers_by_height = Vollendete Türme nach Höhe
clocktowers-statistics-table-complete_towers_by_colour = Vollendete Türme nach Farbe
clocktowers-statistics-column-built = gebaut
clocktowers-statistics-column-discarded = abgelegt
clocktowers-statistics-column-drawn = gezogen
clocktowers-statistics-column-completed = vollendet
clocktowers-statistics-item-card = { $card } { clocktowers-card }
clocktowers-statistics-item-height = Höhe { $height }
clocktowers-statistics-item-colour = { clocktowers-colour }
clocktowers-statistics-source-none = Türme ohne Tiere
clocktowers-statistics-source-cats = Türme mit Katzen
clocktowers-statistics-source-both = Türme mit Katzen und Mäusen
clocktowers-statistics-source-mice = Türme mit Mäusen

clocktowers-coach-points = Deine Punkte
clocktowers-coach-rival_points = Punkte von { $player }
clocktowers-coach-tower = Du machst Turm { $tower } fertig
clocktowers-coach-waiting = Deine Türme, die noch auf ein Dach warten
clocktowers-coach-clockless = Deine Türme, die noch auf eine Uhr warten
clocktowers-coach-discards = Karten, die du später ablegen musst
clocktowers-coach-clean = Deine fertigen Türme ohne Mäuse
clocktowers-coach-mice = Deine fertigen Türme mit Mäusen
clocktowers-coach-clean_clock = Du baust eine Uhr ohne Maus
clocktowers-coach-roof = Du ziehst ein { clocktowers-card }
clocktowers-coach-roof_lost = { $player } zieht ein { clocktowers-card }
clocktowers-coach-stranded = Deine Türme, die für jedes Dach zu niedrig sind
clocktowers-coach-rival_tower = { $player } macht einen Turm fertig ({ clocktowers-colour })
clocktowers-setup-piles-floors = Stapel der Stockwerke, von oben
clocktowers-setup-piles-clocks = Stapel der Uhren, von oben
clocktowers-setup-piles-roofs = Stapel der Dächer, von oben
clocktowers-setup-removed-floors = Entfernte Stockwerke
clocktowers-setup-removed-roofs = Entfernte Dächer
clocktowers-theme-points = Punkte
clocktowers-theme-finishing = Türme fertig machen
clocktowers-theme-mice = Katzen und Mäuse
clocktowers-theme-roofs = der Wettlauf um die Dächer
clocktowers-theme-heights = Höhen
clocktowers-theme-rivals = was du den anderen überlässt
clocktowers-look-points = Such die Punkte: Was kannst du bald fertig machen?
clocktowers-look-finishing = Sieh dir deine unfertigen Türme an und worauf jeder wartet.
clocktowers-look-mice = Sieh auf die Mäuse: Welche Karte lässt sie herein, welche hält sie draußen?
clocktowers-look-roofs = Sieh auf die Dächer, und wer dasselbe will wie du.
clocktowers-look-heights = Sieh auf die verlangten Höhen und die Höhen deiner Türme.
clocktowers-look-rivals = Sieh auf die anderen Straßen: Was überlässt du ihnen?

clocktowers-pitch = Baue Stockwerk um Stockwerk eine Straße voller Uhrtürme und lass die Mäuse draußen.
clocktowers-legend-storeys = Stockwerke: eins oder zwei. Ein Turm beginnt mit Stockwerken und wächst um so viele, wie du willst.
clocktowers-legend-cat = Eine Katze. Ein fertiger Turm mit Katzen und ohne Mäuse ist 4 Punkte wert.
clocktowers-legend-mouse = Eine Maus. Mit Mäusen und ohne Katzen ist er 2 Punkte wert, mit beiden 3, ohne Tiere 5.
clocktowers-legend-clock = Eine Uhr kommt auf die Stockwerke; manchmal sitzt eine Maus darauf. Danach kann nur noch ein Dach folgen.
clocktowers-legend-walls = Mauern, Fenster und Uhrzeit haben keine Bedeutung: Gleiche Karten sehen gleich aus.
clocktowers-legend-roofs = Ein Dach macht einen Turm fertig. Die Zahl darunter ist die Höhe, die der nächste Turm dieser Farbe haben muss, in Stockwerken.
clocktowers-legend-dots = Dächer dieser Farbe: Die gefüllten Kreise hat noch niemand gesehen.
clocktowers-legend-points = Die Fahne auf einem fertigen Turm zeigt, was er wert ist.
clocktowers-legend-known = Eine Karte, die vor aller Augen genommen wurde und sicher noch auf der Hand ist.
clocktowers-legend-doubt = Eine Karte, die genommen, aber vielleicht inzwischen abgelegt wurde.
clocktowers-board-street-of = Straße von { $player }
clocktowers-board-own-street = Deine Straße
clocktowers-board-no-towers = Noch keine Türme
clocktowers-board-new-tower = Neuen Turm beginnen
clocktowers-board-tower = Turm { $tower }, { $height } hoch: { $cards }
clocktowers-board-tower-complete = Turm { $tower }, fertig, { $height } hoch, { $points } Punkte: { $cards }
clocktowers-board-maybe = { $card }: gezogen, vielleicht inzwischen abgelegt
clocktowers-board-surely = { $card }: sicher auf der Hand
clocktowers-board-discards = { $discards ->
    [one] 1 Karte abgelegt
   *[other] { $discards } Karten abgelegt
}
clocktowers-tie-mouse = Gleichstand mit { $points } Punkten: Es entscheidet das höchste Stockwerk mit einer Maus ({ $storeys }).
clocktowers-tie-cat = Gleichstand mit { $points } Punkten, die Mäuse gleich hoch: Es entscheidet das höchste Stockwerk mit einer Katze ({ $storeys }).
clocktowers-board-wanted = { clocktowers-colour }: nächster Turm { $wanted } hoch, { $left ->
    [one] 1 Dach noch nicht gesehen
   *[other] { $left } Dächer noch nicht gesehen
}
clocktowers-board-gauge = Die Zahl ist die Höhe, die das nächste Dach dieser Farbe verlangt. Jeder gefüllte Kreis ist ein Dach, das noch niemand gesehen hat.
clocktowers-board-piles = Stapel
clocktowers-board-pile = Stapel { clocktowers-pile }, noch { $left }. { $card ->
    [none] { "" }
   *[other] Obenauf: { clocktowers-card }
}
clocktowers-board-empty-hand = Deine Hand ist leer.
clocktowers-board-discard = Verdeckt ablegen
clocktowers-board-look = Die Straße von { $player } aus der Nähe
clocktowers-board-end = { $left ->
    [one] Noch 1 Karte zu ziehen, dann werden die Handkarten ausgespielt.
   *[other] Noch { $left } Karten zu ziehen, dann werden die Handkarten ausgespielt.
}
clocktowers-board-last-hands = Die Stapel sind leer: Jetzt werden die letzten Handkarten ausgespielt.
clocktowers-board-move-draw = Vom Stapel { clocktowers-pile } ziehen
clocktowers-board-move-discard = Ablegen: { $card }
clocktowers-board-move-new = Neuer Turm: { $card }
clocktowers-board-move-build = { $card } auf Turm { $tower }
clocktowers-notation = Karten: F1 und F2 sind ein und zwei Stockwerke, K ist eine Uhr, R ein Dach mit seiner Farbe (Rr rot, Rb blau, Rg grün, Ry gelb, Rp violett); ein c am Ende ist eine Katze, ein m eine Maus. Züge: F1c>new beginnt mit einer Karte einen neuen Turm, F1c>T2 legt sie auf deinen Turm 2, xKm legt sie ab, +floors, +clocks und +roofs ziehen die oberste Karte vom Stapel der Stockwerke, Uhren und Dächer.

clocktowers-intro-1 = Beginne einen Turm mit dem Stockwerk mit der Katze: { $finger ->
    [yes] Tippe erst auf die Karte
   *[no] Klicke erst auf die Karte
}, dann auf die freie Stelle.
clocktowers-intro-2 = Jeder Zug endet mit Ziehen, und die Stapel liegen offen. Nimm das Dach.
clocktowers-intro-3 = Setze die Uhr auf deinen Turm. Danach passt nur noch ein Dach.
clocktowers-intro-4 = Ziehe vom Stapel der Stockwerke.
clocktowers-intro-5 = Der erste Turm jeder Farbe hat ein oder zwei Stockwerke. Deiner hat eines: Setze das Dach darauf.
clocktowers-intro-6 = Fertig! Katze und Maus: 3 Punkte. Ohne Tiere 5, nur Katzen 4, nur Mäuse 2. Der nächste Turm dieser Farbe, egal von wem, muss um eins höher sein. Ziehe noch einmal.
clocktowers-intro-7 = Du darfst auch eine Karte verdeckt ablegen. Eine Maus würde den nächsten Turm verderben: Lege das Stockwerk mit der Maus ab.
clocktowers-intro-8 = Das ist alles: bauen, Dächer in der richtigen Höhe, Mäuse draußen lassen. Sind alle Karten weg, gewinnen die meisten Punkte.
clocktowers-tip-play = Erst Stockwerke, dann eine Uhr, dann ein Dach. Mit Mäusen ist ein Turm weniger wert; was du nicht brauchst, kannst du ablegen.
clocktowers-tip-draw = Alle Stapel liegen offen. Bevor du ein Dach nimmst, sieh nach, welche Höhe seine Farbe verlangt.

clocktowers-rules-goal-title = Das Ziel
clocktowers-rules-goal = Alle bauen Uhrtürme aus Karten. Nur fertige Türme zählen: ein oder mehrere Stockwerke, eine Uhr, ein Dach. Was ein Turm wert ist, hängt von den Tieren darin ab. Wer die meisten Punkte hat, gewinnt.
clocktowers-rules-cards-title = Die Karten
clocktowers-rules-cards = 66 Karten. 28 Stockwerkkarten: mit einem Stockwerk fünf ohne Tier, fünf mit Katze und vier mit Maus; mit zwei Stockwerken ebenso viele. 18 Uhren, neun davon mit Maus. 20 Dächer, vier in jeder der fünf Farben. Keine Karte zeigt beide Tiere. (CT-1)
clocktowers-rules-setup-title = Vorbereitung
clocktowers-rules-setup =
    Alle beginnen mit einem Stockwerk mit Katze, einem Stockwerk mit Maus und einer Uhr mit Maus. Die übrigen Stockwerke, Uhren und Dächer werden zu drei Stapeln gemischt; fünf Stockwerke und drei Dächer kommen ungesehen aus dem Spiel. Die Stapel liegen offen, die oberste Karte ist also immer zu sehen. (CT-2)
    Zu zweit haben die Stapel 19 Stockwerke, 16 Uhren und 17 Dächer; zu dritt 17, 15 und 17; zu viert 15, 14 und 17. (CT-2)
    Nach der Spielregel beginnt die älteste Person. Hier bestimmt es, wer den Tisch eröffnet hat: durch das Los, nach der Reihenfolge der Plätze oder durch Benennen. Gespielt wird im Uhrzeigersinn. (CT-2)
clocktowers-rules-turn-title = Ein Zug
clocktowers-rules-turn =
    Baue eine Karte aus deiner Hand oder lege eine verdeckt ab, auch wenn du bauen könntest. Eine abgelegte Karte ist aus dem Spiel, und sonst erfährt niemand, welche es war. (CT-3, CT-8)
    Ziehe dann die oberste Karte eines beliebigen Stapels. Solange es einen gibt, musst du ziehen; bis die Stapel leer sind, hast du also zu Beginn jedes Zuges drei Karten. (CT-3, CT-9)
clocktowers-rules-build-title = Bauen
clocktowers-rules-build =
    Mit einem Stockwerk beginnst du einen neuen Turm, oder du setzt es auf einen deiner Türme, der noch keine Uhr hat. Du darfst beliebig viele Türme mit beliebig vielen Stockwerken haben. (CT-4)
    Eine Uhr kommt auf einen deiner Türme, der nur aus Stockwerken besteht. Danach kann kein Stockwerk mehr folgen. (CT-5)
    Ein Dach kommt auf einen deiner Türme, der schon eine Uhr hat, wenn die Höhe stimmt. Dann ist der Turm fertig, hat die Farbe des Dachs, und nichts kommt mehr dazu. (CT-6)
clocktowers-rules-build-example = Du hast ein Stockwerk mit Katze, eine Uhr und ein grünes Dach. Mit dem Stockwerk beginnst du einen Turm, im nächsten Zug kommt die Uhr darauf, im übernächsten das Dach, falls der nächste grüne Turm ein Stockwerk hoch sein darf. Ein Turm nur mit Katzen: 4 Punkte.
clocktowers-rules-height-title = Die richtige Höhe
clocktowers-rules-height = Die Höhe ist die Zahl der Stockwerke; eine Karte mit zwei Stockwerken zählt zwei, eine Uhr nichts. Der erste Turm einer Farbe am ganzen Tisch ist ein oder zwei Stockwerke hoch. Jeder weitere dieser Farbe, egal von wem, ist genau um eins höher als der vorige. Du darfst beliebig viele Türme einer Farbe vollenden, auch alle vier. (CT-7)
clocktowers-rules-height-example = Anna stellt einen roten Turm der Höhe 2 fertig. Der nächste rote muss 3 hoch sein. Ben, dessen Turm 2 hoch ist, braucht vor der Uhr noch ein Stockwerk – oder ein anderes Dach.
clocktowers-rules-end-title = Das Ende
clocktowers-rules-end =
    Sind alle Stapel leer, zieht niemand mehr, und die Handkarten werden ausgespielt, eine pro Zug. Das Spiel ist zu Ende, wenn niemand mehr Karten hat. (CT-10)
    Insgesamt gibt es 58 Züge: Zu dritt hat, wer beginnt, einen mehr als die anderen, zu viert haben ihn die ersten beiden. (CT-10)
clocktowers-rules-score-title = Punkte
clocktowers-rules-score =
    Ein fertiger Turm ohne Tiere ist 5 Punkte wert, nur mit Katzen 4, mit Katzen und Mäusen 3, nur mit Mäusen 2. Wie viele Tiere es sind, spielt keine Rolle; die Maus auf einer Uhr zählt mit. Türme, die nicht fertig sind, bringen nichts. (CT-11)
    Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer in einem fertigen Turm die höchste Maus hat, dann, wer die höchste Katze hat; steht es auch dann gleich, wird der Sieg geteilt. Das Tier auf einer Karte mit zwei Stockwerken sitzt im oberen. Eine Uhr ist kein Stockwerk: Bei Gleichstand zählt ihre Maus nicht. (CT-12)
clocktowers-rules-score-example = Ein Stockwerk mit Katze, eines mit Maus und eine Uhr ohne Maus: 3 Punkte. Mit einem Stockwerk ohne Tier anstelle des Stockwerks mit der Maus: 4. Sitzt dafür auf der Uhr eine Maus, sind es wieder 3.
clocktowers-rules-secret-title = Was bekannt ist
clocktowers-rules-secret = Alle sehen, was gezogen wird. Geheim sind nur die verdeckt abgelegten Karten, die Reihenfolge der Stapel und die Karten, die aus dem Spiel sind. Der Tisch zeigt dir deshalb, welche Karten die anderen haben müssen; ein Fragezeichen steht bei denen, die sie vielleicht abgelegt haben. Da keine Uhr aus dem Spiel kommt, wissen auch alle, welche Uhren noch da sind. (CT-13)
clocktowers-rules-decided-title = Was wir entschieden haben, und warum
clocktowers-rules-decided =
    Eine einzige Reihe von Höhen für den ganzen Tisch. Die Spielregeln sprechen vom ersten fertigen Turm einer Farbe und lassen offen, ob alle ihre eigene Reihe haben. Rezensionen beschreiben einen Wettlauf um eine Höhe. (CT-7)
    Kein Stockwerk über einer Uhr. Die Spielregeln setzen die Uhr auf die Stockwerke und nennen danach nur noch das Dach. Eine Rezension sagt ausdrücklich, dass kein Stockwerk mehr folgt. (CT-4)
    Bei Gleichstand zählen Stockwerke, nicht Uhren. Die italienische und die niederländische Spielregel sprechen vom höchsten Stockwerk mit Maus, und eine Uhr ist keines; nach dem französischen Text könnte auch die Maus der Uhr zählen. Keine Spielregel sagt, wo das Tier einer Karte mit zwei Stockwerken sitzt und was bei einem Gleichstand geschieht, der bleibt: Hier sitzt es im oberen, und der Sieg wird geteilt. (CT-12)
