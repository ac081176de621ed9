clocktowers-title = Clocktowers
clocktowers-begins = Volgens de spelregels begint de oudste.

clocktowers-card = { $card ->
    [F1] één verdieping
    [F1c] één verdieping met kat
    [F1m] één verdieping met muis
    [F2] twee verdiepingen
    [F2c] twee verdiepingen met kat
    [F2m] twee verdiepingen met muis
    [K] klok
    [Km] klok met muis
    [Rr] rood dak
    [Rb] blauw dak
    [Rg] groen dak
    [Ry] geel dak
    [Rp] paars dak
   *[other] een gedekte kaart
}
clocktowers-pile = { $pile ->
    [floors] verdiepingen
    [clocks] klokken
   *[roofs] daken
}
clocktowers-pile-floors = Verdiepingen
clocktowers-pile-clocks = Klokken
clocktowers-pile-roofs = Daken
clocktowers-colour = { $colour ->
    [red] rood
    [blue] blauw
    [green] groen
    [yellow] geel
   *[purple] paars
}
clocktowers-colour-red = rood
clocktowers-colour-blue = blauw
clocktowers-colour-green = groen
clocktowers-colour-yellow = geel
clocktowers-colour-purple = paars

clocktowers-hand = Je hand
clocktowers-discarded = Door jou afgelegd
clocktowers-score = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
clocktowers-known = { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}, { $discards } afgelegd; zeker getrokken:
clocktowers-unseen = Nog niet gezien: { $cards }
clocktowers-wanted = Gevraagde hoogtes

clocktowers-decision-play = Bouw een kaart of leg er een af.
clocktowers-decision-draw = Trek de bovenste kaart van een stapel.
clocktowers-step-place = Kies nu een verlichte toren of plek voor deze kaart ({ $card }), of leg de kaart af.
clocktowers-step-nowhere = Deze kaart ({ $card }) past nu nergens: je kunt haar alleen afleggen.
clocktowers-step-card = Kies nu de kaart die je daar bouwt.
clocktowers-step-discard = Kies nu de kaart die je aflegt.

clocktowers-event-built = { $you ->
    [yes] Je bouwt
   *[no] { $player } bouwt
} op toren { $tower }: { clocktowers-card }
clocktowers-event-completed = { $you ->
    [yes] Je voltooit
   *[no] { $player } voltooit
} toren { $tower } ({ clocktowers-colour }, hoogte { $height }): { $points } punten { $points ->
    [5] zonder dieren
    [4] met alleen katten
    [3] met katten en muizen
   *[2] met alleen muizen
}
clocktowers-event-discarded = { $you ->
    [yes] Je legt af
   *[no] { $player } legt af
}: { clocktowers-card }
clocktowers-event-drawn = { $you ->
    [yes] Je trekt
   *[no] { $player } trekt
}: { clocktowers-card }
clocktowers-event-turned_up = Nu boven op de stapel { clocktowers-pile }: { clocktowers-card }
clocktowers-event-ended = Alle kaarten zijn gespeeld. Het spel is afgelopen.

clocktowers-reason-play_or_discard_first = eerst een kaart bouwen of afleggen, dan trekken
clocktowers-reason-draw_now = nu moet je een kaart trekken
clocktowers-reason-not_in_hand = deze kaart heb je niet in je hand
clocktowers-reason-no_such_tower = je hebt geen toren met dit nummer
clocktowers-reason-floors_only = alleen een verdieping kan een nieuwe toren beginnen
clocktowers-reason-clock_already_there = deze toren heeft al een klok; er kan alleen nog een dak op
clocktowers-reason-tower_complete = deze toren is voltooid
clocktowers-reason-no_clock_yet = een dak kan alleen op een toren met een klok
clocktowers-reason-wrong_height = de toren is { $height } hoog, maar de volgende toren met een { clocktowers-colour } dak moet { $wanted } hoog zijn
clocktowers-reason-pile_empty = deze stapel is leeg
clocktowers-source-none = Zonder dieren
clocktowers-source-cats = Katten
clocktowers-source-both = Katten en muizen
clocktowers-source-mice = Muizen

