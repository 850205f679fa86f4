import { translate } from '@docusaurus/Translate';
import { openAnswer } from '@site/src/inline/answers';
import styles from './SearchResults.module.css';

const HIGHLIGHT = 'search';

/**
 * Shows the target of a search result: opens the question, scrolls the heading into view below the bar, focuses it, and
 * highlights the words.
 *
 * @param hash of the result, for example `#action-level`; empty for the top of a page
 * @param searched the words as they are in the text
 * @returns a function that removes the highlights
 */
export function land(document: Document, hash: string, searched: readonly string[]): () => void {
  const body = document.querySelector<HTMLElement>(
    'main [data-search-body], main[data-search-body]',
  );
  if (!body) return () => undefined;
  showTarget(document, body, hash);
  return highlight(document, body, searched);
}

function showTarget(document: Document, body: HTMLElement, hash: string): void {
  openAnswer(document, hash);
  const id = decodeURIComponent(hash.slice(1));
  const target = id ? document.getElementById(id) : body.querySelector<HTMLElement>('h1');
  if (!target) return;
  if (id) target.scrollIntoView();
  if (target.matches('details'))
    return target.querySelector('summary')?.focus({ preventScroll: true });
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function highlight(document: Document, body: HTMLElement, searched: readonly string[]): () => void {
  // Browsers without the CSS Custom Highlight API only scroll to the place.
  if (!('highlights' in CSS) || searched.length === 0) return () => undefined;
  const ranges = findWords(document, body, searched);
  if (ranges.length === 0) return () => undefined;
  CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
  const note = document.createElement('button');
  const clear = (): void => {
    CSS.highlights.delete(HIGHLIGHT);
    note.remove();
    document.removeEventListener('keydown', onKey);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') clear();
  };
  note.type = 'button';
  note.className = styles.clear ?? '';
  note.textContent = translate({ id: 'search.clear', message: 'Clear highlights' });
  note.addEventListener('click', clear);
  document.addEventListener('keydown', onKey);
  document.body.append(note);
  return clear;
}

function findWords(document: Document, body: HTMLElement, searched: readonly string[]): Range[] {
  const words = searched.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${words.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    for (const { index, 0: found } of node.data.matchAll(pattern)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + found.length);
      ranges.push(range);
    }
  }
  return ranges;
}
