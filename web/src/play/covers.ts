// What stays at an edge of the screen covers what lies under it: whatever is scrolled to or focused comes to rest beside it.
type Edge = 'top' | 'bottom';

const covering = new Map<HTMLElement, Edge>();
const watcher = new ResizeObserver(() => settle());

function settle(): void {
  const heights = { top: 0, bottom: 0 };
  for (const [node, edge] of covering) if (getComputedStyle(node).position === 'sticky') heights[edge] += node.offsetHeight;
  document.documentElement.style.scrollPadding = `${heights.top}px 0 ${heights.bottom}px`;
}

/** An action for an element that stays there, at least on a phone. */
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
