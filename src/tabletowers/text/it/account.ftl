# Who I am: what the page about oneself shows, and what mails say.

# The page
account-title = Account
account-link = Account
account-login-link = Accedi
account-nobody = Su questo dispositivo non c’è ancora nessuno. Crea un account, oppure accedi. Puoi giocare anche senza.
account-none-yet = Non hai ancora un account?
account-create-help = Con un account ritrovi il tuo nome, le tue partite e le tue valutazioni su ogni dispositivo.
account-create-password-help = Almeno 8 caratteri.
account-create-passkey = Con una passkey invece di una password
account-guest = Sei ospite: ti conosce solo questo dispositivo. Con un account ritrovi il tuo nome e le tue partite anche su altri dispositivi, e non li perdi.
account-kept = Hai un account. Accedi da qualsiasi dispositivo e sarai { $name } anche lì.
account-saved = Salvato.
account-remove = Rimuovi
account-remove-name = Rimuovi: { $name }

# Password
account-password = Password
account-login-name = Nome utente
account-login-help = Da 3 a 60 caratteri. Basta che lo sappia tu.
account-password-current = Password attuale
account-password-new = Nuova password
account-password-first = Password
account-password-help = Almeno 8 caratteri. Se la cambi, dovrai accedere di nuovo da tutti gli altri dispositivi.
account-password-set = Imposta la password
account-password-change = Cambia la password

# Passkeys
account-passkeys = Passkey
account-passkeys-help = Una passkey è custodita dal tuo dispositivo o dal tuo gestore di password e si sblocca con l’impronta, il viso o un PIN. Non c’è niente da ricordare.
account-passkey-name = Nome della passkey
account-passkey-add = Aggiungi una passkey
account-passkey-used = { $used ->
    [never] mai usata
   *[other] usata l’ultima volta il { $used }
}

# Another site
account-openid = Accedi con { $site }
account-openid-keep = Con il mio account su { $site }

# Mail
account-mail = E-mail
account-mail-help = Non è necessaria. Se dai un indirizzo, serve ad avvisarti quando tocca a te e a farti rientrare se dimentichi la password, dopo che hai confermato che è tuo. In ogni e-mail c’è un link per non riceverne più.
account-mail-address = Indirizzo
account-mail-save = Salva l’indirizzo
account-mail-open = Abbiamo inviato un codice a { $mail }. Inseriscilo qui, o apri il link nell’e-mail, entro un giorno.
account-mail-unasked = { $mail } non è stato confermato, perciò non vi si inviano e-mail.
account-mail-confirmed = { $mail } è confermato.
account-mail-code = Codice dell’e-mail
account-mail-confirm = Conferma
account-mail-again = Invia di nuovo il codice
account-confirm-title = Conferma il tuo indirizzo
account-confirm-done = { $mail } è confermato. Riceverai un’e-mail quando tocca a te e non sei qui.
account-unsubscribe-title = Niente più e-mail
account-unsubscribe-help = Il tuo indirizzo verrà cancellato da qui e non vi si invieranno più e-mail.
account-unsubscribe-go = Non ricevere più e-mail
account-unsubscribe-done = Fatto. Non riceverai più e-mail.

# Notices
account-notices = Quando tocca a me
account-notices-any = Avvisami quando tocca a me
account-notices-others = Altre notifiche
account-notices-others-help = Di queste al massimo una al giorno.
account-notices-kind = { $kind ->
    [sat_down] Avvisami quando qualcuno si siede al mio tavolo
    [can_begin] Avvisami quando il mio tavolo è al completo e si può cominciare
    [match_ends] Avvisami quando un incontro a cui partecipo finisce domani
   *[league_waits] Avvisami quando il campionato mi aspetta
}
account-notices-push = Su questo dispositivo
account-notices-mail = { $state ->
    [none] Per e-mail: indica un indirizzo qui sopra.
    [open] Per e-mail: prima conferma il tuo indirizzo.
   *[on] Per e-mail a { $mail }.
}
account-webhook = Webhook
account-webhook-help = Per i tuoi programmi, o per un canale di Discord o Slack: l’indirizzo che viene chiamato quando tocca a te.
account-webhook-address = Indirizzo del webhook
account-webhook-kind = Formato
account-webhook-kind-value = { $kind ->
    [plain] JSON, per programmi
    [discord] Discord
   *[slack] Slack
}
account-webhook-save = Salva il webhook
account-test = Invia una prova
account-test-way = { $way ->
    [push] Invia una notifica di prova a questo dispositivo
    [mail] Invia un’e-mail di prova
   *[webhook] Invia una prova al webhook
}
account-test-done = La prova è arrivata.

