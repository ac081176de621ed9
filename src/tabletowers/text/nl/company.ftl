# De pagina’s van mensen, van de eigen partijen, van partijen die iedereen speelt en van wie de server beheert.

# Mensen
people-since = Hier sinds { $day }
people-program = een programma
people-ratings = Ratings
people-rated = { $games ->
    [one] na 1 partij, plaats { $place }
   *[other] na { $games } partijen, plaats { $place }
}
people-course = { $game }: de rating na de laatste { $count } meetellende partijen, van { $first } tot { $last }, tussen { $least } en { $most }
people-no-rating = Nog geen meetellende partijen. Partijen tussen mensen met beperkte bedenktijd tellen mee, zolang niemand hulp krijgt.
people-earlier = Eerdere ratings
people-earlier-help = Ze komen uit de tijd dat mensen en bots samen werden gewaardeerd en veranderen niet meer.
people-earlier-rating = { $shown } na { $games ->
    [one] 1 partij
   *[other] { $games } partijen
}
people-ladder = Tegen bots
people-ladder-help = Een sport beklim je door twee van drie partijen achter elkaar tegen die bot te winnen, zonder hints.
people-ladder-rung = { $rung ->
    [0] nog op geen enkele sport
   *[other] sport { $rung } van { $of }: { $bot }
}
people-ladder-line = { $bot }: { $won } van { $games } gewonnen
people-to-ratings = Ranglijsten
people-games = Partijen
people-game = Spel
people-played = Gespeeld
people-won = Gewonnen
people-counted = Meegeteld
people-unrated = { $count ->
    [one] 1 partij telt niet mee: { $why }
   *[other] { $count } partijen tellen niet mee: { $why }
}
people-both = { $name } en { $other }
people-both-count = { $games ->
    [one] Eén partij tegen elkaar.
   *[other] { $games } partijen tegen elkaar.
} { $name } eindigde { $better ->
    [one] één keer
   *[other] { $better } keer
} hoger, { $other } { $worse ->
    [one] één keer
   *[other] { $worse } keer
}.
people-both-none = Deze twee hebben nog niet tegen elkaar gespeeld.
people-opponents = Tegenstanders
people-opponent = Tegenstander
people-better = Hoger
people-worse = Lager
people-bot = Bot ({ $bot })
people-unknown = iemand die er niet meer is
people-best = Beste uitslagen
people-leaders = Ranglijsten
people-leaders-help = Iedereen begint op { $start }. Het getal is voorzichtig: het stijgt naarmate de rating zekerder wordt.
people-leaders-of = { $what ->
    [bots] Bots
   *[people] Mensen
}
people-leaders-none = Niemand heeft hier al een rating in dit spel.
people-count = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
}

# Eigen partijen
history-all = alle
history-status = Status
history-result = Uitslag
history-result-of = { $result ->
    [won] gewonnen
   *[lost] niet gewonnen
}
history-search = Gespeeld met
history-outcome = { $outcome ->
    [finished] afgelopen
    [stopped] voortijdig beëindigd
    [cancelled] afgelast
    [imported] geïmporteerd spelverslag
   *[unknown] voorbij
}
history-won = je hebt gewonnen
history-rating = rating { $before } → { $after }
history-unrated = telt niet mee: { $why }
history-noted = met notitie
history-more = Meer tonen
history-none-found = Geen van je tafels past daarbij.
history-import = Een spelverslag importeren
history-import-help = Een partij die als bestand is bewaard, hier of door een ander programma, kun je terugkijken en laten analyseren. Alleen jij ziet die.
history-import-choose = Bestand kiezen

