# Old Town alleen: de stappen van een bewijs, hints, het gedrukte vel, de puzzel in de terminal.

puzzle-the = { $building ->
    [bank] de bank
    [barber] de kapper
    [blacksmith] de smid
    [casino] het casino
    [church] de kerk
    [doctor] de dokter
    [hotel] het hotel
    [jail] de gevangenis
    [judge] de rechter
    [laundry] de wasserij
    [pharmacy] de apotheek
    [printer] de drukker
    [saloon] de saloon
    [school] de school
    [sheriff] de sheriff
    [stable] de stal
    [stage] het postkoetskantoor
   *[undertaker] de doodgraver
}
puzzle-and = { $first } en { $last }
puzzle-on = { $count ->
    [one] op kavel { $lots }
   *[other] op de kavels { $lots }
}
puzzle-left = { $left_count ->
    [one] op kavel { $left_lots }
   *[other] op een van de kavels { $left_lots }
}

puzzle-clue-b = { $building }: { $says }.
puzzle-b = { $card ->
    [B37] deur op het oosten of westen
    [B38] deur op het noorden of zuiden
    [B39] ten noorden van Main St, of tussen de spoorlijn en Cemetery Rd
    [B40] ten zuiden van Cemetery Rd, of tussen de spoorlijn en Main St
    [B41] aan de rand van de stad, ten westen van Cavendish St
    [B42] aan de rand van de stad, ten oosten van Dalton Rd
    [B43] aan de rand van de stad, ten zuiden van Main St
    [B44] aan de rand van de stad, ten noorden van Cemetery Rd
    [B45] tussen Main St en Cemetery Rd
    [B46] tussen Dalton Rd en Cavendish St
    [B47] aan Main St
    [B48] ten zuiden van de spoorlijn
    [B49] aan de oost- of westrand van de stad
    [B50] aan de noord- of zuidrand van de stad
    [B51] aan Dalton Rd
    [B52] aan Cavendish St
    [B53] deur op het oosten of westen
    [B54] deur op het noorden of zuiden
    [B55] aan de oostkant van Dalton Rd of van Cavendish St
    [B56] aan de westkant van Dalton Rd of van Cavendish St
    [B57] ten oosten van Cavendish St of ten zuiden van Cemetery Rd
    [B58] ten westen van Dalton Rd of aan de rand van de woestijn
    [B59] ten noorden van Main St of ten westen van Dalton Rd
   *[B60] met uitzicht op de bizonweide of ten oosten van Cavendish St
}

puzzle-level = { $level ->
    [easy] makkelijk
    [medium] gemiddeld
    [hard] moeilijk
   *[expert] heel moeilijk
}
puzzle-technique = { $technique ->
    [entered] staat al op de plattegrond
    [noted] je potloodnotities
    [clue] een kaart over één gebouw
    [roll_call] welke gebouwen in de stad staan
    [last_lot] een gebouw met nog maar één kavel
    [last_building] een kavel met nog maar één gebouw
    [partner_known] een kaart over twee gebouwen, waarvan er één al vaststaat
    [partner] een kaart over twee gebouwen
    [own_complete] al je gebouwen
    [some_own] een kaart over een van je gebouwen
    [own_found] er kan maar één gebouw bedoeld zijn
    [any_partner] een kaart over twee gebouwen, met meer dan één mogelijke partner
    [pair] twee gebouwen voor twee kavels
    [lot_pair] twee kavels voor twee gebouwen
    [triple] drie gebouwen voor drie kavels
    [lot_triple] drie kavels voor drie gebouwen
    [own_budget] te weinig gebouwen van jou
    [chain] als het hier stond, dan …
    [deep_chain] als het hier stond, dan …, met paren en drietallen
   *[cases] als het hier stond, dan óf … óf …
}

