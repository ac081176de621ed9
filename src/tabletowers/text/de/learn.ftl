# Die Regeln in eigenen Worten, die Einführungen und was zum Lernen gehört.
learn-title = Die Spiele lernen
learn-lead = Zu jedem Spiel gibt es eine kurze Einführung, in der du die ersten Züge selbst machst, und die vollständigen Regeln.
learn-intro = Einführung
learn-rules = Die Regeln
learn-start = Einführung beginnen
learn-next = Weiter
learn-again = Noch einmal
learn-play = Eine richtige Partie spielen
learn-glossary = Begriffe
learn-credits = Mitwirkende
learn-reconstructed = Was rekonstruiert ist
learn-step = Schritt { $step } von { $steps }
learn-try = Das ginge auch, aber machen wir erst einmal, was der Text vorschlägt.
learn-example = Beispiel
learn-credits-text =
    Clocktowers ist von Alan R. Moon und Aaron Weissblum (Jolly Roger Games, 2004), Old Town von Stephan Riedel (Clicker Spiele, 2004), Der Turmbau zu Babel von Reiner Knizia (Hans im Glück, 2005). Die Spielideen stammen von ihnen. Texte, Zeichnungen und Programm dieser Seite haben wir selbst gemacht; aus den erschienenen Ausgaben ist nichts übernommen.
    Die Schriften sind Fraunces und Inter, beide unter der Open Font License.

intro-clocktowers-1 = Das ist deine Straße. Du hast drei Karten. Beginne mit dem Stockwerk mit der Katze einen neuen Turm: Klicke erst auf die Karte, dann auf die freie Stelle.
intro-clocktowers-2 = Am Ende jedes Zuges ziehst du eine Karte. Die drei Stapel liegen offen, du suchst dir also aus, was du bekommst. Nimm das Dach.
intro-clocktowers-3 = Inzwischen wurde auch nebenan gebaut. Setze jetzt die Uhr auf deinen Turm. Danach kann nur noch ein Dach folgen.
intro-clocktowers-4 = Ziehe diesmal von den Stockwerken.
intro-clocktowers-5 = Der erste Turm jeder Farbe muss ein oder zwei Stockwerke hoch sein, und deiner hat eines. Setze das Dach darauf.
intro-clocktowers-6 = Fertig! Hier wohnen eine Katze und eine Maus, also ist der Turm 3 Punkte wert. Ohne Tiere wären es 5, nur mit Katzen 4, nur mit Mäusen 2. Der nächste Turm dieser Farbe, egal von wem, muss um eins höher sein. Ziehe noch einmal.
intro-clocktowers-7 = Das ist schon das ganze Spiel: bauen, in der richtigen Höhe ein Dach aufsetzen, die Mäuse draußen lassen. Wenn alle Stapel und Hände leer sind, gewinnt, wer die meisten Punkte hat.
intro-oldtown-1 = Eine Stadt ist verschwunden, und Telegramme verraten, wo ihre Gebäude standen. Zuerst nehmen sich alle zwei eigene Gebäude. Nimm den Sheriff.
intro-oldtown-2 = Und das Hotel.
intro-oldtown-3 = Dieser Hinweis spricht von einem einzigen Gebäude. Zeige darauf, und die Bauplätze, die er erlaubt, leuchten auf. Spiele ihn: Auf jeden Bauplatz, der noch möglich ist, kommt ein Marker, und Marker, die du nicht brauchst, sind Punkte für dich.
intro-oldtown-4 = Dieser Hinweis verbindet ein Gebäude mit einem von deinen. Spiele ihn mit dem Hotel: Bauplätze, die nicht mehr passen, verlieren ihre Marker, und jeder Marker, den du vom Plan nimmst, ist ein Punkt.
intro-oldtown-5 = Bleibt einem Gebäude nur noch ein Bauplatz, so steht es fest, und oft folgen weitere. Stehen sechzehn Gebäude fest, gewinnt, wer die meisten Punkte hat.
intro-babel-1 = Acht Weltwunder, auf jedem drei Scheiben. Wähle bei der Zeus-Statue das Schiff mit der 3: Um es zu bauen, braucht es drei Schiffskarten.
intro-babel-2 = Alle haben verdeckt ein Angebot abgegeben, und jetzt liegen die Angebote offen. Lade Anna ein: Gäste setzen für jede ihrer Karten ein Bauteil, du setzt die übrigen und nimmst die Scheibe.
intro-babel-3 = Jetzt baut jemand anders. Wie viele Karten bietest du an? Wirst du eingeladen, kommen deine Bauteile auf das Wunder. Wirst du abgelehnt, bekommst du deine Karten zurück und für jede einen Punkt. Biete 1 Karte an.
intro-babel-4 = Mit der dritten Scheibe wird ein Wunder gewertet: Punkte gibt es für die meisten und die zweitmeisten Bauteile, ein paar auch für alle anderen. Das Spiel endet mit der letzten Scheibe einer Sorte. Für Scheiben derselben Sorte gibt es am Ende Punkte.

