oldtown-title = Old Town
oldtown-begins = Volgens de spelregels begint de jongste.

oldtown-option-tidy = Nutteloze fiches
oldtown-option-tidy-auto = Snel: ze verdwijnen meteen, niemand hoeft ze te betwisten.
oldtown-option-tidy-spot = Ze blijven liggen tot iemand ze betwist.
oldtown-option-tidy-by_days = In partijen die dagen duren, is ‘snel’ standaard: na elke beurt iedereen vragen zou te lang duren.
oldtown-option-memory_aid = Gespeelde en afgelegde aanwijzingen
oldtown-option-memory_aid-true = Je mag ze altijd teruglezen.
oldtown-option-memory_aid-false = Zodra de volgende beurt is begonnen, mag je ze niet meer teruglezen.

oldtown-building = { $building ->
    [bank] bank
    [barber] kapper
    [blacksmith] smid
    [casino] casino
    [church] kerk
    [doctor] dokter
    [hotel] hotel
    [jail] gevangenis
    [judge] rechter
    [laundry] wasserij
    [pharmacy] apotheek
    [printer] drukker
    [saloon] saloon
    [school] school
    [sheriff] sheriff
    [stable] stal
    [stage] postkoetskantoor
    [undertaker] doodgraver
   *[other] een gebouw
}
oldtown-building-of = { $building ->
    [bank] van de bank
    [barber] van de kapper
    [blacksmith] van de smid
    [casino] van het casino
    [church] van de kerk
    [doctor] van de dokter
    [hotel] van het hotel
    [jail] van de gevangenis
    [judge] van de rechter
    [laundry] van de wasserij
    [pharmacy] van de apotheek
    [printer] van de drukker
    [saloon] van de saloon
    [school] van de school
    [sheriff] van de sheriff
    [stable] van de stal
    [stage] van het postkoetskantoor
    [undertaker] van de doodgraver
   *[other] van een gebouw
}

oldtown-street-main = Main St
oldtown-street-cemetery = Cemetery Rd
oldtown-street-dalton = Dalton Rd
oldtown-street-cavendish = Cavendish St
oldtown-street-railway = spoorlijn
oldtown-place-graveyard = begraafplaats
oldtown-place-buffalo_field = bizonweide
oldtown-place-desert = woestijn

oldtown-clue = { $card ->
    [A1] Vanuit de kerk zag je de begraafplaats.
    [A2] De deur van de kapper kwam uit op Dalton Rd.
    [A3] De bank stond ten oosten van Cavendish St.
    [A4] De saloon stond midden in de stad.
    [A5] De doodgraver woonde aan de rand van de woestijn.
    [A6] De apotheek stond waar Cavendish St en Main St elkaar kruisen.
    [A7] De deur van de drukker kwam uit op Cemetery Rd.
    [A8] De stal stond ten noorden van Main St.
    [A9] De gevangenis stond ten westen van Dalton Rd.
    [A10] De deur van de sheriff kwam uit op Main St.
    [A11] De rechter woonde in een van de vier hoeken van de stad.
    [A12] Het hotel stond aan de westkant van Cavendish St.
    [A13] De smid werkte aan de oostkant van Dalton Rd.
    [A14] De wasserij stond tussen Main St en de spoorlijn.
    [A15] Het postkoetskantoor stond op de hoek van Main St en Dalton Rd.
    [A16] Vanuit de school zag je de bizonweide.
    [A17] Het casino stond tussen Cemetery Rd en de spoorlijn.
    [A18] De dokter woonde op de hoek van Cavendish St en Cemetery Rd.
    [C19] Het postkoetskantoor en mijn gebouw stonden tegenover elkaar, allebei langs de spoorlijn.
    [C20] De bank en mijn gebouw stonden tegenover elkaar, allebei aan Cemetery Rd.
    [C21] De smid en mijn gebouw zaten tegenover elkaar, allebei langs de spoorlijn.
    [C22] De saloon en mijn gebouw stonden tegenover elkaar, allebei aan Main St.
    [C23] Mijn gebouw stond pal naast de kerk.
    [C24] Mijn gebouw stond pal naast de doodgraver.
    [C25] Mijn gebouw stond pal naast de school.
    [C26] Mijn gebouw stond pal naast de sheriff.
    [C27] De kapper en mijn gebouw zaten tegenover elkaar, allebei aan Main St.
    [C28] Het hotel en mijn gebouw stonden tegenover elkaar, allebei aan Main St.
    [C29] De rechter en mijn gebouw zaten tegenover elkaar, allebei aan Cavendish St, aan dezelfde kant van de spoorlijn.
    [C30] De gevangenis en mijn gebouw stonden tegenover elkaar, allebei langs de spoorlijn.
    [C31] Mijn gebouw stond pal naast de apotheek.
    [C32] De drukker en mijn gebouw zaten tegenover elkaar, allebei aan Dalton Rd, aan dezelfde kant van de spoorlijn.
    [C33] De stal en mijn gebouw stonden tegenover elkaar, allebei aan Cavendish St, aan dezelfde kant van de spoorlijn.
    [C34] De deuren van de wasserij en van mijn gebouw lagen recht tegenover elkaar.
    [C35] De deuren van het casino en van mijn gebouw lagen recht tegenover elkaar.
    [C36] De deuren van de dokter en van mijn gebouw lagen recht tegenover elkaar.
    [B37] De deur van mijn gebouw zat aan de oost- of westkant.
    [B38] De deur van mijn gebouw zat aan de noord- of zuidkant.
    [B39] Mijn gebouw stond ten noorden van Main St, of tussen de spoorlijn en Cemetery Rd.
    [B40] Mijn gebouw stond ten zuiden van Cemetery Rd, of tussen de spoorlijn en Main St.
    [B41] Mijn gebouw stond aan de rand van de stad en ten westen van Cavendish St.
    [B42] Mijn gebouw stond aan de rand van de stad en ten oosten van Dalton Rd.
    [B43] Mijn gebouw stond aan de rand van de stad en ten zuiden van Main St.
    [B44] Mijn gebouw stond aan de rand van de stad en ten noorden van Cemetery Rd.
    [B45] Mijn gebouw stond tussen Main St en Cemetery Rd.
    [B46] Mijn gebouw stond tussen Dalton Rd en Cavendish St.
    [B47] Mijn gebouw stond aan Main St.
    [B48] Mijn gebouw stond ten zuiden van de spoorlijn.
    [B49] Mijn gebouw stond aan de oost- of westrand van de stad.
    [B50] Mijn gebouw stond aan de noord- of zuidrand van de stad.
    [B51] Mijn gebouw stond aan Dalton Rd.
    [B52] Mijn gebouw stond aan Cavendish St.
    [B53] De deur van mijn gebouw zat aan de oost- of westkant.
    [B54] De deur van mijn gebouw zat aan de noord- of zuidkant.
    [B55] Mijn gebouw stond aan de oostkant van Dalton Rd of van Cavendish St.
    [B56] Mijn gebouw stond aan de westkant van Dalton Rd of van Cavendish St.
    [B57] Mijn gebouw stond ten oosten van Cavendish St of ten zuiden van Cemetery Rd.
    [B58] Mijn gebouw stond ten westen van Dalton Rd of aan de rand van de woestijn.
    [B59] Mijn gebouw stond ten noorden van Main St of ten westen van Dalton Rd.
    [B60] Vanuit mijn gebouw zag je de bizonweide, of het stond ten oosten van Cavendish St.
   *[other] een aanwijzingskaart ({ $kind })
}

