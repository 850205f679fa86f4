import { translate } from '@docusaurus/Translate';
import { pluralForm } from '@site/src/languages/plural';
import { DEFAULT_LOCALE } from '@site/src/languages/locales';
import { companyDay } from '@site/src/lib/company-day';
import { directOf } from '@site/src/search/direct/direct';
import type { Index } from '@site/src/search/index-of';
import { resultIn } from '@site/src/search/result-tool';
import { search, type Outcome } from '@site/src/search/search';
import { directNote } from './direct-note';
import { element, filler, place } from './element';
import type { Misses } from './misses';
import { articlesMissing, notes } from './notes';
import { stageOf, type Progress, type Stage } from './progress';
import { recentChips } from './recent';
import type { Standing } from './standing';

/** What the dialog and the search page show differently. */
export interface Look {
  /** Returns how many results to show at most. */
  most: () => number;
  /** Replaces the results in the page; undefined removes them. */
  show: (outcome: Outcome | undefined) => void;
}

/**
 * Shows what can be shown for a query so far.
 *
 * @returns the stage the query has reached
 */
export type Shower = (query: string, progress: Progress) => Stage;

/**
 * Returns the function that shows a query.
 *
 * @param island the HTML of `SearchPanel` or `SearchPage`
 * @param standing the list that is shown
 * @param misses receives the outcome of each query
 */
export function shower(
  island: HTMLElement,
  { most, show }: Look,
  standing: Standing,
  misses: Misses,
): Shower {
  const starts = place(island, '[data-search-starts]');
  const recent = place(island, '[data-search-recent]');
  const fillStatus = filler(place(island, '[role=status]'));
  const fillBeside = filler(place(island, '[data-search-notes]'));
  // A new element for each text, because a translator may have wrapped the one before.
  const say = (text: string, beside: readonly Element[] = []): void => {
    fillBeside(beside);
    fillStatus(text ? [element('span', {}, text)] : []);
  };
  const showStarts = (): void => {
    misses.found(undefined, '');
    recent.replaceChildren(...recentChips());
    say('');
    show(undefined);
  };
  const showFound = ({ index, state }: Found, query: string, isTyping: boolean): void => {
    const find = (count: number): Outcome => search(index, query, count, isTyping);
    const outcome = standing.keep({ query, most: most(), state }, find);
    misses.found(state === 'whole' ? outcome : undefined, query);
    show(outcome);
    const missing = state === 'partly' ? [articlesMissing()] : [];
    const beside = [...(outcome ? notes(outcome, atOnce(index, query)) : []), ...missing];
    say(outcome ? summary(outcome, query) : searching(), beside);
  };
  return (query, progress) => {
    const stage = stageOf(progress, query);
    starts.hidden = stage !== 'starts';
    if (stage === 'starts') showStarts();
    else if (stage === 'waits') say(searching());
    else if (stage === 'failed') say(unbuilt());
    else showFound(stage, query, progress.isTyping);
    island.toggleAttribute('data-failed', unbuilt() === '' && query !== '' && progress.isLost);
    return stage;
  };
}

type Found = Exclude<Stage, string>;

/**
 * Returns the direct answer to a query, or nothing. A bare number counts only if `resultIn` takes it for a result: here
 * it may also be an hour, a bill or an area code.
 */
function atOnce({ corpus }: Index, query: string): Element[] {
  const today = companyDay(new Date());
  const result = resultIn(query);
  const direct = directOf(result ?? query, corpus, corpus.language !== DEFAULT_LOCALE, today);
  if (!direct || (direct.kind === 'result' && result === undefined)) return [];
  return directNote(direct, corpus, today).shown;
}

function summary({ count, unknown }: Outcome, query: string): string {
  if (count > 0) {
    const message = translate(
      { id: 'search.count', message: 'One result|{count} results' },
      { count },
    );
    return pluralForm(count, message, document.documentElement.lang);
  }
  const words = unknown.length > 0 ? unknown.join(' ') : query;
  return translate({ id: 'search.none', message: 'No results for “{words}”' }, { words });
}

const searching = (): string => translate({ id: 'search.searching', message: 'Searching…' });

/** Says, in live editing, why the search fails; empty in a built site, which has `SearchFailure` in the HTML. */
const unbuilt = (): string =>
  process.env.NODE_ENV === 'development'
    ? translate({
        id: 'search.unbuilt',
        message: 'There is no search here yet: its index is made when the site is built.',
      })
    : '';
