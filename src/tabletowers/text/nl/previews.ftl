# Wat een link laat zien voordat hij geopend wordt, wat in andere pagina’s wordt ingesloten, en de app op een telefoon.
preview-start = Bordspellen die al lang uitverkocht zijn: met vrienden, tegen bots of alleen.
preview-game-title = { $game }: de regels, en partijen tegen bots en mensen
preview-open-title = { $game }: { $seats ->
    [one] er is één plaats vrij
   *[other] er zijn { $seats } plaatsen vrij
}
preview-open = Schuif aan en speel mee.
preview-waiting-title = { $game }: het begint zo
preview-waiting = Alle plaatsen zijn bezet; de partij begint zo.
preview-running-title = { $game }: een partij die nu gespeeld wordt
preview-running = Volg de partij zet voor zet.
preview-over-title = { $game }: { $result }
preview-over = { $outcome ->
    [won] Gewonnen door { $winners }. Bekijk de partij nog eens, zet voor zet.
    [shared] Gedeelde winst: { $winners }. Bekijk de partij nog eens, zet voor zet.
   *[stopped] Voor het einde gestopt. Bekijk de partij nog eens, zet voor zet.
}
preview-position-title = Vind de zet: { $game }
preview-position-day-title = Stelling van { $day }: { $game }
preview-deal-title = { $game }: partij van { $day }
preview-deal = Iedereen krijgt dezelfde kaarten en één poging. Hoe ver kom je?
preview-challenge-title = { $game }: een uitdaging
preview-challenge = { $name } heeft deze partij gespeeld en daagt je uit om het beter te doen.
preview-challenge-anonymous = Speel dezelfde partij, en doe het beter.
preview-match-title = { $game }: een wedstrijd over { $deals } partijen
preview-match-week-title = { $game }: wedstrijd van de week vanaf { $day }
preview-match = { $name } heeft deze wedstrijd gemaakt: dezelfde partijen voor iedereen, wanneer je tijd hebt.
preview-match-anonymous = Dezelfde partijen voor iedereen, wanneer je tijd hebt. Hoe ver kom je?
preview-person = { $games ->
    [one] Eén partij gespeeld, { $won } gewonnen.
   *[other] { $games } partijen gespeeld, { $won } gewonnen.
}
preview-seat-free = vrij

embed-open = Open deze pagina
embed-first = Begin
embed-back = Terug
embed-next = Verder
embed-last = Einde
embed-ply = Zet { $ply } van { $plies }
embed-final = Het einde

app-resume = Verder spelen
app-screenshot-home = De eerste pagina
app-screenshot-table = Een tafel
