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
 * What is said beside the results: what a tool answers at once, other spellings, words left out, where a town's law
 * stands, and what to do.
 */
export function notes(outcome: Outcome, direct: readonly Element[]): Element[] {
  return [
    ...direct,
    ...inItsLanguage(outcome),
    ...offers(outcome),
    // What a tool has read is no strange word.
    ...(direct.length > 0 ? [] : left(outcome)),
    ...meaning(outcome),
    ...(direct.length > 0 ? [] : towns(outcome)),
    ...nothing(outcome),
  ];
}

const paragraph = (...children: readonly (Node | string)[]): Element =>
  element('p', {}, ...children);

const link = (path: string, text: string): Element => element('a', { href: withBase(path) }, text);

/** A query in another language of the site is answered better there. */
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

/** Told while the rest of the site is searched: another attempt. */
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

/** Words that stand nowhere, where others were found. */
function left({ unknown, count }: Outcome): Element[] {
  if (unknown.length === 0 || count === 0) return [];
  const words = unknown.map((word) => `“${word}”`).join(', ');
  return [
    paragraph(translate({ id: 'search.leftOut', message: 'Not on this site: {words}' }, { words })),
  ];
}

/** What a word of the trade means, when it is what was asked for. */
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
        // No line begins with the comma.
        element('span', {}, link(href, text), i < length - 1 ? ',' : ''),
        ' ',
      ]);
    const says = translate(
      { id: 'search.place', message: '{town} is in {place}:' },
      { town: name, place: jurisdiction.name },
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
