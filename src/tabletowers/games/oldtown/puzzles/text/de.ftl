# Old Town allein: die Schritte eines Beweises, Tipps, das gedruckte Blatt, das Rätsel im Terminal.

puzzle-the = { $building ->
    [bank] die Bank
    [barber] der Barbier
    [blacksmith] der Schmied
    [casino] das Casino
    [church] die Kirche
    [doctor] der Arzt
    [hotel] das Hotel
    [jail] das Gefängnis
    [judge] der Richter
    [laundry] die Wäscherei
    [pharmacy] die Apotheke
    [printer] der Drucker
    [saloon] der Saloon
    [school] die Schule
    [sheriff] der Sheriff
    [stable] der Mietstall
    [stage] die Poststation
   *[undertaker] der Bestatter
}
puzzle-and = { $first } und { $last }
puzzle-on = { $count ->
    [one] auf Bauplatz { $lots }
   *[other] auf den Bauplätzen { $lots }
}
puzzle-left = { $left_count ->
    [one] auf Bauplatz { $left_lots }
   *[other] auf einem der Bauplätze { $left_lots }
}

puzzle-clue-b = { $building }: { $says }.
puzzle-b = { $card ->
    [B37] Tür nach Osten oder Westen
    [B38] Tür nach Norden oder Süden
    [B39] nördlich der Main St oder zwischen Eisenbahn und Cemetery Rd
    [B40] südlich der Cemetery Rd oder zwischen Eisenbahn und Main St
    [B41] am Stadtrand, westlich der Cavendish St
    [B42] am Stadtrand, östlich der Dalton Rd
    [B43] am Stadtrand, südlich der Main St
    [B44] am Stadtrand, nördlich der Cemetery Rd
    [B45] zwischen Main St und Cemetery Rd
    [B46] zwischen Dalton Rd und Cavendish St
    [B47] an der Main St
    [B48] südlich der Eisenbahn
    [B49] am östlichen oder westlichen Stadtrand
    [B50] am nördlichen oder südlichen Stadtrand
    [B51] an der Dalton Rd
    [B52] an der Cavendish St
    [B53] Tür nach Osten oder Westen
    [B54] Tür nach Norden oder Süden
    [B55] auf der Ostseite der Dalton Rd oder der Cavendish St
    [B56] auf der Westseite der Dalton Rd oder der Cavendish St
    [B57] östlich der Cavendish St oder südlich der Cemetery Rd
    [B58] westlich der Dalton Rd oder gleich an der Wüste
    [B59] nördlich der Main St oder westlich der Dalton Rd
   *[B60] in Sichtweite der Büffelweide oder östlich der Cavendish St
}

puzzle-level = { $level ->
    [easy] leicht
    [medium] mittel
    [hard] schwer
   *[expert] sehr schwer
}
puzzle-technique = { $technique ->
    [entered] steht schon auf dem Plan
    [noted] deine Bleistiftnotizen
    [clue] eine Karte über ein Gebäude
    [roll_call] welche Gebäude in der Stadt sind
    [last_lot] ein Gebäude, dem nur ein Bauplatz bleibt
    [last_building] ein Bauplatz, für den nur ein Gebäude bleibt
    [partner_known] eine Karte über zwei Gebäude, von denen eines schon feststeht
    [partner] eine Karte über zwei Gebäude
    [own_complete] alle deine Gebäude
    [some_own] eine Karte über eines deiner Gebäude
    [own_found] nur ein Gebäude kann gemeint sein
    [any_partner] eine Karte über zwei Gebäude, mit mehreren möglichen Partnern
    [pair] zwei Gebäude für zwei Bauplätze
    [lot_pair] zwei Bauplätze für zwei Gebäude
    [triple] drei Gebäude für drei Bauplätze
    [lot_triple] drei Bauplätze für drei Gebäude
    [own_budget] zu wenige eigene Gebäude
    [chain] stünde es hier, dann …
    [deep_chain] stünde es hier, dann …, mit Paaren und Dreiergruppen
   *[cases] stünde es hier, dann entweder … oder …
}

