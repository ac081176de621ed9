# Die Regeln in eigenen Worten, die Einführungen und was zum Lernen gehört.
learn-title = Die Spiele lernen
learn-lead = Zu jedem Spiel gibt es eine kurze Einführung, in der du die ersten Züge selbst machst, und die vollständigen Regeln.
learn-intro = Einführung
learn-rules = Die Regeln
learn-start = Einführung beginnen
learn-next = Weiter
learn-do-it = Mach es für mich
learn-confirm = Gut. Wähle jetzt „{ $play }“.
learn-again = Von vorn beginnen
learn-play = Eine richtige Partie spielen
learn-glossary = Begriffe
learn-credits = Mitwirkende
learn-reconstructed = Was rekonstruiert ist
learn-step = Schritt { $step } von { $steps }
learn-try = Machen wir erst einmal, was der Text vorschlägt.
learn-example = Beispiel
learn-credits-text =
    Clocktowers ist von Alan R. Moon und Aaron Weissblum (Jolly Roger Games, 2004), Old Town von Stephan Riedel (Clicker Spiele, 2004), Der Turmbau zu Babel von Reiner Knizia (Hans im Glück, 2005). Die gedruckten Karten von Clocktowers sind von Jacob Elijah Walker. Die Spielideen stammen von den Autoren. Texte, Zeichnungen und Programm dieser Seiten haben wir selbst gemacht; aus den erschienenen Ausgaben ist nichts übernommen.
    Die Schriften sind Fraunces und Inter, beide unter der Open Font License.
learn-search = Regeln durchsuchen
learn-search-none = In den Regeln passt nichts zu deiner Suche.
learn-synonyms =
    Startspieler, Startspielerin, Anfangsspieler: beginnt
    Nachziehstapel, Zugstapel, Ziehstapel, Talon: Stapel
    Ablagestapel, Abwurfstapel, Ablage: abgelegt, ablegen
    Siegpunkte, Punktzahl, Punktewertung: Punkt
    Spielende, Partieende, Ende des Spiels: zu Ende, endet
    Mitspieler, Mitspielerinnen, Gegner, Gegenspieler: anderen
    Unentschieden, Patt: Gleichstand
    Gewinner, Gewinnerin, Sieger, Siegerin: gewinnt, gewinnen
    Handkarten, Kartenhand: Hand
learn-printed = In den Worten der gedruckten Spielregel
learn-rulebook = Was sonst noch in Schachtel und Spielregel steckt
learn-rulebook-clocktowers =
    Das gedruckte Spiel ist für zwei bis vier Personen ab sieben Jahren und dauert etwa eine halbe Stunde. Die Karten hat Jacob Elijah Walker gezeichnet. Die italienische Spielregel hat einen Untertitel, „Torri dell’Orologio“.
    Auf einem echten Tisch überlappen die Karten eines Turms von unten nach oben, damit er wie ein Turm aussieht; hier ist er als Turm gezeichnet.
learn-rulebook-oldtown =
    Das gedruckte Spiel ist für eine bis vier Personen von 10 bis 99 Jahren. In der Schachtel sind ein Plan, 18 Gebäude, 90 Marker, 60 Hinweiskarten und vier Marker, die auf einer Leiste die Punkte zählen; hier stehen die Punkte bei den Namen.
    Die Geschichte: Von einer Stadt, die Ende des 19. Jahrhunderts voller Leben war, sind nur Ruinen geblieben. Wie Archäologen sammeln alle, was von der Geisterstadt noch bekannt ist, und wer hilft, sie wieder zusammenzusetzen, bekommt Punkte. In jeder Partie wird es eine andere Stadt.
    Die gelbe Zahl oben rechts auf einer gedruckten Karte sagt, wie viele Bauplätze sie erlaubt, wenn der Plan leer ist: 4 auf einer A-Karte, 7 oder 8 auf einer B-Karte, 8+8 auf einer C-Karte, für ihre zwei Gebäude. Hier zeigt sie der kleine Plan auf jeder Karte.
    Stephan Riedel dankt Guenter Cornett und Andy Merritt für ihre Hilfe.
learn-rulebook-babel =
    In der Schachtel sind ein Spielplan, 100 Baukarten, 28 Scheiben, 15 Aktionskarten, fünf Handelskarten, fünf Säulen und 20 Bauteile in jeder der fünf Farben. Eines deiner Bauteile zählt auf einer Leiste deine Punkte, und ein Stein in der Wundertabelle zeigt, was das nächste Wunder bringt.
    Wer baut, stellt die eigene Säule auf das Wunder und legt die gewählte Scheibe darauf, damit alle sehen, was gebraucht wird. Hier sagt es die Seite.

glossary-tower-title = Turm
glossary-tower = Ein oder mehrere Stockwerke, eine Uhr und ein Dach übereinander.
glossary-wanted-title = Verlangte Höhe
glossary-wanted = Wie hoch der nächste Turm einer Farbe sein muss.
glossary-lot-title = Bauplatz
glossary-lot = Einer der sechzehn Plätze in Old Town, auf denen ein Gebäude stand.
glossary-marker-title = Marker
glossary-marker = Eine Holzscheibe, die sagt: Das Gebäude kann hier gestanden haben.
glossary-settle-title = Feststehen
glossary-settle = Der Bauplatz eines Gebäudes ist gefunden, und sein Plättchen kommt auf den Plan.
glossary-disc-title = Scheibe
glossary-disc = Eine Tontafel an einem Wunder, mit einer Sorte und der Zahl der nötigen Karten.
glossary-offer-title = Angebot
glossary-offer = Karten, die jemand zu einem fremden Bau beisteuern würde.
glossary-trade-title = Handelskarte
glossary-trade = Mit ihr nimmt ein Gast die Scheibe und überlässt die Bauteile dem, der baut.
