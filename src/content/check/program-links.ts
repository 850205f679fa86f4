import type { Problem } from '../problems';
import { linkSentence } from './links';
import type { Site } from './read-site';

/** A root-relative address in quotes. */
const ADDRESS = /(['"])(\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:#[a-z0-9-]+)?)\1/g;

/** Addresses that are not pages. */
const NO_PAGE = /^\/(?:api|img|videos|embed|assets)(?:\/|$)/;

/** The code files that may name pages. */
const sources = ({ list }: Site): string[] =>
  ['src/components', 'src/lib', 'src/pages'].flatMap(list).filter((file) => /\.tsx?$/.test(file));

/** A law named in code. */
const LAW = /\blawOf\('(\w+)'\)/g;

/**
 * Finds pages, parts of pages and laws that code names and that are gone. Staff can restore the name; only a programmer
 * can change the code.
 */
export function checkProgramLinks(site: Site): Problem[] {
  const { contents, references } = site;
  // Earlier addresses do not count, because code uses its links as they are.
  const map = { ...site.map, earlier: new Map<string, string>() };
  const problems = new Map<string, Problem>();
  for (const file of sources(site)) {
    const text = (site.text(file) ?? '').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, (comment) =>
      comment.replace(/[^\n]/g, ''),
    );
    for (const { 2: address = '', index } of text.matchAll(ADDRESS)) {
      if (NO_PAGE.test(address) || linkSentence(address, '/', map) === undefined) continue;
      const [page, part] = address.split('#');
      const lost =
        part === undefined || !map.routes.has(page ?? '')
          ? `page ${page}. Give the page this address again`
          : `part "#${part}" of ${page}. Give the heading this link name again, {#${part}}`;
      const line = text.slice(0, index).split('\n').length;
      const message = `This program file links to a ${lost}, or ask a programmer to change the link first.`;
      problems.set(address, { file, line, message });
    }
    for (const { 1: law = '', index } of text.matchAll(LAW)) {
      if (!('laws' in contents) || references.laws.includes(law)) continue;
      const line = text.slice(0, index).split('\n').length;
      const message =
        `This program file names the law "${law}". Put it back into src/data/laws.json; to do ` +
        'without it needs a programmer.';
      problems.set(law, { file, line, message, cause: 'fact' });
    }
  }
  return [...problems.values()];
}

/** Finds files that the menu of the guides (`sidebars.ts`) names and that are gone. */
export function checkMenu({ text: textOf, files }: Site): Problem[] {
  const file = 'sidebars.ts';
  const docs = files.map((one) => one.file);
  const lines = textOf(file)?.split('\n') ?? [];
  return lines.flatMap((text, index) => {
    const id = /^\s*'([a-z0-9/-]+)',?$/.exec(text)?.[1] ?? /\bid: '([^']+)'/.exec(text)?.[1];
    return id === undefined || docs.includes(`docs/${id}.md`)
      ? []
      : [
          {
            file,
            line: index + 1,
            message:
              `The menu names the file docs/${id}.md, which is gone; give the file its name ` +
              'back, or ask a programmer.',
          },
        ];
  });
}
