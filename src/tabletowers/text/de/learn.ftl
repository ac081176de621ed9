# Die Regeln in eigenen Worten, die Einführungen und was zum Lernen gehört.
learn-title = Die Spiele lernen
learn-lead = Zu jedem Spiel gibt es eine kurze Einführung, in der du die ersten Züge selbst machst, und die vollständigen Regeln.
learn-intro = Einführung
learn-rules = Die Regeln
learn-start = Einführung beginnen
learn-next = Weiter
learn-again = Noch einmal
learn-play = Ein richtiges Spiel
learn-glossary = Begriffe
learn-credits = Wer dahintersteht
learn-reconstructed = Was rekonstruiert ist
learn-step = Schritt { $step } von { $steps }
learn-try = Das ginge auch, aber machen wir erst einmal, was der Text vorschlägt.
learn-example = Beispiel
learn-credits-text =
    Clocktowers ist von Alan R. Moon und Aaron Weissblum (Jolly Roger Games, 2004), Old Town von Stephan Riedel (Clicker Spiele, 2004), Der Turmbau zu Babel von Reiner Knizia (Hans im Glück, 2005). Die Ideen sind ihre. Texte, Zeichnungen und Programm dieser Seite sind unsere eigenen; aus den erschienenen Ausgaben ist nichts übernommen.
    Die Schriften sind Fraunces und Inter, beide unter der Open Font License.

intro-clocktowers-1 = Das ist deine Straße. Du hast drei Karten. Fang mit dem Stockwerk mit der Katze einen neuen Turm an: erst die Karte anklicken, dann den leeren Platz.
intro-clocktowers-2 = Jeder Zug endet mit Ziehen. Die drei Stapel liegen offen, du suchst dir also aus, was du bekommst. Nimm das Dach.
intro-clocktowers-3 = Auch die andere Seite hat gebaut. Setz jetzt die Uhr auf deinen Turm. Danach kann nur noch ein Dach folgen.
intro-clocktowers-4 = Zieh diesmal von den Stockwerken.
intro-clocktowers-5 = Der erste Turm jeder Farbe muss ein oder zwei Stockwerke hoch sein, und deiner ist eins hoch. Setz das Dach darauf.
intro-clocktowers-6 = Fertig! Dort wohnen Katze und Maus, also zählt er 3 Punkte. Ohne Tiere wären es 5, nur mit Katzen 4, nur mit Mäusen 2. Der nächste Turm dieser Farbe, egal von wem, muss eins höher sein. Zieh noch einmal.
intro-clocktowers-7 = Das ist das ganze Spiel: bauen, in der richtigen Höhe decken, die Mäuse draußen lassen. Wenn alle Stapel und Hände leer sind, gewinnen die meisten Punkte.
intro-oldtown-1 = Eine Stadt ist verschwunden, und Telegramme erzählen, wo ihre Häuser standen. Zuerst nehmen sich alle zwei eigene Häuser. Nimm den Sheriff.
intro-oldtown-2 = Und das Hotel.
intro-oldtown-3 = Dieser Hinweis spricht von einem einzigen Haus. Zeig darauf, und die erlaubten Grundstücke leuchten. Spiel ihn: Auf jedes Grundstück, das noch möglich ist, kommt ein Marker, und was du davon nicht brauchst, sind Punkte für dich.
intro-oldtown-4 = Dieser Hinweis verbindet ein Haus mit einem von deinen. Spiel ihn mit dem Hotel: Grundstücke, die nicht mehr passen, verlieren ihre Marker, und jeder Marker, den du vom Plan nimmst, ist ein Punkt.
intro-oldtown-5 = Bleibt einem Haus nur ein Grundstück, so steht es fest, und oft folgen andere. Wenn sechzehn Häuser stehen, gewinnen die meisten Punkte.
intro-babel-1 = Acht Weltwunder, auf jedem drei Scheiben. Wähl bei der Zeusstatue das Schiff mit der 3: Dafür braucht es drei Schiffskarten.
intro-babel-2 = Alle haben geheim ein Angebot gemacht, jetzt liegen sie offen. Lade Anna ein: Gäste setzen für jede ihrer Karten ein Bauteil, du setzt den Rest und nimmst die Scheibe.
intro-babel-3 = Jetzt baut jemand anders. Wie viele Karten bietest du? Wirst du eingeladen, kommen deine Bauteile auf das Wunder. Wirst du abgelehnt, bekommst du die Karten zurück und für jede einen Punkt. Versiegle ein Angebot von 1.
intro-babel-4 = Mit der dritten Scheibe zahlt ein Wunder aus: die meisten Bauteile, die zweitmeisten, alle anderen ein wenig. Das Spiel endet mit der letzten Scheibe einer Farbe. Scheiben derselben Farbe zahlen am Ende.

