/**
 * Makes what is to be said wait while somebody clicks: a sentence that appears then pushes away what is being clicked,
 * and the click is lost. A finger is followed by the same mouse events: they come together, once it has left the
 * screen, and with them the field before loses the focus and changes.
 *
 * @param signal ends the watch
 * @returns a function that calls another one at once, or when the button is up again and its click is done
 */
export function installAfterPress(signal: AbortSignal): (say: () => void) => void {
  let isDown = false;
  const waiting: (() => void)[] = [];
  const release = (): void => {
    isDown = false;
    // The click comes after this event.
    setTimeout(() => {
      if (isDown) return;
      for (const say of waiting.splice(0)) say();
    });
  };
  window.addEventListener('mousedown', () => (isDown = true), { capture: true, signal });
  // What is dragged away ends without a button that goes up.
  for (const end of ['mouseup', 'pointercancel'] as const) {
    window.addEventListener(end, release, { capture: true, signal });
  }
  // A list that opens keeps the button for itself.
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