oldtown-misprint = { $card ->
    [A13] onze bron zegt ‘zuidkant’, maar een weg van noord naar zuid heeft die niet; in alle gedrukte oplossingen zit de smid aan de oostkant
    [C32] onze bron zegt ‘Cavendish St’, maar gedrukte puzzel 3 klopt alleen met Dalton Rd
    [B55] in onze bron is het woord ‘oost’ weggevallen; B56 is dezelfde kaart voor de westkant
   *[B60] in onze Italiaanse bron staat ‘in via’ (in de straat van) de bizonweide, te lezen als ‘in vista’ (in het zicht van)
}
oldtown-puzzle-corrected = { $number ->
    [5] Hier verbeterd: zoals gedrukt past er geen enkele stad, want C25 en C32 spreken de gedrukte oplossing tegen. Ze zijn allebei weggelaten.
    [6] Hier verbeterd: zoals gedrukt passen er acht steden. B51 (wasserij) is toegevoegd; alleen de gedrukte oplossing blijft over.
   *[8] Hier verbeterd: zoals gedrukt passen er veertien steden. A6 en B49 (dokter) zijn toegevoegd; alleen de gedrukte oplossing blijft over.
}
oldtown-puzzle-either = Er past maar één stad, maar daarbij passen twee groepen eigen gebouwen. Ze zijn allebei goed.

oldtown-verdict = { $verdict ->
    [playable] speelbaar
    [contradicts] spreekt de stad tegen
    [confirms] bevestigt wat al bekend is
    [blocked_five] vraagt meer dan vijf fiches
    [blocked_three] op een kavel liggen al drie fiches
   *[no_own_building] geen eigen gebouw om te noemen
}
oldtown-judged = { oldtown-building }: { oldtown-verdict }
oldtown-lots = { $count ->
    [one] kavel { $lots }
   *[other] kavels { $lots }
}

oldtown-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
oldtown-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}: A { $a }, B { $b }, C { $c }
oldtown-hand = Je hand
oldtown-owns = gebouwen: { $buildings }
oldtown-aside = Naast de plattegrond: { $buildings }
oldtown-out = Uit het spel: { $buildings }
oldtown-nothing = geen
oldtown-piles = Gezamenlijke stapel: { $common }
oldtown-own-pile = eigen stapel ({ $player }): A { $a }, C { $c }
oldtown-shown = Deze beurt getoond: { $cards }
oldtown-gone = Tot nu toe gespeeld en afgelegd: { $cards }
oldtown-tile = tegel
oldtown-marker = fiche
oldtown-yours = van jou

