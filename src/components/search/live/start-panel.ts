import { translate } from '@docusaurus/Translate';
import type { Hit } from '@site/src/search/hit';
import type { Outcome } from '@site/src/search/search';
import { follow } from '../follow';
import { kindName } from '../kind-names';
import { element, filler, place } from './element';
import { rememberQuery } from './recent';
import { linkOf, lookOf, renewLinks, resultLink } from './result-link';
import { nameOf, runsOf } from './runs';
import { startSearcher } from './searcher';
import styles from '../SearchResults.module.css';

/** As many results as fit into the dialog; the search page shows more. */
const MOST = 6;

/**
 * Starts the search dialog: a combobox whose list the arrow keys move through while the focus stays in the field.
 *
 * @param island the HTML of `SearchPanel`
 * @returns a function that stops the search
 */
export function startPanel(island: HTMLElement): () => void {
  const field = place<HTMLInputElement>(island, 'input[name=q]');
  const ended = new AbortController();
  const { signal } = ended;
  const box = listbox(island, field, signal);
  const all = place(island, '[data-search-all]');
  const fillAll = filler(all);
  const dialog = island.closest('dialog');
  const show = (outcome: Outcome | undefined): void => {
    const hits = outcome?.hits ?? [];
    box.show(hits);
    all.hidden = hits.length === 0;
    fillAll([element('span', {}, allText(outcome?.count ?? 0))]);
  };
  // Registered before the searcher's listener, so that it runs first.
  field.addEventListener('input', box.leave, { signal });
  const { list } = box;
  const { stop } = startSearcher(island, { most: () => MOST, show, list, scroller: list });

  const moves = (): Moves => ({
    ArrowDown: box.down,
    ArrowUp: box.up,
    Enter: openerOf(box.chosen(), field, dialog),
    // In WebKit a search field swallows Escape, which would close the dialog.
    Escape: field.value === '' ? () => dialog?.close() : undefined,
  });
  field.addEventListener('keydown', (event) => onKey(event, moves()), { signal });
  // Registered after the searcher's listener, which stores the words of the result for the page that opens.
  island.addEventListener('click', (event) => linkOf(event) && dialog?.close(), { signal });
  return () => {
    ended.abort();
    stop();
  };
}

/** The list of the combobox and its chosen option. */
function listbox(island: HTMLElement, field: HTMLElement, signal: AbortSignal) {
  const list = place(island, '[data-search-list]');
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', translate({ id: 'search.results', message: 'Results' }));
  let hits: readonly Hit[] = [];
  let active = -1;
  let look = lookOf(hits);
  // Reading `scrollTop` instead would cost a layout at each letter.
  let isScrolled = false;
  list.addEventListener('scroll', () => (isScrolled = true), { signal });

  const choose = (next: number): void => {
    active = next;
    list.querySelectorAll('[role=option]').forEach((option, i) => {
      option.setAttribute('aria-selected', String(i === active));
      if (i === active) option.scrollIntoView({ block: 'nearest' });
    });
    if (active >= 0) field.setAttribute('aria-activedescendant', `${list.id}-${active}`);
    else field.removeAttribute('aria-activedescendant');
  };
  // The articles load later than the rest: the option that was chosen stays chosen.
  const fill = (chosen?: string): void => {
    if (isScrolled) list.scrollTop = 0;
    isScrolled = false;
    list.replaceChildren(...options(list.id, hits));
    list.hidden = hits.length === 0;
    field.setAttribute('aria-expanded', String(hits.length > 0));
    if (chosen !== undefined) choose(hits.findIndex(({ url }) => url === chosen));
  };
  const show = (found: readonly Hit[]): void => {
    const chosen = hits[active]?.url;
    hits = found;
    const before = look;
    look = lookOf(hits);
    if (look === before) renewLinks(list.querySelectorAll('[role=option]'), hits);
    else fill(chosen);
  };
  return {
    list,
    show,
    chosen: () => hits[active],
    leave: () => void (active >= 0 && choose(-1)),
    down: () => choose(active + 1 < hits.length ? active + 1 : -1),
    up: () => choose(active >= 0 ? active - 1 : hits.length - 1),
  };
}

/** The action of each key; a key whose action is undefined is left to the browser. */
type Moves = Readonly<Record<string, (() => void) | undefined>>;

function onKey(event: KeyboardEvent, moves: Moves): void {
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
  const move = moves[event.key];
  if (!move) return;
  event.preventDefault();
  move();
}

const openerOf = (
  hit: Hit | undefined,
  field: HTMLInputElement,
  dialog: HTMLDialogElement | null,
): (() => void) | undefined =>
  hit &&
  (() => {
    rememberQuery(field.value.trim());
    dialog?.close();
    follow(hit);
  });

/** Returns the results as options, grouped by page. */
function options(listId: string, hits: readonly Hit[]): Node[] {
  let place = 0;
  return runsOf(hits).map((run) =>
    element(
      'div',
      { role: 'group', 'aria-label': `${run.page}, ${kindName(run.kind)}` },
      element('p', { class: styles.page, 'aria-hidden': 'true' }, ...nameOf(run)),
      ...run.hits.map((hit) => {
        const id = `${listId}-${place}`;
        place += 1;
        return resultLink(hit, { id, role: 'option', tabindex: '-1', 'aria-selected': 'false' });
      }),
    ),
  );
}

const allText = (count: number): string =>
  count > MOST
    ? translate({ id: 'search.allCount', message: 'Show all {count} results on a page' }, { count })
    : translate({ id: 'search.all', message: 'Show all results on a page' });
