# Who I am: what the page about oneself shows, and what mails say.

# The page
account-title = Compte
account-link = Compte
account-login-link = Se connecter
account-nobody = Cet appareil ne connaît encore personne. Crée un compte ou connecte-toi. Tu peux aussi jouer sans.
account-none-yet = Pas encore de compte ?
account-create-help = Avec un compte, tu retrouves ton nom, tes parties et tes classements sur tous tes appareils.
account-create-password-help = Au moins 8 caractères.
account-create-passkey = Avec une clé d’accès au lieu d’un mot de passe
account-guest = Tu joues sans compte : seul cet appareil te connaît. Avec un compte, tu retrouves ton nom et tes parties sur d’autres appareils, et tu ne les perds pas.
account-kept = Tu as un compte. Connecte-toi sur n’importe quel appareil, et tu y seras aussi { $name }.
account-saved = Enregistré.
account-remove = Supprimer
account-remove-name = Supprimer : { $name }

# Password
account-password = Mot de passe
account-login-name = Identifiant
account-login-help = De 3 à 60 caractères. Personne d’autre n’a besoin de le connaître.
account-password-current = Mot de passe actuel
account-password-new = Nouveau mot de passe
account-password-first = Mot de passe
account-password-help = Au moins 8 caractères. Si tu le changes, tu devras te reconnecter sur tous tes autres appareils.
account-password-set = Définir le mot de passe
account-password-change = Changer le mot de passe

# Passkeys
account-passkeys = Clés d’accès
account-passkeys-help = Une clé d’accès est gardée par ton appareil ou ton gestionnaire de mots de passe, et déverrouillée par une empreinte, ton visage ou un code. Il n’y a rien à retenir.
account-passkey-name = Nom de la clé d’accès
account-passkey-add = Ajouter une clé d’accès
account-passkey-used = { $used ->
    [never] pas encore utilisée
   *[other] dernière utilisation le { $used }
}

# Another site
account-openid = Se connecter avec { $site }
account-openid-keep = Avec mon compte chez { $site }

# Mail
account-mail = E-mail
account-mail-help = Rien ne t’y oblige. Si tu donnes une adresse, elle sert à te dire que c’est à toi de jouer et à te laisser revenir si tu oublies ton mot de passe, dès que tu as confirmé qu’elle est à toi. Chaque e-mail contient un lien pour les arrêter.
account-mail-address = Adresse
account-mail-save = Enregistrer l’adresse
account-mail-open = Nous avons envoyé un code à { $mail }. Saisis-le ici, ou ouvre le lien de l’e-mail, dans la journée.
account-mail-unasked = { $mail } n’est pas confirmée, aucun e-mail n’y est donc envoyé.
account-mail-confirmed = { $mail } est confirmée.
account-mail-code = Code reçu par e-mail
account-mail-confirm = Confirmer
account-mail-again = Renvoyer le code
account-confirm-title = Confirmer ton adresse
account-confirm-done = { $mail } est confirmée. Tu recevras un e-mail quand ce sera à toi de jouer et que tu ne seras pas là.
account-unsubscribe-title = Ne plus recevoir d’e-mails
account-unsubscribe-help = Ton adresse sera effacée ici, et plus aucun e-mail n’y sera envoyé.
account-unsubscribe-go = Arrêter les e-mails
account-unsubscribe-done = C’est fait. Tu ne recevras plus d’e-mails.

# Notices
account-notices = Quand c’est à moi de jouer
account-notices-any = Me prévenir quand c’est à moi de jouer
account-notices-others = Autres notifications
account-notices-others-help = Une par jour au plus.
account-notices-kind = { $kind ->
    [sat_down] Me prévenir quand quelqu’un s’assied à ma table
    [can_begin] Me prévenir quand ma table est complète et peut commencer
    [match_ends] Me prévenir quand un match auquel je participe se termine demain
   *[league_waits] Me prévenir quand le championnat m’attend
}
account-notices-push = Sur cet appareil
account-notices-mail = { $state ->
    [none] Par e-mail : donne une adresse ci-dessus.
    [open] Par e-mail : confirme d’abord ton adresse.
   *[on] Par e-mail à { $mail }.
}
account-webhook = Webhook
account-webhook-help = Pour tes propres programmes, ou pour un salon Discord ou Slack : l’adresse qui est appelée quand c’est à toi de jouer.
account-webhook-address = Adresse du webhook
account-webhook-kind = Format
account-webhook-kind-value = { $kind ->
    [plain] JSON, pour des programmes
    [discord] Discord
   *[slack] Slack
}
account-webhook-save = Enregistrer le webhook
account-test = Envoyer un test
account-test-way = { $way ->
    [push] Envoyer une notification de test à cet appareil
    [mail] Envoyer un e-mail de test
   *[webhook] Envoyer un test au webhook
}
account-test-done = Le test est bien arrivé.

