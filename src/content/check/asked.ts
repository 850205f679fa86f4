import type { Places } from '../../lib/search/corpus';
import { quoteFacts, readData } from '../facts';
import type { Problem } from '../problems';
import type { References } from '../references';
import { linkSentence, type SiteMap } from './links';

/** Checks what the search knows: the parts of pages that `asked.json` and `places.json` name, and the facts they quote. */
export function checkAsked(map: SiteMap, { facts }: References): Problem[] {
  const asked = readData(map.siteDir, 'asked') as { at: string; answer?: string }[];
  const { jurisdictions } = readData(map.siteDir, 'places') as Places;
  const problem = (file: string, field: string, message: string): Problem => ({
    file: `src/data/${file}.json`,
    message: `${field}: ${message}`,
  });
  return [
    ...asked.flatMap(({ at, answer = '' }) => {
      const lost = linkSentence(at, '/', map) ?? [];
      const quotes = quoteFacts(answer, facts, 1).problems.map(({ message }) => message);
      return [lost, quotes].flat().map((message) => problem('asked', `"at": "${at}"`, message));
    }),
    ...Object.entries(jurisdictions).flatMap(([id, { sale, rental, page }]) =>
      [sale, rental, page]
        .flatMap((at) => (at === undefined ? [] : (linkSentence(at, '/', map) ?? [])))
        .map((message) => problem('places', `jurisdictions.${id}`, message)),
    ),
  ];
}