# Vacation
account-vacation = Vacanze
account-vacation-help = { $left ->
    [one] In vacanza il tuo tempo si ferma, nelle partite che durano giorni. Quest’anno ti resta 1 giorno.
   *[other] In vacanza il tuo tempo si ferma, nelle partite che durano giorni. Quest’anno ti restano { $left } giorni.
}
account-vacation-now = Sei in vacanza fino al { $day }.
account-vacation-end = Rieccomi
account-vacation-days = Giorni
account-vacation-begin = Vai in vacanza

# Devices
account-devices = Dispositivi
account-device-unknown = Un dispositivo
account-device-here = questo dispositivo
account-device-used = usato l’ultima volta il { $day }
account-device-out = Disconnetti
account-device-out-name = Disconnetti: { $device }
account-out-here = Esci da questo dispositivo
account-out-everywhere = Esci da tutti i dispositivi
account-out-guest = Sei ospite, e solo questo dispositivo ti conosce. Se esci, non potrai tornare come { $name }.
account-out-anyway = Esci comunque

# Everything that is stored
account-data = I tuoi dati
account-export = Scarica tutto ciò che è salvato su di me
account-delete = Cancella tutto su di me
account-delete-title = Cancellare tutto?
account-delete-help = Il tuo nome, gli accessi, le valutazioni e tutto ciò che hai scritto vengono cancellati. Le partite in corso vengono abbandonate. Le partite giocate restano, senza il tuo nome. Non si può annullare.
account-delete-go = Cancella per sempre

# Logging in
account-login-title = Accedi
account-login-password = Con la password
account-login-go = Accedi
account-login-passkey = Accedi con una passkey
account-login-device = Con un codice da un altro dispositivo
account-login-become = Qui stai giocando senza account. Se accedi con un altro account, non potrai più tornare a queste partite.

# Una password dimenticata
account-forgotten-link = Hai dimenticato la password?
account-forgotten-title = Password dimenticata
account-forgotten-help = Se hai confermato un indirizzo e-mail, ti arriverà un link con cui impostare una nuova password.
account-forgotten-who = Nome utente o indirizzo e-mail
account-forgotten-go = Mandami un link
account-forgotten-sent = Se qui qualcuno ha questo nome utente o questo indirizzo, e ha confermato un indirizzo e-mail, un’e-mail è in arrivo. Il link che contiene funziona una volta sola, entro un’ora.
account-forgotten-else = Non hai mai dato un indirizzo? Chi gestisce questo server può creare un link per te.
account-forgotten-none = Questo server non manda e-mail. Chi lo gestisce può creare per te un link con cui impostare una nuova password.
account-renew-title = Una nuova password
account-renew-for = Per { $name }. Dovrai accedere di nuovo da tutti gli altri dispositivi.
account-renew-login = Il tuo nome utente è { $login }.
account-renew-go = Imposta la password e accedi

# Logging in again
account-again-title = Accedi di nuovo
account-again-help = Per essere certi che sia tu, accedi di nuovo. Poi si prosegue con quello che hai chiesto.
account-again-site = Con l’altro sito: tornerai a questa pagina e potrai riprovare entro dieci minuti.

