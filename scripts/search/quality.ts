/**
 * Asks the search what visitors ask, of the built site, and prints by kind how often an answer comes first and among
 * the first three. Usage: npm run search:quality. Queries of the tuned list that miss are named; those of the
 * others are not, so that nobody tunes to them.
 *
 * `npm run search:quality -- --keep` also keeps the built texts for the unit tests, which ask the same of them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex } from '../../src/lib/search/index-of';
import type { Corpus, Section } from '../../src/lib/search/corpus';
import { FILES, FOLDER } from '../../src/lib/search/load';
import { judge, LISTS, NAMES, readList, sharesByKind } from './judge';

const site = join(__dirname, '../../build', FOLDER);
const read = <Of>(name: string): Of => JSON.parse(readFileSync(join(site, name), 'utf8')) as Of;
const main = read<Corpus>(FILES.main);
const corpus: Corpus = {
  ...main,
  sections: [...main.sections, ...read<Section[]>(FILES.articles)],
};
if (process.argv.includes('--keep')) {
  writeFileSync(join(LISTS, 'site.json'), JSON.stringify(corpus));
}
const index = buildIndex(corpus);

for (const list of NAMES) {
  const judged = readList(list).map((line) => judge(index, line));
  console.log(`\n${list}: kind, queries, hit@1, hit@3`);
  for (const { kind, queries, first, three } of sharesByKind(judged)) {
    const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
    console.log(`${kind.padEnd(10)} ${queries} ${percent(first)} ${percent(three)}`);
  }
  if (list !== 'tuned') continue;
  for (const { line, place, found } of judged.filter((one) => one.place !== 0)) {
    console.log(`missed: ${line.query} -> ${found[0] ?? 'nothing'} (${String(place)})`);
  }
}
