// Addresses inside the page. On a site without a server they follow a #, so that it works below any path.
import { SITE } from './local/site';

const LINKS = SITE ? 'a[href^="/"], a[href^="#"]' : 'a[href^="/"]';
const current = (): URL => (SITE ? new URL(location.hash.slice(1) || '/', location.origin) : new URL(location.href));

/** The address of a page as the browser knows it. */
export const address = (path: string): string => (SITE ? `#${path}` : path);
/** The same for others, who open it from anywhere. */
export const linkTo = (path: string): string => new URL(address(path), SITE ? location.href : location.origin).href;

class Router {
  path = $state(current().pathname);
  query = $state.raw(current().searchParams);

  constructor() {
    addEventListener(SITE ? 'hashchange' : 'popstate', () => this.#read());
    document.addEventListener('click', (event) => {
      const found = (event.target as Element).closest?.(LINKS);
      if (
        !found ||
        event.defaultPrevented ||
        event.button ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        found.hasAttribute('download') ||
        found.getAttribute('target')
      )
        return;
      event.preventDefault();
      const to = found.getAttribute('href')!;
      // An anchor on the same page.
      if (/^#(?!\/)/.test(to)) document.getElementById(to.slice(1))?.scrollIntoView();
      else this.go(to.replace(/^#/, ''));
    });
    // Links that are copied or opened in another tab have to work, too.
    if (SITE) for (const kind of ['pointerdown', 'focusin', 'contextmenu']) addEventListener(kind, correct, true);
  }
  go(to: string): void {
    history.pushState(null, '', address(to));
    this.#read();
    scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }
  replace(to: string): void {
    history.replaceState(null, '', address(to));
    this.#read();
  }
  /** Navigate with a full page load. */
  open(to: string): void {
    history.pushState(null, '', address(to));
    location.reload();
  }
  #read(): void {
    this.path = current().pathname;
    this.query = current().searchParams;
  }
}

function correct(event: Event): void {
  const found = (event.target as Element | null)?.closest?.('a[href^="/"]');
  found?.setAttribute('href', address(found.getAttribute('href')!));
}

export const router = new Router();
