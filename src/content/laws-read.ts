import { fields } from '../data/sense/problem';
import { editJson, readJsonFile, type JsonEdit } from './edit-json';
import { suggest } from './problems';

const LAWS = 'src/data/laws.json';
const SOURCES = 'src/data/sources.json';

/** What stands for every source that the rules of a law were read in. */
const ALL = 'all';

/** A rule of a law that was read in a text, and the source that has that text. */
interface ReadRule {
  rule: readonly string[];
  cite: string;
}

/** The rules of a law that somebody read: what was told, and what is our own, was read by nobody. */
function readRules(law: unknown): ReadRule[] {
  const of = (group: unknown, trail: readonly string[]): ReadRule[] =>
    Object.entries(fields(group)).flatMap(([name, rule]) => {
      const { known, cite } = fields(rule);
      return known === 'read' && typeof cite === 'string' ? [{ rule: [...trail, name], cite }] : [];
    });
  return [...of(law, []), ...of(fields(law)['rules'], ['rules'])];
}

/** The rules of a law in `laws.json`. @throws Error in a sentence where there is no law of that name */
function rulesOf(siteDir: string, law: string): ReadRule[] {
  const laws = fields(readJsonFile(siteDir, LAWS));
  if (!(law in laws))
    throw new Error(`There is no law "${law}". ${suggest(law, Object.keys(laws))}`);
  return readRules(laws[law]);
}

/** What to read of a law, as people read it: each source with its address, and the rules that were read there. */
export function whatToRead(siteDir: string, law: string): string {
  const sources = fields(readJsonFile(siteDir, SOURCES));
  const rules = rulesOf(siteDir, law);
  return [...new Set(rules.map(({ cite }) => cite))]
    .map((id) => {
      const { name, url } = fields(sources[id]);
      const own = rules.filter(({ cite }) => cite === id).map(({ rule }) => rule.at(-1));
      return `${id}: ${String(name)}\n  ${String(url)}\n  has ${own.join(', ')}`;
    })
    .join('\n');
}

/**
 * Writes the day on which sources of a law were read at every rule that was read there; of a paper that stays as it is,
 * its own day. What somebody told, and what is our own information, bears no day, and stays.
 *
 * @param read names of sources, or `all` of whoever has read each of them
 * @param today as YYYY-MM-DD
 * @returns the rules that bear the day now
 * @throws Error in a sentence where no rule of the law was read in one of the sources
 */
export function lawRead(
  siteDir: string,
  law: string,
  read: readonly string[],
  today: string,
): string[] {
  const rules = rulesOf(siteDir, law);
  const sources = fields(readJsonFile(siteDir, SOURCES));
  const known = [...new Set(rules.map(({ cite }) => cite))];
  const strange = read.find((id) => id !== ALL && !known.includes(id));
  if (strange !== undefined) {
    throw new Error(`No rule of ${law} was read in "${strange}". ${suggest(strange, known)}`);
  }
  const now = rules.filter(({ cite }) => read.includes(ALL) || read.includes(cite));
  editJson(
    siteDir,
    LAWS,
    now.map(({ rule, cite }): JsonEdit => {
      const { day = today } = fields(sources[cite]);
      return [[law, ...rule, 'asOf'], day];
    }),
  );
  return now.map(({ rule }) => [law, ...rule].join('.'));
}
