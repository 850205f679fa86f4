import { fields } from '../data/sense/problem';
import { editJson, readJsonFile, type JsonEdit } from './edit-json';
import { suggest } from './problems';

const LAWS = 'src/data/laws.json';
const SOURCES = 'src/data/sources.json';

/** Stands for every source that the rules of a law were read in. */
const ALL = 'all';

/** A rule of a law that somebody read, and the source they read it in. */
interface ReadRule {
  rule: readonly string[];
  cite: string;
}

/** The rules of a law that somebody read, without those we were told or know only from our own information. */
function readRules(law: unknown): ReadRule[] {
  const of = (group: unknown, trail: readonly string[]): ReadRule[] =>
    Object.entries(fields(group)).flatMap(([name, rule]) => {
      const { known, cite } = fields(rule);
      return known === 'read' && typeof cite === 'string' ? [{ rule: [...trail, name], cite }] : [];
    });
  return [...of(law, []), ...of(fields(law)['rules'], ['rules'])];
}

/**
 * The rules of a law in `laws.json` that somebody read.
 * @throws Error with a sentence if there is no law of that name
 */
function rulesOf(siteDir: string, law: string): ReadRule[] {
  const laws = fields(readJsonFile(siteDir, LAWS));
  if (!(law in laws))
    throw new Error(`There is no law "${law}". ${suggest(law, Object.keys(laws))}`);
  return readRules(laws[law]);
}

/**
 * A reading list for a law: each source with its address and the rules that were read there.
 * @throws Error with a sentence if there is no law of that name
 */
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
 * Sets `asOf` of every rule of a law that was read in some sources to today, or to the source's own `day` if its text
 * never changes. Rules that we were told or know only from our own information have no day and stay as they are.
 *
 * @param read source ids, or `all` for every source of the law
 * @param today as YYYY-MM-DD
 * @returns the rules that were updated, as dotted paths
 * @throws Error with a sentence if there is no such law, or if none of its rules was read in one of the sources
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
