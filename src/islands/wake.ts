import { islandEntry, type IslandEntry, type Starter } from './registry';

/** What a visitor does with an island whose script did not come, upon which it is asked for again. */
const RETRY_ON = ['focusin', 'pointerdown', 'click', 'input'] as const;

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
      wakeOnce(...RETRY_ON);
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
  else wakeOnce(ASKED);
  return () => {
    ended.abort();
    // Not within the render that takes the island away.
    setTimeout(() => stop?.());
  };
}

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
