# Een pagina zonder server: alles gebeurt op dit apparaat.
web-local = Op dit apparaat
web-local-title = Op dit apparaat
web-local-more = Tafels, bots en puzzels draaien hier, zonder server. Elke zet wordt op dit apparaat bewaard.
web-local-unsaved = Niet bewaard
web-local-unkept = Deze browser bewaart je partij niet: misschien staat hij in de privémodus of is zijn opslag vol. Je kunt doorspelen; zodra er weer ruimte is, wordt met je volgende zet alles bewaard. Bewaar je partij als bestand via het menu van de tafel voordat je de pagina sluit.
web-local-everything = Alles staat op dit apparaat. Je kunt zonder netwerk spelen.
web-local-playable = De spellen staan op dit apparaat. Je kunt ze zonder netwerk spelen.
web-local-fetching = De spellen worden opgehaald om zonder netwerk te spelen: { $here } van { $all } MB
web-local-failed = Niet alles kon worden opgehaald. Controleer je verbinding en probeer het opnieuw.
web-local-fetch = Alles ophalen ({ $size } MB)
web-local-import = Bewaarde partij of spelverslag openen
web-local-save = Bewaren als bestand
web-local-newer = Er staat een nieuwere versie van deze pagina klaar. Je partijen zijn bewaard.
web-local-starting = De spellen worden opgehaald: { $here } van { $all } MB
web-local-starting-now = De spellen starten …
error-no_webassembly = Deze browser kan de spellen niet draaien: hij is te oud of WebAssembly staat uit. Werk hem bij of probeer een andere. De regels kun je gewoon lezen.
error-engine_unfetched = Een deel van de spellen kon niet worden opgehaald. Controleer je verbinding en probeer het opnieuw; wat er al is, blijft bewaard.
error-file_unfetched = Hiervoor is een bestand nodig dat nog niet op dit apparaat staat en niet kon worden opgehaald. Probeer het opnieuw zodra je verbinding hebt; daarna werkt het ook zonder.
error-engine_broken = De spellen starten niet op dit apparaat. Laad de pagina opnieuw; helpt dat niet, sluit dan andere tabbladen om geheugen vrij te maken.
error-online_only = Dat kan alleen een server, en deze pagina heeft er geen. Je kunt tegen bots spelen en met mensen bij dit apparaat.
error-bad_save = Dit bestand is geen bewaarde partij en ook geen spelverslag van een tafel, of het is beschadigd. Bewaar de partij opnieuw en open het nieuwe bestand.
error-unreadable_table-here = Wat van deze tafel is bewaard, is beschadigd en kan niet worden gelezen. Al je andere tafels zijn onaangetast. Heb je hem als bestand bewaard, open dat bestand dan op de startpagina.
error-other_rules-here = Deze partij is begonnen met andere regels dan deze pagina kent. De partij blijft ongewijzigd bewaard; probeer het na de volgende update van de pagina opnieuw.
error-storage-here = Dit apparaat kon dat niet bewaren, dus er is niets veranderd: misschien is de opslag vol of is dezelfde partij in een ander tabblad open. Laad de pagina opnieuw en ga daar verder.
web-local-minds = De bots starten niet: een deel van de spellen ontbreekt of er is te weinig geheugen. Controleer je verbinding, sluit andere tabbladen en laad de pagina opnieuw. Je partijen zijn bewaard.
web-local-aside = { $count ->
    [one] Eén tafel op dit apparaat is beschadigd en kan niet worden getoond. Alle andere zijn onaangetast.
   *[other] { $count } tafels op dit apparaat zijn beschadigd en kunnen niet worden getoond. Alle andere zijn onaangetast.
}
web-local-online-title = Alleen op een server
web-local-online = { $what ->
    [deals] De partijen van de dag zijn voor iedereen hetzelfde, dus moet een server ze uitdelen.
    [lobby] Tafels waar anderen bij komen zitten, staan op een server.
    [people] Pagina’s over mensen en hun ratings staan op een server.
    [practice] Je missers komen alleen op een server als oefening terug. Hier kun je elke afgelopen partij laten analyseren en vanuit elke stelling verder spelen.
    [operators] Hier is geen server om te beheren.
    [circles] Kringen staan op een server, waar iedereen ze kan bereiken.
   *[other] Accounts, wachtwoorden, meldingen en andere apparaten horen bij een server. Hier hoeft niemand in te loggen, en je partijen blijven op dit apparaat.
}
web-local-instead = Op deze pagina kun je tegen bots spelen en met mensen bij dit apparaat, puzzels oplossen en de spellen leren. Om met anderen te spelen open je het adres van een server, of je draait er zelf een: de documentatie legt het uit onder ‘Running a table for others’.

# De pagina van een server die ook zelf kan spelen.
web-here-title = Partijen tegen bots
web-here-more = Ze worden op deze pagina gespeeld en op dit apparaat bewaard: bots antwoorden zonder op de server te wachten, en je kunt zonder verbinding doorspelen.
web-there-more = Ze worden op de server gespeeld, dus je kunt er op al je apparaten mee verdergaan en ze aan anderen laten zien.
web-here-choose = Op deze pagina spelen
web-there-choose = Op de server spelen
