# De regels in onze eigen woorden, de inleidingen en wat bij het leren hoort.
learn-title = De spellen leren
learn-lead = Bij elk spel is er een korte inleiding waarin je zelf de eerste zetten doet, en de volledige regels.
learn-intro = Inleiding
learn-rules = De regels
learn-start = Inleiding beginnen
learn-next = Verder
learn-again = Nog een keer
learn-play = Een echt spel spelen
learn-glossary = Woorden
learn-credits = Met dank aan
learn-reconstructed = Wat gereconstrueerd is
learn-step = Stap { $step } van { $steps }
learn-try = Dat zou ook kunnen, maar laten we eerst doen wat de tekst voorstelt.
learn-example = Voorbeeld
learn-credits-text =
    Clocktowers is van Alan R. Moon en Aaron Weissblum (Jolly Roger Games, 2004), Old Town van Stephan Riedel (Clicker Spiele, 2004), Der Turmbau zu Babel van Reiner Knizia (Hans im Glück, 2005). De ideeën zijn van hen. Teksten, tekeningen en programma van deze pagina zijn van onszelf; uit de uitgegeven spellen is niets overgenomen.
    De letters zijn Fraunces en Inter, beide onder de Open Font License.

intro-clocktowers-1 = Dit is jouw straat. Je hebt drie kaarten. Begin met de verdieping met de kat een nieuwe toren: klik op de kaart en dan op de lege plek.
intro-clocktowers-2 = Elke beurt eindigt met trekken. De drie stapels liggen open, dus je kiest zelf wat je krijgt. Neem het dak.
intro-clocktowers-3 = De ander heeft ook gebouwd. Zet nu de klok op je toren. Daarna kan er alleen nog een dak op.
intro-clocktowers-4 = Trek deze keer van de verdiepingen.
intro-clocktowers-5 = De eerste toren van elke kleur moet één of twee verdiepingen hoog zijn, en de jouwe is één hoog. Zet het dak erop.
intro-clocktowers-6 = Voltooid! Er wonen een kat en een muis, dus hij is 3 punten waard. Zonder dieren waren het er 5, met alleen katten 4, met alleen muizen 2. De volgende toren van deze kleur, van wie ook, moet één hoger zijn. Trek nog een keer.
intro-clocktowers-7 = Dat is het hele spel: bouwen, op de juiste hoogte een dak erop, de muizen buiten houden. Zijn alle stapels en handen leeg, dan winnen de meeste punten.
intro-oldtown-1 = Een stad is verdwenen, en telegrammen vertellen waar de gebouwen stonden. Eerst neemt iedereen twee eigen gebouwen. Neem de sheriff.
intro-oldtown-2 = En het hotel.
intro-oldtown-3 = Deze aanwijzing gaat over één gebouw. Wijs hem aan, en de kavels die hij toelaat lichten op. Speel hem: op elke kavel die nog kan komt een fiche, en de fiches die je niet nodig hebt zijn punten voor jou.
intro-oldtown-4 = Deze aanwijzing verbindt een gebouw met een van jou. Speel hem met het hotel: kavels die niet meer passen verliezen hun fiches, en elk fiche dat je van de kaart haalt is een punt.
intro-oldtown-5 = Heeft een gebouw nog maar één kavel over, dan staat het vast, en vaak volgen er meer. Staan er zestien gebouwen, dan winnen de meeste punten.
intro-babel-1 = Acht wonderen, op elk drie schijven. Kies bij het beeld van Zeus het schip met de 3: daarvoor zijn drie schipkaarten nodig.
intro-babel-2 = Iedereen heeft in het geheim een bod gedaan, en nu liggen ze open. Nodig Anna uit: gasten zetten een deel voor elk van hun kaarten, jij zet de rest en neemt de schijf.
intro-babel-3 = Nu bouwt iemand anders. Hoeveel kaarten bied je? Word je uitgenodigd, dan gaan jouw delen op het wonder. Word je afgewezen, dan krijg je je kaarten terug en een punt voor elk. Verzegel een bod van 1.
intro-babel-4 = Met de derde schijf betaalt een wonder uit: de meeste delen, de op één na meeste, en alle anderen een beetje. Het spel eindigt met de laatste schijf van een soort. Schijven van één soort betalen aan het eind.

