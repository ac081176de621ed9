# Eine Seite ohne Server: Alles geschieht auf diesem Gerät.
web-local = Auf diesem Gerät
web-local-title = Auf diesem Gerät
web-local-more = Tische, Bots und Rätsel laufen hier, ohne Server. Jeder Zug wird auf diesem Gerät gespeichert.
web-local-unsaved = Nicht gespeichert
web-local-unkept = Dieser Browser speichert deine Partie nicht: Vielleicht ist er im privaten Modus, oder sein Speicher ist voll. Du kannst weiterspielen; sobald wieder Platz ist, wird mit deinem nächsten Zug alles gespeichert. Sichere deine Partie im Menü des Tisches als Datei, bevor du die Seite schließt.
web-local-everything = Alles ist auf diesem Gerät. Du kannst ohne Netz spielen.
web-local-playable = Die Spiele sind auf diesem Gerät. Du kannst sie ohne Netz spielen.
web-local-fetching = Die Spiele werden geladen, damit sie ohne Netz gehen: { $here } von { $all } MB
web-local-failed = Nicht alles konnte geladen werden. Prüfe deine Verbindung und versuche es noch einmal.
web-local-fetch = Alles laden ({ $size } MB)
web-local-import = Gespeicherte Partie oder Aufzeichnung öffnen
web-local-save = Als Datei sichern
web-local-newer = Eine neuere Version dieser Seite ist bereit. Deine Partien sind gespeichert.
web-local-starting = Die Spiele werden geladen: { $here } von { $all } MB
web-local-starting-now = Die Spiele werden gestartet …
error-no_webassembly = Dieser Browser kann die Spiele nicht ausführen: Er ist zu alt, oder WebAssembly ist abgeschaltet. Aktualisiere ihn oder nimm einen anderen. Die Regeln kannst du trotzdem lesen.
error-engine_unfetched = Ein Teil der Spiele konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal; was angekommen ist, bleibt da.
error-file_unfetched = Dafür fehlt auf diesem Gerät noch eine Datei, und sie konnte nicht geladen werden. Versuche es noch einmal, sobald du eine Verbindung hast; danach geht es auch ohne.
error-engine_broken = Die Spiele starten auf diesem Gerät nicht. Lade die Seite neu; hilft das nicht, schließe andere Tabs, damit Speicher frei wird.
error-online_only = Das kann nur ein Server, und diese Seite hat keinen. Du kannst gegen Bots und mit Leuten an diesem Gerät spielen.
error-bad_save = Diese Datei ist weder eine gespeicherte Partie noch die Aufzeichnung eines Tisches, oder sie ist beschädigt. Sichere die Partie noch einmal und öffne die neue Datei.
error-unreadable_table-here = Was von diesem Tisch gespeichert ist, ist beschädigt und lässt sich nicht lesen. Alle deine anderen Tische sind unberührt. Hast du ihn als Datei gesichert, öffne diese Datei auf der Startseite.
error-other_rules-here = Diese Partie wurde nach anderen Regeln begonnen, als diese Seite sie kennt. Sie bleibt unverändert aufbewahrt; versuche es nach der nächsten Aktualisierung der Seite noch einmal.
error-storage-here = Dieses Gerät konnte das nicht speichern, also hat sich nichts geändert: Vielleicht ist der Speicher voll, oder dieselbe Partie ist in einem anderen Tab offen. Lade die Seite neu und mach dort weiter.
web-local-minds = Die Bots starten nicht: Ein Teil der Spiele fehlt, oder der Speicher ist knapp. Prüfe deine Verbindung, schließe andere Tabs und lade die Seite neu. Deine Partien sind gespeichert.
web-local-aside = { $count ->
    [one] Ein Tisch auf diesem Gerät ist beschädigt und lässt sich nicht zeigen. Alle anderen sind unberührt.
   *[other] { $count } Tische auf diesem Gerät sind beschädigt und lassen sich nicht zeigen. Alle anderen sind unberührt.
}
web-local-online-title = Nur auf einem Server
web-local-online = { $what ->
    [deals] Die Partien des Tages sind für alle gleich, also muss ein Server sie austeilen.
    [lobby] Tische, an die sich andere setzen, stehen auf einem Server.
    [people] Seiten über Leute und ihre Wertungszahlen gibt es auf einem Server.
    [practice] Deine Fehler kommen nur auf einem Server als Übungen wieder. Hier kannst du jede beendete Partie analysieren lassen und aus jeder Stellung weiterspielen.
    [operators] Hier gibt es keinen Server, um den man sich kümmern müsste.
    [circles] Kreise sind auf einem Server, wo alle sie erreichen.
   *[other] Konten, Passwörter, Benachrichtigungen und andere Geräte gehören zu einem Server. Hier muss sich niemand anmelden, und deine Partien bleiben auf diesem Gerät.
}
web-local-instead = Auf dieser Seite kannst du gegen Bots und mit Leuten an diesem Gerät spielen, Rätsel lösen und die Spiele lernen. Um mit anderen zu spielen, öffne die Adresse eines Servers oder betreibe selbst einen: Die Dokumentation erklärt es unter „Running a table for others“.

# Die Seite eines Servers, die auch selbst spielen kann.
web-here-title = Partien gegen Bots
web-here-more = Sie werden auf dieser Seite gespielt und auf diesem Gerät gespeichert: Die Bots antworten, ohne auf den Server zu warten, und du kannst ohne Verbindung weiterspielen.
web-there-more = Sie werden auf dem Server gespielt, also kannst du sie auf jedem deiner Geräte fortsetzen und anderen zeigen.
web-here-choose = Auf dieser Seite spielen
web-there-choose = Auf dem Server spielen
