# Circles: people who know each other and play together. Only their pages load these texts.

# The list
circles-title = Kringen
circles-help = Een kring is voor vrienden, een club, een klas of een team: mensen met een link. Verder ziet niemand er iets van.
circles-new = Nieuwe kring
circles-default = De kring van { $name }
circles-name = Naam van de kring
circles-colour = Kleur
circles-colour-value = { $colour ->
    [red] Rood
    [orange] Oranje
    [yellow] Geel
    [green] Groen
    [blue] Blauw
   *[purple] Paars
}
circles-make = Kring maken
circles-people = { $count ->
    [one] 1 persoon
   *[other] { $count } personen
}
circles-invited = Je bent uitgenodigd voor deze kring.
circles-left = Je hebt deze kring verlaten. Je kunt altijd terugkomen.
circles-join = Lid worden van { $name }

# The board
circles-week = Deze week
circles-member = Lid
circles-deals = Partijen
circles-match = Wedstrijd
circles-solved = { $done } van { $days }
circles-deals-of = { $deals ->
    [one] 1 partij
   *[other] { $deals } partijen
}
circles-lead = { $lead } punten

# Tables and matches
circles-tables = Tafels
circles-no-tables = Geen open tafels.
circles-sit = Plaatsnemen
circles-open = Tafel openen
circles-open-help = Alleen deze kring ziet de tafel. De partij begint als alle plaatsen bezet zijn.
circles-matches = Wedstrijden
circles-no-matches = Nog geen wedstrijden.
circles-new-match = Nieuwe wedstrijd
circles-match-help = Zes partijen voor iedereen in de kring, te spelen binnen een week.

# Leagues
leagues-title = Competitie
leagues-none = Nog geen competitie.
leagues-new = Nieuwe competitie
leagues-help = Elke speler komt één keer tegen alle anderen uit. Elke ronde duurt een paar dagen; de partijen ervan beginnen wanneer de spelers dat willen.
leagues-days = Dagen per ronde
leagues-join = Meedoen
leagues-leave = Competitie verlaten
leagues-leave-ask = Competitie verlaten?
leagues-leave-help = Je speelt je partijen die nog niet begonnen zijn niet meer, en je kunt niet terugkomen.
leagues-delete = Competitie wissen
leagues-delete-ask = Deze competitie wissen?
leagues-begin = Competitie beginnen
leagues-lacking = { $count ->
    [one] Er is nog 1 speler nodig om te beginnen.
   *[other] Er zijn nog { $count } spelers nodig om te beginnen.
}
leagues-round = Ronde { $round }
leagues-until = tot { $day }
leagues-all = Alle partijen
leagues-play = Spelen
leagues-go-on = Verder spelen
leagues-stage = { $stage ->
    [open] nog te spelen
    [waiting] er wordt aan tafel gewacht
    [running] bezig
    [over] gespeeld
    [missed] niet gespeeld
   *[off] vervallen
}
leagues-place = Plaats
leagues-points = Punten
leagues-record = Gewonnen, gelijk, verloren
leagues-left = heeft de competitie verlaten
leagues-over = afgelopen

# People and settings
circles-members = Leden
circles-owner = beheert de kring
circles-here = nu hier
circles-away = weg tot { $day }
circles-link = Link kopiëren
circles-link-help = Iedereen met deze link kan lid worden.
circles-leave = Kring verlaten
circles-leave-ask = { $name } verlaten?
circles-leave-yes = Verlaten
circles-settings = Instellingen
circles-new-link = Nieuwe link maken
circles-new-link-help = De oude link werkt dan niet meer.
circles-webhook = Webhook
circles-webhook-help = Meldt in een Discord-kanaal hoeveel plaatsen er aan een tafel vrij zijn. Bij het opslaan komt daar meteen een eerste bericht.
circles-webhook-save = Webhook opslaan
circles-webhook-remove = Webhook verwijderen
circles-hand-over = Kring overdragen aan { $name }
circles-hand-over-ask = Kring overdragen aan { $name }?
circles-hand-over-help = { $name } beheert de kring dan in plaats van jou. De webhook wordt verwijderd.
circles-hand-over-yes = Overdragen
circles-remove = { $name } verwijderen
circles-remove-ask = { $name } uit de kring verwijderen?
circles-remove-help = De kring krijgt een nieuwe link; de oude werkt dan niet meer.
circles-remove-yes = Verwijderen

# What went wrong
error-no_such_circle = Deze kring bestaat niet, of je zit er niet in. Misschien is de link veranderd.
error-no_such_league = Deze competitie bestaat niet.
error-not_owner = Dat kan alleen wie de kring beheert.
error-circle_full = Deze kring is vol.
error-league_closed = Deze competitie is al begonnen of vol.
error-too_few = Er zijn eerst meer spelers nodig.
error-too_late = Deze partij kan niet meer beginnen.