puzzle-step-entered = { $the } steht { puzzle-on }, wie von dir eingetragen.
puzzle-step-noted = nach deinen Notizen kann { $the } nur { puzzle-on } stehen.
puzzle-step-clue = { $card }: { $count ->
    [one] { $the } stand auf Bauplatz { $lots }.
   *[other] { $the } stand auf einem der Bauplätze { $lots }.
}
puzzle-step-roll_call = nur sechzehn Gebäude finden Platz. Nicht in der Stadt: { $others }.
puzzle-step-last_lot = { $the } kann nur noch auf Bauplatz { $lots } stehen.
puzzle-step-last_building = auf Bauplatz { $lots } kann nur noch { $the } stehen.
puzzle-step-partner_known = { $card }: { $others } { $many ->
    [one] steht schon fest
   *[other] stehen schon fest
}, also kann { $the } { $tell ->
    [only] nur { puzzle-left } stehen.
   *[not] nicht { puzzle-on } stehen.
}
puzzle-step-partner = { $tell ->
    [only] { $card }: { $the } kann nur { puzzle-left } stehen; sonst fände { $others } keinen passenden Bauplatz.
   *[not] { $card }: { $the } kann nicht { puzzle-on } stehen; sonst fände { $others } keinen passenden Bauplatz.
}
puzzle-step-any_partner-named = { $tell ->
    [only] { $card }: { $the } kann nur { puzzle-left } stehen; sonst käme keines deiner Gebäude als Partner in Frage.
   *[not] { $card }: { $the } kann nicht { puzzle-on } stehen; sonst käme keines deiner Gebäude als Partner in Frage.
}
puzzle-step-any_partner = { $tell ->
    [only] { $card }: Von deinen Gebäuden kann nur { $the } gemeint sein, und nur { puzzle-left }.
   *[not] { $card }: Von deinen Gebäuden kann nur { $the } gemeint sein, und nicht { puzzle-on }.
}
puzzle-step-own_complete-found = alle deine Gebäude sind gefunden: { $others }.
puzzle-step-own_complete-left = nur noch die gesuchten { $size } Gebäude können deine sein: { $others }.
puzzle-step-some_own = { $card }: Von deinen Gebäuden kann nur { $the } gemeint sein{ $tell ->
    [nothing] .
    [only] , und nur { puzzle-left }.
   *[not] , und nicht { puzzle-on }.
}
puzzle-step-own_found = { $card }: Nur { $the } kann gemeint sein und gehört also dir{ $tell ->
    [nothing] .
    [only] ; möglich nur { puzzle-left }.
   *[not] ; aber nicht { puzzle-on }.
}
puzzle-step-pair = { $others } teilen sich die Bauplätze { $lots }: Kein anderes Gebäude kann dort stehen.
puzzle-step-lot_pair = { puzzle-on } können nur { $others } stehen: Anderswo stehen sie also nicht.
puzzle-step-own_budget-own = gehörte { $the } nicht dir, wären { $size } Gebäude zu wenig für { $card }; also gehört { $the } dir.
puzzle-step-own_budget-not = nicht deine: { $others }. Mit einem davon wären { $size } Gebäude zu wenig für { $card }.
puzzle-step-chain-lot = also kann { $the } nicht { puzzle-on } stehen.
puzzle-step-chain-own = also gehört { $the } dir nicht.
puzzle-step-chain-not_own = also gehört { $the } dir.

puzzle-suppose-lot = angenommen, { $the } stünde { puzzle-on }:
puzzle-suppose-own = angenommen, { $the } gehörte dir:
puzzle-suppose-not_own = angenommen, { $the } gehörte dir nicht:
puzzle-split = { $the } steht auf einem der Bauplätze { $lots }

puzzle-link-clue = { $the } nur { puzzle-on } ({ $card })
puzzle-link-roll_call = nicht in der Stadt: { $others }
puzzle-link-last_lot = { $the } nur noch { puzzle-on }
puzzle-link-last_building = auf Bauplatz { $lots } nur noch { $the }
puzzle-link-partner = { $the } nicht { puzzle-on } ({ $card })
puzzle-link-own_complete = alle deine Gebäude: { $others }
puzzle-link-some_own = nur { $the } kann gemeint sein ({ $card })
puzzle-link-own_found = { $the } gehört dir ({ $card })
puzzle-link-pair = { $others } teilen sich die Bauplätze { $lots }
puzzle-link-lot_pair = { puzzle-on } nur { $others }