rules-clocktowers-goal-title = Das Ziel
rules-clocktowers-goal = Alle bauen Uhrtürme aus Karten. Nur fertige Türme zählen: ein oder mehrere Stockwerke, eine Uhr, ein Dach. Was ein Turm wert ist, hängt von den Tieren darin ab. Wer die meisten Punkte hat, gewinnt.
rules-clocktowers-cards-title = Die Karten
rules-clocktowers-cards = 66 Karten: 28 Stockwerkkarten mit einem oder zwei Stockwerken, zehn davon mit Katze und acht mit Maus; 18 Uhren, neun davon mit Maus; 20 Dächer, vier in jeder der fünf Farben.
rules-clocktowers-setup-title = Vorbereitung
rules-clocktowers-setup =
    Alle beginnen mit einem Stockwerk mit Katze, einem Stockwerk mit Maus und einer Uhr mit Maus. Die übrigen Stockwerke, Uhren und Dächer werden zu drei Stapeln gemischt; fünf Stockwerke und drei Dächer kommen ungesehen aus dem Spiel. Die Stapel liegen offen, die oberste Karte ist also immer zu sehen.
    Zu zweit haben die Stapel 19 Stockwerke, 16 Uhren und 17 Dächer; zu dritt 17, 15 und 17; zu viert 15, 14 und 17.
rules-clocktowers-turn-title = Ein Zug
rules-clocktowers-turn = Baue eine Karte aus deiner Hand oder lege eine verdeckt ab. Ziehe dann die oberste Karte eines beliebigen Stapels. Bis die Stapel leer sind, hast du zu Beginn jedes Zuges drei Karten.
rules-clocktowers-build-title = Bauen
rules-clocktowers-build =
    Mit einem Stockwerk beginnst du einen neuen Turm, oder du setzt es auf einen deiner Türme, der noch keine Uhr hat. Du darfst beliebig viele Türme haben.
    Eine Uhr kommt auf einen Turm, der nur aus Stockwerken besteht. Danach kann kein Stockwerk mehr folgen.
    Ein Dach kommt auf einen Turm mit Uhr, wenn die Höhe stimmt. Dann ist der Turm fertig, und nichts kommt mehr dazu.
rules-clocktowers-build-example = Du hast ein Stockwerk mit Katze, eine Uhr und ein grünes Dach. Mit dem Stockwerk beginnst du einen Turm, im nächsten Zug kommt die Uhr darauf, im übernächsten das Dach, falls der nächste grüne Turm ein Stockwerk hoch sein darf. Ein Turm nur mit Katzen: 4 Punkte.
rules-clocktowers-height-title = Die richtige Höhe
rules-clocktowers-height = Die Höhe ist die Zahl der Stockwerke; eine Karte mit zwei Stockwerken zählt zwei, eine Uhr nichts. Der erste Turm einer Farbe am ganzen Tisch ist ein oder zwei Stockwerke hoch. Jeder weitere dieser Farbe, egal von wem, ist genau um eins höher als der vorige.
rules-clocktowers-height-example = Anna stellt einen roten Turm der Höhe 2 fertig. Der nächste rote muss 3 hoch sein. Ben, dessen Turm 2 hoch ist, braucht vor der Uhr noch ein Stockwerk – oder ein anderes Dach.
rules-clocktowers-end-title = Das Ende
rules-clocktowers-end =
    Sind alle Stapel leer, zieht niemand mehr, und die Handkarten werden ausgespielt, eine pro Zug. Das Spiel ist zu Ende, wenn niemand mehr Karten hat.
    Insgesamt gibt es 58 Züge; zu dritt und zu viert haben die, die angefangen haben, einen Zug mehr als die anderen.
