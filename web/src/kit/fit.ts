// A board that is too high for the window is drawn smaller, so that nothing covers it.

/** How much smaller a board may be drawn, largest first. */
const SCALES = [1, 0.94, 0.88, 0.82, 0.76, 0.7];
/** The same on a phone where the board is only looked at. */
const SMALL = [1, 0.9, 0.8, 0.7, 0.6, 0.5];
/** The width from which a whole board should be visible at once. */
const WIDE = 1200;
/** Pixels that stay free below a board. */
const GAP = 8;

/** The selector of the elements at the lower edge of the window that a board has to fit above; empty if there are none. */
type Above = string | false;

/** An action for a board's container. With `false`, the board keeps its size. */
export function fit(node: HTMLElement, above: Above): { update(above: Above): void; destroy(): void } {
  let scale = 0;
  let size = '';
  let due = 0;

  const isTooHigh = (): boolean => {
    const bar = above ? document.querySelector<HTMLElement>(above) : null;
    return node.getBoundingClientRect().bottom + scrollY > innerHeight - (bar?.offsetHeight ?? 0) - GAP;
  };
  const show = (next: number): void => {
    scale = next;
    node.style.setProperty('zoom', scale ? String(SCALES[scale]) : '');
  };
  /** The board only grows when the window changes, so that its size doesn't vary from decision to decision. */
  const settle = (): void => {
    due = 0;
    const now = `${above} ${innerWidth}x${innerHeight}`;
    if (now !== size) show(0);
    size = now;
    if (above === false || innerWidth < WIDE) return;
    while (scale < SCALES.length - 1 && isTooHigh()) show(scale + 1);
  };
  const plan = (): void => {
    due ||= requestAnimationFrame(settle);
  };
  const watcher = new ResizeObserver(plan);
  watcher.observe(node);
  addEventListener('resize', plan);
  return {
    update(next) {
      above = next;
      plan();
    },
    destroy() {
      cancelAnimationFrame(due);
      watcher.disconnect();
      removeEventListener('resize', plan);
    },
  };
}

/** An action for a board in a box of limited height on a phone: it is drawn smaller if all of it can then be seen at once. */
export function fitInside(node: HTMLElement): { destroy(): void } {
  const narrow = matchMedia('(max-width: 719px)');
  let due = 0;
  let settled = '';

  const isTooHigh = (): boolean => {
    const box = node.parentElement!;
    return box.scrollHeight > box.clientHeight + GAP;
  };
  const settle = (): void => {
    due = 0;
    const now = `${innerWidth}x${innerHeight}`;
    if (now === settled && (!isTooHigh() || node.style.getPropertyValue('zoom') === '')) return;
    const fitting = narrow.matches
      ? SMALL.find((scale) => {
          node.style.setProperty('zoom', String(scale));
          return !isTooHigh();
        })
      : undefined;
    if (!fitting || fitting === 1) node.style.removeProperty('zoom');
    settled = now;
  };
  const plan = (): void => {
    due ||= requestAnimationFrame(settle);
  };
  const watcher = new ResizeObserver(plan);
  watcher.observe(node);
  addEventListener('resize', plan);
  return {
    destroy() {
      cancelAnimationFrame(due);
      watcher.disconnect();
      removeEventListener('resize', plan);
    },
  };
}