puzzle-end-no_lot = { $the } hat keinen Bauplatz mehr
puzzle-end-no_building = für Bauplatz { $lots } bleibt kein Gebäude
puzzle-end-no_partner = { $card } kann nicht mehr stimmen
puzzle-end-too_many_own = mehr als { $size } Gebäude müssten deine sein: { $others }
puzzle-end-too_few_own = weniger als { $size } Gebäude könnten deine sein
puzzle-end-own_not_enough = { $size } eigene Gebäude sind zu wenig für { $card }
puzzle-end-too_many_in_town = mehr als sechzehn Gebäude müssten in der Stadt sein

puzzle-hint-look-building = Sieh dir dieses Gebäude an: { $building }.
puzzle-hint-look-lots = { $count ->
    [one] Sieh dir Bauplatz { $lots } an.
   *[other] Sieh dir die Bauplätze { $lots } an.
}
puzzle-hint-look-own = Suche nach deinen eigenen Gebäuden.
puzzle-hint-cards = Nutze { $cards }: { $technique }.
puzzle-hint-all = Gehe alle Hinweise noch einmal durch: { $technique }.
puzzle-hint-done = Alle Gebäude stehen fest. Es gibt nichts mehr zu finden.
puzzle-hint-mistake = Von hier geht es nicht weiter: Etwas auf dem Plan kann nicht stimmen. Eine Prüfung zeigt, was.
puzzle-hint-open = { $count ->
    [one] Mehr lässt sich nicht folgern.
   *[other] Mehr lässt sich nicht folgern: { $count } Städte passen.
}
puzzle-hint-no_town = Zu diesem Rätsel passt keine Stadt.

puzzle-check-fine = Bis jetzt stimmt alles.
puzzle-check-lots-left = { $count ->
    [one] Ein Bauplatz ist noch leer.
   *[other] { $count } Bauplätze sind noch leer.
}
puzzle-check-own-left = { $count ->
    [one] Eines deiner eigenen Gebäude fehlt noch: Markiere es als „meins“.
   *[other] { $count } deiner eigenen Gebäude fehlen noch: Markiere sie als „meins“.
}
puzzle-check-own-many = { $count ->
    [one] Du hast ein Gebäude zu viel als „meins“ markiert.
   *[other] Du hast { $count } Gebäude zu viel als „meins“ markiert.
}
puzzle-check-solved = Alles stimmt. Die Stadt ist vollständig.
puzzle-check-entry = { $the } kann nicht { puzzle-on } stehen.
puzzle-check-mark = { $the } steht auf keinem der Bauplätze, die du notiert hast.
puzzle-check-own = { $the } gehört dir nicht.
puzzle-check-together = Jeder Eintrag für sich könnte stimmen, aber nicht alle zusammen.

puzzle-explain-unique = Genau eine Stadt passt.
puzzle-explain-none = Keine Stadt passt.
puzzle-explain-undecided = Die Suche wurde vorzeitig abgebrochen; bis dahin fand sich keine Stadt.
puzzle-explain-conflict = Diese Hinweise widersprechen einander, und mit weniger geht es nicht:
puzzle-explain-conflict-some = Diese Hinweise widersprechen einander, und keiner davon ist entbehrlich:
puzzle-explain-several = { $towns } Städte passen. Diese beiden unterscheiden sich { puzzle-on }:
puzzle-explain-more = Mehr als { $towns } Städte passen. Diese beiden unterscheiden sich { puzzle-on }:
puzzle-explain-limit = { $towns ->
    [one] Mehr als eine Stadt passt.
   *[other] Mehr als { $towns } Städte passen.
}
puzzle-explain-own = Deine Gebäude: { $own }.
puzzle-explain-own-several = Zu dieser Stadt passt mehr als eine Auswahl eigener Gebäude: { $own }.
puzzle-explain-grade = Schwierigkeit { $number }, { puzzle-level }. Schwierigster Schritt: { $technique }.
puzzle-explain-unproven = Unsere Techniken beweisen das nicht Schritt für Schritt; der exakte Löser schon.
puzzle-explain-or = oder

