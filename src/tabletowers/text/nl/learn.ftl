# De regels in onze eigen woorden, de inleidingen en wat bij het leren hoort.
learn-title = Leer de spellen
learn-lead = Bij elk spel hoort een korte inleiding waarin je zelf de eerste zetten doet, en de volledige regels.
learn-intro = Inleiding
learn-rules = De regels
learn-start = Inleiding beginnen
learn-next = Verder
learn-again = Nog een keer
learn-play = Een echte partij spelen
learn-glossary = Begrippen
learn-credits = Colofon
learn-reconstructed = Wat gereconstrueerd is
learn-step = Stap { $step } van { $steps }
learn-try = Dat zou ook kunnen, maar laten we eerst doen wat de tekst voorstelt.
learn-example = Voorbeeld
learn-credits-text =
    Clocktowers is van Alan R. Moon en Aaron Weissblum (Jolly Roger Games, 2004), Old Town van Stephan Riedel (Clicker Spiele, 2004), Der Turmbau zu Babel van Reiner Knizia (Hans im Glück, 2005). De spelideeën zijn van hen. De teksten, tekeningen en het programma van deze pagina hebben we zelf gemaakt; uit de uitgegeven spellen is niets overgenomen.
    De lettertypen zijn Fraunces en Inter, beide onder de Open Font License.

intro-clocktowers-1 = Dit is jouw straat. Je hebt drie kaarten. Begin een nieuwe toren met de verdieping met de kat: klik op de kaart en dan op de lege plek.
intro-clocktowers-2 = Aan het einde van elke beurt trek je een kaart. De drie stapels liggen open, dus je kiest zelf wat je krijgt. Neem het dak.
intro-clocktowers-3 = De ander heeft ook gebouwd. Zet nu de klok op je toren. Daarna kan er alleen nog een dak op.
intro-clocktowers-4 = Trek deze keer van de verdiepingen.
intro-clocktowers-5 = De eerste toren van elke kleur moet één of twee verdiepingen hoog zijn, en de jouwe heeft er één. Zet het dak erop.
intro-clocktowers-6 = Voltooid! Er wonen een kat en een muis in, dus de toren is 3 punten waard. Zonder dieren waren het er 5, met alleen katten 4, met alleen muizen 2. De volgende toren van deze kleur, van wie dan ook, moet één hoger zijn. Trek nog een kaart.
intro-clocktowers-7 = Dat is het hele spel: bouwen, er op de juiste hoogte een dak op zetten en de muizen buiten houden. Als alle stapels en handen leeg zijn, wint wie de meeste punten heeft.
intro-oldtown-1 = Een stad is verdwenen, en telegrammen vertellen waar de gebouwen stonden. Eerst neemt iedereen twee eigen gebouwen. Neem de sheriff.
intro-oldtown-2 = En het hotel.
intro-oldtown-3 = Deze aanwijzing gaat over één gebouw. Wijs de kaart aan, en de kavels die ze toelaat, lichten op. Speel haar: op elke kavel die nog kan, komt een fiche, en de fiches die je niet nodig hebt, zijn punten voor jou.
intro-oldtown-4 = Deze aanwijzing verbindt een gebouw met een van jou. Speel haar met het hotel: kavels die niet meer passen verliezen hun fiches, en elk fiche dat je van de plattegrond haalt, is een punt.
intro-oldtown-5 = Heeft een gebouw nog maar één kavel over, dan staat het vast, en vaak volgen er meer. Als er zestien gebouwen vaststaan, wint wie de meeste punten heeft.
intro-babel-1 = Acht wonderen, met op elk drie schijven. Kies bij het Beeld van Zeus het schip met de 3: om dat te bouwen zijn drie schipkaarten nodig.
intro-babel-2 = Iedereen heeft een gesloten bod uitgebracht, en nu liggen de biedingen open. Nodig Anna uit: gasten zetten voor elk van hun kaarten een bouwdeel, jij zet de rest en neemt de schijf.
intro-babel-3 = Nu bouwt iemand anders. Hoeveel kaarten bied je? Word je uitgenodigd, dan komen je bouwdelen op het wonder. Word je afgewezen, dan krijg je je kaarten terug en voor elke kaart een punt. Breng een bod van 1 uit.
intro-babel-4 = Met de derde schijf wordt een wonder gewaardeerd: er zijn punten voor de meeste en de op één na meeste bouwdelen, en een paar voor alle anderen. Het spel eindigt met de laatste schijf van een soort. Schijven van één soort leveren aan het einde punten op.

