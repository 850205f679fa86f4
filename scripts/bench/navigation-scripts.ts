declare global {
  interface Window {
    headingPainted: (milliseconds: number) => void;
  }
}

/** In the page: reports the time from a click to the frame with another heading. The click outlives its document. */
export function reportHeading(): void {
  if (location.protocol !== 'http:') return; // about:blank has no storage
  const heading = (): string => document.querySelector('h1')?.textContent ?? '';
  const look = (): void => {
    requestAnimationFrame(look);
    const [clicked, before] = ['clicked', 'heading'].map((key) => sessionStorage.getItem(key));
    if (!clicked || !heading() || heading() === before) return;
    sessionStorage.removeItem('clicked');
    // A message comes after the frame in which it is sent.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => window.headingPainted(Date.now() - Number(clicked));
    port2.postMessage('');
  };
  look();
  const remember = (): void => {
    sessionStorage.setItem('heading', heading());
    sessionStorage.setItem('clicked', String(Date.now()));
  };
  document.addEventListener('click', remember, true);
}

/** In the page: takes the rules away, and the sign by which a script knows that the browser follows them. */
export function hideRules(): void {
  Object.defineProperty(HTMLScriptElement, 'supports', { value: undefined });
  new MutationObserver(() =>
    document.querySelectorAll('script[type=speculationrules]').forEach((rules) => rules.remove()),
  ).observe(document, { childList: true, subtree: true });
}
