# Die Regeln in eigenen Worten, die Einführungen und was zum Lernen gehört.
learn-title = Die Spiele lernen
learn-lead = Zu jedem Spiel gibt es eine kurze Einführung, in der du die ersten Züge selbst machst, und die vollständigen Regeln.
learn-intro = Einführung
learn-rules = Die Regeln
learn-start = Einführung beginnen
learn-next = Weiter
learn-again = Von vorn beginnen
learn-play = Eine richtige Partie spielen
learn-glossary = Begriffe
learn-credits = Mitwirkende
learn-reconstructed = Was rekonstruiert ist
learn-step = Schritt { $step } von { $steps }
learn-try = Das ginge auch, aber machen wir erst einmal, was der Text vorschlägt.
learn-example = Beispiel
learn-credits-text =
    Clocktowers ist von Alan R. Moon und Aaron Weissblum (Jolly Roger Games, 2004), Old Town von Stephan Riedel (Clicker Spiele, 2004), Der Turmbau zu Babel von Reiner Knizia (Hans im Glück, 2005). Die Spielideen stammen von ihnen. Texte, Zeichnungen und Programm dieser Seiten haben wir selbst gemacht; aus den erschienenen Ausgaben ist nichts übernommen.
    Die Schriften sind Fraunces und Inter, beide unter der Open Font License.

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