rules-clocktowers-goal-title = Het doel
rules-clocktowers-goal = Iedereen bouwt klokkentorens van kaarten. Alleen voltooide torens tellen: een of meer verdiepingen, een klok, een dak. Wat een toren waard is, hangt af van de dieren die erin wonen. Wie de meeste punten heeft, wint.
rules-clocktowers-cards-title = De kaarten
rules-clocktowers-cards = 66 kaarten: 28 verdiepingkaarten met één of twee verdiepingen, waarvan tien met een kat en acht met een muis; 18 klokken, waarvan negen met een muis; 20 daken, vier in elk van de vijf kleuren.
rules-clocktowers-setup-title = Voorbereiding
rules-clocktowers-setup =
    Iedereen begint met een verdieping met een kat, een verdieping met een muis en een klok met een muis. De andere verdiepingen, klokken en daken worden tot drie stapels geschud; vijf verdiepingen en drie daken gaan ongezien uit het spel. De stapels liggen open, de bovenste kaart is dus altijd te zien.
    Met twee spelers hebben de stapels 19 verdiepingen, 16 klokken en 17 daken; met drie 17, 15 en 17; met vier 15, 14 en 17.
rules-clocktowers-turn-title = Een beurt
rules-clocktowers-turn = Bouw een kaart uit je hand, of leg er een gedekt af. Trek daarna de bovenste kaart van een stapel naar keuze. Tot de stapels op zijn, heb je aan het begin van elke beurt drie kaarten.
rules-clocktowers-build-title = Bouwen
rules-clocktowers-build =
    Met een verdieping begin je een nieuwe toren, of je zet haar op een van je torens die nog geen klok heeft. Je mag zoveel torens hebben als je wilt.
    Een klok gaat op een toren die alleen uit verdiepingen bestaat. Daarna kan er geen verdieping meer bij.
    Een dak gaat op een toren met een klok, als de hoogte klopt. Dan is de toren voltooid en komt er niets meer bij.
rules-clocktowers-build-example = Je hebt een verdieping met een kat, een klok en een groen dak. Met de verdieping begin je een toren, in je volgende beurt komt de klok erop, in de beurt daarna het dak, als de volgende groene toren één hoog mag zijn. Een toren met alleen katten: 4 punten.
rules-clocktowers-height-title = De juiste hoogte
rules-clocktowers-height = De hoogte is het aantal verdiepingen; een kaart met twee verdiepingen telt voor twee, een klok voor niets. De eerste toren van een kleur aan de hele tafel is één of twee hoog. Elke volgende toren van die kleur, van wie dan ook, is precies één hoger dan de vorige.
rules-clocktowers-height-example = Anna voltooit een rode toren van hoogte 2. De volgende rode moet 3 hoog zijn. Ben, met een toren van 2 hoog, moet vóór de klok nog een verdieping toevoegen, of een ander dak zoeken.
rules-clocktowers-end-title = Het einde
rules-clocktowers-end =
    Zijn alle stapels op, dan trekt niemand meer en worden de handkaarten uitgespeeld, één per beurt. Het spel is afgelopen als niemand meer kaarten heeft.
    Er zijn in totaal 58 beurten; met drie of vier spelers hebben degenen die begonnen er één meer dan de anderen.
rules-clocktowers-score-title = Punten
rules-clocktowers-score =
    Een voltooide toren zonder dieren is 5 punten waard, met alleen katten 4, met katten en muizen 3, met alleen muizen 2. Hoeveel dieren het zijn, maakt niet uit; de muis op een klok telt mee. Bij gelijke stand wint wie de hoogste muis heeft, dan wie de hoogste kat heeft; anders wordt de winst gedeeld.
    Bij gelijke stand tellen alleen voltooide torens. Het dier op een kaart met twee verdiepingen zit op de bovenste; een klok is geen verdieping.
rules-clocktowers-score-example = Een verdieping met een kat, een met een muis en een klok zonder muis: 3 punten. Met een verdieping zonder dier in plaats van die met de muis: 4. Zit er dan een muis op de klok, dan zijn het er weer 3.
rules-clocktowers-secret-title = Wat bekend is
rules-clocktowers-secret = Iedereen ziet wat er getrokken wordt. Geheim zijn alleen de gedekt afgelegde kaarten, de volgorde van de stapels en de kaarten die uit het spel zijn. De tafel laat je daarom zien welke kaarten de anderen moeten hebben, met een vraagteken bij de kaarten die ze misschien hebben afgelegd.

