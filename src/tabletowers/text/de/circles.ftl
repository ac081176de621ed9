# Circles: people who know each other and play together. Only their pages load these texts.

# The list
circles-title = Kreise
circles-help = Ein Kreis ist für Freunde, einen Verein, eine Klasse oder ein Team: Leute mit einem Link. Sonst sieht niemand etwas davon.
circles-new = Neuer Kreis
circles-default = Kreis von { $name }
circles-name = Name des Kreises
circles-colour = Farbe
circles-colour-value = { $colour ->
    [red] Rot
    [orange] Orange
    [yellow] Gelb
    [green] Grün
    [blue] Blau
   *[purple] Lila
}
circles-make = Kreis gründen
circles-people = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
circles-invited = Du bist in diesen Kreis eingeladen.
circles-left = Du hast diesen Kreis verlassen. Du kannst jederzeit zurückkommen.
circles-join = { $name } beitreten

# The board
circles-week = Diese Woche
circles-member = Mitglied
circles-deals = Partien
circles-match = Wettkampf
circles-solved = { $done } von { $days }
circles-deals-of = { $deals ->
    [one] 1 Partie
   *[other] { $deals } Partien
}
circles-lead = { $lead } Punkte

# Tables and matches
circles-tables = Tische
circles-no-tables = Keine offenen Tische.
circles-sit = Platz nehmen
circles-open = Tisch eröffnen
circles-open-help = Nur dieser Kreis sieht ihn. Die Partie beginnt, sobald alle Plätze besetzt sind.
circles-matches = Wettkämpfe
circles-no-matches = Noch keine Wettkämpfe.
circles-new-match = Neuer Wettkampf
circles-match-help = Sechs Partien für alle im Kreis, zu spielen innerhalb einer Woche.

# Leagues
leagues-title = Liga
leagues-none = Noch keine Liga.
leagues-new = Neue Liga
leagues-help = Alle treffen einmal aufeinander. Jede Runde dauert einige Tage; ihre Partien beginnen, wann es den Beteiligten passt.
leagues-days = Tage je Runde
leagues-join = Mitspielen
leagues-leave = Liga verlassen
leagues-leave-ask = Liga verlassen?
leagues-leave-help = Deine Partien, die noch nicht begonnen haben, spielst du dann nicht mehr, und du kannst nicht zurückkommen.
leagues-delete = Liga löschen
leagues-delete-ask = Diese Liga löschen?
leagues-begin = Liga beginnen
leagues-lacking = { $count ->
    [one] Zum Beginnen fehlt noch 1 Person.
   *[other] Zum Beginnen fehlen noch { $count } Personen.
}
leagues-round = Runde { $round }
leagues-until = bis { $day }
leagues-all = Alle Partien
leagues-play = Spielen
leagues-go-on = Weiterspielen
leagues-stage = { $stage ->
    [open] offen
    [waiting] am Tisch wird gewartet
    [running] läuft
    [over] gespielt
    [missed] nicht gespielt
   *[off] entfällt
}
leagues-place = Platz
leagues-points = Punkte
leagues-record = Gewonnen, unentschieden, verloren
leagues-left = hat die Liga verlassen
leagues-over = beendet

# People and settings
circles-members = Mitglieder
circles-owner = kümmert sich um den Kreis
circles-here = gerade da
circles-away = weg bis { $day }
circles-link = Link kopieren
circles-link-help = Wer diesen Link hat, kann beitreten.
circles-leave = Kreis verlassen
circles-leave-ask = { $name } verlassen?
circles-leave-yes = Verlassen
circles-settings = Einstellungen
circles-new-link = Neuen Link machen
circles-new-link-help = Der alte Link gilt dann nicht mehr.
circles-webhook = Webhook
circles-webhook-help = Meldet in einem Discord-Kanal, wie viele Plätze an einem Tisch frei sind. Die erste Nachricht kommt dort gleich beim Speichern an.
circles-webhook-save = Webhook speichern
circles-webhook-remove = Webhook entfernen
circles-hand-over = Kreis an { $name } übergeben
circles-hand-over-ask = Kreis an { $name } übergeben?
circles-hand-over-help = { $name } kümmert sich dann an deiner Stelle darum. Der Webhook wird entfernt.
circles-hand-over-yes = Übergeben
circles-remove = { $name } entfernen
circles-remove-ask = { $name } aus dem Kreis entfernen?
circles-remove-help = Der Kreis bekommt einen neuen Link, und der alte gilt nicht mehr.
circles-remove-yes = Entfernen

# What went wrong
error-no_such_circle = Diesen Kreis gibt es nicht, oder du gehörst nicht dazu. Vielleicht hat sich sein Link geändert.
error-no_such_league = Diese Liga gibt es nicht.
error-not_owner = Das darf nur, wer sich um den Kreis kümmert.
error-circle_full = Dieser Kreis ist voll.
error-league_closed = Diese Liga hat schon begonnen oder ist voll.
error-too_few = Dafür seid ihr noch zu wenige.
error-too_late = Diese Partie kann nicht mehr begonnen werden.
