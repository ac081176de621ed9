// Draws expensive things one after another, so that the page can be read and clicked on meanwhile.

let last = Promise.resolve();

/** Run a function once a frame has been drawn after all functions queued before. Returns a function that cancels it. */
export function inTurn(action: () => void): () => void {
  let wanted = true;
  last = last.then(frame).then(() => {
    if (wanted) action();
  });
  return () => {
    wanted = false;
  };
}

/** After the next frame, or after a moment if the page is hidden and no frames are drawn. */
const frame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
