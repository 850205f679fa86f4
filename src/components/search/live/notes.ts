import { translate } from '@docusaurus/Translate';
import { company } from '@site/src/data';
import { withBase } from '@site/src/lib/base';
import { LOCALES, pathIn, SEARCH_OFFERS } from '@site/src/languages/locales';
import type { Outcome } from '@site/src/search/search';
import { element, withValues } from './element';
import { resultLink } from './result-link';
import { searchPath } from '../search-address';
import panel from '../SearchPanel.module.css';
import styles from '../SearchResults.module.css';

/**
 * Returns the notes above the results: the direct answer, the search in another language, other spellings, words not
 * found, the meaning of a term, the law of a town, and whom to ask if nothing was found.
 *
 * @param direct the elements of a direct answer, if any
 */
export function notes(outcome: Outcome, direct: readonly Element[]): Element[] {
  return [
    ...direct,
    ...inItsLanguage(outcome),
    ...offers(outcome),
    // A direct answer has understood all words, so none of them is unknown.
    ...(direct.length > 0 ? [] : left(outcome)),
    ...meaning(outcome),
    ...(direct.length > 0 ? [] : towns(outcome)),
    ...nothing(outcome),
  ];
}

const paragraph = (...children: readonly (Node | string)[]): Element =>
  element('p', {}, ...children);

const link = (path: string, text: string): Element => element('a', { href: withBase(path) }, text);

/** Links to the search in the query's language, if the site is published in it: results are better there. */
function inItsLanguage({ foreign }: Outcome): Element[] {
  if (!foreign) return [];
  const { language, query } = foreign;
  const isPublished = document.querySelector(`[data-languages] [hreflang|="${language}"]`) !== null;
  if (!isPublished) return [];
  const href = pathIn(language, searchPath(query));
  const { htmlLang } = LOCALES[language];
  return [
    paragraph(element('a', { href, lang: htmlLang, hreflang: htmlLang }, SEARCH_OFFERS[language])),
  ];
}

/** Says that the articles failed to load, with a button to try again. */
export function articlesMissing(): Element {
  const text = translate({
    id: 'search.articlesFailed',
    message: 'The articles didn’t load, so they aren’t in these results.',
  });
  return paragraph(`${text} `, retry());
}

const retry = (): Node =>
  element(
    'button',
    { type: 'button', class: styles.chip, 'data-retry': '' },
    translate({ id: 'search.retry', message: 'Try again' }),
  );

const phone = (): Node =>
  element('a', { href: `tel:${company.phone.e164}` }, company.phone.display);

function offers({ offers: queries, read }: Outcome): Element[] {
  if (queries.length === 0) return [];
  const chips = queries.flatMap((query) => [
    element('button', { type: 'button', class: styles.chip, 'data-try': query }, query),
    ' ',
  ]);
  const question = translate({ id: 'search.didYouMean', message: 'Did you mean' });
  const offered = paragraph(`${question} `, ...chips);
  if (!read) return [offered];
  const note = translate(
    {
      id: 'search.read',
      message: 'We found nothing for your exact words. These are results for “{read}”.',
    },
    { read },
  );
  return [offered, paragraph(note)];
}

/** Names the words that are not on this site, if the others were found. */
function left({ unknown, count }: Outcome): Element[] {
  if (unknown.length === 0 || count === 0) return [];
  const words = unknown.map((word) => `“${word}”`).join(', ');
  return [
    paragraph(translate({ id: 'search.leftOut', message: 'Not on this site: {words}' }, { words })),
  ];
}

/** Explains a technical term if the query is that term. */
function meaning({ meaning: found }: Outcome): Element[] {
  if (!found) return [];
  return [paragraph(element('b', {}, found.name), ` ${found.meaning}`)];
}

function towns({ towns: found }: Outcome): Element[] {
  return found.map(({ name, jurisdiction }) => {
    const { sale, rental, page } = jurisdiction;
    const links: [href: string | undefined, text: string][] = [
      [sale, translate({ id: 'search.place.sale', message: 'selling' })],
      [rental, translate({ id: 'search.place.rental', message: 'renting' })],
      [page, translate({ id: 'search.place.law', message: 'the law' })],
    ];
    const shown = links
      .filter(([href]) => href !== undefined)
      .flatMap(([href = '', text], i, { length }) => [
        // In a span, so that no line begins with the comma.
        element('span', {}, link(href, text), i < length - 1 ? ',' : ''),
        ' ',
      ]);
    const says = translate(
      { id: 'search.place', message: '{town} is in {place}:' },
      { town: name, place: jurisdiction.shown ?? jurisdiction.name },
    );
    return element('p', { class: panel.town }, `${says} `, ...shown);
  });
}

function nothing({ count, nearest }: Outcome): Element[] {
  if (count > 0) return [];
  const contact = link(
    '/contact',
    translate({ id: 'search.nothing.contact', message: 'write to us' }),
  );
  const message = translate({
    id: 'search.nothing',
    message: 'Ask a person: call {phone}, or {contact}.',
  });
  const help = paragraph(...withValues(message, { phone: phone(), contact }));
  if (!nearest) return [help];
  const topic = translate({ id: 'search.nearest', message: 'The closest we have:' });
  return [help, paragraph(topic), resultLink(nearest)];
}
