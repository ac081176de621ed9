coach-worlds = { $what }: in { $count } von { $of } Fällen statt in { $instead }
coach-often = { $what }: { $share } statt { $less }
coach-mean = { $what }: im Schnitt { $much } statt { $instead }
coach-better = „{ $move }“ ist besser: Damit gewinnst du { $share }, mit „{ $other }“ { $less }.
coach-slightly = „{ $move }“ ist etwas besser als „{ $other }“: Damit gewinnst du { $share }.
coach-figures = „{ $move }“ gewinnt von hier aus etwa { $chance } % der Partien, „{ $other }“ etwa { $instead } %.
coach-share = { $share ->
    [never] fast nie
    [tenth] etwa in einem von zehn Fällen
    [fifth] etwa in einem von fünf Fällen
    [quarter] etwa in einem von vier Fällen
    [third] etwa in einem von drei Fällen
    [two-fifths] etwa in zwei von fünf Fällen
    [half] etwa in der Hälfte der Fälle
    [three-fifths] etwa in drei von fünf Fällen
    [two-thirds] etwa in zwei von drei Fällen
    [three-quarters] etwa in drei von vier Fällen
    [four-fifths] etwa in vier von fünf Fällen
    [nine-tenths] etwa in neun von zehn Fällen
   *[always] fast immer
}
coach-equal = „{ $move }“ und „{ $other }“ sind etwa gleich gut.
coach-but = Andererseits: { $what }
coach-no-reason = Nichts Einzelnes macht den Unterschied; viele Kleinigkeiten zusammen tun es.
coach-only = Es gibt nur einen möglichen Zug: { $move }.
coach-look-anywhere = Hier sticht nichts heraus: Die besten Züge sind etwa gleich gut.
coach-compare = Vergleiche „{ $one }“ mit „{ $other }“.
coach-consider = Einer davon ist hierin besser. { $what }
coach-move = Meine Wahl: „{ $move }“.
coach-reviewed = { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
}, { $slips ->
    [0] keine Fehler
    [one] 1 Fehler
   *[other] { $slips } Fehler
}
coach-slip = Entscheidung { $ply }: { $move }. Besser: { $best }, das etwa { $chance } % der Partien gewinnt statt { $instead } %.
coach-work = Zum Üben: { $theme } ({ $slips ->
    [one] 1 Fehler
   *[other] { $slips } Fehler
}, { $lost } % eines Sieges verloren)
coach-progress = { $done ->
    [one] 1 Entscheidung beurteilt
   *[other] { $done } Entscheidungen beurteilt
}
coach-title = Coach
coach-thinking = Der Coach denkt nach …
coach-more = Mehr verraten
coach-behind = Mehr
coach-close = Schließen
coach-why = Warum?
coach-line = Die bessere Fortsetzung zeigen
coach-line-shown = Die bessere Fortsetzung, wie sie hätte kommen können: { $step } von { $steps }
coach-line-back = Zurück zur Partie
coach-work-title = Zum Üben
coach-practice = Meine Fehler noch einmal üben
coach-practice-help = Deine eigenen Fehler kommen hier als Stellungen zum Lösen wieder: am selben Tag, dann in immer längeren Abständen. Was du löst, kommt seltener.
coach-practice-left = { $due ->
    [one] 1 Stellung wartet
   *[other] { $due } Stellungen warten
}, { $total } insgesamt
coach-practice-none = Gerade wartet nichts auf dich. Lass eine beendete Partie von dir analysieren, dann kommen ihre Fehler hierher.
coach-practice-later = Gerade wartet nichts auf dich. Die nächste Stellung kommt am { $day } wieder.
coach-practice-right = Richtig: „{ $best }“.
coach-practice-wrong = Nicht ganz. In der Partie hast du „{ $made }“ gespielt; besser ist „{ $best }“.
coach-practice-next = Nächste Stellung
coach-practice-forget = Diese Stellung nicht mehr zeigen
coach-practice-back = Sie kommt am { $day } wieder.

# Finde den Zug
positions-title = Finde den Zug
positions-lead = Stellungen aus starken Partien, in denen ein Zug zweifelsfrei besser ist als alle anderen. Du siehst, was man dort wissen konnte, und nicht mehr.
positions-daily = Stellung des Tages
positions-home = Finde den besten Zug: Stellungen aus starken Partien, mit Begründung.
positions-daily-more = Jeden Tag eine neue Stellung, für alle dieselbe.
positions-longest = { $days ->
    [one] Längste Serie: 1 Tag.
   *[other] Längste Serie: { $days } Tage.
}
positions-of-day = Stellung vom { $day }
positions-ask = Hier ist ein Zug klar der beste. Welcher?
positions-wrong = Nicht ganz. Der beste Zug ist „{ $best }“.
positions-again = Noch einmal versuchen
positions-all = Alle Stellungen
positions-none = Diese Version bringt keine Stellungen mit.
positions-theme-other = Sonstiges
positions-solved = { $solved } von { $count } gelöst
positions-number = Stellung { $number }, { $grade }
positions-grade-found = Schwierigkeit { $place } von { $most }
positions-grade-nobody = zu schwer für alle Bots
positions-share-text = { $game }, { $title } ({ $grade }): auf Anhieb gefunden.

# Das Analysebrett
analysis-title = Analysebrett
analysis-open = Züge ausprobieren
analysis-step = Deine Variante: { $step } von { $steps }
analysis-set-up = Eine Stellung aufbauen
analysis-set-up-help = Füge den Text oder den Link einer Stellung ein oder die Aufzeichnung einer Partie. Sie wird anhand der Regeln geprüft.
analysis-text = Stellung, Link oder Aufzeichnung
analysis-ply = Vor welcher Entscheidung
analysis-by-hand-help = Zuerst wird zufällig ausgeteilt. Wähle zwei Teile, dann tauschen sie die Plätze, wenn die Regeln es erlauben. Zieh danach auf dem Brett für alle, bis die Stellung so ist, wie du sie willst.
analysis-game = Spiel
analysis-deal = Austeilen
analysis-go = Aufbauen
analysis-lines = Varianten
analysis-lines-help = Ziehe auf dem Brett für alle. Geh zurück und zieh anders, dann beginnt eine neue Variante.
analysis-start = Anfang
analysis-compare = Mit dieser Stellung vergleichen
analysis-judge = Den Coach fragen
analysis-openly = mit allen Karten offen
analysis-judged-openly = Wenn alles offen läge, auch was noch gezogen wird.
analysis-imagined = Sicher ist hier nur, was { $player } weiß; der Rest ist angenommen.
analysis-over = Die Partie ist hier zu Ende.