clocktowers-statistics-table-cards = Kaarten
clocktowers-statistics-table-complete_towers_by_height = Voltooide torens naar hoogte
clocktowers-statistics-table-complete_towers_by_colour = Voltooide torens naar kleur
clocktowers-statistics-column-built = gebouwd
clocktowers-statistics-column-discarded = afgelegd
clocktowers-statistics-column-drawn = getrokken
clocktowers-statistics-column-completed = voltooid
clocktowers-statistics-item-card = { $card } { clocktowers-card }
clocktowers-statistics-item-height = hoogte { $height }
clocktowers-statistics-item-colour = { clocktowers-colour }
clocktowers-statistics-source-none = torens zonder dieren
clocktowers-statistics-source-cats = torens met katten
clocktowers-statistics-source-both = torens met katten en muizen
clocktowers-statistics-source-mice = torens met muizen

clocktowers-coach-points = Jouw punten
clocktowers-coach-rival_points = Punten van { $player }
clocktowers-coach-tower = Je voltooit toren { $tower }
clocktowers-coach-waiting = Torens van jou die nog op een dak wachten
clocktowers-coach-clockless = Torens van jou die nog op een klok wachten
clocktowers-coach-discards = Kaarten die je later moet afleggen
clocktowers-coach-clean = Voltooide torens van jou zonder muizen
clocktowers-coach-mice = Voltooide torens van jou met muizen
clocktowers-coach-clean_clock = Je bouwt een klok zonder muis
clocktowers-coach-roof = Je trekt een { clocktowers-card }
clocktowers-coach-roof_lost = { $player } trekt een { clocktowers-card }
clocktowers-coach-stranded = Torens van jou die te laag zijn voor elk dak
clocktowers-coach-rival_tower = { $player } voltooit een toren ({ clocktowers-colour })
clocktowers-setup-piles-floors = Stapel verdiepingen, van boven af
clocktowers-setup-piles-clocks = Stapel klokken, van boven af
clocktowers-setup-piles-roofs = Stapel daken, van boven af
clocktowers-setup-removed-floors = Verwijderde verdiepingen
clocktowers-setup-removed-roofs = Verwijderde daken
clocktowers-theme-points = punten
clocktowers-theme-finishing = torens afmaken
clocktowers-theme-mice = katten en muizen
clocktowers-theme-roofs = de strijd om de daken
clocktowers-theme-heights = hoogtes
clocktowers-theme-rivals = wat je de anderen laat
clocktowers-look-points = Zoek de punten: wat kun je binnenkort voltooien?
clocktowers-look-finishing = Kijk naar je onvoltooide torens en waar elk op wacht.
clocktowers-look-mice = Kijk naar de muizen: welke kaart laat ze binnen, welke houdt ze buiten?
clocktowers-look-roofs = Kijk naar de daken, en wie hetzelfde wil als jij.
clocktowers-look-heights = Kijk naar de gevraagde hoogtes en de hoogte van je torens.
clocktowers-look-rivals = Kijk naar de andere straten: wat laat je voor ze liggen?

