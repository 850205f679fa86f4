import type { WrittenPlaces } from '../../laws/jurisdictions';
import { quoteFacts } from '../quote-facts';
import type { Problem } from '../problems';
import { takenOut } from './gone';
import { linkSentence, pageNow } from './links';
import { lineIn, type Site } from './read-site';

const removed = (at: string): string =>
  at.startsWith('/')
    ? ` Has it another address now, write that in "at". If you have removed it, ${takenOut(at)}`
    : '';

/**
 * Checks what the search knows: the parts of pages that `asked.json` and `places.json` name, and the facts that
 * `asked.json` quotes.
 */
export function checkAsked(site: Site): Problem[] {
  const { contents, map, references } = site;
  const asked = (contents['asked'] ?? []) as { at: string; answer?: Record<string, string> }[];
  return [
    ...asked.flatMap(({ at, answer = {} }, index, all) => {
      const page = at.split('#')[0] ?? '';
      // If a page is gone, only its first entry is reported.
      const isFirst = all.findIndex((one) => one.at.split('#')[0] === page) === index;
      if (!isFirst && !map.routes.has(pageNow(page, map)) && !map.redirects.has(page)) return [];
      const own = {
        file: 'src/data/asked.json',
        line: lineIn(site, 'src/data/asked.json', [index]),
      };
      const lost = linkSentence(at, '/', map);
      const quotes = Object.values(answer).flatMap(
        (text) => quoteFacts(text, references.facts, own.line).problems,
      );
      return [
        ...(lost === undefined
          ? []
          : [
              {
                ...own,
                message: `"at": "${at}": ${lost}${removed(map.routes.has(pageNow(page, map)) ? at : page)}`,
              },
            ]),
        ...quotes.map((problem) => ({ ...own, ...problem, line: own.line })),
      ];
    }),
    ...checkPlaces(site),
  ];
}

/**
 * Finds links in `places.json` that lead nowhere. Earlier addresses do not count, because programs use the links as
 * they are.
 */
function checkPlaces(site: Site): Problem[] {
  const { contents } = site;
  const map = { ...site.map, earlier: new Map<string, string>() };
  const jurisdictions = (contents['places'] as WrittenPlaces | undefined)?.jurisdictions ?? {};
  return Object.entries(jurisdictions).flatMap(([id, { sale, rental, page }]) =>
    [sale, rental, page].flatMap((at): Problem[] => {
      const lost = at === undefined ? undefined : linkSentence(at, '/', map);
      const line = lineIn(site, 'src/data/places.json', ['jurisdictions', id]);
      return lost === undefined
        ? []
        : [{ file: 'src/data/places.json', line, message: `jurisdictions.${id}: ${lost}` }];
    }),
  );
}

/** Finds unknown facts quoted in `practice.json` and `glossary.json`. */
export function checkQuotingData({ contents, text, references: { facts } }: Site): Problem[] {
  return ['practice', 'glossary'].flatMap((name) => {
    if (!(name in contents)) return [];
    const file = `src/data/${name}.json`;
    return (text(file) ?? '')
      .split('\n')
      .flatMap((line, index) => quoteFacts(line, facts, index + 1).problems)
      .map((problem) => ({ file, ...problem }));
  });
}
