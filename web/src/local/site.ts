// Where tables can be: on this device, where the page is a site without a server or its server hands out what that takes, and
// at a server.

/** Whether this page is a site without a server: everything happens on this device. */
export const SITE = import.meta.env.MODE === 'site';

/** Where the files lie with which this page plays by itself; null where only the server plays. */
export const ENGINE = SITE ? new URL('engine/', document.baseURI).href : handedOut();
function handedOut(): string | null {
  const path = document.querySelector<HTMLMetaElement>('meta[name=engine]')?.content;
  return path ? new URL(path, location.origin).href : null;
}

/** Whether a table is on this device. Its name says so where there are others, too. */
export const isHere = (table: string): boolean => SITE || (ENGINE !== null && table.startsWith('here'));
