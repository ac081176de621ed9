# Ciò che tutti i giochi e le pagine condividono.
you = Tu
bot-name = { bot-short } ({ $bot })
bot-badge = Bot, forza: { $bot }
bot-short = { $number ->
    [1] Ida
    [2] Otto
    [3] Mia
    [4] Hugo
    [5] Lea
    [6] Nils
    [7] Zoe
    [8] Karl
   *[other] Bot { $number }
}

# Quanto sono forti i bot, dal più debole al più forte.
strength-random = A caso
strength-novice = Novizio
strength-level1 = Principiante
strength-learner = Apprendista
strength-level2 = Occasionale
strength-greedy = Discreto
strength-amateur = Amatore
strength-level3 = Bravo
strength-level4 = Forte
strength-regular = Assiduo
strength-level5 = Esperto
strength-seasoned = Navigato
strength-level6 = Maestro
strength-adept = Abile
strength-net = Veterano
strength-champion = Campione
strength-grandmaster = Gran maestro

play-welcome = { $game }. Scrivi un numero o una mossa; h per l’aiuto, q per uscire.
play-prompt = La tua mossa:
play-help =
    Per giocare una mossa scrivila, o scrivi il suo numero.  ? MOSSA dice che cosa farebbe una mossa, o quale regola la vieta.
    u annulla la tua ultima decisione, se nel frattempo nulla è stato scoperto.  q salva la partita ed esce.
    hint dà un suggerimento, ogni volta un po’ di più.
play-no-undo = Non si può annullare nulla: nel frattempo è stato scoperto qualcosa o ha deciso qualcun altro.
play-foreseen = { $move } è possibile. Ecco che cosa si può prevedere:
play-saved = Partita salvata in { $file }. Per continuare: { $command }
play-points = { $player }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
play-winners = { $you ->
    [yes] Hai vinto
   *[no] { $winners } { $count ->
        [one] vince
       *[other] vincono insieme
    }
}
play-shared = Parità a { $points } punti: la vittoria è condivisa.

notation-title = Notazione delle mosse

reason-not_a_move = non è una mossa di questo gioco
reason-game_over = la partita è finita
reason-not_asked = questo posto ora non ha nulla da decidere