rules-clocktowers-goal-title = Das Ziel
rules-clocktowers-goal = Alle bauen Uhrtürme aus Karten. Nur fertige Türme zählen: ein oder mehrere Stockwerke, eine Uhr, ein Dach. Was ein Turm wert ist, hängt von den Tieren darin ab. Die meisten Punkte gewinnen.
rules-clocktowers-cards-title = Die Karten
rules-clocktowers-cards = 66 Karten: 28 Stockwerkkarten mit einem oder zwei Stockwerken, zehn davon mit Katze und acht mit Maus; 18 Uhren, neun davon mit Maus; 20 Dächer, vier in jeder der fünf Farben.
rules-clocktowers-setup-title = Am Anfang
rules-clocktowers-setup =
    Alle beginnen mit einem Stockwerk mit Katze, einem mit Maus und einer Uhr mit Maus. Die übrigen Stockwerke, Uhren und Dächer werden zu drei Stapeln gemischt; fünf Stockwerke und drei Dächer kommen ungesehen weg. Die Stapel liegen offen, die oberste Karte ist also zu sehen.
    Zu zweit haben die Stapel 19 Stockwerke, 16 Uhren und 17 Dächer; zu dritt 17, 15 und 17; zu viert 15, 14 und 17.
rules-clocktowers-turn-title = Ein Zug
rules-clocktowers-turn = Bau eine Handkarte, oder wirf eine verdeckt ab. Zieh dann die oberste Karte eines beliebigen Stapels. Bis die Stapel leer sind, hast du zu Beginn jedes Zuges drei Karten.
rules-clocktowers-build-title = Bauen
rules-clocktowers-build =
    Ein Stockwerk beginnt einen neuen Turm oder kommt auf einen deiner Türme, der noch keine Uhr hat. Du darfst beliebig viele Türme haben.
    Eine Uhr kommt auf einen Turm, der nur aus Stockwerken besteht. Danach folgt kein Stockwerk mehr.
    Ein Dach kommt auf einen Turm mit Uhr, wenn die Höhe stimmt. Dann ist der Turm fertig, und nichts kommt mehr dazu.
rules-clocktowers-build-example = Du hast ein Stockwerk mit Katze, eine Uhr und ein grünes Dach. Das Stockwerk beginnt einen Turm, im nächsten Zug kommt die Uhr darauf, im übernächsten das Dach, wenn der nächste grüne Turm eins hoch sein darf. Ein Turm nur mit Katzen: 4 Punkte.
rules-clocktowers-height-title = Die richtige Höhe
rules-clocktowers-height = Die Höhe ist die Zahl der Stockwerke; eine Karte mit zweien zählt zwei, eine Uhr nichts. Der erste Turm einer Farbe am ganzen Tisch ist eins oder zwei hoch. Jeder spätere dieser Farbe, egal von wem, ist genau eins höher als der davor.
rules-clocktowers-height-example = Anna vollendet einen roten Turm der Höhe 2. Der nächste rote muss 3 hoch sein. Ben, dessen Turm 2 hoch ist, braucht vor der Uhr noch ein Stockwerk oder ein anderes Dach.
rules-clocktowers-end-title = Das Ende
rules-clocktowers-end =
    Sind alle Stapel leer, zieht niemand mehr, und die Hände werden ausgespielt, eine Karte je Zug. Das Spiel ist vorbei, wenn alle Hände leer sind.
    Es gibt insgesamt 58 Züge; zu dritt oder viert haben die, die begonnen haben, einen mehr als die anderen.
