// Dragging one piece onto another, with mouse or finger. A ghost of the piece follows the pointer.
import type { Choice } from './choice.svelte';

const FAR = 9;

/** An action for the element that holds hand and board. */
export function draggable(node: HTMLElement, choice: () => Choice | undefined): { destroy(): void } {
  let start: { x: number; y: number; element: Element; piece: string; id: number } | null = null;
  let ghost: HTMLElement | null = null;

  function down(event: PointerEvent): void {
    const element = (event.target as Element).closest('[data-drag]');
    const piece = element?.getAttribute('data-piece');
    if (!element || !piece || event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY, element, piece, id: event.pointerId };
  }
  function move(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return;
    const dx = event.clientX - start.x;
    const dy = event.clientY - start.y;
    if (!ghost) {
      if (Math.hypot(dx, dy) < FAR) return;
      const box = start.element.getBoundingClientRect();
      ghost = start.element.cloneNode(true) as HTMLElement;
      ghost.removeAttribute('data-piece');
      ghost.setAttribute('aria-hidden', 'true');
      ghost.style.cssText +=
        `;position:fixed;left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px` +
        ';pointer-events:none;z-index:50;opacity:.92;margin:0';
      document.body.append(ghost);
      const now = choice();
      if (now && !now.isPicked(start.piece)) {
        now.clear();
        if (now.anything.has(start.piece)) now.pick(start.piece);
      }
    }
    ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(2deg)`;
  }
  function up(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return;
    const { piece } = start;
    const dragged = ghost !== null;
    ghost?.remove();
    ghost = null;
    start = null;
    if (!dragged) return;
    // The click that follows a drag must not pick the piece again.
    addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true });
    setTimeout(() => dispatchEvent(new Event('dragged')), 0);
    const target = document
      .elementFromPoint(event.clientX, event.clientY)
      ?.closest('[data-piece]')
      ?.getAttribute('data-piece');
    if (target && target !== piece) choice()?.drop(piece, target);
  }
  function cancel(): void {
    ghost?.remove();
    ghost = null;
    start = null;
  }
  node.addEventListener('pointerdown', down);
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', cancel);
  return {
    destroy() {
      cancel();
      node.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
    },
  };
}