rules-oldtown-goal-title = Het doel
rules-oldtown-goal = Zestien van de achttien gebouwen moeten op de zestien kavels komen, zoals de aanwijzingen zeggen. Wie een fiche van de plattegrond haalt, krijgt daar een punt voor. Wie de meeste punten heeft, wint.
rules-oldtown-map-title = De plattegrond
rules-oldtown-map = Vier rijen van vier kavels. Main St, de spoorlijn en Cemetery Rd lopen van west naar oost, Dalton Rd en Cavendish St van noord naar zuid. Elke kavel heeft aan één kant een ingang. De bizonweide ligt in het noordwesten, de begraafplaats in het zuidwesten, de woestijn in het zuidoosten.
rules-oldtown-words-title = Buren
rules-oldtown-words = Naast elkaar liggen twee kavels met niets ertussen: 2 en 3, 6 en 7, 10 en 11, 14 en 15. Tegenover elkaar liggen twee naburige kavels met een straat of de spoorlijn ertussen. De ingangen liggen recht tegenover elkaar bij 1 en 5, 3 en 7, 9 en 10, 11 en 12.
rules-oldtown-setup-title = Voorbereiding
rules-oldtown-setup = Iedereen krijgt twee A- en twee C-aanwijzingen en kiest twee gebouwen. De B-aanwijzingen vormen de gezamenlijke stapel; met drie spelers liggen er drie A-aanwijzingen bovenop, met twee heeft ieder bovendien een eigen stapel van zes A- en C-aanwijzingen.
rules-oldtown-turn-title = Een beurt
rules-oldtown-turn =
    Heb je minder dan twee gebouwen, neem er dan een dat van niemand is. Speel daarna een aanwijzing, of leg er twee af. Wie geen van beide kan, past. Trek dan een aanwijzing; na het passen twee.
    Zijn er niet meer gebouwen zonder eigenaar dan er spelers zijn, dan neemt alleen wie er geen heeft er een. Met twee spelers trek je elke kaart naar keuze van de gezamenlijke of je eigen stapel.
rules-oldtown-clue-title = Een aanwijzing spelen
rules-oldtown-clue =
    A-aanwijzingen gaan over een bepaald gebouw, B-aanwijzingen over een van jou, dat je zelf noemt. Ligt het gebouw al op de plattegrond, dan gaan de fiches op alle andere kavels weg. Zo niet, dan komt er een fiche op elke kavel van de aanwijzing die nog kan; wat er van de vijf fiches overblijft, houd je als punten.
    C-aanwijzingen verbinden een bepaald gebouw met een van jou. Beide houden alleen kavels over die een toegestaan paar vormen.
    Een kavel is mogelijk als de hele stad zo nog in te delen valt. Een gebouw met maar één mogelijke kavel staat daar vast, en de fiches ervan zijn punten.
rules-oldtown-clue-example = De aanwijzing zet de sheriff op een van vier kavels, waarvan er een bebouwd is. Drie fiches gaan op de plattegrond, twee blijven over: 2 punten.
rules-oldtown-pair-title = Een aanwijzing over twee gebouwen
rules-oldtown-pair = Een C-aanwijzing laat beide gebouwen alleen de kavels die met een kavel van het andere een van haar paren vormen. Een gebouw dat nog niet op de plattegrond ligt, krijgt nu zijn fiches.
rules-oldtown-pair-example = De aanwijzing zegt dat de bank naast jouw gebouw stond, en je noemt de saloon. De saloon heeft fiches op 6 en 10, de bank op 7 en 12. Alleen 6 en 7 zijn een paar: de fiches op 10 en 12 gaan weg, beide gebouwen staan vast, en ook hun laatste fiches gaan weg. 4 punten.
rules-oldtown-cannot-title = Wat je niet kunt spelen
rules-oldtown-cannot =
    Een aanwijzing die niets zou veranderen, bevestigt alleen; een die bij geen enkele kavel past, spreekt tegen; een die meer dan vijf fiches nodig heeft, of een vierde fiche op een kavel, is geblokkeerd. Die kun je geen van alle spelen. Twee aanwijzingen die bevestigen of tegenspreken, kun je afleggen: dan haal je voor een punt een fiche naar keuze van de plattegrond, als de stad daarna nog kan kloppen.
    Geblokkeerde aanwijzingen kun je niet afleggen, en zonder eigen gebouw kun je B- en C-aanwijzingen spelen noch afleggen.
