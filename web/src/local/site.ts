// Where tables can be: on this device, if the page is a site without a server or its server offers the engine, and
// on a server.

/** Whether this page is a site without a server, where everything runs on this device. */
export const SITE = import.meta.env.MODE === 'site';

/** The folder of the engine's files; null if there is only the server. */
export const ENGINE = SITE ? new URL('engine/', document.baseURI).href : handedOut();
function handedOut(): string | null {
  // Some code that uses this also runs outside a page.
  if (typeof document === 'undefined') return null;
  const path = document.querySelector<HTMLMetaElement>('meta[name=engine]')?.content;
  return path ? new URL(path, location.origin).href : null;
}

/** Whether a table is on this device. Its id shows this if there are also tables on a server. */
export const isHere = (table: string): boolean => SITE || (ENGINE !== null && table.startsWith('here'));

/** Whether the page was updated since it was opened, so that its scripts have other names. False without a connection. */
export async function isOutdated(): Promise<boolean> {
  const own = document.querySelector('script[type=module][src]')?.getAttribute('src');
  const page = await fetch(new URL(SITE ? 'index.html' : '/', document.baseURI), { cache: 'no-cache' }).then(
    (answer) => (answer.ok ? answer.text() : null),
    () => null,
  );
  return own != null && page !== null && !page.includes(`"${own}"`);
}
