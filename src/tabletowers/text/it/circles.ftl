# Circles: people who know each other and play together. Only their pages load these texts.

# The list
circles-title = Cerchie
circles-help = Una cerchia è per amici, un club, una classe o una squadra: persone con un link. Nessun altro ne vede nulla.
circles-new = Nuova cerchia
circles-default = La cerchia di { $name }
circles-name = Nome della cerchia
circles-colour = Colore
circles-colour-value = { $colour ->
    [red] Rosso
    [orange] Arancione
    [yellow] Giallo
    [green] Verde
    [blue] Blu
   *[purple] Viola
}
circles-make = Crea la cerchia
circles-people = { $count ->
    [one] 1 persona
   *[other] { $count } persone
}
circles-invited = Sei invitato in questa cerchia.
circles-left = Hai lasciato questa cerchia. Puoi rientrare quando vuoi.
circles-join = Entra in { $name }

# The board
circles-week = Questa settimana
circles-member = Membro
circles-deals = Partite
circles-match = Incontro
circles-solved = { $done } su { $days }
circles-deals-of = { $deals ->
    [one] 1 partita
   *[other] { $deals } partite
}
circles-lead = { $lead } punti

# Tables and matches
circles-tables = Tavoli
circles-no-tables = Nessun tavolo aperto.
circles-sit = Siediti
circles-open = Apri un tavolo
circles-open-help = Lo vede solo questa cerchia. La partita comincia quando tutti i posti sono occupati.
circles-matches = Incontri
circles-no-matches = Ancora nessun incontro.
circles-new-match = Nuovo incontro
circles-match-help = Sei partite, uguali per tutta la cerchia, da giocare entro una settimana.

# Leagues
leagues-title = Campionato
leagues-none = Ancora nessun campionato.
leagues-new = Nuovo campionato
leagues-help = Ogni giocatore incontra una volta tutti gli altri. Ogni turno dura alcuni giorni; le sue partite cominciano quando vogliono i giocatori.
leagues-days = Giorni per turno
leagues-join = Partecipa
leagues-leave = Lascia il campionato
leagues-leave-ask = Lasciare il campionato?
leagues-leave-help = Non giocherai le tue partite che non sono ancora cominciate, e non potrai tornare.
leagues-delete = Elimina il campionato
leagues-delete-ask = Eliminare questo campionato?
leagues-begin = Comincia il campionato
leagues-lacking = { $count ->
    [one] Per cominciare manca ancora 1 giocatore.
   *[other] Per cominciare mancano ancora { $count } giocatori.
}
leagues-round = Turno { $round }
leagues-until = fino al { $day }
leagues-all = Tutte le partite
leagues-play = Gioca
leagues-go-on = Continua
leagues-stage = { $stage ->
    [open] da giocare
    [waiting] si aspetta al tavolo
    [running] in corso
    [over] giocata
    [missed] non giocata
   *[off] annullata
}
leagues-place = Posto
leagues-points = Punti
leagues-record = Vinte, pareggiate, perse
leagues-left = ha lasciato il campionato
leagues-over = finito

# People and settings
circles-members = Membri
circles-owner = si occupa della cerchia
circles-here = ora qui
circles-away = via fino al { $day }
circles-link = Copia il link
circles-link-help = Chiunque abbia questo link può entrare.
circles-leave = Lascia la cerchia
circles-leave-ask = Lasciare { $name }?
circles-leave-yes = Lascia
circles-settings = Impostazioni
circles-new-link = Crea un nuovo link
circles-new-link-help = Il vecchio link non funzionerà più.
circles-webhook = Webhook
circles-webhook-help = Annuncia in un canale Discord quanti posti restano a un tavolo. Un primo messaggio arriva appena lo salvi.
circles-webhook-save = Salva il webhook
circles-webhook-remove = Rimuovi il webhook
circles-hand-over = Affida la cerchia a { $name }
circles-hand-over-ask = Affidare la cerchia a { $name }?
circles-hand-over-help = Sarà { $name } a occuparsene, e non più tu. Il webhook viene rimosso.
circles-hand-over-yes = Affida
circles-remove = Rimuovi { $name }
circles-remove-ask = Rimuovere { $name } dalla cerchia?
circles-remove-help = La cerchia riceve un nuovo link, e il vecchio non funzionerà più.
circles-remove-yes = Rimuovi

# What went wrong
error-no_such_circle = Questa cerchia non esiste o non ne fai parte. Forse il link è cambiato.
error-no_such_league = Questo campionato non esiste.
error-not_owner = Può farlo solo chi si occupa della cerchia.
error-circle_full = Questa cerchia è al completo.
error-league_closed = Questo campionato è già cominciato o è al completo.
error-too_few = Prima servono altri giocatori.
error-too_late = Questa partita non può più cominciare.
