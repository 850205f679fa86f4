import { islandEntry, type IslandEntry, type Starter } from './registry';

/** What a visitor does with an island: it wakes one that is used, and asks again for a script that did not come. */
const USED_BY = ['focusin', 'pointerdown', 'click', 'input'] as const;

/** Set on an island, and sent to it, by who asks for it (`src/inline/search.ts`). */
const ASKED = 'asked';

/** Wakes the islands of the page, each at its moment. */
export function wakeIslands(document: Document): void {
  document.querySelectorAll<HTMLElement>('[data-island]').forEach(wakeInTime);
}

/**
 * Brings an island to life at its moment. Where its scripts do not come, its HTML stays, which works by itself, and the
 * visitor's next move in it tries again. `data-failed` counts the tries in vain, so that the page can say so: at the
 * first where nothing goes on without it, at the second where only somebody who uses it need know.
 *
 * @param island an element made by `Island`
 * @returns what takes the life out of it again, for live editing
 */
export function wakeInTime(island: HTMLElement): () => void {
  const name = island.dataset['island'] ?? '';
  const entry = islandEntry(name);
  const { wakes } = entry;
  const ended = new AbortController();
  let stop: (() => void) | undefined;
  let tries = 0;

  const wake = async (): Promise<void> => {
    tries += 1;
    try {
      const start = await starter(entry);
      if (ended.signal.aborted) return;
      delete island.dataset['failed'];
      stop = start(island);
    } catch (error) {
      console.error(`The script of the island "${name}" did not come.`, error);
      island.dataset['failed'] = String(tries);
      wakeOnce(...USED_BY);
    }
  };
  const wakeOnce = (...signs: string[]): void => {
    const heard = new AbortController();
    const { signal } = heard;
    ended.signal.addEventListener('abort', () => heard.abort());
    const hear = (): void => {
      heard.abort();
      void wake();
    };
    signs.forEach((sign) => island.addEventListener(sign, hear, { signal }));
  };

  if (wakes === 'painted') afterFrame(() => void wake());
  else if (ASKED in island.dataset) void wake();
  else if (wakes === 'asked') wakeOnce(ASKED);
  else {
    wakeOnce(...USED_BY);
    // What Back brings again stands there only when the whole page is read.
    afterFrame(() => isInUse(island) && island.dispatchEvent(new Event('input')));
  }
  return () => {
    ended.abort();
    // Not within the render that takes the island away.
    setTimeout(() => stop?.());
  };
}

/** Whether somebody was in it before the script was there, or has come back to what was typed. */
const isInUse = (island: HTMLElement): boolean =>
  island.contains(document.activeElement) ||
  [...island.querySelectorAll('input')].some(({ value }) => value !== '');

async function starter(entry: IslandEntry): Promise<Starter> {
  if ('start' in entry) return entry.start();
  const [{ createIsland }, component] = await Promise.all([import('./root'), entry.load()]);
  return (island) => {
    const root = createIsland(island, component);
    return () => root.unmount();
  };
}

/** What is read comes before what is typed into. */
function afterFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