rules-oldtown-cannot-example = De fiches van de sheriff liggen op 2 en 3. Een aanwijzing die hem ten noorden van Main St zet, bevestigt alleen. Een die hem aan de rand van de woestijn zet, spreekt tegen. Samen kun je ze afleggen voor een fiche naar keuze.
rules-oldtown-chain-title = Van het een komt het ander
rules-oldtown-chain =
    Staat een gebouw vast, dan gaan de andere fiches op die kavel weg. Houdt een ander gebouw daardoor nog maar één kavel over, dan staat ook dat vast, en zo verder. Al die punten zijn voor jou.
    Een gebouw dat vaststaat, is van niemand meer.
rules-oldtown-chain-example = De saloon staat vast op kavel 6, waar ook een fiche van de bank ligt. Dat gaat weg. Het laatste fiche van de bank ligt op 7, dus de bank staat daar vast, en ook dit fiche is een punt.
rules-oldtown-end-title = Het einde
rules-oldtown-end = Het spel eindigt meteen als het zestiende gebouw vaststaat, of als iedereen achter elkaar heeft gepast en niets heeft getrokken. Zodra er zestien gebouwen op de plattegrond liggen, zijn de andere twee uit het spel.
rules-oldtown-options-title = Varianten
rules-oldtown-options = Normaal gaan fiches die onmogelijk zijn geworden vanzelf weg. In de variant ‘blijven liggen tot iemand ze betwist’ moet iedereen zelf opletten; wie terecht betwist, krijgt een punt. Gespeelde aanwijzingen mag je niet teruglezen, tenzij de tafel het toestaat.
rules-oldtown-reconstructed = We hadden geen afbeelding van het gedrukte speelbord. De plattegrond is gereconstrueerd uit de aanwijzingskaarten, die elk zeggen hoeveel kavels ze toelaten, en uit de acht gedrukte oplossingen; hij klopt met allemaal. Vier drukfouten op de kaarten en drie gedrukte puzzels zijn verbeterd; dat staat er steeds bij.

rules-babel-goal-title = Het doel
rules-babel-goal = Samen bouwt iedereen aan acht wereldwonderen. Er zijn punten voor bouwdelen op voltooide wonderen, voor schijven van één soort en voor afgewezen biedingen. Wie de meeste punten heeft, wint.
rules-babel-pieces-title = Het materiaal
rules-babel-pieces = 100 bouwkaarten, 25 van elke soort. 24 schijven, zes van elke soort, met de getallen 3, 3, 4, 4, 5 en 6. 15 actiekaarten. In de variant met dubbele schijven vervangen vier daarvan, die kaarten van twee soorten vragen, de vijven.
rules-babel-setup-title = Voorbereiding
rules-babel-setup = Op elk wonder liggen drie van de 24 schijven; elke schijf toont een soort (kameel, schip, kraan of metselaar) en hoeveel kaarten daarvan nodig zijn. Iedereen begint met vier bouwkaarten en een handelskaart.
rules-babel-turn-title = Een beurt
rules-babel-turn =
    Pas of bouw. Als je past, trek je twee kaarten en de anderen één. Als je bouwt, kies je een schijf.
    Is de stapel op, dan worden de gespeelde kaarten geschud tot een nieuwe stapel.
rules-babel-offer-title = Biedingen
rules-babel-offer = Alle anderen beslissen in het geheim hoeveel kaarten van de gevraagde soort ze bieden: hoogstens zoveel als de schijf vraagt, of niets. Bij minstens één kaart mag de handelskaart erbij. Alle biedingen gaan tegelijk open.
rules-babel-offer-example = De schijf toont kameel 5 en je hebt drie kamelen. Je mag er nul tot drie bieden; vanaf één ook de handelskaart.
rules-babel-invite-title = Uitnodigen
rules-babel-invite = Jij kiest wie je uitnodigt. Elke gast brengt het hele bod mee; hoogstens één gast mag een handelskaart hebben; samen mogen de gasten niet meer meebrengen dan de schijf vraagt. Precies wat er nog ontbreekt, leg je bij uit je hand. Je mag ook opgeven.
rules-babel-invite-example = De schijf vraagt 4 schepen. Anna biedt er 2, Ben 3 met de handelskaart. Je nodigt Anna uit en speelt er zelf 2: jullie zetten elk twee bouwdelen, en de schijf is van jou. Ben krijgt zijn kaarten terug en 3 punten.
rules-babel-success-title = Als er gebouwd wordt
rules-babel-success = Voor elke kaart die je hebt gespeeld, zet je een bouwdeel op het wonder, en elke gast doet dat ook. Een gast met de handelskaart zet er geen; die bouwdelen zet jij, maar de gast neemt de schijf. Anders is die voor jou. Wie heeft geboden en niet is uitgenodigd, neemt de kaarten terug en krijgt voor elke kaart een punt. Daarna trekt iedereen een kaart.
rules-babel-success-example = De schijf vraagt 4 schepen. Je nodigt Ben uit, die er 3 biedt met de handelskaart, en speelt er zelf 1. Jij zet alle vier de bouwdelen, Ben neemt de schijf. Anna, die er 2 had geboden, krijgt ze terug en 2 punten.
rules-babel-wonder-title = Een wonder is voltooid
rules-babel-wonder =
    Met de derde schijf wordt een wonder gewaardeerd: de meeste en de op één na meeste bouwdelen leveren op wat de volgende rij van de tabel aangeeft, ieder ander met een bouwdeel krijgt 3. Staan er meer gelijk bovenaan, dan krijgen die allemaal de tweede waarde en de anderen 3; bij een gedeelde tweede plaats krijgt ieder 3. Wie aan de beurt is, neemt een actiekaart. Elk volgend wonder levert meer op.
    De rijen: 8/4, 10/5, 12/6, 14/7, 16/8, 18/9, 20/10. Na de waardering neemt iedereen de eigen bouwdelen van het wonder terug.