clocktowers-pitch = Bouw verdieping voor verdieping een straat vol klokkentorens en houd de muizen buiten.
clocktowers-legend-storeys = Verdiepingen: een of twee. Een toren begint met verdiepingen en krijgt er zoveel als je wilt.
clocktowers-legend-cat = Een kat. Een voltooide toren met katten en zonder muizen is 4 punten waard.
clocktowers-legend-mouse = Een muis. Met muizen en zonder katten is hij 2 punten waard, met allebei 3, zonder dieren 5.
clocktowers-legend-clock = Een klok komt boven op de verdiepingen; er kan een muis op zitten. Daarna kan alleen nog een dak.
clocktowers-legend-walls = Muren, ramen en de tijd op een klok betekenen niets: gelijke kaarten zien er hetzelfde uit.
clocktowers-legend-roofs = Een dak voltooit een toren. Het getal eronder is de hoogte die de volgende toren van die kleur moet hebben, in verdiepingen.
clocktowers-legend-dots = Daken van deze kleur: gevulde stippen heeft nog niemand gezien.
clocktowers-legend-points = De vlag op een voltooide toren laat zien wat hij waard is.
clocktowers-legend-known = Een kaart die iedereen deze speler heeft zien nemen en die zeker in de hand zit.
clocktowers-legend-doubt = Een kaart die genomen is, maar intussen misschien is afgelegd.
clocktowers-board-street-of = Straat van { $player }
clocktowers-board-own-street = Je straat
clocktowers-board-no-towers = Nog geen torens
clocktowers-board-new-tower = Nieuwe toren beginnen
clocktowers-board-tower = Toren { $tower }, { $height } hoog: { $cards }
clocktowers-board-tower-complete = Toren { $tower }, voltooid, { $height } hoog, { $points } punten: { $cards }
clocktowers-board-maybe = { $card }: getrokken, misschien intussen afgelegd
clocktowers-board-surely = { $card }: zeker in de hand
clocktowers-board-discards = { $discards ->
    [one] 1 kaart afgelegd
   *[other] { $discards } kaarten afgelegd
}
clocktowers-tie-mouse = Gelijk met { $points } punten: de hoogste verdieping met een muis beslist ({ $storeys }).
clocktowers-tie-cat = Gelijk met { $points } punten, de muizen even hoog: de hoogste verdieping met een kat beslist ({ $storeys }).
clocktowers-board-wanted = { clocktowers-colour }: volgende toren { $wanted } hoog, { $left ->
    [one] 1 dak nog niet gezien
   *[other] { $left } daken nog niet gezien
}
clocktowers-board-gauge = Het getal is de hoogte die het volgende dak van deze kleur vraagt. Elke gevulde stip is een dak dat nog niemand heeft gezien.
clocktowers-board-piles = Stapels
clocktowers-board-pile = Stapel { clocktowers-pile }, nog { $left }. { $card ->
    [none] { "" }
   *[other] Bovenop: { clocktowers-card }
}
clocktowers-board-empty-hand = Je hand is leeg.
clocktowers-board-discard = Gedekt afleggen
clocktowers-board-look = De straat van { $player } van dichtbij
clocktowers-board-end = { $left ->
    [one] Nog 1 kaart te trekken, dan worden de handkaarten uitgespeeld.
   *[other] Nog { $left } kaarten te trekken, dan worden de handkaarten uitgespeeld.
}
clocktowers-board-last-hands = De stapels zijn op: de laatste handkaarten worden uitgespeeld.
clocktowers-board-move-draw = Van de stapel { clocktowers-pile } trekken
clocktowers-board-move-discard = Afleggen: { $card }
clocktowers-board-move-new = Nieuwe toren: { $card }
clocktowers-board-move-build = { $card } op toren { $tower }
clocktowers-notation = Kaarten: F1 en F2 zijn één en twee verdiepingen, K is een klok, R een dak met zijn kleur (Rr rood, Rb blauw, Rg groen, Ry geel, Rp paars); een c aan het eind is een kat, een m een muis. Zetten: F1c>new begint met een kaart een nieuwe toren, F1c>T2 legt haar op je toren 2, xKm legt haar af, +floors, +clocks en +roofs trekken de bovenste kaart van de stapel verdiepingen, klokken en daken.