rules-clocktowers-score-title = Punkte
rules-clocktowers-score =
    Ein fertiger Turm ohne Tiere ist 5 Punkte wert, nur mit Katzen 4, mit Katzen und Mäusen 3, nur mit Mäusen 2. Wie viele Tiere es sind, spielt keine Rolle; die Maus auf einer Uhr zählt mit. Bei Gleichstand gewinnt, wer die höchste Maus hat, dann, wer die höchste Katze hat; sonst wird der Sieg geteilt.
    Bei Gleichstand zählen nur fertige Türme. Das Tier auf einer Karte mit zwei Stockwerken sitzt im oberen; eine Uhr ist kein Stockwerk.
rules-clocktowers-score-example = Ein Stockwerk mit Katze, eines mit Maus und eine Uhr ohne Maus: 3 Punkte. Mit einem Stockwerk ohne Tier statt dem mit der Maus: 4. Sitzt dafür auf der Uhr eine Maus, sind es wieder 3.
rules-clocktowers-secret-title = Was bekannt ist
rules-clocktowers-secret = Alle sehen, was gezogen wird. Geheim sind nur die verdeckt abgelegten Karten, die Reihenfolge der Stapel und die Karten, die aus dem Spiel sind. Der Tisch zeigt dir deshalb, welche Karten die anderen haben müssen; ein Fragezeichen steht bei denen, die sie vielleicht abgelegt haben.

rules-oldtown-goal-title = Das Ziel
rules-oldtown-goal = Sechzehn von achtzehn Gebäuden sollen auf die sechzehn Bauplätze, so wie es die Hinweise sagen. Wer einen Marker vom Plan nimmt, bekommt dafür einen Punkt. Wer die meisten Punkte hat, gewinnt.
rules-oldtown-map-title = Der Plan
rules-oldtown-map = Vier Reihen mit je vier Bauplätzen. Main St, Eisenbahn und Cemetery Rd verlaufen von West nach Ost, Dalton Rd und Cavendish St von Nord nach Süd. Jeder Bauplatz hat auf einer Seite seinen Eingang. Die Büffelweide liegt im Nordwesten, der Friedhof im Südwesten, die Wüste im Südosten.
rules-oldtown-words-title = Nachbarn
rules-oldtown-words = Nebeneinander liegen zwei Bauplätze, zwischen denen nichts ist: 2 und 3, 6 und 7, 10 und 11, 14 und 15. Gegenüber liegen zwei benachbarte Bauplätze, zwischen denen eine Straße oder die Eisenbahn verläuft. Einander zugewandt sind die Eingänge bei 1 und 5, 3 und 7, 9 und 10, 11 und 12.
rules-oldtown-setup-title = Vorbereitung
rules-oldtown-setup = Alle bekommen zwei A- und zwei C-Hinweise und wählen zwei Gebäude. Die B-Hinweise bilden den gemeinsamen Stapel; zu dritt liegen drei A-Hinweise obenauf, zu zweit bekommen beide außerdem einen eigenen Stapel aus sechs A- und C-Hinweisen.
rules-oldtown-turn-title = Ein Zug
rules-oldtown-turn =
    Hast du weniger als zwei Gebäude, nimm eines, das niemandem gehört. Spiele dann einen Hinweis oder lege zwei ab. Wer beides nicht kann, passt. Ziehe danach einen Hinweis, nach dem Passen zwei.
    Gibt es höchstens so viele herrenlose Gebäude, wie Leute mitspielen, nimmt nur noch eines, wer gar keines hat. Zu zweit ziehst du jede Karte nach Belieben vom gemeinsamen oder vom eigenen Stapel.