# Partijen die iedereen speelt
deals-lead = Eén partij per spel en per dag. Iedereen krijgt dezelfde kaarten, dezelfde plaats en dezelfde bots; daarna zie je hoe je het deed vergeleken met alle anderen.
deals-state = { $state ->
    [playing] Je bent ermee bezig.
    [finished] Je hebt die al gespeeld. Je voorsprong: { $lead }.
    [given_up] Je hebt die opgegeven.
   *[none] Je hebt die nog niet gespeeld.
}
deals-began = { $count ->
    [0] Nog niemand is eraan begonnen.
    [one] Eén persoon is eraan begonnen.
   *[other] { $count } mensen zijn eraan begonnen.
}
deals-open = { $state ->
    [playing] Verder spelen
    [finished] Naar de uitslagen
    [given_up] Naar de uitslagen
   *[none] Spelen
}
deals-earlier = Eerdere dagen
deals-streaks = Een reeks vergeeft twee gemiste dagen per maand. Met een account gaat die mee naar al je apparaten, net als taal, tempo en geluid.
deals-kind = { $kind ->
    [day] partij van de dag
   *[challenge] een uitdaging
}
deals-challenged = { $name } heeft deze partij gespeeld en daagt je uit het beter te doen.
deals-same = Iedereen speelt op plaats { $seat } van { $players } met dezelfde kaarten tegen { $bots ->
    [one] dezelfde bot
   *[other] dezelfde { $bots } bots
} ({ $bot }). Bots antwoorden in dezelfde situatie altijd hetzelfde.
deals-once = Je hebt één poging, en die begint zodra je je kaarten ziet.
deals-bare = Geen zetten terugnemen, geen hints, geen toeschouwers. Pauzes mogen.
deals-until = Begin vandaag (UTC); maak de partij af vóór { $time }.
deals-shown = Zodra de kaarten openbaar zijn, kan iedereen zien hoe je hebt gespeeld.
deals-counts = Je uitslag komt op de ranglijst.
deals-counts-not = Je uitslag komt niet op de ranglijst, omdat je nog geen account hebt. Je kunt toch spelen.
deals-begin = Beginnen
deals-go-on = Verder spelen
deals-too-late = Aan deze partij kon je alleen op de dag zelf beginnen.
deals-mine = Je uitslag
deals-result = Voorsprong: { $lead } · { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
deals-standing = { $ranked ->
    [yes] Plaats { $place } van { $results }.
   *[no] Dat zou plaats { $place } zijn onder { $results } uitslagen op de ranglijst.
} { $worse ->
    [0] { "" }
    [one] Eén persoon deed het slechter.
   *[other] { $worse } mensen deden het slechter.
}
deals-unranked = Niet op de ranglijst, omdat je bij het begin geen account had.
deals-given-up = Je hebt deze partij opgegeven, dus er is geen uitslag.
deals-table = De tafel aan het einde
deals-watch-best = De beste partij bekijken
deals-watch = Partij bekijken
deals-playing = speelt nog
deals-results = { $kind ->
    [day] De beste uitslagen
   *[challenge] Naast elkaar
}
deals-place = Plaats
deals-lead-column = Voorsprong
deals-order = { $kind ->
    [day] Op volgorde van de voorsprong op de beste bot, daarna van punten.
   *[challenge] De voorsprong zegt hoeveel punten je voorligt op de beste bot.
}
deals-challenger = heeft uitgedaagd
deals-no-results = Nog geen uitslagen op de ranglijst.
deals-hidden = { $count ->
    [0] Nog niemand is eraan begonnen.
    [one] Eén persoon is eraan begonnen. Je ziet uitslagen zodra je klaar bent.
   *[other] { $count } mensen zijn eraan begonnen. Je ziet uitslagen zodra je klaar bent.
}
deals-share = { $kind ->
    [day] Link naar deze partij kopiëren
   *[challenge] Link naar de uitdaging kopiëren
}
deals-all = Alle partijen van de dag
deals-about = Over deze partij
deals-sealed = De kaarten volgen uit een geheim waarop de server zich vóór het begin van de dag heeft vastgelegd. Het wordt gepubliceerd zodra niemand meer speelt, uiterlijk een dag na het einde van de dag. De vastlegging:
deals-sealed-challenge = De kaarten volgen uit het geheim van de partij waaruit de uitdaging is ontstaan. De vastlegging:
deals-opened = Deze partij is open. Het geheim is { $secret }; de vastlegging die vóór het begin van de dag was gepubliceerd:

# Wedstrijden: meer partijen, vergeleken
match-kind = { $kind ->
    [week] wedstrijd van de week
   *[private] privéwedstrijd
}
match-title = Wedstrijden
match-lead = Een aantal partijen van één spel, voor iedereen dezelfde, elk één keer te spelen en wanneer je tijd hebt. In elke partij wordt je uitslag vergeleken met die van alle anderen die dezelfde partij hebben gespeeld, en met die van bots van alle acht sterktes.
match-by = { $name } heeft deze wedstrijd gemaakt.
match-same = Dezelfde { $deals } partijen voor iedereen, tegen dezelfde bots ({ $bot }). Speel elke partij één keer, in willekeurige volgorde, wanneer je tijd hebt.
match-until = Begin vóór { $begin }; maak alles af vóór { $finish }.
match-finishing = Er kan geen partij meer worden begonnen. Wat begonnen is, kan tot { $finish } worden afgemaakt.
match-ended = Deze wedstrijd is voorbij.
match-sealed = Anderen spelen misschien nog. De partijen van iedereen gaan open zodra de wedstrijd voor iedereen voorbij is, uiterlijk op { $time }.
match-played = { $ended } van { $deals } partijen gespeeld
match-people = { $count ->
    [0] Nog niemand is begonnen.
    [one] Eén persoon speelt mee.
   *[other] { $count } personen spelen mee.
}
match-mine = Jouw stand
match-place = Plaats { $place } van { $players }
match-place-unranked = Dit zou plaats { $place } zijn
match-score = { $score } van de matchpunten
match-deals = De partijen
match-deal = Partij { $number }
match-deal-state = { $state ->
    [playing] Je bent ermee bezig
    [given_up] Opgegeven
    [over] Niet gespeeld
   *[none] Nog niet gespeeld
}
match-deal-lead = Voorsprong: { $lead }
match-open = { $state ->
    [playing] Verder spelen
    [finished] Naar de stand
   *[none] Naar de wedstrijd
}
match-standing = Stand
match-compare = Wat wordt vergeleken
match-compare-mine = { $deals ->
    [one] De partij die je hebt gespeeld
   *[other] De { $deals } partijen die je hebt gespeeld
}
match-compare-all = Alle partijen
match-waiting = { $count ->
    [one] De bots hebben nog één partij te spelen.
   *[other] De bots hebben nog { $count } partijen te spelen.
}
match-matchpoints = Matchpunten
match-without-luck = Zonder geluk
match-hidden = Zodra je een partij hebt uitgespeeld, zie je hoe je het deed vergeleken met de anderen.
match-rule = In elke partij krijgt je uitslag het deel van de andere uitslagen dat hij overtreft; een gelijke telt half. Het gaat om de voorsprong op de beste van de anderen aan tafel, daarna om de punten. De score is het gemiddelde over de partijen; een partij zonder uitslag telt als nul.
match-luck = Zonder geluk: dezelfde vergelijking, waarbij van elke winst is afgetrokken wat de kaarten opleverden.
match-luck-later = Hoeveel daarvan geluk was, wordt uitgerekend zodra de wedstrijd voor iedereen voorbij is.
match-counts-not = Zonder account speel je buiten de rangschikking mee.
match-share = Link naar deze wedstrijd kopiëren
match-share-help = Iedereen met de link kan meespelen.
match-device = Deze wedstrijd staat op dit apparaat: je speelt die tegen bots van alle acht sterktes. Wedstrijden met anderen en de wedstrijd van de week hebben een server nodig.
match-make = Privéwedstrijd maken
match-make-go = Wedstrijd maken
match-length = Open gedurende
match-days = { $days ->
    [one] 1 dag
   *[other] { $days } dagen
}
match-own = Jouw privéwedstrijden
match-none = Je hebt er nog geen gemaakt of gespeeld.
match-no-week = Er is op dit moment geen wedstrijd van de week.
match-all = Alle wedstrijden
match-next = Volgende week: { $game }
match-earlier = Eerdere weken
match-season = De laatste twaalf weken
match-season-help = De som van de scores van alle wedstrijden die voor iedereen voorbij zijn.
match-season-none = Nog geen wedstrijd van de week is voor iedereen voorbij.
match-weeks = { $count ->
    [one] 1 wedstrijd
   *[other] { $count } wedstrijden
}
match-about = Over deze wedstrijd
match-commitments = De kaarten van elke partij volgen uit een geheim waarop de server zich vóór de eerste kaart heeft vastgelegd. Ze worden allemaal tegelijk gepubliceerd zodra de wedstrijd voor iedereen voorbij is. De vastleggingen:
match-secrets = Deze wedstrijd is open. Het geheim van elke partij, en de vastlegging die vooraf was gepubliceerd:

# De lobby
lobby-seek = Iemand zoeken om mee te spelen
lobby-seek-help = Je krijgt een plaats bij iemand die hetzelfde wil spelen. Is er nog niemand, dan wordt een tafel geopend waar anderen bij kunnen komen; na een tijdje kun je met bots beginnen.
lobby-games = Een van deze spellen
lobby-any = maakt niet uit
lobby-seek-go = Tafel vinden
lobby-here = { $count ->
    [one] 1 persoon is hier
   *[other] { $count } mensen zijn hier
}
lobby-watch = Partijen om te bekijken

# Voor wie de server beheert
operators-title = Server beheren
operators-figure = { $figure ->
    [reports] open meldingen
    [people] mensen
    [kept] accounts
    [banned] uitgesloten
    [waiting] wachtende tafels
    [running] lopende partijen
    [over] afgelopen tafels
   *[finished_today] vandaag afgelopen partijen
}
operators-reports = Meldingen
operators-no-reports = Niemand heeft iets gemeld.
operators-by = gemeld door { $name }
operators-others = { $count ->
    [one] en nog één melding
   *[other] en nog { $count } meldingen
}
operators-table = tafel
operators-handled = Afgehandeld
operators-ban = Uitsluiten
operators-unban = Weer toelaten
operators-mute = { $days } dagen geen chat
operators-unmute = Chat weer toestaan
operators-password = Wachtwoordlink maken
operators-password-made = Voor { $name }, om één keer een nieuw wachtwoord in te stellen, binnen een uur:
operators-people = Mensen
operators-find = Zoeken
operators-nobody = Niemand heet zo.
operators-tables = Tafels
operators-close = Partij beëindigen
operators-remove-circle = Kring verwijderen
operators-no-tables = Geen tafels.
operators-reason = Reden
operators-reason-why = Voor de volgende maatregel. De betrokkenen kunnen die lezen.
operators-remove-chat = Verwijderen
operators-measures = Genomen maatregelen
operators-no-measures = Nog geen.
operators-measure = { $kind ->
    [ban] { $name } uitgesloten:
    [unban] { $name } weer toegelaten:
    [mute] geen chat voor { $name }:
    [unmute] { $name } mag weer schrijven:
    [link] een wachtwoordlink voor { $name }
    [close] partij { $name } beëindigd:
    [delete] tafel { $name } verwijderd:
    [chat] bericht van { $name } verwijderd:
    [circle] kring { $name } verwijderd:
    [handled] meldingen over { $name } afgehandeld
    [appoint] { $name } beheert nu ook de server
   *[dismiss] { $name } beheert de server niet meer
}

# What own decisions lose
losses-title = Wat mijn beslissingen verliezen
losses-help = Een coach vergelijkt elke beslissing van je met de beste voor wat je toen kon weten, en telt op wat je weggaf. Alleen jij ziet dit.
losses-rating = Rating { $rating }
losses-mean = van een overwinning per partij, gemiddeld over { $games ->
    [one] 1 partij
   *[other] { $games } partijen
}
losses-chart = { $game }: wat je beslissingen in { $games } partijen verloren. Het gemiddelde van de laatste ging van { $first } naar { $last }.
losses-line = Elke stip is een partij; de lijn is het gemiddelde van hoogstens { $games }.
losses-trend = De laatste { $games }: { $now }; daarvoor: { $before }.
losses-tip = { $day }: { $lost }
losses-themes = Per thema, per partij
losses-theme = { $theme } ({ $slips ->
    [one] 1 misser
   *[other] { $slips } missers
})
losses-smaller = kleinere verliezen
losses-one-by-one = Partij voor partij
losses-game = Partij
losses-lost = Verloren
losses-running = { $done } van { $games } partijen bekeken
losses-go = { $games ->
    [one] Laat 1 partij bekijken
   *[other] Laat { $games } partijen bekijken
}