rules-clocktowers-score-title = Punkte
rules-clocktowers-score =
    Ein fertiger Turm ohne Tiere zählt 5, nur mit Katzen 4, mit Katzen und Mäusen 3, nur mit Mäusen 2. Wie viele es sind, ist gleich; die Maus auf einer Uhr zählt mit. Bei Gleichstand gewinnt die höhere Maus, dann die höhere Katze; sonst wird der Sieg geteilt.
    Bei Gleichstand zählen nur fertige Türme. Das Tier einer Karte mit zwei Stockwerken sitzt im oberen; eine Uhr ist kein Stockwerk.
rules-clocktowers-score-example = Ein Stockwerk mit Katze, eines mit Maus und eine einfache Uhr: 3 Punkte. Mit einem einfachen Stockwerk statt dem mit der Maus: 4. Sitzt eine Maus auf der Uhr, ist die Maus wieder da: 3.
rules-clocktowers-secret-title = Was man weiß
rules-clocktowers-secret = Alle sehen, was gezogen wird. Geheim sind nur die verdeckt abgeworfenen Karten, die Reihenfolge der Stapel und die entfernten Karten. Der Tisch zeigt dir deshalb, welche Karten die anderen haben müssen, und setzt ein Fragezeichen an solche, die sie abgeworfen haben könnten.

rules-oldtown-goal-title = Das Ziel
rules-oldtown-goal = Sechzehn von achtzehn Häusern sollen auf sechzehn Grundstücke, so wie die Hinweise es sagen. Wer einen Marker vom Plan nimmt, bekommt einen Punkt dafür. Die meisten Punkte gewinnen.
rules-oldtown-map-title = Der Plan
rules-oldtown-map = Vier Reihen mit je vier Grundstücken. Main St, Eisenbahn und Cemetery Rd laufen von West nach Ost, Dalton Rd und Cavendish St von Nord nach Süd. Jedes Grundstück hat seinen Eingang an einer Seite. Die Büffelweide liegt im Nordwesten, der Friedhof im Südwesten, die Wüste im Südosten.
rules-oldtown-words-title = Nachbarn
rules-oldtown-words = Nebeneinander liegen zwei Grundstücke, zwischen denen nichts ist: 2 und 3, 6 und 7, 10 und 11, 14 und 15. Gegenüber liegen zwei benachbarte Grundstücke mit einer Straße oder der Eisenbahn dazwischen. Die Eingänge sind einander zugewandt bei 1 und 5, 3 und 7, 9 und 10, 11 und 12.
rules-oldtown-setup-title = Am Anfang
rules-oldtown-setup = Alle bekommen zwei A- und zwei C-Hinweise und wählen zwei Häuser. Die B-Hinweise sind der gemeinsame Stapel; zu dritt liegen drei A-Hinweise obenauf, zu zweit hat jede Seite außerdem einen eigenen Stapel aus sechs A- und C-Hinweisen.
rules-oldtown-turn-title = Ein Zug
rules-oldtown-turn =
    Hast du weniger als zwei Häuser, nimm eines, das niemandem gehört. Spiel dann einen Hinweis, oder leg zwei ab. Wer beides nicht kann, passt. Zieh danach einen Hinweis, nach einem Passen zwei.
    Sind nicht mehr herrenlose Häuser übrig, als Leute mitspielen, nimmt nur eines, wer keines hat. Zu zweit wird jede Karte nach Wunsch vom gemeinsamen oder vom eigenen Stapel gezogen.