rules-oldtown-clue-title = Einen Hinweis spielen
rules-oldtown-clue =
    A-Hinweise sprechen von einem bestimmten Gebäude, B-Hinweise von einem deiner eigenen, das du nennst. Ist das Gebäude schon auf dem Plan, kommen seine Marker auf allen anderen Bauplätzen weg. Wenn nicht, kommt auf jeden Bauplatz des Hinweises, der noch möglich ist, ein Marker; was von seinen fünf Markern übrig bleibt, behältst du als Punkte.
    C-Hinweise verbinden ein bestimmtes Gebäude mit einem von deinen. Beiden bleiben nur Bauplätze, die ein erlaubtes Paar bilden.
    Ein Bauplatz ist möglich, wenn sich die ganze Stadt noch so anordnen lässt. Ein Gebäude mit nur einem möglichen Bauplatz steht dort fest, und seine Marker sind Punkte.
rules-oldtown-clue-example = Der Hinweis setzt den Sheriff auf einen von vier Bauplätzen, von denen einer bebaut ist. Drei Marker kommen auf den Plan, zwei bleiben übrig: 2 Punkte.
rules-oldtown-pair-title = Ein Hinweis auf zwei Gebäude
rules-oldtown-pair = Ein C-Hinweis lässt beiden Gebäuden nur die Bauplätze, die mit einem Bauplatz des anderen eines seiner Paare bilden. Ein Gebäude, das noch nicht auf dem Plan ist, bekommt jetzt seine Marker.
rules-oldtown-pair-example = Der Hinweis sagt, dass die Bank neben deinem Gebäude stand, und du nennst den Saloon. Der Saloon hat Marker auf 6 und 10, die Bank auf 7 und 12. Nur 6 und 7 sind ein Paar: Die Marker auf 10 und 12 kommen weg, beide Gebäude stehen fest, und auch ihre letzten Marker kommen weg. 4 Punkte.
rules-oldtown-cannot-title = Was sich nicht spielen lässt
rules-oldtown-cannot =
    Ein Hinweis, der nichts ändern würde, bestätigt nur; einer, der zu keinem Bauplatz passt, widerspricht; einer, der mehr als fünf Marker oder auf einem Bauplatz einen vierten Marker bräuchte, ist blockiert. Keiner davon lässt sich spielen. Zwei Hinweise, die bestätigen oder widersprechen, kannst du ablegen: Dann nimmst du für einen Punkt einen beliebigen Marker vom Plan, sofern die Stadt noch aufgeht.
    Blockierte Hinweise kannst du nicht ablegen, und ohne eigenes Gebäude lassen sich B- und C-Hinweise weder spielen noch ablegen.
rules-oldtown-cannot-example = Die Marker des Sheriffs liegen auf 2 und 3. Ein Hinweis, nach dem er nördlich der Main St wohnte, bestätigt nur. Einer, nach dem er gleich an der Wüste wohnte, widerspricht. Beide zusammen kannst du ablegen und dafür einen beliebigen Marker nehmen.
rules-oldtown-chain-title = Eins kommt zum anderen
rules-oldtown-chain =
    Steht ein Gebäude fest, kommen alle anderen Marker auf seinem Bauplatz weg. Bleibt dadurch einem anderen Gebäude nur noch ein Bauplatz, steht auch dieses fest, und so weiter. Alle diese Punkte bekommst du.
    Ein Gebäude, das feststeht, gehört niemandem mehr.
rules-oldtown-chain-example = Der Saloon steht auf Bauplatz 6 fest, wo auch ein Marker der Bank liegt. Der kommt weg. Der letzte Marker der Bank liegt auf 7, also steht die Bank dort fest, und auch dieser Marker ist ein Punkt.
rules-oldtown-end-title = Das Ende
rules-oldtown-end = Das Spiel endet sofort, wenn das sechzehnte Gebäude feststeht oder wenn alle nacheinander gepasst und nichts gezogen haben. Sobald sechzehn Gebäude auf dem Plan sind, sind die beiden anderen aus dem Spiel.
rules-oldtown-options-title = Varianten
rules-oldtown-options = Normalerweise kommen Marker, die unmöglich geworden sind, von selbst weg. In der Variante „bleiben liegen, bis jemand sie beanstandet“ müssen alle aufpassen; wer zu Recht beanstandet, bekommt einen Punkt. Gespielte Hinweise darf man nicht nachsehen, es sei denn, der Tisch erlaubt es.
rules-oldtown-reconstructed = Ein Bild des gedruckten Spielplans lag uns nicht vor. Der Plan wurde aus den Hinweiskarten rekonstruiert, die jeweils sagen, wie viele Bauplätze sie erlauben, und aus den acht gedruckten Lösungen; er passt zu allen. Vier Druckfehler auf den Karten und drei gedruckte Rätsel sind berichtigt und an Ort und Stelle gekennzeichnet.

