import { quoteFacts, readData } from '../facts';
import type { Problem } from '../problems';
import type { References } from '../references';
import { linkSentence, type SiteMap } from './links';

/** Checks the questions of `asked.json`: the parts of pages they are for, and the facts their answers quote. */
export function checkAsked(map: SiteMap, { facts }: References): Problem[] {
  const file = 'src/data/asked.json';
  const asked = readData(map.siteDir, 'asked') as { at: string; answer?: string }[];
  return asked.flatMap(({ at, answer = '' }) => {
    const lost = linkSentence(at, '/', map);
    const { problems } = quoteFacts(answer, facts, 1);
    return [...(lost ? [lost] : []), ...problems.map((one) => one.message)].map((message) => ({
      file,
      message: `"at": "${at}": ${message}`,
    }));
  });
}
