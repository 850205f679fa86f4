/**
 * Delays messages while the visitor clicks: a sentence that appears during a press can move its target away, and the
 * click is lost. Touch fires the same mouse events, all at once after the finger lifts, and in between the previous
 * field loses the focus and changes.
 *
 * @param signal stops it
 * @returns a function that calls `say` at once, or, during a press, after the button is released and its click is done
 */
export function installAfterPress(signal: AbortSignal): (say: () => void) => void {
  let isDown = false;
  const waiting: (() => void)[] = [];
  const release = (): void => {
    isDown = false;
    // The click event comes after this one.
    setTimeout(() => {
      if (isDown) return;
      for (const say of waiting.splice(0)) say();
    });
  };
  window.addEventListener('mousedown', () => (isDown = true), { capture: true, signal });
  // A drag ends without a `mouseup`.
  for (const end of ['mouseup', 'pointercancel'] as const) {
    window.addEventListener(end, release, { capture: true, signal });
  }
  // The list of an open select swallows the `mouseup`.
  window.addEventListener(
    'mousemove',
    ({ buttons }) => {
      if (isDown && buttons === 0) release();
    },
    { capture: true, signal },
  );
  return (say) => {
    if (isDown) waiting.push(say);
    else say();
  };
}