rules-clocktowers-goal-title = Het doel
rules-clocktowers-goal = Iedereen bouwt klokkentorens van kaarten. Alleen voltooide torens tellen: een of meer verdiepingen, een klok, een dak. Wat een toren waard is hangt af van de dieren erin. De meeste punten winnen.
rules-clocktowers-cards-title = De kaarten
rules-clocktowers-cards = 66 kaarten: 28 verdiepingen, enkel of dubbel, waarvan tien met een kat en acht met een muis; 18 klokken, waarvan negen met een muis; 20 daken, vier in elk van vijf kleuren.
rules-clocktowers-setup-title = Aan het begin
rules-clocktowers-setup =
    Iedereen begint met een verdieping met een kat, een verdieping met een muis en een klok met een muis. De andere verdiepingen, klokken en daken worden tot drie stapels geschud; vijf verdiepingen en drie daken gaan er ongezien uit. De stapels liggen open, de bovenste kaart is dus te zien.
    Met twee spelers hebben de stapels 19 verdiepingen, 16 klokken en 17 daken; met drie 17, 15 en 17; met vier 15, 14 en 17.
rules-clocktowers-turn-title = Een beurt
rules-clocktowers-turn = Bouw een kaart uit je hand, of leg er een gedekt af. Trek daarna de bovenste kaart van een stapel naar keuze. Zolang er stapels zijn, heb je aan het begin van elke beurt drie kaarten.
rules-clocktowers-build-title = Bouwen
rules-clocktowers-build =
    Een verdieping begint een nieuwe toren of gaat op een van je torens die nog geen klok heeft. Je mag zoveel torens hebben als je wilt.
    Een klok gaat op een toren die alleen uit verdiepingen bestaat. Daarna kan er geen verdieping meer bij.
    Een dak gaat op een toren met een klok, als de hoogte klopt. Dan is de toren voltooid en komt er niets meer bij.
rules-clocktowers-build-example = Je hebt een verdieping met een kat, een klok en een groen dak. De verdieping begint een toren, in je volgende beurt gaat de klok erop, in die daarna het dak, als de volgende groene toren één hoog mag zijn. Een toren met alleen katten: 4 punten.
rules-clocktowers-height-title = De juiste hoogte
rules-clocktowers-height = De hoogte is het aantal verdiepingen; een dubbele kaart telt voor twee, een klok voor niets. De eerste toren van een kleur aan de hele tafel is één of twee hoog. Elke volgende van die kleur, van wie ook, is precies één hoger dan de vorige.
rules-clocktowers-height-example = Anna voltooit een rode toren van hoogte 2. De volgende rode moet 3 hoog zijn. Ben, wiens toren 2 hoog is, moet vóór de klok nog een verdieping toevoegen, of een ander dak zoeken.
rules-clocktowers-end-title = Het einde
rules-clocktowers-end =
    Zijn alle stapels leeg, dan trekt niemand meer en worden de handen uitgespeeld, één kaart per beurt. Het spel is afgelopen als alle handen leeg zijn.
    Er zijn 58 beurten in totaal; met drie of vier spelers hebben degenen die begonnen er één meer dan de anderen.
rules-clocktowers-score-title = Punten
rules-clocktowers-score =
    Een voltooide toren zonder dieren is 5 waard, met alleen katten 4, met katten en muizen 3, met alleen muizen 2. Hoeveel het er zijn maakt niet uit; de muis op een klok telt mee. Bij gelijke stand wint de hoogste muis, dan de hoogste kat; anders wordt de winst gedeeld.
    Bij gelijke stand tellen alleen voltooide torens. Het dier van een dubbele kaart zit op de bovenste verdieping; een klok is geen verdieping.
rules-clocktowers-score-example = Een verdieping met een kat, een met een muis en een gewone klok: 3 punten. Met een gewone verdieping in plaats van die met de muis: 4. Zit er een muis op de klok, dan is de muis terug: 3.
rules-clocktowers-secret-title = Wat men weet
rules-clocktowers-secret = Iedereen ziet wat er getrokken wordt. Geheim zijn alleen de gedekt afgelegde kaarten, de volgorde van de stapels en de verwijderde kaarten. De tafel laat je daarom zien welke kaarten de anderen moeten hebben, met een vraagteken bij die ze misschien hebben afgelegd.

