# Who I am: what the page about oneself shows, and what mails say.

# The page
account-title = Konto
account-link = Konto
account-login-link = Anmelden
account-nobody = Auf diesem Gerät ist noch niemand bekannt. Leg ein Konto an, oder melde dich an. Spielen kannst du auch ohne.
account-none-yet = Noch kein Konto?
account-create-help = Mit einem Konto findest du deinen Namen, deine Partien und deine Wertungen auf jedem Gerät wieder.
account-create-password-help = Mindestens 8 Zeichen.
account-create-passkey = Mit einem Passkey statt eines Passworts
account-guest = Du bist Gast: Nur dieses Gerät kennt dich. Mit einem Konto findest du deinen Namen und deine Partien auch auf anderen Geräten wieder und verlierst sie nicht.
account-kept = Du hast ein Konto. Melde dich auf irgendeinem Gerät an, und du bist auch dort { $name }.
account-saved = Gespeichert.
account-remove = Entfernen
account-remove-name = Entfernen: { $name }

# Password
account-password = Passwort
account-login-name = Anmeldename
account-login-help = 3 bis 60 Zeichen. Nur du musst ihn kennen.
account-password-current = Bisheriges Passwort
account-password-new = Neues Passwort
account-password-first = Passwort
account-password-help = Mindestens 8 Zeichen. Wenn du es änderst, musst du dich auf allen anderen Geräten neu anmelden.
account-password-set = Passwort festlegen
account-password-change = Passwort ändern

# Passkeys
account-passkeys = Passkeys
account-passkeys-help = Einen Passkey verwahrt dein Gerät oder dein Passwortmanager; er wird mit Fingerabdruck, Gesicht oder PIN freigegeben. Du musst dir nichts merken.
account-passkey-name = Name des Passkeys
account-passkey-add = Passkey hinzufügen
account-passkey-used = { $used ->
    [never] noch nicht benutzt
   *[other] zuletzt benutzt am { $used }
}

# Another site
account-openid = Mit { $site } anmelden
account-openid-keep = Mit meinem Konto bei { $site }

# Mail
account-mail = E-Mail
account-mail-help = Du brauchst keine. Gibst du eine Adresse an und bestätigst, dass sie dir gehört, erfährst du dort, wenn du am Zug bist, und kommst wieder herein, wenn du dein Passwort vergessen hast. In jeder Mail ist ein Link, der sie abstellt.
account-mail-address = Adresse
account-mail-save = Adresse speichern
account-mail-open = Wir haben einen Code an { $mail } geschickt. Gib ihn innerhalb eines Tages hier ein oder öffne den Link in der Mail.
account-mail-unasked = { $mail } ist nicht bestätigt, deshalb gehen keine Mails dorthin.
account-mail-confirmed = { $mail } ist bestätigt.
account-mail-code = Code aus der Mail
account-mail-confirm = Bestätigen
account-mail-again = Code noch einmal schicken
account-confirm-title = Adresse bestätigen
account-confirm-done = { $mail } ist bestätigt. Du bekommst eine Mail, wenn du am Zug und nicht hier bist.
account-unsubscribe-title = Keine Mails mehr
account-unsubscribe-help = Deine Adresse wird hier gelöscht, und es gehen keine Mails mehr dorthin.
account-unsubscribe-go = Mails abstellen
account-unsubscribe-done = Erledigt. Du bekommst keine Mails mehr.

# Notices
account-notices = Wenn ich am Zug bin
account-notices-any = Sag mir Bescheid, wenn ich am Zug bin
account-notices-others = Andere Benachrichtigungen
account-notices-others-help = Davon höchstens eine am Tag.
account-notices-kind = { $kind ->
    [sat_down] Sag mir, wenn sich jemand an meinen Tisch setzt
    [can_begin] Sag mir, wenn mein Tisch voll ist und beginnen kann
    [match_ends] Sag mir, wenn ein Wettkampf, an dem ich teilnehme, morgen endet
   *[league_waits] Sag mir, wenn die Liga auf mich wartet
}
account-notices-push = Auf diesem Gerät
account-notices-mail = { $state ->
    [none] Per Mail: Gib oben eine Adresse an.
    [open] Per Mail: Bestätige zuerst deine Adresse.
   *[on] Per Mail an { $mail }.
}
account-webhook = Webhook
account-webhook-help = Für eigene Programme oder einen Kanal bei Discord oder Slack: die Adresse, die aufgerufen wird, wenn du am Zug bist.
account-webhook-address = Adresse des Webhooks
account-webhook-kind = Format
account-webhook-kind-value = { $kind ->
    [plain] JSON, für Programme
    [discord] Discord
   *[slack] Slack
}
account-webhook-save = Webhook speichern
account-test = Test senden
account-test-way = { $way ->
    [push] Eine Testbenachrichtigung an dieses Gerät senden
    [mail] Eine Testmail senden
   *[webhook] Einen Test an den Webhook senden
}
account-test-done = Der Test ist angekommen.

