/** How a page's console message starts when the next heading is painted; milliseconds follow. */
export const PAINTED = 'heading painted after ';

/**
 * Runs in the page: reports the time from a click to the frame with another heading. The time of the click survives the
 * change of document.
 */
export function reportHeading(painted: string): void {
  if (location.protocol !== 'http:') return; // about:blank has no storage
  const heading = (): string => document.querySelector('h1')?.textContent ?? '';
  const look = (): void => {
    const [clicked, before] = ['clicked', 'heading'].map((key) => sessionStorage.getItem(key));
    if (!clicked) return;
    if (!heading() || heading() === before) return void requestAnimationFrame(look);
    sessionStorage.removeItem('clicked');
    // A message arrives after the frame in which it was sent.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => console.log(painted + (Date.now() - Number(clicked)));
    port2.postMessage('');
  };
  requestAnimationFrame(look);
  const remember = (): void => {
    sessionStorage.setItem('heading', heading());
    sessionStorage.setItem('clicked', String(Date.now()));
    requestAnimationFrame(look);
  };
  document.addEventListener('click', remember, true);
}

/** Runs in the page: removes the speculation rules, and the feature by which scripts detect support for them. */
export function hideRules(): void {
  Object.defineProperty(HTMLScriptElement, 'supports', { value: undefined });
  document.addEventListener('DOMContentLoaded', () =>
    document.querySelectorAll('script[type=speculationrules]').forEach((rules) => rules.remove()),
  );
}
