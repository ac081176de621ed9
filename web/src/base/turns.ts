// What takes long to draw, one thing after another, so that the page can be read and clicked on meanwhile.

let last = Promise.resolve();

/** Do something once a frame has been drawn after whatever else waits its turn; returns what calls it off. */
export function inTurn(action: () => void): () => void {
  let wanted = true;
  last = last.then(frame).then(() => {
    if (wanted) action();
  });
  return () => {
    wanted = false;
  };
}

/** After the next frame; where none is drawn, because nobody looks, after a moment. */
const frame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
