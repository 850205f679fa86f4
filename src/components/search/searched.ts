/** The `sessionStorage` key that passes the words of a result to the page it leads to. */
const KEY = 'searched';

interface Searched {
  /** Address of the result with the base, for example "/faqs#action-level". */
  url: string;
  /** The words as they are in the text. */
  words: readonly string[];
}

let leave: (() => void) | undefined;

/** Stores the words of a result for the page it leads to. */
export function rememberSearched(url: string, words: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ url, words } satisfies Searched));
  } catch {
    // Storage is full or forbidden: the result still opens in the right place, without highlights.
  }
}

/** Returns the stored words and removes them, if they are for this page. */
function takeSearched(): Searched | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Searched | null;
    if (!kept || new URL(kept.url, location.href).href !== location.href) return undefined;
    sessionStorage.removeItem(KEY);
    return kept;
  } catch {
    return undefined;
  }
}

/** Shows the place of a result and highlights its words, if the visitor has come from one. */
export async function showSearched(document: Document): Promise<void> {
  const searched = takeSearched();
  if (!searched) return;
  try {
    const { land } = await import('./landing');
    leave?.();
    leave = land(document, location.hash, searched.words);
  } catch (error) {
    console.error('The words could not be highlighted.', error);
  }
}

/** Shows the place of a result when a page opens, and when the result is in another part of the same page. */
export function installSearched(document: Document): void {
  void showSearched(document);
  addEventListener('hashchange', () => void showSearched(document));
}