rules-oldtown-clue-title = Einen Hinweis spielen
rules-oldtown-clue =
    A-Hinweise sprechen von einem genannten Haus, B-Hinweise von einem deiner eigenen, das du nennst. Ist das Haus auf dem Plan, kommen seine Marker von den anderen Grundstücken weg. Sonst kommt auf jedes noch mögliche Grundstück des Hinweises ein Marker; was von den fünf Markern übrig bleibt, sind deine Punkte.
    C-Hinweise verbinden ein genanntes Haus mit einem von deinen. Beiden bleiben nur Grundstücke, die ein erlaubtes Paar bilden.
    Ein Grundstück ist möglich, wenn sich die ganze Stadt noch so anordnen lässt. Ein Haus mit nur einem möglichen Grundstück steht dort fest, und seine Marker sind Punkte.
rules-oldtown-clue-example = Der Hinweis setzt den Sheriff auf eines von vier Grundstücken, eines davon ist bebaut. Drei Marker kommen auf den Plan, zwei bleiben übrig: 2 Punkte.
rules-oldtown-pair-title = Ein Hinweis auf zwei Häuser
rules-oldtown-pair = Ein C-Hinweis lässt beiden Häusern nur die Grundstücke, die mit einem Grundstück des anderen eines seiner Paare bilden. Ein Haus, das noch nicht auf dem Plan ist, bekommt jetzt seine Marker.
rules-oldtown-pair-example = Der Hinweis sagt, dass die Bank neben deinem Haus stand, und du nennst den Saloon. Der Saloon hat Marker auf 6 und 10, die Bank auf 7 und 12. Nur 6 und 7 sind ein Paar: Die Marker auf 10 und 12 kommen weg, beide Häuser stehen fest, und auch ihre letzten Marker kommen weg. 4 Punkte.
rules-oldtown-cannot-title = Was nicht gespielt werden kann
rules-oldtown-cannot =
    Ein Hinweis, der nichts ändern würde, bestätigt nur; einer, der auf kein Grundstück passt, widerspricht; einer, der mehr als fünf Marker oder einen vierten Marker auf einem Grundstück bräuchte, ist blockiert. Nichts davon kann gespielt werden. Zwei Hinweise, die bestätigen oder widersprechen, kannst du ablegen: Dann nimmst du einen beliebigen Marker für einen Punkt vom Plan, sofern die Stadt noch aufgeht.
    Blockierte Hinweise können nicht abgelegt werden, und ohne eigenes Haus lassen sich B- und C-Hinweise weder spielen noch ablegen.
rules-oldtown-cannot-example = Die Marker des Sheriffs liegen auf 2 und 3. Ein Hinweis, der ihn nördlich der Main St sieht, bestätigt nur. Einer, der ihn an die Wüste setzt, widerspricht. Beide zusammen kannst du für einen beliebigen Marker ablegen.
rules-oldtown-chain-title = Eins führt zum anderen
rules-oldtown-chain =
    Steht ein Haus fest, kommen andere Marker von seinem Grundstück weg. Bleibt dadurch einem anderen Haus nur noch ein Grundstück, steht auch das fest, und so weiter. Alle diese Punkte sind deine.
    Ein Haus, das feststeht, gehört niemandem mehr.
rules-oldtown-chain-example = Der Saloon steht auf Grundstück 6 fest, wo auch ein Marker der Bank liegt. Der kommt weg. Der letzte Marker der Bank liegt auf 7, also steht die Bank dort fest, und auch dieser Marker ist ein Punkt.
rules-oldtown-end-title = Das Ende
rules-oldtown-end = Das Spiel endet sofort, wenn das sechzehnte Haus feststeht, oder wenn alle nacheinander gepasst und nichts gezogen haben. Sind sechzehn Häuser auf dem Plan, sind die beiden anderen aus dem Spiel.
rules-oldtown-options-title = Varianten
rules-oldtown-options = Gewöhnlich kommen unmöglich gewordene Marker von selbst weg. In der Variante, in der sie liegen bleiben, bis sie jemandem auffallen, müssen alle aufpassen; wer zu Recht beanstandet, bekommt einen Punkt. Gespielte Hinweise kann man nicht nachlesen, es sei denn, der Tisch erlaubt es.
rules-oldtown-reconstructed = Das Bild des gedruckten Spielplans lag nicht vor. Der Plan wurde aus den Hinweiskarten rekonstruiert, von denen jede sagt, wie viele Grundstücke sie erlaubt, und aus den acht gedruckten Lösungen; er passt zu allen. Vier Druckfehler auf Karten und drei gedruckte Rätsel sind berichtigt und dort, wo sie stehen, gekennzeichnet.