rules-oldtown-goal-title = Het doel
rules-oldtown-goal = Zestien van achttien gebouwen moeten op zestien kavels komen, zoals de aanwijzingen zeggen. Wie een fiche van de kaart haalt, krijgt er een punt voor. De meeste punten winnen.
rules-oldtown-map-title = De kaart
rules-oldtown-map = Vier rijen van vier kavels. Main St, de spoorlijn en Cemetery Rd lopen van west naar oost, Dalton Rd en Cavendish St van noord naar zuid. Elke kavel heeft aan één kant zijn ingang. De bizonweide ligt in het noordwesten, de begraafplaats in het zuidwesten, de woestijn in het zuidoosten.
rules-oldtown-words-title = Buren
rules-oldtown-words = Naast elkaar liggen twee kavels zonder iets ertussen: 2 en 3, 6 en 7, 10 en 11, 14 en 15. Tegenover elkaar liggen twee buurkavels met een straat of de spoorweg ertussen. De ingangen zijn naar elkaar gekeerd bij 1 en 5, 3 en 7, 9 en 10, 11 en 12.
rules-oldtown-setup-title = Aan het begin
rules-oldtown-setup = Iedereen krijgt twee A- en twee C-aanwijzingen en kiest twee gebouwen. De B-aanwijzingen zijn de gezamenlijke stapel; met drie spelers liggen er drie A-aanwijzingen bovenop, met twee heeft ieder bovendien een eigen stapel van zes A- en C-aanwijzingen.
rules-oldtown-turn-title = Een beurt
rules-oldtown-turn =
    Heb je minder dan twee gebouwen, neem er dan een dat van niemand is. Speel daarna een aanwijzing, of leg er twee weg. Wie geen van beide kan, past. Trek dan een aanwijzing; na passen twee.
    Zijn er niet meer gebouwen zonder eigenaar dan spelers, dan neemt alleen wie er geen heeft er een. Met twee spelers trek je elke kaart naar keuze van de gezamenlijke of je eigen stapel.
rules-oldtown-clue-title = Een aanwijzing spelen
rules-oldtown-clue =
    A-aanwijzingen gaan over een genoemd gebouw, B over een van jou, dat je zelf noemt. Staat het gebouw op de kaart, dan gaan zijn fiches van de andere kavels weg. Anders komt er een fiche op elke kavel van de aanwijzing die nog kan; wat van de vijf overblijft zijn jouw punten.
    C-aanwijzingen verbinden een genoemd gebouw met een van jou. Beide houden alleen kavels over die een toegestaan paar vormen.
    Een kavel kan nog als de hele stad zo nog in te delen is. Een gebouw met één mogelijke kavel staat daar vast, en zijn fiches zijn punten.
rules-oldtown-clue-example = De aanwijzing zet de sheriff op een van vier kavels, waarvan er een bebouwd is. Drie fiches gaan op de kaart, twee blijven over: 2 punten.
rules-oldtown-pair-title = Een aanwijzing over twee gebouwen
rules-oldtown-pair = Een C-aanwijzing laat beide gebouwen alleen de kavels die met een kavel van het andere een van haar paren vormen. Een gebouw dat nog niet op de kaart staat, krijgt nu zijn fiches.
rules-oldtown-pair-example = De aanwijzing zegt dat de bank naast jouw gebouw stond, en je noemt de saloon. De saloon heeft fiches op 6 en 10, de bank op 7 en 12. Alleen 6 en 7 zijn een paar: de fiches op 10 en 12 gaan weg, beide gebouwen staan vast, en ook hun laatste fiches gaan weg. 4 punten.
rules-oldtown-cannot-title = Wat niet gespeeld kan worden
rules-oldtown-cannot =
    Een aanwijzing die niets zou veranderen bevestigt alleen; een die op geen enkele kavel past spreekt tegen; een die meer dan vijf fiches nodig zou hebben, of een vierde fiche op een kavel, is geblokkeerd. Geen daarvan kan gespeeld worden. Twee aanwijzingen die bevestigen of tegenspreken kun je wegleggen: dan haal je een fiche naar keuze van de kaart voor een punt, als de stad nog uitkomt.
    Geblokkeerde aanwijzingen kun je niet wegleggen, en zonder eigen gebouw kun je B- en C-aanwijzingen spelen noch wegleggen.