oldtown-decision-take = Neem een gebouw.
oldtown-decision-act = Speel een aanwijzing of leg er twee af.
oldtown-decision-remove = Haal een fiche van de plattegrond.
oldtown-decision-claim = Betwist een fiche dat niet kan kloppen, of zeg dat je klaar bent.
oldtown-decision-draw = Van welke stapel trek je?
oldtown-step-pass = Je kunt geen aanwijzing spelen en er geen twee afleggen, dus je past.
oldtown-step-building = Kies nu over welk van je gebouwen de aanwijzing gaat.
oldtown-step-clue = Kies nu de aanwijzing die over dit gebouw gaat ({ $building }).
oldtown-step-drop = { $chosen ->
    [0] Kies de eerste van de twee aanwijzingen die je aflegt.
   *[other] Kies nu de tweede aanwijzing die je aflegt.
}

oldtown-event-turn_began = { $you ->
    [yes] Jouw beurt begint
   *[no] De beurt van { $player } begint
}
oldtown-event-took = { $you ->
    [yes] Je neemt
   *[no] { $player } neemt
} een gebouw: { oldtown-building }
oldtown-event-played = { $you ->
    [yes] Je speelt
   *[no] { $player } speelt
} { $card } ({ oldtown-building }): { oldtown-clue }
oldtown-event-played_before = { $you ->
    [yes] Je hebt
   *[no] { $player } heeft
} een aanwijzing gespeeld
oldtown-event-lying = De fiches { oldtown-building-of } liggen op deze kavels: { $lots }
oldtown-event-dropped = { $you ->
    [yes] Je legt
   *[no] { $player } legt
} { $cards } af
oldtown-event-dropped_before = { $you ->
    [yes] Je hebt
   *[no] { $player } heeft
} twee kaarten afgelegd
oldtown-event-removed = { $you ->
    [yes] Je haalt
   *[no] { $player } haalt
} het fiche { oldtown-building-of } van kavel { $lot }: { oldtown-points } daarvoor
oldtown-event-recovered = { $you ->
    [yes] Je krijgt
   *[no] { $player } krijgt
} { oldtown-points }: { $points ->
    [one] het fiche { oldtown-building-of } op { $lots } gaat weg
   *[other] de fiches { oldtown-building-of } op { $lots } gaan weg
} ({ $cause ->
    [clue] volgens de aanwijzing
    [tile] de kavel is bebouwd
    [tidying] volgens de rest van de stad
   *[claim] terecht betwist
})
oldtown-event-placed = { $you ->
    [yes] Je legt
   *[no] { $player } legt
} de fiches { oldtown-building-of } op de kavels { $lots }{ $points ->
    [0] {""}
   *[other] ; { oldtown-points } voor ongebruikte fiches
}
oldtown-event-settled = { $you ->
    [yes] Je zet
   *[no] { $player } zet
} een gebouw vast op kavel { $lot }: { oldtown-building }{ $points ->
    [0] {""}
   *[other] ; { oldtown-points } voor de overige fiches
}
oldtown-event-left_out = Er staan zestien gebouwen op de plattegrond; niet erbij: { oldtown-building }
oldtown-event-passed = { $you ->
    [yes] Je past
   *[no] { $player } past
}
oldtown-event-claimed = { $you ->
    [yes] Je betwist
   *[no] { $player } betwist
} het fiche { oldtown-building-of } op kavel { $lot }: { $judged ->
    [right] terecht
   *[wrong] onterecht
}
oldtown-event-drew = { $you ->
    [yes] Je trekt
   *[no] { $player } trekt
}: { oldtown-clue }
oldtown-event-ended = { $how ->
    [complete] De stad is compleet. Het spel is afgelopen.
   *[dead] Niemand kan nog verder. Het spel is afgelopen.
}
oldtown-event-looked_back = Gespeelde en afgelegde kaarten: { $cards }

oldtown-reason-take_now = eerst moet je een gebouw nemen
oldtown-reason-act_now = nu moet je een aanwijzing spelen of twee kaarten afleggen
oldtown-reason-remove_now = nu moet er een fiche weg
oldtown-reason-claim_now = nu kunnen er fiches betwist worden
oldtown-reason-draw_now = nu moet je een kaart trekken
oldtown-reason-contradicts = { $count ->
    [0] deze aanwijzing spreekt de stad tegen ({ oldtown-building })
   *[other] deze aanwijzing spreekt de stad tegen ({ oldtown-building }): geen van de kavels { $lots } kan
}
oldtown-reason-confirms = { $count ->
    [0] deze aanwijzing bevestigt alleen wat bekend is ({ oldtown-building })
   *[other] deze aanwijzing bevestigt alleen wat bekend is ({ oldtown-building }, { oldtown-lots })
}
oldtown-reason-blocked_five = { $count ->
    [0] een gebouw heeft maar vijf fiches, en deze aanwijzing vraagt er meer ({ oldtown-building })
   *[other] een gebouw heeft maar vijf fiches, en deze aanwijzing vraagt er meer ({ oldtown-building }, { oldtown-lots })
}
oldtown-reason-blocked_three = { $count ->
    [0] op een kavel liggen hoogstens drie fiches ({ oldtown-building })
   *[other] op een kavel liggen hoogstens drie fiches ({ oldtown-building }, { oldtown-lots })
}
oldtown-reason-building_settled = staat al vast: { oldtown-building }
oldtown-reason-building_out = uit het spel: { oldtown-building }
oldtown-reason-building_owned = is al van iemand: { oldtown-building }
oldtown-reason-not_in_hand = { $card } heb je niet in je hand
oldtown-reason-not_own_building = dit gebouw kun je bij deze kaart niet noemen: { oldtown-building }
oldtown-reason-no_own_building = je hebt geen gebouw dat je bij { $card } kunt noemen
oldtown-reason-still_tells = { $card } bevestigt niet en spreekt niet tegen, dus afleggen kan niet
oldtown-reason-nothing_to_remove = er ligt geen fiche op de plattegrond
oldtown-reason-can_act = je kunt nog een aanwijzing spelen of twee kaarten afleggen
oldtown-reason-no_such_marker = op kavel { $lot } ligt geen fiche { oldtown-building-of }
oldtown-reason-last_place = zonder dit fiche kan de stad niet meer compleet worden: { oldtown-building }
oldtown-source-settled = Gebouwen vastgezet
oldtown-source-placed = Overgebleven fiches
oldtown-source-recovered = Weggehaald

