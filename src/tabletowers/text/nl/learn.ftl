# De regels in onze eigen woorden, de inleidingen en wat bij het leren hoort.
learn-title = Leer de spellen
learn-lead = Bij elk spel hoort een korte inleiding waarin je zelf de eerste zetten doet, en de volledige regels.
learn-intro = Inleiding
learn-rules = De regels
learn-start = Inleiding beginnen
learn-next = Verder
learn-do-it = Doe het voor mij
learn-confirm = Goed. Kies nu ‘{ $play }’.
learn-again = Opnieuw beginnen
learn-play = Een echte partij spelen
learn-glossary = Begrippen
learn-credits = Colofon
learn-reconstructed = Wat gereconstrueerd is
learn-step = Stap { $step } van { $steps }
learn-try = Laten we eerst doen wat de tekst voorstelt.
learn-example = Voorbeeld
learn-credits-text =
    Clocktowers is van Alan R. Moon en Aaron Weissblum (Jolly Roger Games, 2004), Old Town van Stephan Riedel (Clicker Spiele, 2004), Der Turmbau zu Babel van Reiner Knizia (Hans im Glück, 2005). De gedrukte kaarten van Clocktowers zijn van Jacob Elijah Walker. De spelideeën zijn van de auteurs. De teksten, tekeningen en het programma van deze pagina’s hebben we zelf gemaakt; uit de uitgegeven spellen is niets overgenomen.
    De lettertypen zijn Fraunces en Inter, beide onder de Open Font License.
learn-search = Zoeken in de regels
learn-search-none = Niets in de regels past bij je zoekopdracht.
learn-synonyms =
    startspeler, beginspeler, eerste speler: begint
    trekstapel, deck: stapel
    aflegstapel: afgelegd, afleggen
    overwinningspunten, zegepunten, score, puntentelling: punt
    speleinde, einde van het spel, spel afgelopen: voorbij, eindig, einde
    medespelers, tegenspelers, tegenstanders, andere spelers: anderen
    gelijkspel: gelijk
    winnaar, winnares: wint, winnen
    handkaarten: hand
learn-printed = In de woorden van de gedrukte spelregels
learn-rulebook = Wat er verder in de doos en de spelregels zit
learn-rulebook-clocktowers =
    Het gedrukte spel is voor twee tot vier spelers vanaf zeven jaar en duurt ongeveer een half uur. Jacob Elijah Walker tekende de kaarten. De Italiaanse spelregels hebben een ondertitel, ‘Torri dell’Orologio’.
    Aan een echte tafel liggen de kaarten van een toren van onder naar boven half over elkaar, zodat het er als een toren uitziet; hier is het een getekende toren.
learn-rulebook-oldtown =
    Het gedrukte spel is voor een tot vier spelers van 10 tot 99 jaar. In de doos zitten een plattegrond, 18 gebouwen, 90 fiches, 60 aanwijzingskaarten en vier fiches die op een spoor de punten bijhouden; hier staan de punten bij de namen.
    Het verhaal: van een stad die eind negentiende eeuw nog vol leven was, zijn alleen ruïnes over. Als archeologen verzamelen de spelers wat er nog over de spookstad bekend is, en wie helpt om die weer op te bouwen, krijgt punten. Elke partij wordt het een andere stad.
    Het gele getal rechtsboven op een gedrukte kaart zegt hoeveel kavels die toelaat als de plattegrond leeg is: 4 op een A-kaart, 7 of 8 op een B-kaart, 8+8 op een C-kaart, voor de twee gebouwen. Hier laat het kaartje op elke aanwijzing ze zien.
    Stephan Riedel bedankt Guenter Cornett en Andy Merritt voor hun hulp.
learn-rulebook-babel =
    In de doos zitten een bord, 100 bouwkaarten, 28 schijven, 15 actiekaarten, vijf handelskaarten, vijf zuilen en 20 bouwdelen in elk van de vijf kleuren. Een van je bouwdelen houdt op een spoor de punten bij, en een steen in de wondertabel laat zien wat het volgende wonder oplevert.
    Wie bouwt, zet de eigen zuil op het wonder en legt de gekozen schijf erbovenop, zodat iedereen ziet wat er nodig is. Hier zegt de pagina dat.

glossary-tower-title = Toren
glossary-tower = Een of meer verdiepingen, een klok en een dak op elkaar. In de gedrukte spelregels: ‘klokkentoren’.
glossary-wanted-title = Gevraagde hoogte
glossary-wanted = Hoe hoog de volgende toren van een kleur moet zijn.
glossary-lot-title = Kavel
glossary-lot = Een van de zestien stukken grond in Old Town waarop een gebouw stond.
glossary-marker-title = Fiche
glossary-marker = Een houten schijfje dat zegt: het gebouw kan hier hebben gestaan.
glossary-settle-title = Vaststaan
glossary-settle = De kavel van een gebouw is gevonden, en de tegel komt op de plattegrond.
glossary-disc-title = Schijf
glossary-disc = Een kleitablet bij een wonder, met een soort en het aantal kaarten dat nodig is.
glossary-offer-title = Bod
glossary-offer = Kaarten die iemand aan het bouwwerk van een ander zou bijdragen.
glossary-trade-title = Handelskaart
glossary-trade = Daarmee neemt een gast de schijf en laat de bouwdelen over aan wie bouwt.
