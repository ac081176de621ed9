// Switching to a newer site. A browser keeps the newer service worker waiting until the older one has answered every request,
// so a single download that doesn't end would delay it for minutes. The older one is asked to abort its downloads; one of an
// earlier release doesn't understand that, so the page is reloaded, which ends most of them.

/** The number of attempts of this tab to switch, until the newer site has taken over. */
const WISH = 'newer-site';
/** Milliseconds in which the newer service worker takes over if nothing holds it up. */
const PATIENCE = 2000;
/** The number of attempts after which the page continues with the older site. */
const ATTEMPTS = 5;

/** Whether a switch has been requested and has not happened yet. */
export const isWanted = (): boolean => attempts() > 0;

/** Switch to the newer site, whose service worker is waiting: ask it to take over, and reload once it has, or to ask again. */
export function change(waiting: ServiceWorker): void {
  const attempt = attempts() + 1;
  navigator.serviceWorker.addEventListener(
    'controllerchange',
    () => {
      note(0);
      location.reload();
    },
    { once: true },
  );
  navigator.serviceWorker.controller?.postMessage('let go');
  waiting.postMessage('take over');
  note(attempt);
  setTimeout(() => location.reload(), PATIENCE);
}

/** Ask again, before the page fetches anything large. Returns after enough attempts, so that the page can start. */
export async function askAgain(): Promise<void> {
  if (attempts() >= ATTEMPTS) return note(0);
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  if (registration?.waiting) change(registration.waiting);
  else {
    // It has taken over meanwhile, but this page may still be the older one.
    note(0);
    location.reload();
  }
  await new Promise(() => undefined);
}

// Only for this tab: others may be in use.
function attempts(): number {
  try {
    return Number(sessionStorage.getItem(WISH));
  } catch {
    return 0;
  }
}
function note(attempt: number): void {
  try {
    if (attempt) sessionStorage.setItem(WISH, String(attempt));
    else sessionStorage.removeItem(WISH);
  } catch {
    // Without storage there is no service worker either.
  }
}
