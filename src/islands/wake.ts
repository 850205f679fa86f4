import type { Root } from 'react-dom/client';
import { islands, type IslandEntry, type IslandName } from './registry';

/** What a visitor does with an island whose script did not come, upon which it is asked for again. */
const RETRY_ON = ['focusin', 'pointerdown'] as const;

/** Set on an island, and sent to it, by who asks for it (`src/inline/search.ts`). */
const ASKED = 'asked';

/** Wakes the islands of the page, each at its moment. */
export function wakeIslands(document: Document): void {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { wakes } = islands[island.dataset['island'] as IslandName];
    if (wakes === 'painted') afterFrame(() => void wake(island));
    else if (ASKED in island.dataset) void wake(island);
    else island.addEventListener(ASKED, () => void wake(island), { once: true });
  }
}

/**
 * Brings an island to life. Where its scripts do not come, its HTML stays, which works by itself, and the visitor's
 * next move in it tries again.
 *
 * @param island an element made by `Island`
 * @returns its root, or undefined when its scripts did not come
 */
export async function wake(island: HTMLElement): Promise<Root | undefined> {
  const name = island.dataset['island'] as IslandName;
  const { load }: IslandEntry = islands[name];
  try {
    const [{ createIsland }, component] = await Promise.all([import('./root'), load()]);
    return createIsland(island, component);
  } catch (error) {
    console.error(`The script of the island "${name}" did not come.`, error);
    const again = new AbortController();
    const retry = (): void => {
      again.abort();
      void wake(island);
    };
    RETRY_ON.forEach((sign) => island.addEventListener(sign, retry, { signal: again.signal }));
    return undefined;
  }
}

/** What is read comes before what is typed into. */
function afterFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
