# Was ein Link zeigt, bevor man ihn öffnet, was in andere Seiten eingebettet wird, und die App auf dem Telefon.
preview-start = Brettspiele, die längst vergriffen sind: mit Freunden, gegen Bots oder allein.
preview-game-title = { $game }: Regeln und Partien gegen Bots und Menschen
preview-open-title = { $game }: { $seats ->
    [one] ein Platz ist frei
   *[other] { $seats } Plätze sind frei
}
preview-open = Setz dich dazu und spiel mit.
preview-waiting-title = { $game }: gleich geht es los
preview-waiting = Alle Plätze sind besetzt; die Partie beginnt gleich.
preview-running-title = { $game }: eine laufende Partie
preview-running = Schau Zug für Zug zu.
preview-over-title = { $game }: { $result }
preview-over = { $outcome ->
    [won] Gewonnen von { $winners }. Sieh die Partie noch einmal, Zug für Zug.
    [shared] Geteilter Sieg: { $winners }. Sieh die Partie noch einmal, Zug für Zug.
   *[stopped] Vor dem Ende abgebrochen. Sieh die Partie noch einmal, Zug für Zug.
}
preview-position-title = Finde den Zug: { $game }
preview-position-day-title = Stellung vom { $day }: { $game }
preview-deal-title = { $game }: Partie vom { $day }
preview-deal = Alle bekommen dieselben Karten und einen Versuch. Wie weit kommst du?
preview-challenge-title = { $game }: eine Herausforderung
preview-challenge = { $name } hat diese Partie gespielt und fordert dich heraus, es besser zu machen.
preview-challenge-anonymous = Spiel dieselbe Partie, und mach es besser.
preview-match-title = { $game }: ein Wettkampf über { $deals } Partien
preview-match-week-title = { $game }: Wettkampf der Woche ab { $day }
preview-match = { $name } hat diesen Wettkampf angelegt: dieselben Partien für alle, wann immer man Zeit hat.
preview-match-anonymous = Dieselben Partien für alle, wann immer du Zeit hast. Wie weit kommst du?
preview-person = { $games ->
    [one] Eine Partie gespielt, { $won } gewonnen.
   *[other] { $games } Partien gespielt, { $won } gewonnen.
}
preview-seat-free = frei

embed-open = Diese Seite öffnen
embed-first = Anfang
embed-back = Zurück
embed-next = Weiter
embed-last = Ende
embed-ply = Zug { $ply } von { $plies }
embed-final = Das Ende

app-resume = Weiterspielen
app-screenshot-home = Die erste Seite
app-screenshot-table = Ein Tisch