oldtown-statistics-table-clue_cards = Aanwijzingen
oldtown-statistics-table-buildings = Gebouwen
oldtown-statistics-table-markers_spotted = Betwiste fiches
oldtown-statistics-table-cards_drawn = Getrokken kaarten
oldtown-statistics-table-ends = Einden
oldtown-statistics-column-played = gespeeld
oldtown-statistics-column-dropped = afgelegd
oldtown-statistics-column-playable = speelbaar
oldtown-statistics-column-contradicts = spreekt tegen
oldtown-statistics-column-confirms = bevestigt
oldtown-statistics-column-blocked = geblokkeerd
oldtown-statistics-column-settled = vastgezet
oldtown-statistics-column-taken = genomen
oldtown-statistics-column-marked = met fiches
oldtown-statistics-column-left_out = niet erbij
oldtown-statistics-column-claimed = betwist
oldtown-statistics-column-drawn = getrokken
oldtown-statistics-column-games = partijen
oldtown-statistics-item-right = terecht
oldtown-statistics-item-wrong = onterecht
oldtown-statistics-item-common = { $common } van de gezamenlijke stapel
oldtown-statistics-item-own = { $own } van de eigen stapel
oldtown-statistics-item-complete = de stad is compleet
oldtown-statistics-item-dead = niemand kan nog verder
oldtown-statistics-source-clue = fiches buiten de kavels van een aanwijzing
oldtown-statistics-source-tile = fiches onder of rond een tegel
oldtown-statistics-source-tidying = fiches die niet kunnen kloppen
oldtown-statistics-source-claim = betwiste fiches
oldtown-statistics-source-placed = overgebleven fiches
oldtown-statistics-source-settled = gebouwen vastgezet
oldtown-statistics-source-removed = fiches voor twee afgelegde kaarten

oldtown-coach-now = Punten meteen
oldtown-coach-points = Jouw punten
oldtown-coach-rival_points = Punten van { $player }
oldtown-coach-next_turn = Wat { $player } in de volgende beurt haalt
oldtown-coach-rival_settles = { $player } zet een gebouw vast ({ oldtown-building })
oldtown-coach-settles = Je zet een gebouw vast ({ oldtown-building })
oldtown-coach-houses = Gebouwen die je vastzet
oldtown-coach-clues = Aanwijzingen die je later speelt
oldtown-coach-drops = Keren dat je later twee kaarten aflegt
oldtown-coach-passes = Keren dat je later moet passen
oldtown-coach-playable = Aanwijzingen die je daarna kunt spelen
oldtown-coach-recovered = Fiches die je weghaalt
oldtown-coach-claims = Nutteloze fiches die je betwist
oldtown-coach-rival_claims = Nutteloze fiches die de anderen betwisten
oldtown-setup-hands = Hand van speler { $number }
oldtown-setup-common = Gezamenlijke stapel, van boven af
oldtown-setup-own = Eigen stapel van speler { $number }, van boven af
oldtown-theme-points = punten
oldtown-theme-rivals = wat je de anderen laat
oldtown-theme-settling = gebouwen vastzetten
oldtown-theme-hand = speelbare aanwijzingen houden
oldtown-theme-markers = fiches
oldtown-look-points = Zoek de punten: welke aanwijzing levert het meest op?
oldtown-look-rivals = Kijk wat je overlaat aan wie na je komt.
oldtown-look-settling = Kijk naar de gebouwen die bijna vaststaan.
oldtown-look-hand = Kijk naar je hand: welke aanwijzingen blijven speelbaar?
oldtown-look-markers = Kijk naar de fiches: welke kun je laten verdwijnen?