puzzle-step-entered = { $the } staat { puzzle-on }, zoals je zelf hebt ingevuld.
puzzle-step-noted = volgens je notities kan { $the } alleen { puzzle-on } staan.
puzzle-step-clue = { $card }: { $count ->
    [one] { $the } stond op kavel { $lots }.
   *[other] { $the } stond op een van de kavels { $lots }.
}
puzzle-step-roll_call = er is maar plek voor zestien gebouwen. Niet in de stad: { $others }.
puzzle-step-last_lot = { $the } kan alleen nog op kavel { $lots } staan.
puzzle-step-last_building = op kavel { $lots } kan alleen { $the } nog staan.
puzzle-step-partner_known = { $card }: { $others } { $many ->
    [one] staat al vast
   *[other] staan al vast
}, dus { $the } kan { $tell ->
    [only] alleen { puzzle-left } staan.
   *[not] niet { puzzle-on } staan.
}
puzzle-step-partner = { $tell ->
    [only] { $card }: { $the } kan alleen { puzzle-left } staan; anders is er geen passende kavel voor { $others }.
   *[not] { $card }: { $the } kan niet { puzzle-on } staan; anders is er geen passende kavel voor { $others }.
}
puzzle-step-any_partner-named = { $tell ->
    [only] { $card }: { $the } kan alleen { puzzle-left } staan; anders kan geen van je gebouwen de partner zijn.
   *[not] { $card }: { $the } kan niet { puzzle-on } staan; anders kan geen van je gebouwen de partner zijn.
}
puzzle-step-any_partner = { $tell ->
    [only] { $card }: van je gebouwen kan alleen { $the } bedoeld zijn, en alleen { puzzle-left }.
   *[not] { $card }: van je gebouwen kan alleen { $the } bedoeld zijn, en niet { puzzle-on }.
}
puzzle-step-own_complete-found = al je gebouwen zijn gevonden: { $others }.
puzzle-step-own_complete-left = alleen nog de { $size } gezochte gebouwen kunnen van jou zijn: { $others }.
puzzle-step-some_own = { $card }: van je gebouwen kan alleen { $the } bedoeld zijn{ $tell ->
    [nothing] .
    [only] , en alleen { puzzle-left }.
   *[not] , en niet { puzzle-on }.
}
puzzle-step-own_found = { $card }: alleen { $the } kan bedoeld zijn en is dus van jou{ $tell ->
    [nothing] .
    [only] , en alleen { puzzle-left }.
   *[not] , en niet { puzzle-on }.
}
puzzle-step-pair = { $others } delen de kavels { $lots }: daar kan geen ander gebouw staan.
puzzle-step-lot_pair = { puzzle-on } kunnen alleen { $others } staan: ergens anders staan ze dus niet.
puzzle-step-own_budget-own = zonder { $the } zijn { $size } gebouwen van jou te weinig voor { $card }: dus { $the } is van jou.
puzzle-step-own_budget-not = niet van jou: { $others }. Met een daarvan zijn { $size } gebouwen te weinig voor { $card }.
puzzle-step-chain-lot = dus { $the } kan niet { puzzle-on } staan.
puzzle-step-chain-own = dus { $the } is niet van jou.
puzzle-step-chain-not_own = dus { $the } is van jou.

puzzle-suppose-lot = stel dat { $the } { puzzle-on } stond:
puzzle-suppose-own = stel dat { $the } van jou was:
puzzle-suppose-not_own = stel dat { $the } niet van jou was:
puzzle-split = { $the } staat op een van de kavels { $lots }

puzzle-link-clue = { $the } alleen { puzzle-on } ({ $card })
puzzle-link-roll_call = niet in de stad: { $others }
puzzle-link-last_lot = { $the } alleen nog { puzzle-on }
puzzle-link-last_building = op kavel { $lots } alleen nog { $the }
puzzle-link-partner = { $the } niet { puzzle-on } ({ $card })
puzzle-link-own_complete = al je gebouwen: { $others }
puzzle-link-some_own = alleen { $the } kan bedoeld zijn ({ $card })
puzzle-link-own_found = { $the } is van jou ({ $card })
puzzle-link-pair = { $others } delen de kavels { $lots }
puzzle-link-lot_pair = { puzzle-on } alleen { $others }

