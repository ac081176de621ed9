coach-worlds = { $what }: in { $count } van de { $of } gevallen in plaats van { $instead }
coach-often = { $what }: { $share } in plaats van { $less }
coach-mean = { $what }: gemiddeld { $much } in plaats van { $instead }
coach-better = ‘{ $move }’ is beter: daarmee win je { $share }, met ‘{ $other }’ { $less }.
coach-slightly = ‘{ $move }’ is iets beter dan ‘{ $other }’: daarmee win je { $share }.
coach-figures = ‘{ $move }’ wint vanaf hier ongeveer { $chance }% van de partijen, ‘{ $other }’ ongeveer { $instead }%.
coach-share = { $share ->
    [never] bijna nooit
    [tenth] ongeveer één op de tien keer
    [fifth] ongeveer één op de vijf keer
    [quarter] ongeveer één op de vier keer
    [third] ongeveer één op de drie keer
    [two-fifths] ongeveer twee van de vijf keer
    [half] ongeveer de helft van de keren
    [three-fifths] ongeveer drie van de vijf keer
    [two-thirds] ongeveer twee van de drie keer
    [three-quarters] ongeveer drie van de vier keer
    [four-fifths] ongeveer vier van de vijf keer
    [nine-tenths] ongeveer negen van de tien keer
   *[always] bijna altijd
}
coach-equal = ‘{ $move }’ en ‘{ $other }’ zijn ongeveer even goed.
coach-but = Daar staat tegenover: { $what }
coach-no-reason = Er is niet één reden; veel kleine dingen tellen op.
coach-only = Er is maar één zet mogelijk: { $move }.
coach-look-anywhere = Hier springt niets eruit: de beste zetten zijn ongeveer even goed.
coach-compare = Vergelijk ‘{ $one }’ met ‘{ $other }’.
coach-consider = Een van beide is hierin beter. { $what }
coach-move = Mijn keuze: ‘{ $move }’.
coach-reviewed = { $decisions ->
    [one] 1 beslissing
   *[other] { $decisions } beslissingen
}, { $slips ->
    [0] geen missers
    [one] 1 misser
   *[other] { $slips } missers
}
coach-slip = Beslissing { $ply }: { $move }. Beter: { $best }, dat ongeveer { $chance }% van de partijen wint in plaats van { $instead }%.
coach-work = Om aan te werken: { $theme } ({ $slips ->
    [one] 1 misser
   *[other] { $slips } missers
}, { $lost }% van een overwinning verloren)
coach-progress = { $done ->
    [one] 1 beslissing beoordeeld
   *[other] { $done } beslissingen beoordeeld
}
coach-title = Coach
coach-thinking = De coach denkt na …
coach-more = Vertel meer
coach-behind = Meer
coach-close = Sluiten
coach-why = Waarom?
coach-line = Laat de betere voortzetting zien
coach-line-shown = De betere voortzetting, zoals het had kunnen gaan: { $step } van { $steps }
coach-line-back = Terug naar de partij
coach-work-title = Om aan te werken
coach-practice = Mijn missers overdoen
coach-practice-help = Je eigen missers komen hier terug als stellingen om op te lossen: dezelfde dag, en daarna met steeds langere tussenpozen. Wat je oplost, komt minder vaak terug.
coach-practice-left = { $due ->
    [one] 1 stelling wacht
   *[other] { $due } stellingen wachten
}, { $total } in totaal
coach-practice-none = Er wacht nu niets op je. Laat een afgelopen partij van je analyseren, dan komen de missers hier te staan.
coach-practice-later = Er wacht nu niets op je. De volgende stelling komt terug op { $day }.
coach-practice-right = Goed: ‘{ $best }’.
coach-practice-wrong = Niet helemaal. In de partij speelde je ‘{ $made }’; beter is ‘{ $best }’.
coach-practice-next = Volgende stelling
coach-practice-forget = Laat me deze stelling niet meer zien
coach-practice-back = Deze komt terug op { $day }.

# Vind de zet
positions-title = Vind de zet
positions-lead = Stellingen uit sterke partijen waarin één zet zonder twijfel beter is dan alle andere. Je ziet wat de speler kon weten, en niets meer.
positions-daily = Stelling van de dag
positions-home = Vind de beste zet: stellingen uit sterke partijen, met de redenen.
positions-daily-more = Elke dag een nieuwe stelling, voor iedereen dezelfde.
positions-longest = { $days ->
    [one] Langste reeks: 1 dag.
   *[other] Langste reeks: { $days } dagen.
}
positions-of-day = Stelling van { $day }
positions-ask = Eén zet is hier duidelijk de beste. Welke?
positions-wrong = Niet helemaal. De beste zet is ‘{ $best }’.
positions-again = Nog eens proberen
positions-all = Alle stellingen
positions-none = Deze versie bevat geen stellingen.
positions-theme-other = overig
positions-solved = { $solved } van { $count } opgelost
positions-number = Stelling { $number }, { $grade }
positions-grade-found = moeilijkheid { $place } van { $most }
positions-grade-nobody = te moeilijk voor alle bots
positions-share-text = { $game }, { $title } ({ $grade }): in één keer gevonden.

# Het analysebord
analysis-title = Analysebord
analysis-open = Zetten proberen
analysis-step = Jouw variant: { $step } van { $steps }
analysis-set-up = Een stelling opzetten
analysis-set-up-help = Plak de tekst of de link van een stelling, of het spelverslag van een partij. Alles wordt aan de regels getoetst.
analysis-text = Stelling, link of spelverslag
analysis-ply = Vóór welke beslissing
analysis-by-hand-help = Eerst wordt er willekeurig gedeeld. Kies twee stukken, dan wisselen ze van plaats, als de regels dat toestaan. Zet daarna op het bord voor iedereen, tot de stelling is zoals je wilt.
analysis-game = Spel
analysis-deal = Uitdelen
analysis-go = Opzetten
analysis-lines = Varianten
analysis-lines-help = Zet op het bord voor iedereen. Ga terug en doe iets anders, dan begint een nieuwe variant.
analysis-start = Begin
analysis-compare = Met deze stelling vergelijken
analysis-judge = De coach vragen
analysis-openly = met alles open
analysis-judged-openly = Als alles open lag, ook wat nog getrokken wordt.
analysis-imagined = Zeker is hier alleen wat { $player } weet; de rest is bedacht.
analysis-over = De partij is hier afgelopen.