# Vacation
account-vacation = Urlaub
account-vacation-help = { $left ->
    [one] Im Urlaub steht deine Uhr in Partien, die über Tage gehen, still. Dir bleibt in diesem Jahr 1 Tag.
   *[other] Im Urlaub steht deine Uhr in Partien, die über Tage gehen, still. Dir bleiben in diesem Jahr { $left } Tage.
}
account-vacation-now = Du bist bis { $day } im Urlaub.
account-vacation-end = Ich bin zurück
account-vacation-days = Tage
account-vacation-begin = Urlaub beginnen

# Devices
account-devices = Geräte
account-device-unknown = Ein Gerät
account-device-here = dieses Gerät
account-device-used = zuletzt benutzt am { $day }
account-device-out = Abmelden
account-device-out-name = Abmelden: { $device }
account-out-here = Auf diesem Gerät abmelden
account-out-everywhere = Überall abmelden
account-out-guest = Du bist Gast, und nur dieses Gerät kennt dich. Wenn du dich abmeldest, kannst du nicht als { $name } zurückkommen.
account-out-anyway = Trotzdem abmelden

# Everything that is stored
account-data = Deine Daten
account-export = Alles herunterladen, was über mich gespeichert ist
account-delete = Alles über mich löschen
account-delete-title = Alles löschen?
account-delete-help = Dein Name, deine Anmeldungen und Wertungen und alles, was du geschrieben hast, werden gelöscht. Laufende Partien gibst du auf. Gespielte Partien bleiben, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
account-delete-go = Endgültig löschen

# Logging in
account-login-title = Anmelden
account-login-password = Mit Passwort
account-login-go = Anmelden
account-login-passkey = Mit einem Passkey anmelden
account-login-device = Mit einem Code von einem anderen Gerät
account-login-become = Du spielst hier ohne Konto. Wenn du dich mit einem anderen Konto anmeldest, kommst du an diese Partien nicht mehr heran.

# Ein vergessenes Passwort
account-forgotten-link = Passwort vergessen?
account-forgotten-title = Passwort vergessen
account-forgotten-help = Wenn du eine E-Mail-Adresse bestätigt hast, bekommst du dorthin einen Link, mit dem du ein neues Passwort festlegen kannst.
account-forgotten-who = Anmeldename oder E-Mail-Adresse
account-forgotten-go = Schick mir einen Link
account-forgotten-sent = Wenn hier jemand diesen Anmeldenamen oder diese Adresse hat und eine E-Mail-Adresse bestätigt hat, ist eine Mail unterwegs. Der Link darin gilt einmal, eine Stunde lang.
account-forgotten-else = Du hast nie eine Adresse angegeben? Wer diesen Server betreibt, kann dir einen Link machen.
account-forgotten-none = Dieser Server verschickt keine Mails. Wer ihn betreibt, kann dir einen Link machen, mit dem du ein neues Passwort festlegst.
account-renew-title = Ein neues Passwort
account-renew-for = Für { $name }. Auf allen anderen Geräten musst du dich danach neu anmelden.
account-renew-login = Dein Anmeldename ist { $login }.
account-renew-go = Passwort festlegen und anmelden

# Logging in again
account-again-title = Noch einmal anmelden
account-again-help = Damit sicher ist, dass du es bist: Melde dich noch einmal an. Danach geht es mit dem weiter, was du vorhattest.
account-again-site = Bei der anderen Seite: Du kommst auf diese Seite zurück und kannst es innerhalb von zehn Minuten noch einmal versuchen.

# A change of address, taken back
account-undo-title = Eine Adressänderung zurücknehmen
account-undo-help = Deine E-Mail-Adresse, dein Anmeldename und dein Passwort werden wieder, was sie waren. Passkeys und Anmeldungen bei einer anderen Seite, die seitdem dazugekommen sind, werden entfernt, und alle anderen Geräte werden abgemeldet.
account-undo-go = Änderung zurücknehmen
account-undo-done = Zurückgenommen: Deine Adresse ist wieder { $mail }. Wenn jemand anderes dein Passwort kennen könnte, ändere es jetzt.

