import { translate } from '@docusaurus/Translate';
import type { Index } from '@site/src/search/index-of';
import { loadIndex } from '@site/src/search/load';
import { search, type Outcome } from '@site/src/search/search';
import { pluralForm } from '@site/src/languages/plural';
import { prepare } from '../follow';
import { element, filler, place } from './element';
import { startMisses } from './misses';
import { articlesMissing, notes } from './notes';
import { forgetQueries, recentChips, rememberQuery } from './recent';
import { resultOf } from './result-link';
import { Standing, type State } from './standing';

/** What the dialog and the page do each in its way. */
export interface Look {
  /** How many results are shown now. */
  most: () => number;
  /** Puts results into the page; none takes those away that stand there. */
  show: (outcome: Outcome | undefined) => void;
  /** Told of every change of the query, before it is searched for. */
  typed?: (query: string) => void;
  /** The results. */
  list: HTMLElement;
  /** What scrolls them. */
  scroller: HTMLElement | Window;
}

/** A query that is there at the start waits so many milliseconds for the second file, and is not shown half. */
const PATIENCE = 3000;

/** A running search. */
export interface Searcher {
  field: HTMLInputElement;
  /** Searches for what stands in the field. */
  run: () => void;
  stop: () => void;
}

/**
 * Searches as the visitor types. The field is never written to but by the visitor's choice, so that no letter is lost
 * and a translator may do with the page what it likes. An error in it is told in the log, and the form goes on by
 * itself.
 *
 * @param island the HTML of `SearchPanel` or `SearchPage`
 */
export function startSearcher(
  island: HTMLElement,
  { most, show, typed, list, scroller }: Look,
): Searcher {
  const field = place<HTMLInputElement>(island, 'input[name=q]');
  const status = place(island, '[role=status]');
  const beside = place(island, '[data-search-notes]');
  const starts = place(island, '[data-search-starts]');
  const recent = place(island, '[data-search-recent]');
  const ended = new AbortController();
  let index: Index | undefined;
  let state: State | 'failed' = 'loading';
  // Who has begun before the script was there goes on.
  let isTyping = document.activeElement === field;
  let isLost = false;
  let hasShown = (): void => undefined;
  const isShown = new Promise<void>((done) => (hasShown = done));
  const misses = startMisses(island);
  const standing = new Standing();
  // An address is opened for its whole answer; who types sees at once what is there.
  let isPatient = field.value !== '' && !isTyping;
  let patience: ReturnType<typeof setTimeout> | undefined;

  const fillStatus = filler(status);
  const fillBeside = filler(beside);
  // An element of its own for each text: a translator may have wrapped the one before.
  const say = (text: string): void => fillStatus(text ? [element('span', {}, text)] : []);
  const run = (): void => {
    const query = field.value.trim();
    starts.hidden = query !== '';
    if (query === '') {
      misses.found(undefined, '');
      recent.replaceChildren(...recentChips());
      fillBeside([]);
      say('');
      show(undefined);
    } else if (index && state !== 'failed' && !(isPatient && state === 'loading')) {
      const asked = index;
      const find = (count: number): Outcome => search(asked, query, count, isTyping);
      const outcome = standing.keep({ query, most: most(), state }, find);
      misses.found(state === 'whole' ? outcome : undefined, query);
      show(outcome);
      say(outcome ? summary(outcome, query) : searching());
      const missing = state === 'partly' ? [articlesMissing()] : [];
      fillBeside([...(outcome ? notes(outcome) : []), ...missing]);
      hasShown();
    } else {
      say(state === 'failed' ? unbuilt() : searching());
      fillBeside([]);
    }
    island.toggleAttribute('data-failed', query !== '' && isLost);
    if (!isLost) leaveRetry();
  };
  // The button that was pressed goes when it has helped.
  const leaveRetry = (): void => {
    const { activeElement } = document;
    if (island.contains(activeElement) && activeElement?.closest('[data-retry]')) field.focus();
  };
  const guarded = (act: () => void): void => {
    try {
      act();
    } catch (error) {
      const { island: name = '' } = island.dataset;
      console.error(`The island "${name}" failed; its page goes on without it.`, error);
      ended.abort();
      show(undefined);
    }
  };
  const isTime = isPatient ? Promise.resolve() : isShown;
  const load = (): void => {
    state = 'loading';
    loadIndex((found, isWhole) => {
      index = found;
      isLost = false;
      state = isWhole ? 'whole' : 'loading';
      if (isPatient && !isWhole) patience = setTimeout(() => guarded(hurry), PATIENCE);
      guarded(run);
    }, isTime).then(
      (isWhole) => {
        if (isWhole) return;
        state = 'partly';
        guarded(run);
      },
      (error: unknown) => {
        console.error('The search could not be loaded.', error);
        state = 'failed';
        isLost = !index;
        guarded(run);
      },
    );
  };
  const hurry = (): void => {
    isPatient = false;
    clearTimeout(patience);
    run();
  };
  const write = (query: string): void => {
    field.value = query;
    isTyping = false;
    isPatient = false;
    field.focus();
    typed?.(query);
    run();
  };

  const { signal } = ended;
  field.addEventListener(
    'input',
    () =>
      guarded(() => {
        isTyping = true;
        typed?.(field.value);
        hurry();
      }),
    { signal },
  );
  const touch = (): void => standing.use();
  for (const type of ['pointermove', 'pointerdown', 'focusin']) {
    list.addEventListener(type, touch, { signal });
  }
  // A new list is put back to its top, which nobody does by hand.
  const onScroll = (): void => void (scrolled(scroller) > 0 && touch());
  scroller.addEventListener('scroll', onScroll, { signal, passive: true });
  const onKey = ({ key }: KeyboardEvent): void => void (/^Arrow(Up|Down)$/.test(key) && touch());
  field.addEventListener('keydown', onKey, { signal });
  const onClick = (event: MouseEvent): void => {
    const hit = resultOf(event);
    if (hit) {
      rememberQuery(field.value.trim());
      prepare(hit);
    }
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    if (button.dataset['try'] !== undefined) write(button.dataset['try']);
    if ('retry' in button.dataset) {
      const isFocused = document.activeElement === button;
      load();
      run();
      if (isFocused && !button.isConnected) field.focus();
    }
    if ('forget' in button.dataset) {
      forgetQueries();
      run();
    }
  };
  island.addEventListener('click', (event) => guarded(() => onClick(event)), { signal });
  load();
  guarded(run);
  island.toggleAttribute('data-awake', true);
  return {
    field,
    run,
    stop: () => {
      clearTimeout(patience);
      ended.abort();
      misses.stop();
      island.removeAttribute('data-awake');
    },
  };
}

const scrolled = (scroller: HTMLElement | Window): number =>
  scroller instanceof Window ? scroller.scrollY : scroller.scrollTop;

function summary({ count, unknown }: Outcome, query: string): string {
  if (count > 0) {
    const message = translate(
      { id: 'search.count', message: 'One result|{count} results' },
      { count },
    );
    return pluralForm(count, message, document.documentElement.lang);
  }
  const words = unknown.length > 0 ? unknown.join(' ') : query;
  return translate(
    { id: 'search.none', message: 'No results: nothing about “{words}” here' },
    { words },
  );
}

const searching = (): string => translate({ id: 'search.searching', message: 'Searching…' });

/** The failure itself stands in the HTML; this is why it comes in live editing. */
const unbuilt = (): string =>
  process.env.NODE_ENV === 'development'
    ? translate({
        id: 'search.unbuilt',
        message: 'There is no search here yet: its index is made when the site is built.',
      })
    : '';
