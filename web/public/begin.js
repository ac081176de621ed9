// Runs before the page has loaded.

// Apply the theme chosen last, so that the page never flashes in the other one.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Without storage, the page follows the system's theme.
}

// Ask the server for the state of the table. The page takes over the connection and the messages received on it
// (src/api/socket.svelte.ts).
if (/^\/t\/(?!here)[\w-]+$/.test(location.pathname)) {
  const table = location.pathname.slice('/t/'.length);
  const query = new URLSearchParams(location.search);
  const [seat, invite] = [query.get('seat'), query.get('invite')];
  const question = {
    type: 'subscribe',
    id: 0,
    table,
    ...(seat === null ? {} : { seat: Number(seat) }),
    ...(invite ? { invite } : {}),
    after: 0,
  };
  const line = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/v1/ws`);
  const heard = [];
  line.onopen = () => line.send(JSON.stringify(question));
  line.onmessage = (event) => heard.push(event.data);
  window.begun = { table, line, heard };
}
