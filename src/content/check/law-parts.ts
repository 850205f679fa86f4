import type { Law } from '../../data';
import { exemptionsOf, namesExemptions } from '../../laws/exemptions';
import type { Problem } from '../problems';
import { lineIn, type Site } from './read-site';

const FACTS = 'src/data/laws.json';

/** Fields of a law that the law finder and the search explain by linking to a section of its page. */
const NAMING = ['exemptSales', 'exemptPlaces', 'exemptHomes', 'exemptions'] as const;

/** Checks that the page of a law has the section on exemptions to which the law finder and the search link. */
export function checkLawParts(site: Site): Problem[] {
  const laws = (site.contents['laws'] ?? {}) as Record<string, Law>;
  return Object.entries(laws).flatMap(([id, law]): Problem[] => {
    const [page = '', part = ''] = exemptionsOf(law).split('#');
    const parts = site.map.routes.get(page);
    const field = NAMING.find((name) => law[name] !== undefined);
    if (!namesExemptions(law) || field === undefined || !parts || parts.has(part)) return [];
    const message =
      `${id}.${field} says what the law leaves out, and the law finder leads to ${page}#${part} ` +
      `for it; add "## Exemptions {#${part}}" with a sentence on it to docs${page}.md.`;
    return [{ file: FACTS, line: lineIn(site, FACTS, [id, field]), message }];
  });
}
