import { loadIndex } from '@site/src/search/load';
import { prepare } from '../follow';
import { place } from './element';
import { startMisses } from './misses';
import { beginning, isWaiting, proceed, type Happening } from './progress';
import { forgetQueries, rememberQuery } from './recent';
import { resultOf } from './result-link';
import { shower, type Look } from './show-search';
import { Standing } from './standing';

/** What the dialog and the search page do differently. */
interface Own extends Look {
  /** Called on each change of the query, before the search. */
  typed?: (query: string) => void;
  /** The element with the results. */
  list: HTMLElement;
  /** The element or window that scrolls the results. */
  scroller: HTMLElement | Window;
}

/** Milliseconds that a query present at the start waits for the second file before partial results are shown. */
const PATIENCE = 3000;

/** A running search. */
export interface Searcher {
  field: HTMLInputElement;
  /** Searches for the field's current value. */
  run: () => void;
  stop: () => void;
}

/**
 * Searches while the visitor types. It never writes to the field except by the visitor's choice, so that no letter is
 * lost and a translator cannot break it. If it throws, it logs the error and stops, and the form still leads to the
 * search page.
 *
 * @param island the HTML of `SearchPanel` or `SearchPage`
 */
export function startSearcher(island: HTMLElement, own: Own): Searcher {
  const field = place<HTMLInputElement>(island, 'input[name=q]');
  const ended = new AbortController();
  const { signal } = ended;
  const standing = new Standing();
  const guarded = (act: () => void): void => {
    try {
      act();
    } catch (error) {
      const { island: name = '' } = island.dataset;
      console.error(`The island "${name}" failed; its page goes on without it.`, error);
      ended.abort();
      own.show(undefined);
    }
  };
  const { tell, run, stop } = play(island, field, own, standing, guarded);
  const typed = (): void => {
    own.typed?.(field.value);
    tell({ what: 'typed' });
  };
  const write = (query: string): void => {
    field.value = query;
    field.focus();
    own.typed?.(query);
    tell({ what: 'chosen' });
  };
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
      tell({ what: 'retried' });
      if (isFocused && !button.isConnected) field.focus();
    }
    if ('forget' in button.dataset) {
      forgetQueries();
      run();
    }
  };
  field.addEventListener('input', () => guarded(typed), { signal });
  island.addEventListener('click', (event) => guarded(() => onClick(event)), { signal });
  whenUsed(own, field, signal, () => standing.use());
  tell({ what: 'opened' });
  island.toggleAttribute('data-awake', true);
  return {
    field,
    run,
    stop: () => {
      stop();
      ended.abort();
      island.removeAttribute('data-awake');
    },
  };
}

/** Loads the index, and after each event shows what the search has come to. */
function play(
  island: HTMLElement,
  field: HTMLInputElement,
  own: Own,
  standing: Standing,
  guarded: (act: () => void) => void,
): Pick<Searcher, 'run' | 'stop'> & { tell: (happening: Happening) => void } {
  const misses = startMisses(island);
  const show = shower(island, own, standing, misses);
  // The visitor may have started typing before this script ran.
  let progress = beginning(field.value, document.activeElement === field);
  let patience: ReturnType<typeof setTimeout> | undefined;
  let hasShown = (): void => undefined;
  const isShown = new Promise<void>((done) => (hasShown = done));
  const isTime = progress.isPatient ? Promise.resolve() : isShown;
  const run = (): void => {
    if (typeof show(field.value.trim(), progress) === 'object') hasShown();
    if (!progress.isLost) leaveRetry(island, field);
  };
  const load = (): void => {
    loadIndex((index, isWhole) => tell({ what: 'came', index, isWhole }), isTime).then(
      (isWhole) => {
        if (!isWhole) tell({ what: 'partly' });
      },
      (error: unknown) => {
        console.error('The search could not be loaded.', error);
        tell({ what: 'failed' });
      },
    );
  };
  const tell = (happening: Happening): void =>
    guarded(() => {
      const { what } = happening;
      progress = proceed(progress, happening);
      if (what === 'opened' || what === 'retried') load();
      clearTimeout(patience);
      if (isWaiting(progress)) patience = setTimeout(() => tell({ what: 'waited' }), PATIENCE);
      run();
    });
  return {
    tell,
    run,
    stop: () => {
      clearTimeout(patience);
      misses.stop();
    },
  };
}

/** Moves the focus to the field before a retry button that has helped disappears. */
function leaveRetry(island: HTMLElement, field: HTMLElement): void {
  const { activeElement } = document;
  if (island.contains(activeElement) && activeElement?.closest('[data-retry]')) field.focus();
}

/**
 * Calls `tell` when the visitor uses the list: moves the pointer over it, scrolls it or focuses it, or presses an arrow
 * key.
 */
function whenUsed(
  { list, scroller }: Own,
  field: HTMLElement,
  signal: AbortSignal,
  tell: () => void,
): void {
  for (const type of ['pointermove', 'pointerdown', 'focusin']) {
    list.addEventListener(type, tell, { signal });
  }
  // The code scrolls a new list to its top; only a scroll away from the top is the visitor's.
  const onScroll = (): void => void (scrolled(scroller) > 0 && tell());
  scroller.addEventListener('scroll', onScroll, { signal, passive: true });
  const onKey = ({ key }: KeyboardEvent): void => void (/^Arrow(Up|Down)$/.test(key) && tell());
  field.addEventListener('keydown', onKey, { signal });
}

const scrolled = (scroller: HTMLElement | Window): number =>
  scroller instanceof Window ? scroller.scrollY : scroller.scrollTop;