rules-babel-goal-title = Das Ziel
rules-babel-goal = Gemeinsam bauen alle an acht Weltwundern. Punkte gibt es für Bauteile auf vollendeten Wundern, für Scheiben einer Sorte und für abgelehnte Angebote. Wer die meisten Punkte hat, gewinnt.
rules-babel-pieces-title = Das Material
rules-babel-pieces = 100 Baukarten, 25 von jeder Sorte. 24 Scheiben, sechs von jeder Sorte, mit den Zahlen 3, 3, 4, 4, 5 und 6. 15 Aktionskarten. In der Variante mit Doppelscheiben ersetzen vier davon, die Karten zweier Sorten verlangen, die Fünfen.
rules-babel-setup-title = Vorbereitung
rules-babel-setup = Auf jedem Wunder liegen drei der 24 Scheiben; jede zeigt eine Sorte (Kamel, Schiff, Kran oder Maurer) und wie viele Karten davon nötig sind. Alle beginnen mit vier Baukarten und einer Handelskarte.
rules-babel-turn-title = Ein Zug
rules-babel-turn =
    Passe oder baue. Wenn du passt, ziehst du zwei Karten und alle anderen eine. Wenn du baust, wählst du eine Scheibe.
    Ist der Stapel leer, werden die gespielten Karten gemischt und bilden den neuen Stapel.
rules-babel-offer-title = Angebote
rules-babel-offer = Alle anderen entscheiden verdeckt, wie viele Karten der verlangten Sorte sie anbieten: höchstens so viele, wie die Scheibe verlangt, oder nichts. Zu mindestens einer Karte darf die Handelskarte dazu. Alle Angebote werden gleichzeitig aufgedeckt.
rules-babel-offer-example = Die Scheibe zeigt Kamel 5, und du hast drei Kamele. Du darfst null bis drei davon anbieten; ab einem auch die Handelskarte dazu.
rules-babel-invite-title = Einladungen
rules-babel-invite = Du entscheidest, wen du einlädst. Jeder Gast bringt sein ganzes Angebot mit; höchstens ein Gast darf eine Handelskarte dabeihaben; zusammen dürfen die Gäste nicht mehr mitbringen, als die Scheibe verlangt. Genau das, was noch fehlt, legst du aus deiner Hand dazu. Du darfst auch aufgeben.
rules-babel-invite-example = Die Scheibe verlangt 4 Schiffe. Anna bietet 2 an, Ben 3 mit der Handelskarte. Du lädst Anna ein und spielst selbst 2: Ihr setzt je zwei Bauteile, und die Scheibe gehört dir. Ben bekommt seine Karten zurück und 3 Punkte.
rules-babel-success-title = Wenn gebaut wird
rules-babel-success = Für jede Karte, die du gespielt hast, setzt du ein Bauteil auf das Wunder, jeder Gast ebenso für seine. Ein Gast mit Handelskarte setzt keine; diese Bauteile setzt du, dafür nimmt er die Scheibe. Sonst bekommst du sie. Wer etwas angeboten hat und nicht eingeladen wurde, nimmt seine Karten zurück und bekommt für jede einen Punkt. Dann ziehen alle eine Karte.
rules-babel-success-example = Die Scheibe verlangt 4 Schiffe. Du lädst Ben ein, der 3 mit der Handelskarte anbietet, und spielst selbst 1. Du setzt alle vier Bauteile, Ben nimmt die Scheibe. Anna, die 2 angeboten hatte, bekommt sie zurück und 2 Punkte.
rules-babel-wonder-title = Ein Wunder ist vollendet
rules-babel-wonder =
    Mit der dritten Scheibe wird ein Wunder gewertet: Die meisten und die zweitmeisten Bauteile bringen, was die nächste Zeile der Tabelle zeigt, alle anderen mit mindestens einem Bauteil bekommen 3. Liegen mehrere gleichauf an der Spitze, bekommen sie alle den zweiten Wert und die anderen 3; bei Gleichstand auf dem zweiten Platz gibt es je 3. Wer am Zug ist, nimmt eine Aktionskarte. Jedes weitere Wunder bringt mehr.
    Die Zeilen: 8/4, 10/5, 12/6, 14/7, 16/8, 18/9, 20/10. Nach der Wertung nehmen alle ihre Bauteile vom Wunder zurück.
