import { caseIn, THREAD, withCase } from '@site/src/tools/thread';

/**
 * Adds what the visitor said to the answer's links to other tools.
 *
 * @param path of this tool
 * @param given the answers, and what other tools have passed on
 */
export function takeAlong(result: HTMLElement, path: string, given: URLSearchParams): void {
  // The test starts when its device is placed.
  const start = result.querySelector<HTMLTimeElement>('[data-said^="step.place"] time')?.dateTime;
  const said = { ...caseIn(path, given), ...(start && { start: start.slice(0, 10) }) };
  for (const link of result.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const to = Object.keys(THREAD).find((one) => link.pathname.endsWith(one));
    if (to === undefined || to === path) continue;
    link.search = withCase(to, new URLSearchParams(link.search), said).toString();
  }
}
