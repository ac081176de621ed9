# A page without a server: everything happens on this device.
web-local = On this device
web-local-title = On this device
web-local-more = Tables, bots and puzzles run right here, without a server. Every move is saved on this device.
web-local-unsaved = Not saved
web-local-unkept = This browser isn’t saving your game: it may be in private mode, or its storage may be full. You can go on playing; as soon as there is room again, your next move saves everything. Before you close the page, save your game as a file from the table’s menu.
web-local-everything = Everything is on this device. You can play without a network.
web-local-playable = The games are on this device. You can play them without a network.
web-local-fetching = Fetching the games to play without a network: { $here } of { $all } MB
web-local-failed = Not everything could be fetched. Check your connection and try again.
web-local-fetch = Fetch everything ({ $size } MB)
web-local-import = Open a saved game or a record
web-local-save = Save as a file
web-local-newer = A newer version of this page is ready. Your games are saved.
web-local-starting = Fetching the games: { $here } of { $all } MB
web-local-starting-now = Starting the games …
error-no_webassembly = This browser can’t run the games: it is too old, or WebAssembly is switched off. Update it or try another one. The rules can be read all the same.
error-engine_unfetched = Part of the games could not be fetched. Check your connection and try again; what has arrived is kept.
error-file_unfetched = This needs a file that isn’t on this device yet, and it couldn’t be fetched. Try again once you have a connection; from then on it works without one.
error-engine_broken = The games don’t start on this device. Reload the page; if that doesn’t help, close other tabs to free memory.
error-online_only = Only a server can do that, and this page has none. You can play against bots and with people at this device.
error-bad_save = This file is neither a saved game nor the record of a table, or it is damaged. Save the game again and open the new file.
error-unreadable_table-here = What is saved of this table is damaged and can’t be read. All your other tables are untouched. If you have saved it as a file, open that file on the start page.
error-other_rules-here = This game was started under a different version of the rules from the one this page has. It is kept as it is; try again after the next update of the page.
error-storage-here = This device couldn’t save that, so nothing has changed: its storage may be full, or the same game may be open in another tab. Reload the page and go on from there.
web-local-minds = The bots don’t start: part of the games is missing, or memory is short. Check your connection, close other tabs and reload the page. Your games are saved.
web-local-aside = { $count ->
    [one] One table on this device is damaged and can’t be shown. All others are untouched.
   *[other] { $count } tables on this device are damaged and can’t be shown. All others are untouched.
}
web-local-online-title = Only on a server
web-local-online = { $what ->
    [deals] The deals of the day are the same for everybody who plays them, so a server has to deal them.
    [lobby] Tables that others join are on a server.
    [people] Pages about people and their ratings are on a server.
    [practice] Your slips come back as exercises only on a server. Here you can review every finished game and play on from any of its positions.
    [operators] There is no server here to look after.
    [circles] Circles are on a server, where everybody can reach them.
   *[other] Accounts, passwords, notices and other devices belong to a server. Here nobody has to log in, and your games stay on this device.
}
web-local-instead = On this page you can play against bots and with people at this device, solve puzzles and learn the games. To play with others, open the address of a server, or run one yourself: the documentation says how under “Running a table for others”.

# A server’s own page that can play by itself.
web-here-title = Games against bots
web-here-more = They are played on this page and saved on this device: bots answer without waiting for the server, and you can go on without a connection.
web-there-more = They are played on the server, so you can go on with them on any of your devices and show them to others.
web-here-choose = Play them on this page
web-there-choose = Play them on the server