rules-oldtown-cannot-example = De fiches van de sheriff liggen op 2 en 3. Een aanwijzing die hem ten noorden van Main St zet, bevestigt alleen. Een die hem bij de woestijn zet, spreekt tegen. Samen kun je ze wegleggen voor een fiche naar keuze.
rules-oldtown-chain-title = Van het een komt het ander
rules-oldtown-chain =
    Staat een gebouw vast, dan gaan andere fiches van zijn kavel weg. Houdt een ander gebouw dan één kavel over, dan staat ook dat vast, en zo verder. Al die punten zijn van jou.
    Een gebouw dat vaststaat, is van niemand meer.
rules-oldtown-chain-example = De saloon staat vast op kavel 6, waar ook een fiche van de bank ligt. Dat gaat weg. Het laatste fiche van de bank ligt op 7, dus de bank staat daar vast, en ook dit fiche is een punt.
rules-oldtown-end-title = Het einde
rules-oldtown-end = Het spel eindigt meteen als het zestiende gebouw vaststaat, of als iedereen achter elkaar gepast en niets getrokken heeft. Staan er zestien gebouwen op de kaart, dan doen de andere twee niet meer mee.
rules-oldtown-options-title = Varianten
rules-oldtown-options = Meestal gaan fiches die onmogelijk zijn geworden vanzelf weg. In de variant waarin ze blijven liggen tot iemand ze aanwijst, moet iedereen opletten; een terechte melding is een punt. Gespeelde aanwijzingen kun je niet nalezen, tenzij de tafel het toestaat.
rules-oldtown-reconstructed = De afbeelding van het gedrukte bord was er niet. De kaart is gereconstrueerd uit de aanwijzingskaarten, die elk zeggen hoeveel kavels ze toelaten, en uit de acht gedrukte oplossingen; ze past bij allemaal. Vier drukfouten op kaarten en drie gedrukte puzzels zijn verbeterd, en aangegeven waar ze staan.

rules-babel-goal-title = Het doel
rules-babel-goal = Samen bouwt iedereen aan acht wereldwonderen. Punten komen van delen op voltooide wonderen, van schijven van één soort en van afgewezen biedingen. De meeste punten winnen.
rules-babel-pieces-title = Het materiaal
rules-babel-pieces = 100 bouwkaarten, 25 van elke soort. 24 schijven, zes van elke soort, met de getallen 3, 3, 4, 4, 5 en 6. 15 actiekaarten. In de variant met dubbele schijven komen vier daarvan, die kaarten van twee soorten nodig hebben, in de plaats van de vijven.
rules-babel-setup-title = Aan het begin
rules-babel-setup = Op elk wonder liggen drie van de 24 schijven; elk toont een soort (kameel, schip, kraan, metselaar) en hoeveel kaarten ervan nodig zijn. Iedereen begint met vier bouwkaarten en een handelskaart.
rules-babel-turn-title = Een beurt
rules-babel-turn =
    Passen of bouwen. Pas je, dan trek je twee kaarten en de anderen één. Bouw je, dan kies je een schijf.
    Is de stapel leeg, dan worden de gespeelde kaarten geschud tot een nieuwe.
rules-babel-offer-title = Biedingen
rules-babel-offer = Alle anderen beslissen in het geheim hoeveel kaarten van de soort ze bieden: hoogstens het getal van de schijf, of niets. Met minstens één kaart mag de handelskaart erbij. Alle biedingen gaan tegelijk open.
rules-babel-offer-example = De schijf toont kameel 5 en je hebt drie kamelen. Je mag er nul tot drie bieden; met minstens één ook de handelskaart.
rules-babel-invite-title = Uitnodigen
rules-babel-invite = Jij kiest wie je uitnodigt. Elke gast brengt zijn hele bod mee; hoogstens één gast mag een handelskaart hebben; samen mogen ze niet meer brengen dan de schijf nodig heeft. Wat ontbreekt leg je precies uit je hand bij. Je mag ook opgeven.
rules-babel-invite-example = De schijf heeft 4 schepen nodig. Anna biedt er 2, Ben 3 met de handelskaart. Je nodigt Anna uit en speelt er zelf 2: ieder twee delen, en de schijf is van jou. Ben krijgt zijn kaarten terug en 3 punten.
rules-babel-success-title = Als er gebouwd wordt
rules-babel-success = Voor elke kaart die je speelde zet je een deel op het wonder, elke gast net zo voor de zijne. Een gast met de handelskaart zet er geen, die delen zet jij, maar hij neemt de schijf. Anders is die voor jou. Wie bood en niet werd uitgenodigd, neemt zijn kaarten terug en krijgt voor elk een punt. Daarna trekt iedereen een kaart.
rules-babel-success-example = De schijf heeft 4 schepen nodig. Je nodigt Ben uit, die er 3 biedt met de handelskaart, en speelt er zelf 1. Jij zet alle vier de delen, Ben neemt de schijf. Anna, die er 2 bood, krijgt ze terug en 2 punten.
rules-babel-wonder-title = Een wonder is voltooid
rules-babel-wonder =
    Met de derde schijf betaalt een wonder: de meeste en de op één na meeste delen volgens de volgende rij, ieder ander met een deel 3. Staan er meer gelijk bovenaan, dan krijgen die allemaal de tweede waarde en de anderen 3; bij gelijke tweede plaats krijgt ieder 3. Wie aan de beurt is neemt een actiekaart. Elk later wonder betaalt meer.
    De rijen: 8/4, 10/5, 12/6, 14/7, 16/8, 18/9, 20/10. Na het uitbetalen gaan alle delen van het wonder terug naar hun eigenaars.