# A change of address, taken back
account-undo-title = Annullare un cambio di indirizzo
account-undo-help = Il tuo indirizzo e-mail, il tuo nome utente e la tua password tornano com’erano. Le passkey e gli accessi da un altro sito aggiunti nel frattempo vengono rimossi, e tutti gli altri dispositivi vengono disconnessi.
account-undo-go = Annulla la modifica
account-undo-done = Annullato: il tuo indirizzo è di nuovo { $mail }. Se qualcun altro può conoscere la tua password, cambiala ora.

# Mails and other notices
mail-confirm-subject = Tabletowers: è il tuo indirizzo?
mail-confirm = Ciao { $name },
    il tuo indirizzo è stato inserito su Tabletowers. Se l’hai inserito tu, apri questo link entro un giorno:
    { $link }
    oppure inserisci il codice { $code } nella pagina del tuo account.
    Altrimenti non c’è niente da fare: senza il codice non arriveranno altre e-mail.
mail-forgotten-subject = Tabletowers: una nuova password
mail-forgotten = Ciao { $name },
    qualcuno ha chiesto una nuova password per te su Tabletowers. Se l’hai chiesta tu, apri questo link entro un’ora:
    { $link }
    { $has ->
        [login] Il tuo nome utente è { $login }.
       *[none] Non hai ancora un nome utente: puoi sceglierlo lì.
    }
    Altrimenti non c’è niente da fare: non è cambiato niente.
mail-undo-subject = Tabletowers: il tuo indirizzo è stato cambiato
mail-undo = Ciao { $name },
    questo indirizzo non fa più parte del tuo account su Tabletowers: è stato sostituito o rimosso. Se l’hai voluto tu, non c’è niente da fare.
    Altrimenti apri questo link entro una settimana. Annulla la modifica e tutto ciò che è stato aggiunto nel frattempo, e disconnette tutti gli altri dispositivi:
    { $link }
mail-your-turn = { $game }: tocca a te.
    { $link }
mail-test = Questa è una prova: le e-mail di Tabletowers ti arrivano.
    { $link }
mail-way-out = Ricevi questa e-mail perché il tuo indirizzo è stato inserito su Tabletowers. Per non riceverne più:
notice-test = Questa è una prova: le notifiche ti arrivano.
notice-body = { $kind ->
    [sat_down] Qualcuno si è seduto al tuo tavolo.
    [can_begin] Il tuo tavolo è al completo: si può cominciare.
    [match_ends] Questo incontro finisce domani, e hai ancora partite da giocare.
   *[league_waits] Il campionato ti aspetta.
}
notice-chairs-left = { $chairs ->
    [one] Ancora un posto libero: { $game }
   *[other] Ancora { $chairs } posti liberi: { $game }
}

# What went wrong
error-wrong_password = Il nome utente e la password non corrispondono.
error-wrong_password-current = La tua password attuale è un’altra. Non è cambiato niente.
error-wrong_code-link = Questo link è già stato usato o è scaduto. Chiedine un altro.
error-wrong_passkey = Questa passkey non appartiene a questo sito. Usane una creata in questa pagina.
error-not_logged_in = L’altro sito non ha confermato chi sei. Riprova, o accedi in un altro modo.
error-login_again = Per farlo, accedi di nuovo.
error-busy = In questo momento troppe persone stanno accedendo. Aspetta un attimo e riprova.
error-not_delivered = L’invio non è riuscito. Controlla l’indirizzo e riprova; nient’altro è cambiato.
error-name_taken = Questo nome utente è già preso. Scegline un altro.
error-no_vacation_left = Non ti restano abbastanza giorni di vacanza.
error-banned = Sei escluso da questo server.
error-banned-reason = Sei escluso da questo server. Motivo: { $reason }
error-passkey_cancelled = Non è stata scelta nessuna passkey. Non è cambiato niente.
error-bad_request-name = Un nome ha da 1 a 40 caratteri visibili.
error-bad_request-mail = Questo non è un indirizzo e-mail.
error-bad_request-webhook = Questo indirizzo non si può chiamare. Comincia con https://.
error-bad_request-login = Un nome utente ha da 3 a 60 caratteri visibili.
error-bad_request-password = Una password ha da 8 a 200 caratteri.
