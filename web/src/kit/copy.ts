// Copying to the clipboard.

/**
 * Copy a text. Browsers offer no clipboard to pages without https, such as those of a server in a home network: there, a
 * selected text is copied.
 */
export async function copyText(text: string): Promise<void> {
  // Without https, the types promise more than there is.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) return clipboard.writeText(text);
  const back = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.style.cssText = 'position:fixed;opacity:0';
  // Outside an open dialog, nothing can be selected.
  (back?.closest('dialog') ?? document.body).append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
  if (back instanceof HTMLElement) back.focus();
}
