# Who I am: what the page about oneself shows, and what mails say.

# The page
account-title = Account
account-link = Account
account-login-link = Inloggen
account-nobody = Op dit apparaat is nog niemand bekend. Maak een account aan, of log in. Je kunt ook zonder spelen.
account-none-yet = Nog geen account?
account-create-help = Met een account vind je je naam, je partijen en je ratings op elk apparaat terug.
account-create-password-help = Minstens 8 tekens.
account-create-passkey = Met een passkey in plaats van een wachtwoord
account-guest = Je bent gast: alleen dit apparaat kent je. Met een account vind je je naam en je partijen ook op andere apparaten terug en raak je ze niet kwijt.
account-kept = Je hebt een account. Log in op welk apparaat dan ook, en je bent ook daar { $name }.
account-saved = Opgeslagen.
account-remove = Verwijderen
account-remove-name = Verwijderen: { $name }

# Password
account-password = Wachtwoord
account-login-name = Gebruikersnaam
account-login-help = 3 tot 60 tekens. Alleen jij hoeft die te kennen.
account-password-current = Huidig wachtwoord
account-password-new = Nieuw wachtwoord
account-password-first = Wachtwoord
account-password-help = Minstens 8 tekens. Als je het wijzigt, moet je op al je andere apparaten opnieuw inloggen.
account-password-set = Wachtwoord instellen
account-password-change = Wachtwoord wijzigen

# Passkeys
account-passkeys = Passkeys
account-passkeys-help = Een passkey wordt bewaard door je apparaat of wachtwoordbeheerder en ontgrendeld met je vingerafdruk, je gezicht of een pincode. Je hoeft niets te onthouden.
account-passkey-name = Naam van de passkey
account-passkey-add = Passkey toevoegen
account-passkey-used = { $used ->
    [never] nog niet gebruikt
   *[other] laatst gebruikt op { $used }
}

# Another site
account-openid = Inloggen met { $site }
account-openid-keep = Met mijn account bij { $site }

# Mail
account-mail = E-mail
account-mail-help = Het hoeft niet. Als je een adres geeft, hoor je daar wanneer je aan de beurt bent en kun je terugkomen als je je wachtwoord vergeet, zodra je hebt bevestigd dat het van jou is. In elke e-mail staat een link waarmee je ze stopt.
account-mail-address = Adres
account-mail-save = Adres opslaan
account-mail-open = We hebben een code naar { $mail } gestuurd. Vul die binnen een dag hier in, of open de link in de e-mail.
account-mail-unasked = { $mail } is niet bevestigd, dus er gaan geen e-mails naartoe.
account-mail-confirmed = { $mail } is bevestigd.
account-mail-code = Code uit de e-mail
account-mail-confirm = Bevestigen
account-mail-again = Code opnieuw sturen
account-confirm-title = Bevestig je adres
account-confirm-done = { $mail } is bevestigd. Je krijgt een e-mail als je aan de beurt bent en niet hier bent.
account-unsubscribe-title = Geen e-mails meer
account-unsubscribe-help = Je adres wordt hier verwijderd en er gaan geen e-mails meer naartoe.
account-unsubscribe-go = E-mails stoppen
account-unsubscribe-done = Klaar. Je krijgt geen e-mails meer.

# Notices
account-notices = Als ik aan de beurt ben
account-notices-any = Laat het me weten als ik aan de beurt ben
account-notices-others = Andere meldingen
account-notices-others-help = Hiervan hoogstens één per dag.
account-notices-kind = { $kind ->
    [sat_down] Laat het me weten als iemand aan mijn tafel gaat zitten
    [can_begin] Laat het me weten als mijn tafel vol is en kan beginnen
    [match_ends] Laat het me weten als een wedstrijd waaraan ik meedoe morgen eindigt
   *[league_waits] Laat het me weten als de competitie op me wacht
}
account-notices-push = Op dit apparaat
account-notices-mail = { $state ->
    [none] Per e-mail: vul hierboven een adres in.
    [open] Per e-mail: bevestig eerst je adres.
   *[on] Per e-mail naar { $mail }.
}
account-webhook = Webhook
account-webhook-help = Voor je eigen programma’s, of voor een kanaal bij Discord of Slack: het adres dat wordt aangeroepen als je aan de beurt bent.
account-webhook-address = Adres van de webhook
account-webhook-kind = Formaat
account-webhook-kind-value = { $kind ->
    [plain] JSON, voor programma’s
    [discord] Discord
   *[slack] Slack
}
account-webhook-save = Webhook opslaan
account-test = Proefbericht sturen
account-test-way = { $way ->
    [push] Een proefmelding naar dit apparaat sturen
    [mail] Een proefmail sturen
   *[webhook] Een proefbericht naar de webhook sturen
}
account-test-done = Het proefbericht is aangekomen.