puzzle-end-no_lot = er is geen kavel meer voor { $the }
puzzle-end-no_building = er is geen gebouw meer voor kavel { $lots }
puzzle-end-no_partner = { $card } kan niet meer kloppen
puzzle-end-too_many_own = meer dan { $size } gebouwen zouden van jou moeten zijn: { $others }
puzzle-end-too_few_own = minder dan { $size } gebouwen zouden van jou kunnen zijn
puzzle-end-own_not_enough = { $size } gebouwen van jou zijn te weinig voor { $card }
puzzle-end-too_many_in_town = meer dan zestien gebouwen zouden in de stad moeten staan

puzzle-hint-look-building = Kijk naar dit gebouw: { $building }.
puzzle-hint-look-lots = { $count ->
    [one] Kijk naar kavel { $lots }.
   *[other] Kijk naar de kavels { $lots }.
}
puzzle-hint-look-own = Zoek je eigen gebouwen.
puzzle-hint-cards = Gebruik { $cards }: { $technique }.
puzzle-hint-all = Loop alle aanwijzingen nog eens na: { $technique }.
puzzle-hint-done = Alle gebouwen staan vast. Er valt niets meer te vinden.
puzzle-hint-mistake = Vanaf hier kom je niet verder: er klopt iets niet op de plattegrond. Een controle laat zien wat.
puzzle-hint-open = { $count ->
    [one] Er volgt niets meer.
   *[other] Er volgt niets meer: { $count } steden passen.
}
puzzle-hint-no_town = Bij deze puzzel past geen stad.

puzzle-check-fine = Tot nu toe klopt alles.
puzzle-check-lots-left = { $count ->
    [one] Eén kavel is nog leeg.
   *[other] { $count } kavels zijn nog leeg.
}
puzzle-check-own-left = { $count ->
    [one] Eén van je eigen gebouwen moet nog gevonden worden: markeer het als ‘van mij’.
   *[other] { $count } van je eigen gebouwen moeten nog gevonden worden: markeer ze als ‘van mij’.
}
puzzle-check-own-many = { $count ->
    [one] Je hebt één gebouw te veel als ‘van mij’ gemarkeerd.
   *[other] Je hebt { $count } gebouwen te veel als ‘van mij’ gemarkeerd.
}
puzzle-check-solved = Alles klopt. De stad is compleet.
puzzle-check-entry = { $the } kan niet { puzzle-on } staan.
puzzle-check-mark = { $the } staat op geen van de kavels die je hebt genoteerd.
puzzle-check-own = { $the } is niet van jou.
puzzle-check-together = Elk gebouw op zich kan kloppen, maar niet allemaal samen.

puzzle-explain-unique = Er past precies één stad.
puzzle-explain-none = Er past geen stad.
puzzle-explain-undecided = Het zoeken is voortijdig afgebroken; er is geen stad gevonden.
puzzle-explain-conflict = Deze aanwijzingen spreken elkaar tegen, en met minder lukt dat niet:
puzzle-explain-conflict-some = Deze aanwijzingen spreken elkaar tegen, en je kunt er geen weglaten:
puzzle-explain-several = Er passen { $towns } steden. Deze twee verschillen { puzzle-on }:
puzzle-explain-more = Er passen meer dan { $towns } steden. Deze twee verschillen { puzzle-on }:
puzzle-explain-limit = { $towns ->
    [one] Er past meer dan één stad.
   *[other] Er passen meer dan { $towns } steden.
}
puzzle-explain-own = Je gebouwen: { $own }.
puzzle-explain-own-several = Bij deze stad past meer dan één keuze van eigen gebouwen: { $own }.
puzzle-explain-grade = Moeilijkheid { $number }, { puzzle-level }. Moeilijkste stap: { $technique }.
puzzle-explain-unproven = Onze technieken bewijzen het niet stap voor stap; de exacte oplosser wel.
puzzle-explain-or = of