rules-babel-wonder-example = Het eerste wonder: Anna heeft vijf delen, Ben en Cleo elk drie. Anna krijgt 8, Ben en Cleo elk 3, omdat ze samen tweede zijn. Had Ben er ook vijf, dan kregen hij en Anna elk 4 en Cleo 3.
rules-babel-end-title = Het einde
rules-babel-end =
    Het spel eindigt meteen als de laatste schijf van een soort is gebouwd. Onvoltooide wonderen met delen betalen 10, 5 en 3. Schijven van één soort betalen 0, 5, 10, 20, 30, 40, 50 voor één tot zeven.
    Daarna komen de actiekaarten erbij die vanzelf tellen. Het spel eindigt ook na een hele ronde waarin niets gebouwd en geen kaart getrokken werd.
rules-babel-end-example = Vier schepen, twee kranen en een kameel: 20 + 5 + 0 = 25 punten.
rules-babel-actions-title = Actiekaarten
rules-babel-actions =
    Wisselen: een tot vijf kaarten ruilen. Drie trekken. Joker: staat bij het uitnodigen voor twee ontbrekende kaarten. Dubbele beurt: twee beurten achter elkaar. Afwijzingsbonus: 3 punten per kaart in plaats van 1. Schijvenbonus: aan het eind 1 per schijf. Vijf punten: aan het eind.
    Er zijn drie wisselkaarten en twee van elke andere soort. Hoeveel je er hebt ziet iedereen, welke niemand. Wisselen en drie trekken speel je als je beslist over passen of bouwen, over een bod of over een uitnodiging; de dubbele beurt in plaats van een enkele. Wie afgewezen wordt en een actiekaart heeft, welke ook, krijgt de vraag naar de bonus, zodat niemand merkt wie hem heeft.
rules-babel-reconstructed = De spelregels herhalen niet wat op bord en stukken gedrukt staat. De waarden van de schijven, de rijen van de wondertabel na de eerste, het meeste van de schijventabel en hoe vaak elke actiekaart voorkomt komen uit besprekingen of zijn door ons gereconstrueerd. Wie een tafel opent kan dat alles vervangen door de getallen van een echt exemplaar.

glossary-tower-title = Toren
glossary-tower = Verdiepingen, een klok en een dak op elkaar.
glossary-wanted-title = Gevraagde hoogte
glossary-wanted = Hoe hoog de volgende toren van een kleur moet zijn.
glossary-lot-title = Kavel
glossary-lot = Een van de zestien stukken grond van Old Town.
glossary-marker-title = Fiche
glossary-marker = Een houten schijfje dat zegt: het gebouw kan hier staan.
glossary-settle-title = Vaststaan
glossary-settle = De plek van een gebouw is gevonden, zijn huis komt op de kaart.
glossary-disc-title = Schijf
glossary-disc = Een kleitablet bij een wonder: soort en aantal kaarten.
glossary-offer-title = Bod
glossary-offer = Kaarten die iemand bij het bouwwerk van een ander zou leggen.
glossary-trade-title = Handelskaart
glossary-trade = Daarmee neemt een gast de schijf en laat hij de delen aan wie bouwt.
