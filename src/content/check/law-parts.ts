import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Law } from '../../data';
import { readJson } from '../../data/json';
import { exemptionsOf, namesExemptions } from '../../lib/law-exemptions';
import type { Problem } from '../problems';
import type { SiteMap } from './links';

const FACTS = 'src/data/laws.json';

/** Fields of a law that the law finder and the search explain by a part of its page. */
const NAMING = ['exemptSales', 'exemptPlaces', 'exemptHomes', 'exemptions'] as const;

/**
 * Checks that the page of a law has the parts to which the law finder and the search lead: what it leaves out.
 * @param contents of the data files whose form is right
 */
export function checkLawParts(
  contents: Readonly<Record<string, unknown>>,
  { siteDir, routes }: SiteMap,
): Problem[] {
  if (!('laws' in contents)) return [];
  const { lineOf } = readJson(readFileSync(path.join(siteDir, FACTS), 'utf8'));
  return Object.entries(contents['laws'] as Record<string, Law>).flatMap(([id, law]): Problem[] => {
    const [page = '', part = ''] = exemptionsOf(law).split('#');
    const parts = routes.get(page);
    const field = NAMING.find((name) => law[name] !== undefined);
    if (!namesExemptions(law) || field === undefined || !parts || parts.has(part)) return [];
    const message = `${id}.${field} says what the law leaves out, and the law finder leads to ${page}#${part} for it; add "## Exemptions {#${part}}" with a sentence on it to docs${page}.md.`;
    return [{ file: FACTS, line: lineOf([id, field]), message }];
  });
}