oldtown-pitch = Zoek met oude telegrammen uit waar in een verdwenen stad elk gebouw stond.
oldtown-legend-marker = Een fiche: het gebouw kan hier gestaan hebben. Elk fiche dat voor jou weggaat is 1 punt.
oldtown-legend-owner = De ring in de kleur van een speler: van wie het gebouw is.
oldtown-legend-house = Een huis: het gebouw stond zeker hier.
oldtown-legend-entrance = De inkeping van een kavel is de ingang. Alleen aanwijzingen over deuren gaan daarvan uit.
oldtown-legend-playable = Deze aanwijzing kan gespeeld worden voor het gebouw naast het teken.
oldtown-legend-confirms = Deze aanwijzing bevestigt alleen wat bekend is. Spelen kan niet, afleggen wel.
oldtown-legend-contradicts = Deze aanwijzing spreekt de stad tegen. Spelen kan niet, afleggen wel.
oldtown-legend-blocked = Geblokkeerd: er zijn meer fiches nodig dan er zijn, of een kavel waar al drie fiches liggen. Nu niet te spelen en niet af te leggen.
oldtown-legend-kinds = A-aanwijzingen noemen een gebouw, B-aanwijzingen gaan over een van jou, C-aanwijzingen over beide.
oldtown-legend-unknown = Een van je eigen gebouwen, dat je kiest als je de aanwijzing speelt.
oldtown-legend-map = Het kaartje toont de kavels die een aanwijzing toelaat; doorgestreept kunnen ze niet meer.
oldtown-legend-lit = Op de grote plattegrond: kavels die de aangewezen aanwijzing toelaat.
oldtown-legend-buildings = De achttien gebouwen
oldtown-board-map = Plattegrond van de stad
oldtown-board-lot-settled = Kavel { $lot }: { $building }
oldtown-board-lot-marked = Kavel { $lot }, fiches: { $buildings }
oldtown-board-lot-empty = Kavel { $lot }, leeg
oldtown-board-marker = Fiche { $building } op kavel { $lot }
oldtown-board-telegram = telegram
oldtown-board-no-building = op dit moment geen gebouw
oldtown-board-cards = Aanwijzingen: { $a } A · { $b } B · { $c } C
oldtown-board-aside = Naast de plattegrond
oldtown-board-settled = { $settled } van de 16 staan vast
oldtown-board-none-aside = Geen
oldtown-board-take = { $building } nemen
oldtown-board-piles = Stapels
oldtown-board-pile = { $pile ->
    [own] Eigen stapel: { $left }
   *[common] Gezamenlijke stapel: { $left }
}
oldtown-board-draw = { $pile ->
    [own] Van je eigen stapel trekken ({ $left })
   *[common] Van de gezamenlijke stapel trekken ({ $left })
}
oldtown-board-hand = Je aanwijzingen
oldtown-board-drop-two = kies er twee om af te leggen
oldtown-board-drop = Twee aanwijzingen afleggen
oldtown-board-pass = Passen
oldtown-board-done = Niets te betwisten
oldtown-board-gone = Gespeeld en afgelegd: { $cards }
oldtown-board-verdict = { $building }: { $verdict ->
    [playable] speelbaar
    [confirms] bevestigt alleen wat bekend is
    [contradicts] spreekt de stad tegen
    [blocked_five] geblokkeerd: vraagt meer dan vijf fiches
    [blocked_three] geblokkeerd: op een kavel liggen al drie fiches
   *[blocked] geblokkeerd
}
oldtown-board-no-own = je hebt geen gebouw waar die over kan gaan
oldtown-board-lot-choose = Kavel { $lot }: kies uit { $count } fiches
# Waar woorden op smalle plekken mogen worden afgebroken.
oldtown-hyphens = ge-van-ge-nis post-koets-kan-toor dood-gra-ver apo-theek was-se-rij
oldtown-standing-claims-done = Tot nader order niets betwisten
oldtown-collecting = { $turn ->
    [yes] Een nutteloos fiche? Wijs het aan, of ga verder.
   *[no] Is een fiche nutteloos? Wijs het aan op de plattegrond.
}
oldtown-pointed = { $count ->
    [one] Je wijst één fiche aan; het wordt betwist zodra jij mag betwisten.
   *[other] Je wijst { $count } fiches aan; ze worden betwist zodra jij mag betwisten.
}
oldtown-claim-right = { $count ->
    [0] Terecht: op kavel { $lot } is geen plek meer ({ $building }).
   *[other] Terecht: de kavels { $lots } zijn al bezet ({ $buildings }), dus op { $lot } is geen plek meer ({ $building }).
}
oldtown-claim-wrong = { $count ->
    [0] Onterecht: op kavel { $lot } is nog plek ({ $building }). Daarmee is het betwisten voor deze beurt voorbij.
   *[other] Onterecht: op kavel { $lot } is nog plek ({ $building }), bijvoorbeeld met { $places }. Daarmee is het betwisten voor deze beurt voorbij.
}
oldtown-claim-place = { $building } op { $lot }
oldtown-board-move-drop = { $cards } afleggen
oldtown-board-move-remove = Fiche { $building } van kavel { $lot } halen
oldtown-board-move-claim = Betwisten: { $building } op kavel { $lot }
oldtown-board-move-draw = { $pile ->
    [own] Van je eigen stapel trekken
   *[common] Van de gezamenlijke stapel trekken
}
oldtown-notation = Zetten: take bank neemt een eigen gebouw, A7 speelt een A-aanwijzing, B45=bank en C29=hotel spelen een B- of C-aanwijzing voor een van je gebouwen, drop A3 B45 legt twee aanwijzingen af, remove bank@7 haalt het fiche van de bank van kavel 7, claim bank@7 betwist het als nutteloos, done betwist niets meer, pass past, draw common en draw own trekken van de gezamenlijke en van je eigen stapel.

