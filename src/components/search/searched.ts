/** Between a result and the page that it leads to, in the visitor's own tab. */
const KEY = 'searched';

interface Searched {
  /** Address of the result, such as "/faqs#action-level". */
  url: string;
  /** The words as they stand in the text. */
  words: readonly string[];
}

let leave: (() => void) | undefined;

/** Keeps what was searched, for the page that the visitor goes to. */
export function rememberSearched(url: string, words: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ url, words } satisfies Searched));
  } catch {
    // Storage is full or forbidden: the result still leads to its place, without highlights.
  }
}

/** Takes what was searched, if it leads to this page. */
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

/** Shows a visitor who comes from a result its place, and the words. */
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

/** Shows results their place when a page opens, and when a result leads to another part of the same page. */
export function installSearched(document: Document): void {
  void showSearched(document);
  addEventListener('hashchange', () => void showSearched(document));
}
