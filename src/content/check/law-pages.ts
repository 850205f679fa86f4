import type { Law } from '../../data';
import { suggest, type Problem } from '../problems';
import { lineIn, type Site } from './read-site';

const FACTS = 'src/data/laws.json';
const HOW = '.github/guide/new.md has its lines';

/** The directives of a law page that show its facts. */
const BOXES =
  /^(?:::law-(?:summary|sources|exempt-sales)|:::verdict)\{(?:[^}]*\s)?law="?([\w-]*)"?[^}]*\}/;

/** What is wrong with the page of one law: it is missing, or its directives are wrong. */
function pageProblems([id, { path: route }]: readonly [string, Law], site: Site): Problem[] {
  const file = `docs${route}.md`;
  const own = site.files.find((page) => page.route === route);
  if (own === undefined) {
    const message = site.has(file)
      ? `${id}.path is "${route}", but ${file} has another address; write slug: ${route} at its top.`
      : `${id}.path is "${route}", but there is no page: make the file ${file} with slug: ` +
        `${route} at its top (${HOW}), or remove the law here.`;
    return [{ file: FACTS, line: lineIn(site, FACTS, [id, 'path']), message }];
  }
  return boxProblems(own.file, id, (site.text(own.file) ?? '').split('\n'));
}

/** Directives left over from the law that a page was copied from, and the two directives that every law page needs. */
function boxProblems(file: string, id: string, lines: readonly string[]): Problem[] {
  const strange = lines.flatMap((text, index) => {
    const [typed, law] = BOXES.exec(text) ?? [];
    if (typed === undefined || law === id) return [];
    const message = `${typed} shows the facts of another law on the page of "${id}"; write law=${id}.`;
    return [{ file, line: index + 1, message }];
  });
  const missing = ['law-summary', 'law-sources'].filter(
    (box) => !lines.some((line) => line.startsWith(`::${box}{`)),
  );
  return [
    ...strange,
    ...missing.map((box) => ({
      file,
      message: `The page of a law needs the line ::${box}{law=${id}}; ${HOW}.`,
    })),
  ];
}

/**
 * Checks that each law has its page, and each page below `docs/laws` its law. The menu, the table and the cards are
 * made from the laws, so nothing else would lead to the page.
 */
export function checkLawPages(site: Site): Problem[] {
  const laws = Object.entries((site.contents['laws'] ?? {}) as Record<string, Law>);
  const known = laws.map(([, law]) => law.path);
  const strays = site.files.filter(
    ({ file, route }) => file.startsWith('docs/laws/') && !known.includes(route),
  );
  return [
    ...laws.flatMap((law) => pageProblems(law, site)),
    ...strays.map(({ file, route }) => ({
      file,
      message:
        `Nothing leads to this page, since no law in ${FACTS} has "path": "${route}". ` +
        `${suggest(route, known)} If the law is new, add its facts there (${HOW}).`,
      needs: 'laws',
    })),
  ];
}
