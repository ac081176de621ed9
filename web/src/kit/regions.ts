// The keyboard at the table: one Tab between regions, arrows inside a region, and a focus that stays where the game goes on.
// A region is an element with `data-region`; all focusable elements in it share a single tab stop.
const THINGS = '[data-piece], button:not(:disabled), input:not(:disabled)';
const OPEN = '[data-open], [data-confirm], .decision .main:not(:disabled)';
/** Elements that belonged to a decision that has been made. */
const SPENT = '[data-piece]:not([data-open])';
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Sideways distance counts more than distance in the direction. */
const ASTRAY = 2;

type Thing = HTMLElement | SVGElement;

const shown = (thing: Thing): boolean => thing.checkVisibility?.() ?? true;
const things = (region: Element): Thing[] =>
  [...region.querySelectorAll<Thing>(THINGS)].filter(
    (thing) => thing.closest('[data-region]') === region && shown(thing),
  );

/** Whether keys typed here are text. */
export function typing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]')
  );
}

/** The nearest of several elements in a direction. */
export function nearest<T>(
  from: DOMRectReadOnly,
  others: readonly { thing: T; box: DOMRectReadOnly }[],
  [right, down]: readonly [number, number],
): T | null {
  const middle = (box: DOMRectReadOnly) => [box.x + box.width / 2, box.y + box.height / 2] as const;
  const [x, y] = middle(from);
  let best: { cost: number; thing: T } | null = null;
  for (const { thing, box } of others) {
    const [ox, oy] = middle(box);
    const along = (ox - x) * right + (oy - y) * down;
    const aside = Math.abs((ox - x) * down) + Math.abs((oy - y) * right);
    const cost = along + ASTRAY * aside;
    if (along > 1 && (best === null || cost < best.cost)) best = { cost, thing };
  }
  return best?.thing ?? null;
}

/** Focus the next element that can be chosen, across regions. */
export function focusNext(node: Element): void {
  const open = [...node.querySelectorAll<Thing>(OPEN)].filter(shown);
  const at = open.indexOf(document.activeElement as Thing);
  open[(at + 1) % open.length]?.focus();
}

/** An action for the element that contains all regions. Its parameter changes with every decision made here. */
export function regions(node: HTMLElement, _decision?: number): { update(): void; destroy(): void } {
  const stops = new WeakMap<Element, Thing>();
  let last: string | undefined;
  let keys = false;
  let decided = false;
  let due = 0;

  function settle(): void {
    due = 0;
    for (const region of node.querySelectorAll('[data-region]')) {
      const all = things(region);
      const before = stops.get(region);
      const stop =
        all.find((thing) => thing === document.activeElement) ??
        all.find((thing) => thing === before && thing.matches(OPEN)) ??
        all.find((thing) => thing.matches(OPEN)) ??
        all[0];
      if (stop) stops.set(region, stop);
      for (const thing of all) {
        const wanted = thing === stop ? 0 : -1;
        if (thing.tabIndex !== wanted) thing.tabIndex = wanted;
      }
    }
    const at = document.activeElement;
    if (keys && (at === null || at === document.body || (decided && node.contains(at) && at.matches(SPENT)))) goOn();
    decided = false;
  }
  /** Move the focus when its element is gone or used: to something that can be chosen, in the same region if possible. */
  function goOn(): void {
    const same = last === undefined ? null : node.querySelector(`[data-region="${CSS.escape(last)}"]`);
    for (const place of [same, node]) {
      const next = place && [...place.querySelectorAll<Thing>(OPEN)].find(shown);
      if (next) {
        next.focus();
        return;
      }
    }
  }
  function plan(): void {
    if (!due) due = requestAnimationFrame(settle);
  }
  function walk(event: KeyboardEvent): void {
    keys = true;
    const arrow = ARROWS[event.key];
    const from = document.activeElement;
    if (
      !arrow ||
      !from ||
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      typing(event.target)
    )
      return;
    const region = from.closest('[data-region]');
    if (!region || !node.contains(region)) return;
    const others = things(region)
      .filter((thing) => thing !== from)
      .map((thing) => ({ thing, box: thing.getBoundingClientRect() }));
    const next = nearest(from.getBoundingClientRect(), others, arrow);
    event.preventDefault();
    if (!next) return;
    next.focus();
    stops.set(region, next);
    plan();
  }
  function focused(event: FocusEvent): void {
    last = (event.target as Element).closest<HTMLElement>('[data-region]')?.dataset.region ?? last;
    plan();
  }
  const pointed = (): void => void (keys = false);

  const watcher = new MutationObserver(plan);
  watcher.observe(node, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-open', 'disabled', 'data-region', 'class'],
  });
  node.addEventListener('focusin', focused);
  addEventListener('keydown', walk);
  addEventListener('pointerdown', pointed, true);
  plan();
  return {
    update() {
      decided = true;
      plan();
    },
    destroy() {
      watcher.disconnect();
      cancelAnimationFrame(due);
      node.removeEventListener('focusin', focused);
      removeEventListener('keydown', walk);
      removeEventListener('pointerdown', pointed, true);
    },
  };
}
