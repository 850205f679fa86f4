import { translate } from '@docusaurus/Translate';
import type { Outcome } from '@site/src/search/search';
import { searchAddress } from '../search-address';
import { element, place } from './element';
import { resultLink } from './result-link';
import { nameOf, runsOf } from './runs';
import { startSearcher } from './searcher';
import content from '../SearchContent.module.css';
import styles from '../SearchResults.module.css';

/** How many results are shown, and how many more by each press of the button. */
const STEP = 12;

/** A pause in typing after which the address follows; browsers refuse an address that changes too often. */
const PAUSE_MS = 350;

/** Brings the search page to life. Its address holds the query, so it can be shared and Back finds it again. */
export function startPage(island: HTMLElement): () => void {
  const results = place(island, '[data-search-results]');
  const typedBefore = place<HTMLInputElement>(island, 'input');
  const ended = new AbortController();
  let { most = STEP, top = 0 } = kept();
  const tab = follower();

  // What was typed before the script was there counts more than the address.
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

/** The address and the name of the tab, which follow the query after a pause. */
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

/** The button for more goes when it was pressed: the focus goes on to what it brought. */
function onMore({ target }: Event, results: HTMLElement, showMore: () => void): void {
  if (!(target instanceof Element) || !target.closest('[data-more]')) return;
  const next = results.querySelectorAll('ul a').length;
  showMore();
  results.querySelectorAll<HTMLElement>('ul a')[next]?.focus();
}

/** What is kept with the place in the history, beside what others keep there: Back finds it again. */
interface Kept {
  /** How many results are shown. */
  most?: number;
  /** The place on the page when it was left, which the browser cannot find before the results are there. */
  top?: number;
}

const kept = (): Kept => (history.state as Kept | null) ?? {};

function keep(now: Kept, address?: string): void {
  history.replaceState({ ...kept(), ...now }, '', address);
}

/** What comes later makes the list anew: who is in it stays where they were, or goes back to the field. */
function replace(results: HTMLElement, nodes: readonly Node[], field: HTMLElement): void {
  const { activeElement } = document;
  const at = results.contains(activeElement) ? whereIn(activeElement) : undefined;
  results.replaceChildren(...nodes);
  if (at === undefined) return;
  const again = results.querySelector<HTMLElement>(at) ?? field;
  again.focus({ preventScroll: true });
}

/** What finds the same link again, or the button for more. */
const whereIn = (element: Element | null): string => {
  const href = element?.getAttribute('href');
  return href ? `a[href="${CSS.escape(href)}"]` : '[data-more]';
};

/** The results as a list of links, under the names of their pages, and a button for more. */
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