rules-babel-wonder-example = Het eerste wonder: Anna heeft vijf bouwdelen, Ben en Cleo elk drie. Anna krijgt 8 punten, Ben en Cleo elk 3, omdat ze de tweede plaats delen. Had Ben er ook vijf, dan kregen hij en Anna elk 4 en Cleo 3.
rules-babel-end-title = Het einde
rules-babel-end =
    Het spel eindigt meteen als de laatste schijf van een soort is gebouwd. Onvoltooide wonderen met bouwdelen leveren 10, 5 en 3 op. Een tot zeven schijven van één soort leveren 0, 5, 10, 20, 30, 40, 50 op.
    Daarna komen de actiekaarten erbij die vanzelf tellen. Het spel eindigt ook na een hele ronde waarin niets is gebouwd en geen kaart is getrokken.
rules-babel-end-example = Vier schepen, twee kranen en een kameel: 20 + 5 + 0 = 25 punten.
rules-babel-actions-title = Actiekaarten
rules-babel-actions =
    Kaarten ruilen: een tot vijf kaarten ruilen. Drie trekken: drie kaarten trekken. Joker: telt bij het uitnodigen als twee ontbrekende kaarten. Dubbele beurt: twee beurten achter elkaar. Troostbonus: 3 punten per kaart in plaats van 1. Schijvenbonus: aan het einde 1 punt per schijf. Vijf punten: aan het einde.
    Kaarten ruilen zit er drie keer in, elke andere kaart twee keer. Hoeveel je er hebt, ziet iedereen; welke, weet alleen jij. Kaarten ruilen en drie trekken speel je als je beslist over passen of bouwen, over een bod of over een uitnodiging; de dubbele beurt in plaats van een gewone. Wie afgewezen wordt en een actiekaart heeft, welke dan ook, krijgt de vraag naar de troostbonus, zodat niemand te weten komt wie hem heeft.
rules-babel-reconstructed = De spelregels herhalen niet wat op het bord en het materiaal gedrukt staat. De getallen van de schijven, de rijen van de wondertabel na de eerste, het grootste deel van de schijventabel en hoe vaak elke actiekaart voorkomt, komen uit recensies of zijn door ons gereconstrueerd. Wie een tafel opent, kan dat alles vervangen door de getallen van een echt exemplaar.

glossary-tower-title = Toren
glossary-tower = Verdiepingen, een klok en een dak op elkaar.
glossary-wanted-title = Gevraagde hoogte
glossary-wanted = Hoe hoog de volgende toren van een kleur moet zijn.
glossary-lot-title = Kavel
glossary-lot = Een van de zestien stukken grond in Old Town waarop een gebouw stond.
glossary-marker-title = Fiche
glossary-marker = Een houten schijfje dat zegt: het gebouw kan hier staan.
glossary-settle-title = Vaststaan
glossary-settle = De kavel van een gebouw is gevonden, en de tegel komt op de plattegrond.
glossary-disc-title = Schijf
glossary-disc = Een kleitablet bij een wonder: soort en aantal kaarten.
glossary-offer-title = Bod
glossary-offer = Kaarten die iemand aan het bouwwerk van een ander zou bijdragen.
glossary-trade-title = Handelskaart
glossary-trade = Daarmee neemt een gast de schijf en laat die de bouwdelen over aan wie bouwt.