puzzle-name = Old-Town-Rätsel
puzzle-name-official = Old Town, gedrucktes Rätsel { $number }
puzzle-name-daily = Old Town, Rätsel vom { $date }
puzzle-name-number = Rätsel { $number }
puzzle-clues = Hinweise
puzzle-own = Deine Gebäude
puzzle-own-hidden = { $size ->
    [one] Ein Gebäude gehört dir. Finde auch das heraus.
   *[other] { $size } Gebäude gehören dir. Finde auch diese heraus.
}
puzzle-in-town = In der Stadt
puzzle-clues-one = Über ein Gebäude
puzzle-clues-own = Über deine Gebäude
puzzle-answer = Lösung
puzzle-answers = Lösungen
puzzle-north = N
puzzle-clue-count = { $count ->
    [one] 1 Hinweis
   *[other] { $count } Hinweise
}
puzzle-book = Old Town
puzzle-book-subtitle = { $count ->
    [one] Ein Rätsel für dich allein
   *[other] { $count } Rätsel für dich allein
}
puzzle-book-how = So geht’s
puzzle-book-rules =
    Eine Stadt im Wilden Westen ist verschwunden, nur Hinweise sind geblieben. Sechzehn ihrer Gebäude standen auf den sechzehn Bauplätzen, auf jedem eines; jedes Gebäude, das ein Hinweis nennt, und jedes von deinen war darunter. Die Kerbe in einem Bauplatz ist sein Eingang.
    Jeder Hinweis ist wahr. „Mein Gebäude“ ist eines von deinen: So ein Hinweis gilt für mindestens eines davon, und zwar ein anderes als das genannte. Nebeneinander liegen zwei Bauplätze, zwischen denen nichts ist; gegenüber liegen zwei Nachbarn, zwischen denen eine Straße oder die Eisenbahn verläuft. Jedes Rätsel hat genau eine Lösung.
puzzle-book-page = Seite { $page }
puzzle-book-answer-on = Lösung auf Seite { $page }
puzzle-unofficial = Eine inoffizielle, nichtkommerzielle Ausgabe. Old Town ist ein Spiel von Stephan Riedel.

puzzle-play-welcome = { $name }. h für Hilfe, q zum Aufhören.
puzzle-play-prompt = Rätsel>
puzzle-play-help =
    kirche 9 setzt die Kirche auf Bauplatz 9;  kirche - nimmt sie vom Plan.
    kirche? 9 10 13 notiert diese Bauplätze und keine anderen;  kirche? radiert die Notizen aus.
    own kirche hält fest, dass sie dir gehört (wenn auch das gesucht ist); noch einmal, dass sie dir nicht gehört.
    hint gibt einen Tipp, noch einmal einen deutlicheren;  check zeigt, was falsch ist;  undo nimmt zurück;  clues zeigt die Hinweise.
    save [DATEI] speichert;  solve zeigt die Lösung mit Beweis;  q speichert und hört auf.
puzzle-play-unknown = Das verstehe ich nicht: { $typed }. h für Hilfe.
puzzle-play-no-building = Kein Gebäude heißt { $typed }.
puzzle-play-several-buildings = { $typed } ist mehrdeutig: { $buildings }.
puzzle-play-no-lot = Es gibt keinen Bauplatz { $typed }.
puzzle-play-no-undo = Es gibt nichts zurückzunehmen.
puzzle-play-saved = Gespeichert in { $file }. Weiter geht es mit: { $command }
puzzle-play-solved = Das ist die Stadt! Gut gemacht.
puzzle-play-not-solved = Jeder Bauplatz ist belegt, aber etwas stimmt noch nicht. check zeigt, was.
puzzle-play-own-missing = Die Stadt stimmt. Jetzt fehlen noch deine eigenen Gebäude.
puzzle-play-own-known = In diesem Rätsel sind deine Gebäude bekannt.
puzzle-play-left = Noch zu finden: { $buildings }
