/**
 * Asks the search what visitors ask, of the built site, and prints by kind how often an answer comes first and among
 * the first three: in the index of both files, in the list that is shown in the end where the second file comes late,
 * and in the one that is shown until then. Usage: npm run search:quality. Queries that miss are named of the lists that
 * may be tuned to alone.
 *
 * `npm run search:quality -- --keep` also keeps the built texts for the unit tests, which ask the same of them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE } from '../../src/languages/locales';
import { LANGUAGES, type Language } from '../../src/search/stems';
import { buildIndex } from '../../src/search/index-of';
import type { Corpus, Later } from '../../src/search/corpus';
import { FILES, FOLDER, whole } from '../../src/search/load';
import { JUDGED, judge, judgeShown, LISTS, readList, sectionsFile, sharesByKind } from './judge';
import { show } from './shown';

/** A file of the built site in a language. */
function built<Of>(language: Language, name: string): Of {
  const base = language === DEFAULT_LOCALE ? '' : language;
  return JSON.parse(readFileSync(join(__dirname, '../../build', base, FOLDER, name), 'utf8')) as Of;
}

const percent = (share = 0): string => `${(share * 100).toFixed(1)} %`.padStart(8);

for (const language of LANGUAGES) {
  const main = built<Corpus>(language, FILES.main);
  const corpus = whole(main, built<Later>(language, FILES.later));
  if (process.argv.includes('--keep')) {
    writeFileSync(sectionsFile(language), JSON.stringify(corpus.sections));
  }
  const indexes = { first: buildIndex(main), whole: buildIndex(corpus) };
  for (const list of JUDGED.includes(language) ? LISTS[language] : []) {
    const lines = readList(list, language);
    const judged = lines.map((line) => judge(indexes.whole, line));
    const shown = lines.map((line) => ({ line, ...show(indexes, line.query) }));
    const views = [
      judged,
      shown.map(({ line, inTheEnd }) => judgeShown(inTheEnd, line)),
      shown.map(({ line, atFirst }) => judgeShown(atFirst, line)),
    ].map(sharesByKind);
    console.log(
      `\n${list}, asked of the pages in ${language}: first and among three of the index,`,
    );
    console.log('of the list shown in the end, and of the one until the second file is there');
    for (const [i, { kind, queries }] of (views[0] ?? []).entries()) {
      const shares = views.map((view) => percent(view[i]?.first) + percent(view[i]?.three));
      console.log(`${kind.padEnd(13)}${String(queries).padStart(5)}  ${shares.join('   ')}`);
    }
    if (list !== 'tuned' && list !== language) continue;
    for (const { line, place, found } of judged.filter((one) => one.place !== 0)) {
      console.log(`missed: ${line.query} -> ${found[0] ?? 'nothing'} (${String(place)})`);
    }
  }
}
