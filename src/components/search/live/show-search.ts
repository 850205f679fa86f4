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

/** What the dialog and the page do each in its way. */
export interface Look {
  /** How many results are shown now. */
  most: () => number;
  /** Puts results into the page; none takes those away that stand there. */
  show: (outcome: Outcome | undefined) => void;
}

/** Shows of a query what can be shown by now. @returns the stage it has come to */
export type Shower = (query: string, progress: Progress) => Stage;

/**
 * @param island the HTML of `SearchPanel` or `SearchPage`
 * @param standing the list that is shown
 * @param misses told of what was found
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
  // An element of its own for each text: a translator may have wrapped the one before.
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

/** What a tool answers at once. A bare number may be an hour, a bill or an area code here. */
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

/** The failure itself stands in the HTML; this is why it comes in live editing. */
const unbuilt = (): string =>
  process.env.NODE_ENV === 'development'
    ? translate({
        id: 'search.unbuilt',
        message: 'There is no search here yet: its index is made when the site is built.',
      })
    : '';
