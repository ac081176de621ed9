// Where tables can be: on this device, where the page is a site without a server or its server hands out what that takes, and
// at a server.

/** Whether this page is a site without a server: everything happens on this device. */
export const SITE = import.meta.env.MODE === 'site';

/** Where the files lie with which this page plays by itself; null where only the server plays. */
export const ENGINE = SITE ? new URL('engine/', document.baseURI).href : handedOut();
function handedOut(): string | null {
  // Some of what builds on this also runs where there is no page.
  if (typeof document === 'undefined') return null;
  const path = document.querySelector<HTMLMetaElement>('meta[name=engine]')?.content;
  return path ? new URL(path, location.origin).href : null;
}

/** Whether a table is on this device. Its name says so where there are others, too. */
export const isHere = (table: string): boolean => SITE || (ENGINE !== null && table.startsWith('here'));

/** Whether the page was updated since it was opened: its scripts have other names now. Without a connection nobody knows. */
export async function isOutdated(): Promise<boolean> {
  const own = document.querySelector('script[type=module][src]')?.getAttribute('src');
  const page = await fetch(new URL(SITE ? 'index.html' : '/', document.baseURI), { cache: 'no-cache' }).then(
    (answer) => (answer.ok ? answer.text() : null),
    () => null,
  );
  return own != null && page !== null && !page.includes(`"${own}"`);
}