clocktowers-intro-1 = Begin een toren met de verdieping met de kat: { $finger ->
    [yes] tik op de kaart
   *[no] klik op de kaart
}, dan op de lege plek.
clocktowers-intro-2 = Elke beurt eindigt met trekken, en de stapels liggen open. Neem het dak.
clocktowers-intro-3 = Zet de klok op je toren. Daarna past alleen nog een dak.
clocktowers-intro-4 = Trek van de stapel verdiepingen.
clocktowers-intro-5 = De eerste toren van elke kleur heeft één of twee verdiepingen. De jouwe heeft er één: zet het dak erop.
clocktowers-intro-6 = Voltooid! Kat en muis: 3 punten. Zonder dieren 5, alleen katten 4, alleen muizen 2. De volgende toren van deze kleur, van wie dan ook, moet één hoger zijn. Trek nog een kaart.
clocktowers-intro-7 = Je mag ook een kaart gedekt afleggen. Een muis zou je volgende toren bederven: leg de verdieping met de muis af.
clocktowers-intro-8 = Dat is alles: bouwen, daken op de juiste hoogte, muizen buiten houden. Zijn alle kaarten op, dan winnen de meeste punten.
clocktowers-tip-play = Eerst verdiepingen, dan een klok, dan een dak. Met muizen is een toren minder waard; een kaart die je niet wilt, kun je afleggen.
clocktowers-tip-draw = Alle stapels liggen open. Kijk welke hoogte een kleur vraagt voordat je een dak neemt.

clocktowers-rules-goal-title = Het doel
clocktowers-rules-goal = Iedereen bouwt klokkentorens van kaarten. Alleen voltooide torens tellen: een of meer verdiepingen, een klok, een dak. Wat een toren waard is, hangt af van de dieren die erin wonen. Wie de meeste punten heeft, wint.
clocktowers-rules-cards-title = De kaarten
clocktowers-rules-cards = 66 kaarten. 28 verdiepingkaarten: met één verdieping vijf zonder dier, vijf met een kat en vier met een muis; met twee verdiepingen evenveel. 18 klokken, waarvan negen met een muis. 20 daken, vier in elk van de vijf kleuren. Op geen enkele kaart staan beide dieren. (CT-1)
clocktowers-rules-setup-title = Voorbereiding
clocktowers-rules-setup =
    Iedereen begint met een verdieping met een kat, een verdieping met een muis en een klok met een muis. De andere verdiepingen, klokken en daken worden tot drie stapels geschud; vijf verdiepingen en drie daken gaan ongezien uit het spel. De stapels liggen open, de bovenste kaart is dus altijd te zien. (CT-2)
    Met twee spelers hebben de stapels 19 verdiepingen, 16 klokken en 17 daken; met drie 17, 15 en 17; met vier 15, 14 en 17. (CT-2)
    Volgens de spelregels begint de oudste. Hier beslist de host: door loting, op volgorde van de plaatsen of door iemand aan te wijzen. Er wordt met de klok mee gespeeld. (CT-2)
clocktowers-rules-turn-title = Een beurt
clocktowers-rules-turn =
    Bouw een kaart uit je hand, of leg er een gedekt af, ook als je zou kunnen bouwen. Een afgelegde kaart is uit het spel, en niemand anders komt te weten welke het was. (CT-3, CT-8)
    Trek daarna de bovenste kaart van een stapel naar keuze. Zolang er een stapel is, moet je trekken; tot de stapels op zijn, heb je dus aan het begin van elke beurt drie kaarten. (CT-3, CT-9)
clocktowers-rules-build-title = Bouwen
clocktowers-rules-build =
    Met een verdieping begin je een nieuwe toren, of je zet die op een van je eigen torens die nog geen klok heeft. Je mag zoveel torens hebben als je wilt, met zoveel verdiepingen als je wilt. (CT-4)
    Een klok gaat op een van je eigen torens die alleen uit verdiepingen bestaat. Daarna kan er geen verdieping meer bij. (CT-5)
    Een dak gaat op een van je eigen torens met een klok, als de hoogte klopt. Dan is de toren voltooid, heeft hij de kleur van het dak en komt er niets meer bij. (CT-6)
