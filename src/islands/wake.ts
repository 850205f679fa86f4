import { islandEntry, type IslandEntry, type Starter } from './registry';

/**
 * Events by which a visitor uses an island: they wake it if it wakes when used, or retry a script that did not load.
 */
const USED_BY = ['focusin', 'pointerdown', 'click', 'input'] as const;

/** A data attribute and event of an island, both set by code that asks for it (`src/inline/search.ts`). */
const ASKED = 'asked';

/** Wakes the islands of the page, each at its moment. */
export function wakeIslands(document: Document): void {
  document.querySelectorAll<HTMLElement>('[data-island]').forEach(wakeInTime);
}

/**
 * Brings an island to life at its moment. If its scripts do not load, its HTML stays and works on its own, and the
 * visitor's next action in it tries again. `data-failed` counts the failed attempts, so that the page can show a
 * message: after the first if nothing works without the script, after the second if only somebody who uses it needs to
 * know.
 *
 * @param island an element made by `Island`
 * @returns a function that stops the island, for live editing
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
    // The browser restores typed values on Back only after the whole page is parsed.
    afterFrame(() => isInUse(island) && island.dispatchEvent(new Event('input')));
  }
  return () => {
    ended.abort();
    // Later, since React must not unmount a root while it renders.
    setTimeout(() => stop?.());
  };
}

/** True if the visitor used the island before its script had loaded, or has come back to what they typed. */
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

/** Waits until the page is painted: reading comes before typing. */
function afterFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
