// What stays at the bottom of the screen covers what lies under it: whatever is scrolled to or focused comes to rest above.
const covering = new Set<HTMLElement>();
const watcher = new ResizeObserver(() => settle());

function settle(): void {
  const heights = [...covering].map((node) => (getComputedStyle(node).position === 'sticky' ? node.offsetHeight : 0));
  document.documentElement.style.scrollPaddingBottom = `${heights.reduce((sum, height) => sum + height, 0)}px`;
}

/** An action for an element that stays at the bottom, at least on a phone. */
export function covers(node: HTMLElement): { destroy(): void } {
  covering.add(node);
  watcher.observe(node);
  return {
    destroy() {
      covering.delete(node);
      watcher.unobserve(node);
      settle();
    },
  };
}