clocktowers-rules-build-example = Je hebt een verdieping met een kat, een klok en een groen dak. Met de verdieping begin je een toren, in je volgende beurt komt de klok erop, in de beurt daarna het dak, als de volgende groene toren één hoog mag zijn. Een toren met alleen katten: 4 punten.
clocktowers-rules-height-title = De juiste hoogte
clocktowers-rules-height = De hoogte is het aantal verdiepingen; een kaart met twee verdiepingen telt voor twee, een klok voor niets. De eerste toren van een kleur aan de hele tafel is één of twee hoog. Elke volgende toren van die kleur, van wie dan ook, is precies één hoger dan de vorige. Je mag zoveel torens van een kleur voltooien als je wilt, ook alle vier. (CT-7)
clocktowers-rules-height-example = Anna voltooit een rode toren van hoogte 2. De volgende rode moet 3 hoog zijn. Ben, met een toren van 2 hoog, moet vóór de klok nog een verdieping toevoegen, of een ander dak zoeken.
clocktowers-rules-end-title = Het einde
clocktowers-rules-end =
    Zijn alle stapels op, dan trekt niemand meer en worden de handkaarten uitgespeeld, één per beurt. Het spel is afgelopen als niemand meer kaarten heeft. (CT-10)
    Er zijn in totaal 58 beurten: met drie spelers heeft de eerste er één meer dan de anderen, met vier de eerste twee. (CT-10)
clocktowers-rules-score-title = Punten
clocktowers-rules-score =
    Een voltooide toren zonder dieren is 5 punten waard, met alleen katten 4, met katten en muizen 3, met alleen muizen 2. Hoeveel dieren het zijn, maakt niet uit; de muis op een klok telt mee. Onvoltooide torens zijn niets waard. (CT-11)
    Wie de meeste punten heeft, wint. Bij gelijke stand wint wie in een voltooide toren de hoogste muis heeft, dan wie de hoogste kat heeft; is het ook dan gelijk, dan wordt de winst gedeeld. Het dier op een kaart met twee verdiepingen zit op de bovenste. Een klok is geen verdieping: bij gelijke stand telt de muis erop niet. (CT-12)
clocktowers-rules-score-example = Een verdieping met een kat, een met een muis en een klok zonder muis: 3 punten. Met een verdieping zonder dier in plaats van die met de muis: 4. Zit er dan een muis op de klok, dan zijn het er weer 3.
clocktowers-rules-secret-title = Wat bekend is
clocktowers-rules-secret = Iedereen ziet wat er getrokken wordt. Geheim zijn alleen de gedekt afgelegde kaarten, de volgorde van de stapels en de kaarten die uit het spel zijn. De tafel laat je daarom zien welke kaarten de anderen moeten hebben, met een vraagteken bij de kaarten die ze misschien hebben afgelegd. Omdat er geen klokken uit het spel gaan, weet iedereen ook welke klokken er nog zijn. (CT-13)
clocktowers-rules-decided-title = Wat we hebben besloten, en waarom
clocktowers-rules-decided =
    Eén reeks hoogtes voor de hele tafel. De spelregels spreken van de eerste toren van een kleur en laten open of iedere speler een eigen reeks heeft. Recensies beschrijven een wedloop om een hoogte. (CT-7)
    Geen verdieping boven een klok. De spelregels zetten de klok boven op de verdiepingen en noemen daarna alleen het dak. Een recensie zegt met zoveel woorden dat er geen verdieping meer bij kan. (CT-4)
    Bij gelijke stand tellen verdiepingen, geen klokken. De Italiaanse en de Nederlandse spelregels spreken van de hoogste verdieping met een muis, en een klok is er geen; volgens de Franse tekst zou de muis op de klok kunnen meetellen. Nergens staat waar het dier op een kaart met twee verdiepingen zit, of wat er gebeurt als het dan nog gelijk is: hier zit het op de bovenste, en wordt de winst gedeeld. (CT-12)
