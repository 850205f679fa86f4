import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../../data/json';
import type { WrittenPlaces } from '../../lib/search/law-places';
import { quoteFacts } from '../quote-facts';
import type { Problem } from '../problems';
import type { References } from '../references';
import { linkSentence, type SiteMap } from './links';

/** How to take out what is known of something that was removed, without cutting hundreds of lines by hand. */
const removed = (at: string): string =>
  at.startsWith('/')
    ? ` If you have removed it, let the entry be taken out: on GitHub press Actions, "Forget a question or page", Run workflow, with the branch of this draft and ${at}; on a computer: npm run forget -- ${at}`
    : '';

/**
 * Checks what the search knows: the parts of pages that `asked.json` and `places.json` name, and the facts they quote.
 * @param contents of the data files whose form is right
 */
export function checkAsked(
  contents: Readonly<Record<string, unknown>>,
  map: SiteMap,
  { facts }: References,
): Problem[] {
  const asked = (contents['asked'] ?? []) as { at: string; answer?: Record<string, string> }[];
  const jurisdictions = (contents['places'] as WrittenPlaces | undefined)?.jurisdictions ?? {};
  const linesOf = (name: string): ((path: readonly PropertyKey[]) => number) => {
    const file = path.join(map.siteDir, `src/data/${name}.json`);
    return name in contents ? readJson(readFileSync(file, 'utf8')).lineOf : () => 1;
  };
  const [askedLine, placesLine] = [linesOf('asked'), linesOf('places')];
  return [
    ...asked.flatMap(({ at, answer = {} }, index) => {
      const own = { file: 'src/data/asked.json', line: askedLine([index]) };
      const lost = linkSentence(at, '/', map);
      const quotes = Object.values(answer).flatMap(
        (text) => quoteFacts(text, facts, own.line).problems,
      );
      return [
        ...(lost === undefined
          ? []
          : [{ ...own, message: `"at": "${at}": ${lost}${removed(at)}` }]),
        ...quotes.map((problem) => ({ ...own, ...problem, line: own.line })),
      ];
    }),
    ...Object.entries(jurisdictions).flatMap(([id, { sale, rental, page }]) =>
      [sale, rental, page].flatMap((at): Problem[] => {
        const lost = at === undefined ? undefined : linkSentence(at, '/', map);
        const line = placesLine(['jurisdictions', id]);
        return lost === undefined
          ? []
          : [{ file: 'src/data/places.json', line, message: `jurisdictions.${id}: ${lost}` }];
      }),
    ),
  ];
}

/** Facts that sentences of the data quote and that are none: `practice.json` and `glossary.json`. */
export function checkQuotingData(
  contents: Readonly<Record<string, unknown>>,
  siteDir: string,
  { facts }: References,
): Problem[] {
  return ['practice', 'glossary'].flatMap((name) => {
    if (!(name in contents)) return [];
    const file = `src/data/${name}.json`;
    const text = readFileSync(path.join(siteDir, file), 'utf8');
    return text
      .split('\n')
      .flatMap((line, index) => quoteFacts(line, facts, index + 1).problems)
      .map((problem) => ({ file, ...problem }));
  });
}
