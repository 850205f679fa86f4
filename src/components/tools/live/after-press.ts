/**
 * Makes what is to be said wait while a button of the mouse is down: a sentence that appears then pushes away what is
 * being clicked, and the click is lost.
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
      for (const say of waiting.splice(0)) say();
    });
  };
  window.addEventListener('pointerdown', () => (isDown = true), { capture: true, signal });
  for (const end of ['pointerup', 'pointercancel'] as const) {
    window.addEventListener(end, release, { capture: true, signal });
  }
  return (say) => {
    if (isDown) waiting.push(say);
    else say();
  };
}