# Vacation
account-vacation = Vakantie
account-vacation-help = { $left ->
    [one] Tijdens je vakantie staat je klok stil in partijen die dagen duren. Je hebt dit jaar nog 1 dag.
   *[other] Tijdens je vakantie staat je klok stil in partijen die dagen duren. Je hebt dit jaar nog { $left } dagen.
}
account-vacation-now = Je bent op vakantie tot { $day }.
account-vacation-end = Ik ben terug
account-vacation-days = Dagen
account-vacation-begin = Op vakantie gaan

# Devices
account-devices = Apparaten
account-device-unknown = Een apparaat
account-device-here = dit apparaat
account-device-used = laatst gebruikt op { $day }
account-device-out = Uitloggen
account-device-out-name = Uitloggen: { $device }
account-out-here = Op dit apparaat uitloggen
account-out-everywhere = Overal uitloggen
account-out-guest = Je bent gast, en alleen dit apparaat kent je. Als je uitlogt, kun je niet als { $name } terugkomen.
account-out-anyway = Toch uitloggen

# Everything that is stored
account-data = Je gegevens
account-export = Alles downloaden wat over mij bewaard is
account-delete = Alles over mij verwijderen
account-delete-title = Alles verwijderen?
account-delete-help = Je naam, logins, ratings en alles wat je hebt geschreven worden verwijderd. Lopende partijen geef je op. Gespeelde partijen blijven, zonder je naam. Dit kan niet ongedaan worden gemaakt.
account-delete-go = Voorgoed verwijderen

# Logging in
account-login-title = Inloggen
account-login-password = Met wachtwoord
account-login-go = Inloggen
account-login-passkey = Inloggen met een passkey
account-login-device = Met een code van een ander apparaat
account-login-become = Je speelt hier zonder account. Als je met een ander account inlogt, kun je niet meer bij deze partijen.

# Een vergeten wachtwoord
account-forgotten-link = Wachtwoord vergeten?
account-forgotten-title = Wachtwoord vergeten
account-forgotten-help = Als je een e-mailadres hebt bevestigd, krijg je daar een link waarmee je een nieuw wachtwoord kunt instellen.
account-forgotten-who = Gebruikersnaam of e-mailadres
account-forgotten-go = Stuur me een link
account-forgotten-sent = Als iemand hier deze gebruikersnaam of dit adres heeft, en een e-mailadres heeft bevestigd, is er een e-mail onderweg. De link erin werkt één keer, binnen een uur.
account-forgotten-else = Nooit een adres gegeven? De mensen die deze server beheren kunnen een link voor je maken.
account-forgotten-none = Deze server verstuurt geen e-mails. De mensen die hem beheren kunnen een link voor je maken waarmee je een nieuw wachtwoord kunt instellen.
account-renew-title = Een nieuw wachtwoord
account-renew-for = Voor { $name }. Op al je andere apparaten moet je daarna opnieuw inloggen.
account-renew-login = Je gebruikersnaam is { $login }.
account-renew-go = Wachtwoord instellen en inloggen

# Logging in again
account-again-title = Opnieuw inloggen
account-again-help = Om zeker te weten dat jij het bent: log opnieuw in. Daarna gaat het verder met wat je wilde doen.
account-again-site = Bij de andere site: je komt op deze pagina terug en kunt het binnen tien minuten opnieuw proberen.

