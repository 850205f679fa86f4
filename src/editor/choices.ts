import { join } from 'node:path';
import { readFolder } from '../data/check';
import type { PickList } from '../data/json-schema';
import { fields } from '../data/sense/problem';
import { namesIn } from '../data/sense/names';
import { siteDay } from '../lib/site-day';
import { labelOf } from './labels';

/** The options of fields that refer to an entry of another file. */
export type Choices = Readonly<Record<PickList, readonly { value: string; label: string }[]>>;

/**
 * Reads the lists as the files are now. An entry that is added to them becomes an option once it is published.
 *
 * @param siteDir the project root
 */
export function choicesOf(siteDir: string): Choices {
  const { contents } = readFolder(join(siteDir, 'src/data'), siteDay());
  const names = namesIn(contents);
  const of = (list: PickList, said: (id: string) => unknown): Choices[PickList] =>
    names[list].map((id) => ({ value: id, label: `${String(said(id))} (${id})` }));
  const inside = (file: string, id: string): Record<string, unknown> =>
    fields(fields(contents[file])[id]);
  const jurisdictions = fields(fields(contents['places'])['jurisdictions']);
  return {
    sources: of('sources', (id) => inside('sources', id)['short']),
    people: of('people', (id) => inside('people', id)['name']),
    priceGroups: of('priceGroups', labelOf),
    laws: of('laws', (id) => fields(jurisdictions[id])['name'] ?? inside('laws', id)['title']),
  };
}
