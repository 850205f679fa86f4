/** How a page says in its console that the next heading is painted, and after how many milliseconds. */
export const PAINTED = 'heading painted after ';

/** In the page: reports the time from a click to the frame with another heading. The click outlives its document. */
export function reportHeading(painted: string): void {
  if (location.protocol !== 'http:') return; // about:blank has no storage
  const heading = (): string => document.querySelector('h1')?.textContent ?? '';
  const look = (): void => {
    const [clicked, before] = ['clicked', 'heading'].map((key) => sessionStorage.getItem(key));
    if (!clicked) return;
    if (!heading() || heading() === before) return void requestAnimationFrame(look);
    sessionStorage.removeItem('clicked');
    // A message comes after the frame in which it is sent.
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

/** In the page: takes the rules away, and the sign by which a script knows that the browser follows them. */
export function hideRules(): void {
  Object.defineProperty(HTMLScriptElement, 'supports', { value: undefined });
  document.addEventListener('DOMContentLoaded', () =>
    document.querySelectorAll('script[type=speculationrules]').forEach((rules) => rules.remove()),
  );
}