oldtown-intro-1 = Een stad is verdwenen; telegrammen vertellen waar de gebouwen stonden. Iedereen neemt twee eigen gebouwen. Neem de sheriff.
oldtown-intro-2 = En het hotel.
oldtown-intro-3 = { $finger ->
    [yes] Tik op de aanwijzing
   *[no] Klik op de aanwijzing
}: de kavels die ze toelaat, lichten op. Speel ze: op elk komt een fiche, en elk fiche dat overblijft, is een punt.
oldtown-intro-4 = De aanwijzing is weg, alleen de fiches tellen. Deze verbindt een gebouw met een van jou. Speel die met de sheriff: wat niet meer past, verliest zijn fiches, elk een punt.
oldtown-intro-5 = Later. Je sheriff en je hotel hebben de kavels 3 en 7 nodig, dus de saloon stond niet op 7. { $finger ->
    [yes] Tik
   *[no] Klik
} op zijn nutteloze fiche daar: een punt.
oldtown-intro-6 = Terecht! Je mag fiches altijd aanwijzen, ook buiten je beurt. Na een vergissing is het voor deze beurt voorbij.
oldtown-intro-7 = Een andere partij, met z’n tweeën. De tekens op je aanwijzingen: ✓ speelbaar; = bevestigt alleen; ✕ spreekt de stad tegen; ▮ geblokkeerd: meer dan vijf fiches nodig, of een kavel met drie.
oldtown-intro-8 = Aanwijzingen die bevestigen of tegenspreken leg je per twee af. Kies ‘{ oldtown-board-drop }’, dan de twee verlichte.
oldtown-intro-9 = Daarvoor haal je een fiche weg, als de stad nog compleet kan worden: een punt. Haal het verlichte weg.
oldtown-intro-10 = Elke beurt eindigt met trekken. Met z’n tweeën kies je: A en C in je eigen stapel, B in de gezamenlijke. Trek van de gezamenlijke.
oldtown-intro-11 = Dat is alles. Een gebouw met nog één kavel staat vast en levert weer punten op. Staan er zestien vast, dan winnen de meeste punten.
oldtown-tip-take = Neem gebouwen waar je A-aanwijzingen over gaan. De B- en C-aanwijzingen die je krijgt, gaan over je eigen gebouwen.
oldtown-tip-act = Wijs een aanwijzing aan en de kavels lichten op. ✓ kun je spelen, = en ✕ kun je twee aan twee afleggen. Elk fiche dat je van de plattegrond haalt, is een punt.
oldtown-tip-remove = Voor de twee afgelegde aanwijzingen haal je een fiche naar keuze weg: voor een punt, en om een gebouw van jezelf te helpen.
oldtown-tip-claim = Hebben twee gebouwen alleen dezelfde twee kavels over, dan hebben ze die allebei nodig: elk ander fiche daar is nutteloos. Zie je er geen, ga dan gewoon verder.
oldtown-tip-draw = In je eigen stapel zitten A- en C-aanwijzingen, in de gezamenlijke B-aanwijzingen over je eigen gebouwen.

oldtown-rules-goal-title = Het doel
oldtown-rules-goal = Zestien van de achttien gebouwen moeten op de zestien kavels komen, zoals de aanwijzingen zeggen. Elk gebouw heeft een tegel en vijf fiches. Elk fiche dat door jou weggaat, is een punt. Wie de meeste punten heeft, wint. (OT-2, OT-8)
oldtown-rules-map-title = De plattegrond
oldtown-rules-map = Vier rijen van vier kavels. Main St, de spoorlijn en Cemetery Rd lopen van west naar oost, Dalton Rd en Cavendish St van noord naar zuid. Elke kavel heeft aan één kant een ingang. De bizonweide ligt in het noordwesten (te zien vanaf 1, 2, 3 en 5), de begraafplaats in het zuidwesten (te zien vanaf 9, 10, 13 en 14), de woestijn in het zuidoosten (naast 12, 14, 15 en 16). (OT-1)
oldtown-rules-words-title = Buren
oldtown-rules-words = Naast elkaar liggen twee kavels met niets ertussen: 2 en 3, 6 en 7, 10 en 11, 14 en 15. Tegenover elkaar liggen twee naburige kavels met een straat of de spoorlijn ertussen. De ingangen liggen recht tegenover elkaar bij 1 en 5, 3 en 7, 9 en 10, 11 en 12. (OT-1)
oldtown-rules-cards-title = De aanwijzingen
oldtown-rules-cards =
    Zestig kaarten. Een A-aanwijzing (1 tot en met 18) zegt waar het genoemde gebouw stond. Een B-aanwijzing (37 tot en met 60) zegt waar ‘mijn gebouw’ stond: je noemt er een van jezelf. Een C-aanwijzing (19 tot en met 36) verbindt het genoemde gebouw met een ander, dat van jou is; de volgorde van de twee kavels doet er niet toe. (OT-3)
    De teksten van A13, C32, B55 en B60 zijn verbeterd, want ze kunnen niet betekenen wat er in onze bron staat. Een sterretje geeft het aan; wijs het aan om te zien waarom. (OT-3)
