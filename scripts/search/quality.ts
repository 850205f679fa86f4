/**
 * Asks the search what visitors ask, of the built site, and prints by kind how often an answer comes first and among
 * the first three. Usage: npm run search:quality. Queries that miss are named of the lists that may be
 * tuned to alone.
 *
 * `npm run search:quality -- --keep` also keeps the built texts for the unit tests, which ask the same of them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE } from '../../src/lib/locales';
import { LANGUAGES, type Language } from '../../src/lib/search/stems';
import { buildIndex } from '../../src/lib/search/index-of';
import type { Corpus, Later } from '../../src/lib/search/corpus';
import { FILES, FOLDER, whole } from '../../src/lib/search/load';
import { judge, LISTS, readList, sectionsFile, sharesByKind } from './judge';

/** The texts of the built site in a language. */
function builtCorpus(language: Language): Corpus {
  const base = language === DEFAULT_LOCALE ? '' : language;
  const read = <Of>(name: string): Of =>
    JSON.parse(readFileSync(join(__dirname, '../../build', base, FOLDER, name), 'utf8')) as Of;
  return whole(read<Corpus>(FILES.main), read<Later>(FILES.later));
}

for (const language of LANGUAGES) {
  const corpus = builtCorpus(language);
  if (process.argv.includes('--keep')) {
    writeFileSync(sectionsFile(language), JSON.stringify(corpus.sections));
  }
  const index = buildIndex(corpus);
  for (const list of LISTS[language]) {
    const judged = readList(list, language).map((line) => judge(index, line));
    console.log(`\n${list}, asked of the pages in ${language}: kind, queries, hit@1, hit@3`);
    for (const { kind, queries, first, three } of sharesByKind(judged)) {
      const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
      console.log(`${kind.padEnd(13)} ${queries} ${percent(first)} ${percent(three)}`);
    }
    if (list !== 'tuned' && list !== language) continue;
    for (const { line, place, found } of judged.filter((one) => one.place !== 0)) {
      console.log(`missed: ${line.query} -> ${found[0] ?? 'nothing'} (${String(place)})`);
    }
  }
}
