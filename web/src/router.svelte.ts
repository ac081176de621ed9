// Addresses inside the page.
class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener('popstate', () => this.#read());
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest?.('a[href^="/"]');
      if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || link.hasAttribute('download') || link.getAttribute('target')) return;
      event.preventDefault();
      this.go(link.getAttribute('href')!);
    });
  }
  go(to: string): void {
    history.pushState(null, '', to);
    this.#read();
    scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }
  replace(to: string): void {
    history.replaceState(null, '', to);
    this.#read();
  }
  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }
}
export const router = new Router();
