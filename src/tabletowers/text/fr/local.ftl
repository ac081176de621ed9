# Une page sans serveur : tout se passe sur cet appareil.
web-local = Sur cet appareil
web-local-title = Sur cet appareil
web-local-more = Tables, bots et énigmes tournent ici même, sans serveur. Chaque coup est sauvegardé sur cet appareil.
web-local-unsaved = Non sauvegardée
web-local-unkept = Ce navigateur ne conserve pas ta partie : il est peut-être en mode privé, ou sa mémoire est pleine. Tu peux continuer à jouer ; dès qu’il y aura de la place, ton prochain coup enregistrera tout. Avant de fermer la page, sauvegarde ta partie dans un fichier depuis le menu de la table.
web-local-everything = Tout est sur cet appareil. Tu peux jouer sans réseau.
web-local-playable = Les jeux sont sur cet appareil. Tu peux y jouer sans réseau.
web-local-fetching = Téléchargement des jeux pour jouer sans réseau : { $here } sur { $all } Mo
web-local-failed = Tout n’a pas pu être téléchargé. Vérifie ta connexion et réessaie.
web-local-fetch = Tout télécharger ({ $size } Mo)
web-local-import = Ouvrir une partie sauvegardée ou enregistrée
web-local-save = Sauvegarder dans un fichier
web-local-newer = Une version plus récente de cette page est prête. Tes parties sont sauvegardées.
web-local-starting = Téléchargement des jeux : { $here } sur { $all } Mo
web-local-starting-now = Démarrage des jeux…
error-no_webassembly = Ce navigateur ne peut pas faire tourner les jeux : il est trop ancien, ou WebAssembly est désactivé. Mets-le à jour ou essaies-en un autre. Tu peux tout de même lire les règles.
error-engine_unfetched = Une partie des jeux n’a pas pu être téléchargée. Vérifie ta connexion et réessaie ; ce qui est arrivé est conservé.
error-file_unfetched = Il faut pour cela un fichier qui n’est pas encore sur cet appareil et qui n’a pas pu être téléchargé. Réessaie dès que tu as une connexion ; ensuite, cela marchera aussi sans.
error-engine_broken = Les jeux ne démarrent pas sur cet appareil. Recharge la page ; si cela ne suffit pas, ferme d’autres onglets pour libérer de la mémoire.
error-online_only = Seul un serveur peut faire cela, et cette page n’en a pas. Tu peux jouer contre des bots et avec les personnes présentes devant cet appareil.
error-bad_save = Ce fichier n’est ni une partie sauvegardée ni la partie enregistrée d’une table, ou bien il est abîmé. Sauvegarde de nouveau la partie et ouvre le nouveau fichier.
error-unreadable_table-here = Ce qui est sauvegardé de cette table est abîmé et illisible. Toutes tes autres tables sont intactes. Si tu l’as sauvegardée dans un fichier, ouvre ce fichier depuis la page d’accueil.
error-other_rules-here = Cette partie a commencé avec d’autres règles que celles de cette page. Elle est conservée telle quelle ; réessaie après la prochaine mise à jour de la page.
error-storage-here = Cet appareil n’a pas pu sauvegarder cela, rien n’a donc changé : sa mémoire est peut-être pleine, ou la même partie est ouverte dans un autre onglet. Recharge la page et continue à partir de là.
web-local-minds = Les bots ne démarrent pas : une partie des jeux manque, ou la mémoire est insuffisante. Vérifie ta connexion, ferme d’autres onglets et recharge la page. Tes parties sont sauvegardées.
web-local-aside = { $count ->
    [one] Une table de cet appareil est abîmée et ne peut pas être affichée. Toutes les autres sont intactes.
   *[other] { $count } tables de cet appareil sont abîmées et ne peuvent pas être affichées. Toutes les autres sont intactes.
}
web-local-online-title = Seulement sur un serveur
web-local-online = { $what ->
    [deals] Les donnes du jour sont les mêmes pour tout le monde : il faut un serveur pour les distribuer.
    [lobby] Les tables que d’autres rejoignent se trouvent sur un serveur.
    [people] Les pages des personnes et leurs classements se trouvent sur un serveur.
    [practice] Tes erreurs ne reviennent en exercices que sur un serveur. Ici, tu peux analyser chaque partie terminée et la reprendre depuis n’importe quelle position.
    [operators] Il n’y a pas de serveur à gérer ici.
    [circles] Les cercles sont sur un serveur, où tout le monde peut y accéder.
   *[other] Comptes, mots de passe, notifications et autres appareils relèvent d’un serveur. Ici, personne n’a besoin de se connecter, et tes parties restent sur cet appareil.
}
web-local-instead = Sur cette page, tu peux jouer contre des bots et avec les personnes présentes devant cet appareil, résoudre des énigmes et apprendre les jeux. Pour jouer avec d’autres, ouvre l’adresse d’un serveur, ou fais tourner le tien : la documentation l’explique sous « Running a table for others ».

# La page d’un serveur qui peut aussi jouer toute seule.
web-here-title = Parties contre des bots
web-here-more = Elles se jouent sur cette page et sont sauvegardées sur cet appareil : les bots répondent sans attendre le serveur, et tu peux continuer sans connexion.
web-there-more = Elles se jouent sur le serveur : tu peux donc les continuer sur chacun de tes appareils et les montrer à d’autres.
web-here-choose = Jouer sur cette page
web-there-choose = Jouer sur le serveur