rules-babel-wonder-example = Das erste Wunder: Anna hat fünf Bauteile, Ben und Cleo je drei. Anna bekommt 8 Punkte, Ben und Cleo je 3, weil sie sich den zweiten Platz teilen. Hätte auch Ben fünf, bekämen er und Anna je 4 und Cleo 3.
rules-babel-end-title = Das Ende
rules-babel-end =
    Das Spiel endet sofort, wenn die letzte Scheibe einer Sorte gebaut ist. Unvollendete Wunder mit Bauteilen bringen 10, 5 und 3. Eine bis sieben Scheiben einer Sorte bringen 0, 5, 10, 20, 30, 40, 50.
    Dann kommen die Aktionskarten dazu, die von selbst zählen. Das Spiel endet auch nach einer ganzen Runde, in der nichts gebaut und keine Karte gezogen wurde.
rules-babel-end-example = Vier Schiffe, zwei Kräne und ein Kamel: 20 + 5 + 0 = 25 Punkte.
rules-babel-actions-title = Aktionskarten
rules-babel-actions =
    Kartentausch: eine bis fünf Karten tauschen. Drei ziehen: drei Karten ziehen. Joker: ersetzt beim Einladen zwei fehlende Karten. Doppelzug: zwei Züge hintereinander. Trostbonus: 3 Punkte pro Karte statt 1. Scheibenbonus: am Ende 1 Punkt pro Scheibe. Fünf Punkte: am Ende.
    Der Kartentausch ist dreimal dabei, jede andere Karte zweimal. Wie viele du hast, sehen alle; welche, weißt nur du. Kartentausch und Drei ziehen spielst du, wenn du über Passen oder Bauen, über ein Angebot oder über eine Einladung entscheidest; den Doppelzug anstelle eines einfachen. Wer abgelehnt wird und irgendeine Aktionskarte hat, wird nach dem Trostbonus gefragt, damit niemand erfährt, wer ihn hat.
rules-babel-reconstructed = Die Spielregel wiederholt nicht, was auf Plan und Material gedruckt ist. Die Zahlen der Scheiben, die Zeilen der Wundertabelle nach der ersten, der größte Teil der Scheibentabelle und wie oft jede Aktionskarte vorkommt, stammen aus Rezensionen oder sind von uns rekonstruiert. Wer einen Tisch eröffnet, kann all das durch die Zahlen eines echten Exemplars ersetzen.

glossary-tower-title = Turm
glossary-tower = Stockwerke, eine Uhr und ein Dach übereinander.
glossary-wanted-title = Verlangte Höhe
glossary-wanted = Wie hoch der nächste Turm einer Farbe sein muss.
glossary-lot-title = Bauplatz
glossary-lot = Einer der sechzehn Plätze in Old Town, auf denen ein Gebäude stand.
glossary-marker-title = Marker
glossary-marker = Eine Holzscheibe, die sagt: Das Gebäude kann hier stehen.
glossary-settle-title = Feststehen
glossary-settle = Der Bauplatz eines Gebäudes ist gefunden, und sein Plättchen kommt auf den Plan.
glossary-disc-title = Scheibe
glossary-disc = Eine Tontafel an einem Wunder: Sorte und Zahl der Karten.
glossary-offer-title = Angebot
glossary-offer = Karten, die jemand zu einem fremden Bau beisteuern würde.
glossary-trade-title = Handelskarte
glossary-trade = Mit ihr nimmt ein Gast die Scheibe und überlässt die Bauteile dem, der baut.
