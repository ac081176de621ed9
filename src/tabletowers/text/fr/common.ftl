# Ce que tous les jeux et toutes les pages partagent.
you = Toi
bot-name = { bot-short } ({ $bot })
bot-badge = Bot, force : { $bot }
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

# La force des bots, du plus faible au plus fort.
strength-random = Au hasard
strength-novice = Novice
strength-level1 = Débutant
strength-learner = Apprenti
strength-level2 = Occasionnel
strength-greedy = Correct
strength-amateur = Amateur
strength-level3 = Bon
strength-level4 = Fort
strength-regular = Habitué
strength-level5 = Expert
strength-seasoned = Aguerri
strength-level6 = Maître
strength-adept = Habile
strength-net = Vétéran
strength-champion = Champion
strength-grandmaster = Grand maître

play-welcome = { $game }. Tape un numéro ou un coup ; h pour l’aide, q pour quitter.
play-prompt = Ton coup :
play-help =
    Pour jouer un coup, tape-le ou tape son numéro.  ? COUP dit ce que ferait un coup, ou quelle règle l’interdit.
    u annule ta dernière décision tant que rien n’a été dévoilé depuis.  q enregistre la partie et quitte.
    hint donne un conseil, chaque fois un peu plus.
play-no-undo = Rien ne peut être annulé : quelque chose a été dévoilé depuis, ou quelqu’un d’autre a décidé.
play-foreseen = { $move } est possible. Voici ce qu’on peut prévoir :
play-saved = Partie enregistrée dans { $file }. Pour continuer : { $command }
play-points = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-winners = { $you ->
    [yes] Tu gagnes
   *[no] { $winners } { $count ->
        [one] gagne
       *[other] gagnent ensemble
    }
}
play-shared = Égalité à { $points } points : la victoire est partagée.

notation-title = Notation des coups

reason-not_a_move = ce n’est pas un coup de ce jeu
reason-game_over = la partie est finie
reason-not_asked = cette place n’a rien à décider maintenant