# A change of address, taken back
account-undo-title = Een adreswijziging terugdraaien
account-undo-help = Je e-mailadres, je gebruikersnaam en je wachtwoord worden weer wat ze waren. Passkeys en logins bij een andere site die sindsdien zijn toegevoegd, worden verwijderd, en alle andere apparaten worden uitgelogd.
account-undo-go = Wijziging terugdraaien
account-undo-done = Teruggedraaid: je adres is weer { $mail }. Als iemand anders je wachtwoord kan kennen, wijzig het dan nu.

# Mails and other notices
mail-confirm-subject = Tabletowers: is dit jouw adres?
mail-confirm = Hallo { $name },
    je adres is ingevuld bij Tabletowers. Als jij dat was, open dan binnen een dag deze link:
    { $link }
    of vul de code { $code } in op de pagina van je account.
    Was jij het niet, dan hoef je niets te doen: zonder de code komt er geen e-mail meer.
mail-forgotten-subject = Tabletowers: een nieuw wachtwoord
mail-forgotten = Hallo { $name },
    iemand heeft bij Tabletowers om een nieuw wachtwoord voor jou gevraagd. Als jij dat was, open dan binnen een uur deze link:
    { $link }
    { $has ->
        [login] Je gebruikersnaam is { $login }.
       *[none] Je hebt nog geen gebruikersnaam; die kun je daar kiezen.
    }
    Was jij het niet, dan hoef je niets te doen: er is niets gewijzigd.
mail-undo-subject = Tabletowers: je adres is gewijzigd
mail-undo = Hallo { $name },
    dit adres hoort niet meer bij je account bij Tabletowers: het is vervangen of verwijderd. Was jij dat, dan hoef je niets te doen.
    Was jij het niet, open dan binnen een week deze link. Die draait de wijziging terug, met alles wat sindsdien is toegevoegd, en logt alle andere apparaten uit:
    { $link }
mail-your-turn = { $game }: jij bent aan de beurt.
    { $link }
mail-test = Dit is een proef: e-mails van Tabletowers komen bij je aan.
    { $link }
mail-way-out = Je krijgt deze e-mail omdat je adres is ingevuld bij Tabletowers. Om er geen meer te krijgen:
notice-test = Dit is een proef: meldingen komen bij je aan.
notice-body = { $kind ->
    [sat_down] Er is iemand aan je tafel gaan zitten.
    [can_begin] Je tafel is vol: de partij kan beginnen.
    [match_ends] Deze wedstrijd eindigt morgen, en je hebt nog partijen te spelen.
   *[league_waits] De competitie wacht op je.
}
notice-chairs-left = { $chairs ->
    [one] Nog één plaats vrij: { $game }
   *[other] Nog { $chairs } plaatsen vrij: { $game }
}

# What went wrong
error-wrong_password = Gebruikersnaam en wachtwoord kloppen niet.
error-wrong_password-current = Je huidige wachtwoord is een ander. Er is niets gewijzigd.
error-wrong_code-link = Deze link is al gebruikt of verlopen. Vraag een nieuwe aan.
error-wrong_passkey = Deze passkey hoort niet bij deze site. Gebruik er een die op deze pagina is gemaakt.
error-not_logged_in = De andere site heeft niet bevestigd wie je bent. Probeer het opnieuw, of log anders in.
error-login_again = Log hiervoor opnieuw in.
error-busy = Er loggen nu te veel mensen in. Wacht even en probeer het opnieuw.
error-not_delivered = Dat kwam niet aan. Controleer het adres en probeer het opnieuw; verder is er niets gewijzigd.
error-name_taken = Deze gebruikersnaam is al bezet. Kies een andere.
error-no_vacation_left = Je hebt niet genoeg vakantiedagen meer.
error-banned = Je bent uitgesloten van deze server.
error-banned-reason = Je bent uitgesloten van deze server. Reden: { $reason }
error-passkey_cancelled = Er is geen passkey gekozen. Er is niets gewijzigd.
error-bad_request-name = Een naam heeft 1 tot 40 zichtbare tekens.
error-bad_request-mail = Dit is geen e-mailadres.
error-bad_request-webhook = Dit adres kan niet worden aangeroepen. Het begint met https://.
error-bad_request-login = Een gebruikersnaam heeft 3 tot 60 zichtbare tekens.
error-bad_request-password = Een wachtwoord heeft 8 tot 200 tekens.