# Mails and other notices
mail-confirm-subject = Tabletowers: Ist das deine Adresse?
mail-confirm = Hallo { $name },
    bei Tabletowers wurde deine Adresse angegeben. Wenn du das warst, öffne innerhalb eines Tages diesen Link:
    { $link }
    oder gib auf der Seite deines Kontos den Code { $code } ein.
    Wenn du es nicht warst, musst du nichts tun: Ohne den Code kommt keine weitere Mail.
mail-forgotten-subject = Tabletowers: ein neues Passwort
mail-forgotten = Hallo { $name },
    jemand hat bei Tabletowers ein neues Passwort für dich angefordert. Wenn du das warst, öffne innerhalb einer Stunde diesen Link:
    { $link }
    { $has ->
        [login] Dein Anmeldename ist { $login }.
       *[none] Du hast noch keinen Anmeldenamen; du kannst ihn dort wählen.
    }
    Wenn du es nicht warst, musst du nichts tun: Es wurde nichts geändert.
mail-undo-subject = Tabletowers: Deine Adresse wurde geändert
mail-undo = Hallo { $name },
    diese Adresse gehört nicht mehr zu deinem Konto bei Tabletowers: Sie wurde ersetzt oder entfernt. Wenn du das warst, ist nichts zu tun.
    Wenn nicht, öffne innerhalb einer Woche diesen Link. Er nimmt die Änderung zurück, mit allem, was seitdem dazugekommen ist, und meldet alle anderen Geräte ab:
    { $link }
mail-your-turn = { $game }: Du bist am Zug.
    { $link }
mail-test = Das ist ein Test: Mails von Tabletowers kommen bei dir an.
    { $link }
mail-way-out = Du bekommst diese Mail, weil deine Adresse bei Tabletowers angegeben wurde. Um keine mehr zu bekommen:
notice-test = Das ist ein Test: Benachrichtigungen kommen bei dir an.
notice-body = { $kind ->
    [sat_down] Jemand hat sich an deinen Tisch gesetzt.
    [can_begin] Dein Tisch ist voll: Die Partie kann beginnen.
    [match_ends] Dieser Wettkampf endet morgen, und du hast noch Partien zu spielen.
   *[league_waits] Die Liga wartet auf dich.
}
notice-chairs-left = { $chairs ->
    [one] Noch ein Platz frei: { $game }
   *[other] Noch { $chairs } Plätze frei: { $game }
}

# What went wrong
error-wrong_password = Anmeldename und Passwort passen nicht zusammen.
error-wrong_password-current = Dein bisheriges Passwort ist ein anderes. Es wurde nichts geändert.
error-wrong_code-link = Dieser Link wurde schon benutzt oder ist abgelaufen. Lass dir einen neuen schicken.
error-wrong_passkey = Dieser Passkey gehört nicht zu dieser Seite. Nimm einen, der auf dieser Seite angelegt wurde.
error-not_logged_in = Die andere Seite hat nicht bestätigt, wer du bist. Versuch es noch einmal, oder melde dich anders an.
error-login_again = Melde dich dafür noch einmal an.
error-busy = Gerade melden sich zu viele Leute an. Warte einen Moment und versuche es noch einmal.
error-not_delivered = Das kam nicht an. Prüf die Adresse und versuch es noch einmal; sonst wurde nichts geändert.
error-name_taken = Dieser Anmeldename ist vergeben. Nimm einen anderen.
error-no_vacation_left = Du hast nicht mehr genug Urlaubstage.
error-banned = Du bist auf diesem Server gesperrt.
error-banned-reason = Du bist auf diesem Server gesperrt. Grund: { $reason }
error-passkey_cancelled = Es wurde kein Passkey gewählt. Es hat sich nichts geändert.
error-bad_request-name = Ein Name hat 1 bis 40 sichtbare Zeichen.
error-bad_request-mail = Das ist keine E-Mail-Adresse.
error-bad_request-webhook = Das ist keine Adresse, die sich aufrufen lässt. Sie beginnt mit https://.
error-bad_request-login = Ein Anmeldename hat 3 bis 60 sichtbare Zeichen.
error-bad_request-password = Ein Passwort hat 8 bis 200 Zeichen.