# Vacation
account-vacation = Vacances
account-vacation-help = { $left ->
    [one] Pendant tes vacances, ton temps s’arrête dans les parties qui durent plusieurs jours. Il te reste 1 jour cette année.
   *[other] Pendant tes vacances, ton temps s’arrête dans les parties qui durent plusieurs jours. Il te reste { $left } jours cette année.
}
account-vacation-now = Tu es en vacances jusqu’au { $day }.
account-vacation-end = Je suis de retour
account-vacation-days = Jours
account-vacation-begin = Partir en vacances

# Devices
account-devices = Appareils
account-device-unknown = Un appareil
account-device-here = cet appareil
account-device-used = dernière utilisation le { $day }
account-device-out = Déconnecter
account-device-out-name = Déconnecter : { $device }
account-out-here = Se déconnecter de cet appareil
account-out-everywhere = Se déconnecter partout
account-out-guest = Tu joues sans compte, et cet appareil est le seul à te connaître. Si tu te déconnectes, tu ne pourras pas revenir en tant que { $name }.
account-out-anyway = Se déconnecter quand même

# Everything that is stored
account-data = Tes données
account-export = Télécharger tout ce qui est enregistré sur moi
account-delete = Effacer tout ce qui me concerne
account-delete-title = Tout effacer ?
account-delete-help = Ton nom, tes connexions, tes classements et tout ce que tu as écrit sont effacés. Les parties en cours sont abandonnées. Les parties jouées restent, sans ton nom. C’est irréversible.
account-delete-go = Effacer définitivement

# Logging in
account-login-title = Se connecter
account-login-password = Par mot de passe
account-login-go = Se connecter
account-login-passkey = Se connecter avec une clé d’accès
account-login-device = Avec un code d’un autre appareil
account-login-become = Tu joues ici sans compte. Si tu te connectes avec un autre compte, tu ne pourras plus revenir à ces parties.

# Un mot de passe oublié
account-forgotten-link = Mot de passe oublié ?
account-forgotten-title = Mot de passe oublié
account-forgotten-help = Si tu as confirmé une adresse e-mail, tu y recevras un lien pour définir un nouveau mot de passe.
account-forgotten-who = Identifiant ou adresse e-mail
account-forgotten-go = M’envoyer un lien
account-forgotten-sent = Si quelqu’un a ici cet identifiant ou cette adresse, et a confirmé une adresse e-mail, un e-mail est en route. Le lien qu’il contient marche une seule fois, pendant une heure.
account-forgotten-else = Tu n’as jamais donné d’adresse ? Les personnes qui gèrent ce serveur peuvent créer un lien pour toi.
account-forgotten-none = Ce serveur n’envoie pas d’e-mails. Les personnes qui le gèrent peuvent créer pour toi un lien pour définir un nouveau mot de passe.
account-renew-title = Un nouveau mot de passe
account-renew-for = Pour { $name }. Tu devras te reconnecter sur tous tes autres appareils.
account-renew-login = Ton identifiant est { $login }.
account-renew-go = Définir le mot de passe et se connecter

# Logging in again
account-again-title = Se connecter à nouveau
account-again-help = Pour vérifier que c’est bien toi, connecte-toi à nouveau. Ce que tu as demandé se poursuivra ensuite.
account-again-site = Par l’autre site : tu reviendras sur cette page et pourras réessayer dans les dix minutes.