rules-babel-goal-title = Das Ziel
rules-babel-goal = Gemeinsam bauen alle an acht Weltwundern. Punkte gibt es für Bauteile an fertigen Wundern, für Scheiben derselben Farbe und für abgelehnte Angebote. Die meisten Punkte gewinnen.
rules-babel-pieces-title = Das Material
rules-babel-pieces = 100 Baukarten, 25 von jeder Farbe. 24 Scheiben, sechs von jeder Farbe, mit den Zahlen 3, 3, 4, 4, 5 und 6. 15 Aktionskarten. In der Variante mit zweifarbigen Scheiben treten vier davon, die Karten zweier Farben brauchen, an die Stelle der Fünfen.
rules-babel-setup-title = Am Anfang
rules-babel-setup = Auf jedem Wunder liegen drei der 24 Scheiben; jede zeigt eine Farbe (Kamel, Schiff, Kran, Maurer) und wie viele Karten davon nötig sind. Alle beginnen mit vier Baukarten und einer Handelskarte.
rules-babel-turn-title = Ein Zug
rules-babel-turn =
    Passen oder bauen. Passt du, ziehst du zwei Karten und alle anderen eine. Baust du, wählst du eine Scheibe.
    Ist der Stapel leer, werden die gespielten Karten gemischt und bilden den neuen.
rules-babel-offer-title = Angebote
rules-babel-offer = Alle anderen entscheiden geheim, wie viele Karten der Farbe sie anbieten: höchstens so viele, wie auf der Scheibe steht, oder nichts. Mit mindestens einer Karte darf die Handelskarte dazu. Alle Angebote werden zugleich geöffnet.
rules-babel-offer-example = Die Scheibe zeigt Kamel 5, und du hast drei Kamele. Du darfst keines bis drei davon anbieten; mit mindestens einem auch die Handelskarte.
rules-babel-invite-title = Einladungen
rules-babel-invite = Du wählst, wen du einlädst. Jeder Gast bringt sein ganzes Angebot; höchstens ein Gast darf eine Handelskarte dabeihaben; zusammen dürfen sie nicht mehr bringen, als die Scheibe braucht. Was fehlt, gibst du genau aus deiner Hand dazu. Du darfst auch aufgeben.
rules-babel-invite-example = Die Scheibe braucht 4 Schiffe. Anna bietet 2, Ben 3 mit der Handelskarte. Du lädst Anna ein und spielst selbst 2: je zwei Bauteile, und die Scheibe gehört dir. Ben bekommt seine Karten zurück und 3 Punkte.
rules-babel-success-title = Wenn gebaut wird
rules-babel-success = Für jede eigene Karte setzt du ein Bauteil auf das Wunder, jeder Gast ebenso für seine. Ein Gast mit Handelskarte setzt keine, diese Bauteile setzt du, dafür nimmt er die Scheibe. Sonst bekommst du sie. Wer geboten hat und nicht eingeladen wurde, nimmt seine Karten zurück und bekommt für jede einen Punkt. Dann ziehen alle eine Karte.
rules-babel-success-example = Die Scheibe braucht 4 Schiffe. Du lädst Ben ein, der 3 mit der Handelskarte bietet, und spielst selbst 1. Du setzt alle vier Bauteile, Ben nimmt die Scheibe. Anna, die 2 geboten hatte, bekommt sie zurück und 2 Punkte.
rules-babel-wonder-title = Ein Wunder ist fertig
rules-babel-wonder =
    Mit der dritten Scheibe zahlt ein Wunder aus: die meisten und die zweitmeisten Bauteile nach der nächsten Zeile, alle anderen mit einem Bauteil 3. Sind mehrere vorn gleich, nehmen sie alle den zweiten Wert und die anderen 3; bei Gleichstand auf dem zweiten Platz gibt es je 3. Wer am Zug ist, nimmt eine Aktionskarte. Jedes spätere Wunder zahlt mehr.
    Die Zeilen: 8/4, 10/5, 12/6, 14/7, 16/8, 18/9, 20/10. Nach dem Auszahlen gehen alle Bauteile des Wunders zurück.