oldtown-rules-setup-title = Voorbereiding
oldtown-rules-setup =
    Iedereen krijgt twee A- en twee C-aanwijzingen. De B-aanwijzingen vormen de gezamenlijke stapel; met drie spelers liggen er drie A-aanwijzingen bovenop. Met twee spelers heeft ieder bovendien een gedekte eigen stapel: drie A- en drie C-aanwijzingen, geschud. De andere A- en C-aanwijzingen gaan ongezien in de doos. (OT-4)
    Volgens de spelregels begint de jongste. Hier beslist de host: door loting, op volgorde van de plaatsen of door iemand aan te wijzen. Er wordt met de klok mee gespeeld. (OT-4)
    Daarna neemt iedereen om de beurt twee gebouwen. Het advies van de spelregels: neem de gebouwen waar je A-aanwijzingen over gaan. (OT-4)
oldtown-rules-turn-title = Een beurt
oldtown-rules-turn =
    Heb je minder dan twee gebouwen, neem er dan eerst een dat van niemand is en niet vaststaat; er mogen fiches van op de plattegrond liggen. Zijn het er evenveel als of minder dan spelers, dan neemt alleen wie geen gebouw heeft er een. (OT-11)
    Speel daarna een aanwijzing, of leg er twee af; kun je geen van beide, pas dan. Betwist vervolgens de nutteloze fiches die je ziet, en trek ten slotte een aanwijzing, na het passen twee. Met twee spelers kies je voor elke kaart tussen de gezamenlijke en je eigen stapel. Daarna mogen de anderen betwisten. (OT-12, OT-17, OT-18)
oldtown-rules-clue-title = Een aanwijzing spelen
oldtown-rules-clue =
    Neem een A- of een B-aanwijzing. Ligt het gebouw al op de plattegrond, dan gaan de fiches ervan op alle andere kavels weg. Zo niet, dan komt er een fiche op elke kavel van de aanwijzing die nog mogelijk is; wat er van de vijf fiches overblijft, zijn punten voor jou. (OT-13)
    Een kavel is voor een gebouw mogelijk als de hele stad zo nog in te delen valt: elk gebouw op de plattegrond op een van zijn kavels, nooit twee op dezelfde. Een kavel is dus niet mogelijk als hij bebouwd is, en ook niet als twee andere gebouwen hem samen met één andere kavel nodig hebben. (OT-5)
    Een gebouw met nog maar één kavel staat daar vast: de tegel komt op de kavel, en alle fiches die nog over zijn, gaan weg en zijn punten voor jou. Het is dan van niemand meer. (OT-8)
    Een gespeelde aanwijzing is uit het spel en telt niet meer: voortaan tellen alleen de fiches. Wat een C-aanwijzing over twee gebouwen zei, hoeft aan het einde niet waar te zijn. Niemand mag een gespeelde aanwijzing teruglezen. (OT-15)
oldtown-rules-clue-example = A10 zet de deur van de sheriff aan Main St: kavel 1, 3, 5 of 7. Op 3 staat de bank al vast. Drie fiches gaan op de plattegrond, twee blijven over: 2 punten.
oldtown-rules-pair-title = Een aanwijzing over twee gebouwen
oldtown-rules-pair = Een C-aanwijzing laat beide gebouwen alleen de kavels die met een kavel van het andere een van de paren op de kaart vormen; de andere fiches gaan weg. Een gebouw dat nog niet op de plattegrond ligt, krijgt nu zijn fiches, of zijn tegel als er maar één kavel overblijft. Het gebouw op de kaart zelf kun je niet noemen. (OT-14)
oldtown-rules-pair-example = C31 zegt dat je gebouw pal naast de apotheek stond, en je noemt de saloon. De saloon heeft fiches op 6 en 10, de apotheek op 7 en 8. Alleen 6 en 7 zijn een paar: de fiches op 10 en 8 gaan weg, beide gebouwen staan vast, en ook hun laatste fiches gaan weg. 4 punten.
oldtown-rules-cannot-title = Wat je niet kunt spelen
oldtown-rules-cannot =
    Een aanwijzing die niets zou veranderen, bevestigt alleen; een die bij geen enkele mogelijke kavel past, spreekt tegen; een die meer dan vijf fiches nodig heeft, of een vierde fiche op een kavel, is geblokkeerd. Die kun je geen van alle spelen. (OT-7, OT-13, OT-15)
    Maar twee aanwijzingen die bevestigen of tegenspreken, kun je afleggen: je laat ze zien, ze gaan uit het spel, en je haalt voor een punt een fiche naar keuze van de plattegrond, als de stad daarna nog kan kloppen. Is er geen fiche waarbij dat kan, dan mag je niet afleggen. Geblokkeerde aanwijzingen kun je niet afleggen. Zonder eigen gebouw kun je B- en C-aanwijzingen spelen noch afleggen. (OT-16)