# A change of address, taken back
account-undo-title = Annuler un changement d’adresse
account-undo-help = Ton adresse e-mail, ton identifiant et ton mot de passe redeviennent ce qu’ils étaient. Les clés d’accès et les connexions par un autre site ajoutées depuis sont supprimées, et tous les autres appareils sont déconnectés.
account-undo-go = Annuler le changement
account-undo-done = C’est annulé : ton adresse est de nouveau { $mail }. Si quelqu’un d’autre peut connaître ton mot de passe, change-le maintenant.

# Mails and other notices
mail-confirm-subject = Tabletowers : est-ce ton adresse ?
mail-confirm = Bonjour { $name },
    ton adresse a été saisie sur Tabletowers. Si c’était toi, ouvre ce lien dans la journée :
    { $link }
    ou saisis le code { $code } sur la page de ton compte.
    Si ce n’était pas toi, il n’y a rien à faire : sans le code, aucun autre e-mail ne viendra.
mail-forgotten-subject = Tabletowers : un nouveau mot de passe
mail-forgotten = Bonjour { $name },
    quelqu’un a demandé un nouveau mot de passe pour toi sur Tabletowers. Si c’était toi, ouvre ce lien dans l’heure :
    { $link }
    { $has ->
        [login] Ton identifiant est { $login }.
       *[none] Tu n’as pas encore d’identifiant ; tu pourras en choisir un.
    }
    Si ce n’était pas toi, il n’y a rien à faire : rien n’a été changé.
mail-undo-subject = Tabletowers : ton adresse a été changée
mail-undo = Bonjour { $name },
    cette adresse ne fait plus partie de ton compte chez Tabletowers : elle a été remplacée ou supprimée. Si c’était toi, il n’y a rien à faire.
    Sinon, ouvre ce lien dans la semaine. Il annule le changement et tout ce qui a été ajouté depuis, et déconnecte tous les autres appareils :
    { $link }
mail-your-turn = { $game } : c’est à toi de jouer.
    { $link }
mail-test = Ceci est un test : les e-mails de Tabletowers te parviennent.
    { $link }
mail-way-out = Tu reçois cet e-mail parce que ton adresse a été saisie sur Tabletowers. Pour ne plus en recevoir :
notice-test = Ceci est un test : les notifications te parviennent.
notice-body = { $kind ->
    [sat_down] Quelqu’un s’est assis à ta table.
    [can_begin] Ta table est complète : la partie peut commencer.
    [match_ends] Ce match se termine demain, et il te reste des donnes à jouer.
   *[league_waits] Le championnat t’attend.
}
notice-chairs-left = { $chairs ->
    [one] Encore une place libre : { $game }
   *[other] Encore { $chairs } places libres : { $game }
}

# What went wrong
error-wrong_password = L’identifiant et le mot de passe ne correspondent pas.
error-wrong_password-current = Ton mot de passe actuel est différent. Rien n’a été changé.
error-wrong_code-link = Ce lien a déjà servi ou a expiré. Demandes-en un autre.
error-wrong_passkey = Cette clé d’accès n’appartient pas à ce site. Utilises-en une qui a été créée sur cette page.
error-not_logged_in = L’autre site n’a pas confirmé qui tu es. Réessaie, ou connecte-toi autrement.
error-login_again = Pour cela, connecte-toi à nouveau.
error-busy = Trop de personnes se connectent en ce moment. Attends un instant et réessaie.
error-not_delivered = L’envoi n’a pas abouti. Vérifie l’adresse et réessaie ; rien d’autre n’a été changé.
error-name_taken = Cet identifiant est déjà pris. Choisis-en un autre.
error-no_vacation_left = Il ne te reste pas assez de jours de vacances.
error-banned = L’accès à ce serveur t’est interdit.
error-banned-reason = L’accès à ce serveur t’est interdit. Motif : { $reason }
error-passkey_cancelled = Aucune clé d’accès n’a été choisie. Rien n’a été changé.
error-bad_request-name = Un nom a de 1 à 40 caractères visibles.
error-bad_request-mail = Ce n’est pas une adresse e-mail.
error-bad_request-webhook = Cette adresse ne peut pas être appelée. Elle commence par https://.
error-bad_request-login = Un identifiant a de 3 à 60 caractères visibles.
error-bad_request-password = Un mot de passe a de 8 à 200 caractères.