rules-babel-wonder-example = Das erste Wunder: Anna hat fünf Bauteile, Ben und Cleo je drei. Anna bekommt 8, Ben und Cleo je 3, weil sie sich den zweiten Platz teilen. Hätte auch Ben fünf, bekämen er und Anna je 4 und Cleo 3.
rules-babel-end-title = Das Ende
rules-babel-end =
    Das Spiel endet sofort, wenn die letzte Scheibe einer Farbe gebaut ist. Unvollendete Wunder mit Bauteilen zahlen 10, 5 und 3. Scheiben derselben Farbe zahlen 0, 5, 10, 20, 30, 40, 50 für eine bis sieben.
    Dann kommen die Aktionskarten dazu, die von selbst zählen. Das Spiel endet auch nach einer ganzen Runde, in der nichts gebaut und keine Karte gezogen wurde.
rules-babel-end-example = Vier Schiffe, zwei Kräne und ein Kamel: 20 + 5 + 0 = 25 Punkte.
rules-babel-actions-title = Aktionskarten
rules-babel-actions =
    Austausch: eine bis fünf Karten tauschen. Drei ziehen. Joker: steht beim Einladen für zwei fehlende Karten. Doppelzug: zwei Züge hintereinander. Ablehnungsbonus: 3 Punkte je Karte statt 1. Scheibenbonus: am Ende 1 je Scheibe. Fünf Punkte: am Ende.
    Es gibt drei Austausche und zwei von jeder anderen Art. Wie viele du hast, sehen alle, welche, niemand. Austausch und Drei ziehen spielst du, wenn du über Passen oder Bauen, über ein Angebot oder eine Einladung entscheidest; den Doppelzug statt eines einfachen. Wer abgelehnt wird und irgendeine Aktionskarte hat, wird nach dem Bonus gefragt, damit niemand erfährt, wer ihn hat.
rules-babel-reconstructed = Die Spielregel wiederholt nicht, was auf Plan und Material gedruckt ist. Die Werte der Scheiben, die Zeilen der Wundertabelle nach der ersten, das meiste der Scheibentabelle und welche Aktionskarte wie oft vorkommt, stammen aus Besprechungen oder sind von uns rekonstruiert. Wer einen Tisch aufmacht, kann alles das durch die Zahlen eines echten Exemplars ersetzen.

glossary-tower-title = Turm
glossary-tower = Stockwerke, eine Uhr und ein Dach übereinander.
glossary-wanted-title = Verlangte Höhe
glossary-wanted = Wie hoch der nächste Turm einer Farbe sein muss.
glossary-lot-title = Grundstück
glossary-lot = Einer der sechzehn Plätze von Old Town.
glossary-marker-title = Marker
glossary-marker = Eine Holzscheibe, die sagt: Das Haus kann hier stehen.
glossary-settle-title = Feststehen
glossary-settle = Der Platz eines Hauses ist gefunden, sein Haus kommt auf den Plan.
glossary-disc-title = Scheibe
glossary-disc = Eine Tontafel an einem Wunder: Farbe und Zahl der Karten.
glossary-offer-title = Angebot
glossary-offer = Karten, die jemand zu einem fremden Bau dazugäbe.
glossary-trade-title = Handelskarte
glossary-trade = Mit ihr nimmt ein Gast die Scheibe und überlässt die Bauteile dem, der baut.