oldtown-rules-cannot-example = De sheriff is van jou en heeft fiches op 2 en 3. B59, ten noorden van Main St of ten westen van Dalton Rd, bevestigt alleen. B48, ten zuiden van de spoorlijn, spreekt tegen. Samen kun je ze afleggen en een fiche naar keuze weghalen.
oldtown-rules-chain-title = Van het een komt het ander
oldtown-rules-chain = Staat een gebouw vast, dan gaan alle andere fiches op die kavel weg. Houdt een ander gebouw daardoor nog maar één fiche over, dan staat ook dat vast, en zo verder. Al die punten zijn voor jou. (OT-9)
oldtown-rules-chain-example = De saloon staat vast op kavel 6, waar ook een fiche van de apotheek ligt. Dat gaat weg. Het laatste fiche van de apotheek ligt op 7, dus de apotheek staat daar vast, en ook dit fiche is een punt.
oldtown-rules-claims-title = Nutteloze fiches
oldtown-rules-claims =
    Een fiche op een kavel die voor zijn gebouw niet meer mogelijk is, is nutteloos. Het blijft op de plattegrond tot iemand het betwist. Wie terecht betwist, krijgt het punt, met alles wat eruit volgt; wie onterecht betwist, is voor deze beurt klaar met betwisten. (OT-10, OT-17)
    Na je actie, voordat je trekt, mag je alle fiches betwisten die je ziet; met trekken ben je klaar. Daarna mogen de anderen, op volgorde. Een fiche aanwijzen kan altijd, ook in de beurt van een ander: het wordt betwist als jij mag betwisten. Na elke beurt is daar even tijd voor, altijd even lang, of er nu iets te betwisten valt of niet; wil niemand iets betwisten, dan gaat het meteen verder. (OT-17)
oldtown-rules-end-title = Het einde
oldtown-rules-end =
    Zodra er zestien gebouwen op de plattegrond liggen, zijn de andere twee voorgoed uit het spel, ook als ze van iemand zijn. (OT-6)
    Het spel eindigt meteen als het zestiende gebouw vaststaat. Het eindigt ook als iedereen achter elkaar heeft gepast en niets heeft getrokken, en niemand terecht heeft betwist. Wie de meeste punten heeft, wint; bij gelijke stand wordt de winst gedeeld. (OT-19)
oldtown-rules-options-title = Wat bekend is, en de instellingen
oldtown-rules-options =
    Geheim zijn de handkaarten, de stapels en de kaarten in de doos; hoeveel A-, B- en C-aanwijzingen je hebt, weet iedereen. Aanwijzingen worden getoond als ze gespeeld of afgelegd worden, en je mag ze niet teruglezen zodra de volgende beurt is begonnen. Met een instelling mag je ze altijd teruglezen. (OT-20)
    Je speelt zoals gedrukt, tenzij de tafel iets anders kiest. Met de instelling ‘snel’ hoeft niemand te betwisten: nutteloze fiches gaan meteen weg, en de punten zijn voor wie ze nutteloos maakte, alsof niemand ooit iets over het hoofd ziet. In partijen die dagen duren, is ‘snel’ standaard, omdat het te lang zou duren om na elke beurt iedereen te vragen. (OT-10)
oldtown-rules-solo-title = Old Town alleen
oldtown-rules-solo =
    Voor één speler zijn er puzzels: A-aanwijzingen, B-aanwijzingen met het gebouw waar ze over gaan, C-aanwijzingen en je eigen gebouwen. Elk gebouw dat genoemd wordt of van jou is, staat in de stad, en een C-aanwijzing geldt voor minstens een van de jouwe. Er past precies één stad: aan jou om die te vinden. (OT-21)
    Van de acht gedrukte puzzels zijn 5, 6 en 8 verbeterd, omdat er zoals gedrukt geen of meer dan één stad past; elk zegt hoe, en is ook te zien zoals gedrukt. In 7 en 8 moet je ook je eigen gebouwen vinden: er passen twee groepen, en ze zijn allebei goed. (OT-21)
oldtown-rules-decided-title = Wat we hebben besloten, en waarom
oldtown-rules-decided =
    Een aanwijzing waarna geen stad meer mogelijk is, spreekt tegen en kan dus niet gespeeld worden. Volgens de spelregels kan dat wel gebeuren: dan ga je terug, of verdwijnt het gebouw dat geen fiches meer heeft. Hier hoeft nooit iets teruggedraaid te worden. (OT-5)
    Wie aan de beurt is, betwist als eerste: de spelregels zeggen alleen wanneer de anderen dat doen. Wat onterecht betwisten kost, zeggen ze niet; hier ben je dan klaar, zodat gokken niet loont. Twee aanwijzingen afleggen zonder fiche om weg te halen kan niet, want daar leg je ze voor af. (OT-16, OT-17)
    Volgens de spelregels eindigt het spel alleen met de complete stad. Om te voorkomen dat een partij eeuwig duurt, is het ook afgelopen als niemand meer iets kan doen. Over een gelijke stand zeggen ze niets; de winst wordt gedeeld. (OT-19)
oldtown-rules-reconstructed = We hadden geen afbeelding van het gedrukte speelbord. De plattegrond is gereconstrueerd uit de aanwijzingskaarten, die elk zeggen hoeveel kavels ze toelaten, en uit de acht gedrukte oplossingen; hij klopt met alle acht. De ingangen volgen dwingend uit de gedrukte oplossingen. Van de begraafplaats, de bizonweide en de woestijn laten die drie van de vier kavels zien; de vierde (9, 5 en 12) is de aannemelijkste van meer mogelijkheden. Vier drukfouten op de kaarten en drie gedrukte puzzels zijn verbeterd; dat staat er steeds bij. (OT-1, OT-3, OT-21)