puzzle-name = Old Town-puzzel
puzzle-name-official = Old Town, gedrukte puzzel { $number }
puzzle-name-daily = Old Town, puzzel van { $date }
puzzle-name-number = Puzzel { $number }
puzzle-clues = Aanwijzingen
puzzle-own = Je gebouwen
puzzle-own-hidden = { $size ->
    [one] Eén gebouw is van jou. Zoek ook dat uit.
   *[other] { $size } gebouwen zijn van jou. Zoek ook die uit.
}
puzzle-in-town = In de stad
puzzle-clues-one = Over één gebouw
puzzle-clues-own = Over je gebouwen
puzzle-answer = Oplossing
puzzle-answers = Oplossingen
puzzle-north = N
puzzle-clue-count = { $count ->
    [one] 1 aanwijzing
   *[other] { $count } aanwijzingen
}
puzzle-book = Old Town
puzzle-book-subtitle = { $count ->
    [one] Een puzzel voor jou alleen
   *[other] { $count } puzzels voor jou alleen
}
puzzle-book-how = Zo werkt het
puzzle-book-rules =
    Een stadje in het Wilde Westen is verdwenen, alleen aanwijzingen zijn er nog. Zestien van de gebouwen stonden op de zestien kavels, op elke kavel één; elk gebouw dat een aanwijzing noemt en elk gebouw van jou was daarbij. De inkeping in een kavel is de ingang.
    Elke aanwijzing is waar. ‘Mijn gebouw’ is er een van jou: zo’n aanwijzing geldt voor minstens één daarvan, een ander dan het genoemde. Naast elkaar liggen twee kavels met niets ertussen; tegenover elkaar liggen twee buren met een straat of de spoorlijn ertussen. Elke puzzel heeft precies één oplossing.
puzzle-book-page = pagina { $page }
puzzle-book-answer-on = Oplossing op pagina { $page }
puzzle-unofficial = Een onofficiële, niet-commerciële uitgave. Old Town is een spel van Stephan Riedel.

puzzle-play-welcome = { $name }. h voor hulp, q om te stoppen.
puzzle-play-prompt = Puzzel>
puzzle-play-help =
    kerk 9 zet de kerk op kavel 9;  kerk - haalt die van de plattegrond.
    kerk? 9 10 13 noteert deze kavels en geen andere;  kerk? gumt de notities uit.
    own kerk legt vast dat die van jou is (als je dat moet uitzoeken); nog een keer: dat die niet van jou is.
    hint geeft een hint, nog een keer een duidelijkere;  check laat zien wat er fout is;  undo neemt terug;  clues toont de aanwijzingen.
    save [BESTAND] slaat op;  solve toont de oplossing met bewijs;  q slaat op en stopt.
puzzle-play-unknown = Dat begrijp ik niet: { $typed }. h voor hulp.
puzzle-play-no-building = Er is geen gebouw dat { $typed } heet.
puzzle-play-several-buildings = { $typed } kan van alles zijn: { $buildings }.
puzzle-play-no-lot = Er is geen kavel { $typed }.
puzzle-play-no-undo = Er valt niets terug te nemen.
puzzle-play-saved = Opgeslagen in { $file }. Ga verder met: { $command }
puzzle-play-solved = Dat is de stad! Goed gedaan.
puzzle-play-not-solved = Elke kavel is bezet, maar er klopt nog iets niet. check laat zien wat.
puzzle-play-own-missing = De stad klopt. Nu nog je eigen gebouwen vinden.
puzzle-play-own-known = In deze puzzel zijn je gebouwen bekend.
puzzle-play-left = Nog te vinden: { $buildings }
