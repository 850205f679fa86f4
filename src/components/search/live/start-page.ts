import { translate } from '@docusaurus/Translate';
import type { Outcome } from '@site/src/search/search';
import { searchAddress } from '../search-address';
import { element, place } from './element';
import { resultLink } from './result-link';
import { nameOf, runsOf } from './runs';
import { startSearcher } from './searcher';
import content from '../SearchContent.module.css';
import styles from '../SearchResults.module.css';

/** How many results are shown at first, and added by each press of the button. */
const STEP = 12;

/** Milliseconds without typing after which the address is updated; browsers limit how often it may change. */
const PAUSE_MS = 350;

/**
 * Starts the search page. The address has the query, so it can be shared and Back restores it.
 *
 * @param island the HTML of `SearchPage`
 * @returns a function that stops the search
 */
export function startPage(island: HTMLElement): () => void {
  const results = place(island, '[data-search-results]');
  const typedBefore = place<HTMLInputElement>(island, 'input');
  const ended = new AbortController();
  let { most = STEP, top = 0 } = kept();
  const tab = follower();

  // What was typed before this script ran takes precedence over the address.
  typedBefore.value ||= new URLSearchParams(location.search).get('q') ?? '';
  const typed = (query: string): void => {
    most = STEP;
    top = 0;
    tab.follow(query, () => most);
  };
  const show = (outcome: Outcome | undefined): void => {
    replace(results, list(outcome), typedBefore);
    if (outcome && top > 0) {
      scrollTo({ top, behavior: 'instant' });
      top = 0;
    }
  };
  const { field, run, stop } = startSearcher(island, {
    most: () => most,
    show,
    typed,
    list: results,
    scroller: window,
  });
  tab.name(field.value);
  if (field.value !== '') tab.follow(field.value, () => most);

  const { signal } = ended;
  addEventListener('pagehide', () => keep({ top: top > 0 ? top : scrollY }), { signal });
  const submit = (event: Event): void => {
    event.preventDefault();
    run();
  };
  const showMore = (): void => {
    most += STEP;
    keep({ most });
    run();
  };
  place(island, 'form').addEventListener('submit', submit, { signal });
  results.addEventListener('click', (event) => onMore(event, results, showMore), { signal });
  return () => {
    tab.stop();
    ended.abort();
    stop();
  };
}

/** Updates the address and the tab's title to the query, after a pause in typing. */
function follower() {
  const { title } = document;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const name = (query: string): void => {
    document.title = query.trim() === '' ? title : `${query.trim()} | ${title}`;
  };
  const follow = (query: string, most: () => number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      keep({ most: most() }, searchAddress(query));
      name(query);
    }, PAUSE_MS);
  };
  return { name, follow, stop: () => clearTimeout(timer) };
}

/** The button for more disappears when pressed: the focus moves to the first result it added. */
function onMore({ target }: Event, results: HTMLElement, showMore: () => void): void {
  if (!(target instanceof Element) || !target.closest('[data-more]')) return;
  const next = results.querySelectorAll('ul a').length;
  showMore();
  results.querySelectorAll<HTMLElement>('ul a')[next]?.focus();
}

/** Kept in `history.state` beside what other scripts keep there, so that Back restores it. */
interface Kept {
  /** The number of results shown. */
  most?: number;
  /**
   * The scroll position in pixels when the page was left; the browser cannot restore it before the results are there.
   */
  top?: number;
}

const kept = (): Kept => (history.state as Kept | null) ?? {};

function keep(now: Kept, address?: string): void {
  history.replaceState({ ...kept(), ...now }, '', address);
}

/** Replaces the results. If the focus was among them, it moves to the same link or button, or else to the field. */
function replace(results: HTMLElement, nodes: readonly Node[], field: HTMLElement): void {
  const { activeElement } = document;
  const at = results.contains(activeElement) ? whereIn(activeElement) : undefined;
  results.replaceChildren(...nodes);
  if (at === undefined) return;
  const again = results.querySelector<HTMLElement>(at) ?? field;
  again.focus({ preventScroll: true });
}

/** Returns a selector for the same link in the new list, or for the button for more. */
const whereIn = (element: Element | null): string => {
  const href = element?.getAttribute('href');
  return href ? `a[href="${CSS.escape(href)}"]` : '[data-more]';
};

/** Returns the results as links grouped by page, and a button if there are more. */
function list(outcome: Outcome | undefined): Node[] {
  if (!outcome || outcome.count === 0) return [];
  const { hits, count } = outcome;
  const runs = runsOf(hits).map((run) =>
    element(
      'li',
      {},
      element('h2', { class: styles.page }, ...nameOf(run)),
      element('ul', {}, ...run.hits.map((hit) => element('li', {}, resultLink(hit)))),
    ),
  );
  const pages = element('ol', { class: content.pages }, ...runs);
  if (hits.length === count) return [pages];
  const more = translate(
    { id: 'search.more', message: 'Show more: {shown} of {count}' },
    { shown: hits.length, count },
  );
  return [pages, element('button', { type: 'button', class: styles.chip, 'data-more': '' }, more)];
}
