// Changing to a newer site. A browser lets the newer service worker wait until the older one has answered every request, so a
// single download that doesn't end would hold it up for minutes. The older one is asked to let go of its downloads; one of an
// earlier release doesn't understand that, so the page is opened anew, which ends most of them.

/** How often the newer site has been asked for by this tab, as long as it is wanted and isn't here. */
const WISH = 'newer-site';
/** Milliseconds in which the newer service worker takes over if nothing holds it up. */
const PATIENCE = 2000;
/** After so many attempts the page goes on with the older site. */
const ATTEMPTS = 5;

/** Whether the newer site has been asked for and isn't here. */
export const isWanted = (): boolean => attempts() > 0;

/** Change to the newer site, whose service worker waits: ask it to take over, and open the page anew when it has, or to ask again. */
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

/** Ask again, before the page fetches anything large. Returns if it was asked often enough, and the page may begin. */
export async function askAgain(): Promise<void> {
  if (attempts() >= ATTEMPTS) return note(0);
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  if (registration?.waiting) change(registration.waiting);
  else {
    // It has taken over meanwhile, and this page may still be the older one.
    note(0);
    location.reload();
  }
  await new Promise(() => undefined);
}

// For this tab alone: another one may be in the middle of something.
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
    // A browser that keeps nothing has no service worker either.
  }
}
