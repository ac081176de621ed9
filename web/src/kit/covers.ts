// Elements fixed at an edge of the screen cover what is below them: scrolling and focusing stop clear of them.
type Edge = 'top' | 'bottom';

const covering = new Map<HTMLElement, Edge>();
const watcher = new ResizeObserver(() => settle());

const stays = (node: HTMLElement): boolean => getComputedStyle(node).position === 'sticky';

function settle(): void {
  const heights = { top: 0, bottom: 0 };
  for (const [node, edge] of covering) if (stays(node)) heights[edge] += node.offsetHeight;
  document.documentElement.style.scrollPadding = `${heights.top}px 0 ${heights.bottom}px`;
}

/** The uncovered vertical range of the screen, and the elements fixed at its edges. */
export function inSight(): { top: number; bottom: number; covers: HTMLElement[] } {
  let [top, bottom] = [0, innerHeight];
  const covers = [...covering].filter(([node]) => stays(node));
  for (const [node, edge] of covers) {
    const box = node.getBoundingClientRect();
    if (!box.height) continue;
    if (edge === 'top') top = Math.max(top, box.bottom);
    else bottom = Math.min(bottom, box.top);
  }
  return { top, bottom, covers: covers.map(([node]) => node) };
}

/** Scroll as far as needed for these elements to be uncovered; if they don't all fit, the upper ones come first. */
export function bringIntoSight(elements: Iterable<Element>): void {
  const { top, bottom, covers } = inSight();
  const boxes = [...elements]
    .filter((element) => !covers.some((cover) => cover.contains(element)))
    .map((element) => element.getBoundingClientRect());
  const low = Math.max(...boxes.map((box) => box.bottom));
  const high = Math.min(...boxes.map((box) => box.top));
  if (boxes.length && (low > bottom || high < top)) scrollBy(0, Math.min(low - bottom + 8, high - top - 8));
}

/** An action for an element that is fixed at an edge, at least on a phone. */
export function covers(node: HTMLElement, edge: Edge = 'bottom'): { destroy(): void } {
  covering.set(node, edge);
  watcher.observe(node);
  return {
    destroy() {
      covering.delete(node);
      watcher.unobserve(node);
      settle();
    },
  };
}
