# De regels in onze eigen woorden, de inleidingen en wat bij het leren hoort.
learn-title = Leer de spellen
learn-lead = Bij elk spel hoort een korte inleiding waarin je zelf de eerste zetten doet, en de volledige regels.
learn-intro = Inleiding
learn-rules = De regels
learn-start = Inleiding beginnen
learn-next = Verder
learn-again = Opnieuw beginnen
learn-play = Een echte partij spelen
learn-glossary = Begrippen
learn-credits = Colofon
learn-reconstructed = Wat gereconstrueerd is
learn-step = Stap { $step } van { $steps }
learn-try = Dat zou ook kunnen, maar laten we eerst doen wat de tekst voorstelt.
learn-example = Voorbeeld
learn-credits-text =
    Clocktowers is van Alan R. Moon en Aaron Weissblum (Jolly Roger Games, 2004), Old Town van Stephan Riedel (Clicker Spiele, 2004), Der Turmbau zu Babel van Reiner Knizia (Hans im Glück, 2005). De spelideeën zijn van hen. De teksten, tekeningen en het programma van deze pagina’s hebben we zelf gemaakt; uit de uitgegeven spellen is niets overgenomen.
    De lettertypen zijn Fraunces en Inter, beide onder de Open Font License.

glossary-tower-title = Toren
glossary-tower = Een of meer verdiepingen, een klok en een dak op elkaar.
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
glossary-trade = Daarmee neemt een gast de schijf en laat die de bouwdelen over aan wie bouwt.
