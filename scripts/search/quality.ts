/**
 * Asks the built site's search what visitors ask, and prints by kind how often an answer comes first and among the
 * first three: in the index of both files, in the list that is finally shown if the second file is late, and in the
 * list shown until then. Usage: npm run search:quality. Names missed queries only for lists that may be tuned to.
 */
import { builtIndexes } from './built';
import { JUDGED, judge, judgeShown, LISTS, readList, sharesByKind } from './judge';
import { show } from './shown';

/** The least share of a list to be answered first, a little below what is (src/search/README.md, "Figures"). */
const LEAST: Readonly<Record<string, number>> = {
  tuned: 0.96,
  known: 0.9,
  blind: 0.8,
  visitors: 0.8,
  unseen: 0.92,
  fresh: 0.88,
  es: 0.93,
  pt: 0.95,
};

const percent = (share = 0): string => `${(share * 100).toFixed(1)} %`.padStart(8);

for (const language of JUDGED) {
  const indexes = builtIndexes(language);
  for (const list of LISTS[language]) {
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
    const [all] = views[0] ?? [];
    const least = LEAST[list] ?? 0;
    if ((all?.first ?? 0) < least) {
      console.error(`FEWER than ${percent(least).trim()} of ${list} are answered first.`);
      process.exitCode = 1;
    }
    if (list !== 'tuned' && list !== language) continue;
    for (const { line, place, found } of judged.filter((one) => one.place !== 0)) {
      console.log(`missed: ${line.query} -> ${found[0] ?? 'nothing'} (${String(place)})`);
    }
  }
}
