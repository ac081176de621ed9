// Explains why a piece can't be picked now, when the pointer or the keyboard focus rests on it, or when it is tapped.
import type { Choice } from '../kit/choice.svelte';

/** The time on a piece before it is explained, in milliseconds. */
const REST = 350;

/** An action for the element that contains all pieces; `forget` is called when the pointer or focus leaves. */
export function wondering(
  node: HTMLElement,
  how: { choice: () => Choice | undefined; forget: () => void },
): { destroy(): void } {
  let at: Element | null = null;
  let told = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look(target: EventTarget | null): void {
    const piece = target instanceof Element ? target.closest('[data-piece][aria-disabled="true"]') : null;
    if (piece === at) return;
    clearTimeout(timer);
    if (told) how.forget();
    told = false;
    at = piece;
    if (!piece) return;
    timer = setTimeout(() => {
      told = true;
      how.choice()?.wonder(piece.getAttribute('data-piece')!);
    }, REST);
  }
  const over = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') look(event.target);
  };
  const focused = (event: FocusEvent): void => look(event.target);
  const away = (): void => look(null);
  node.addEventListener('pointerover', over);
  node.addEventListener('pointerleave', away);
  node.addEventListener('focusin', focused);
  node.addEventListener('focusout', away);
  return {
    destroy() {
      clearTimeout(timer);
      node.removeEventListener('pointerover', over);
      node.removeEventListener('pointerleave', away);
      node.removeEventListener('focusin', focused);
      node.removeEventListener('focusout', away);
    },
  };
}
