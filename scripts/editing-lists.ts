import { DIRECTIVES } from '../src/content/directives';
import { loadReferences } from '../src/content/references';
import { articleFrontMatter, docFrontMatter } from '../src/content/check/front-matter-schema';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const row = (...cells: string[]): string => `| ${cells.map(cell).join(' | ')} |`;
const table = (head: string[], rows: string[][]): string =>
  [row(...head), row(...head.map(() => '---')), ...rows.map((cells) => row(...cells))].join('\n');

function shorten(text: string): string {
  return text.length > 70 ? `${text.slice(0, 67)}...` : text;
}

/** The generated parts of EDITING.md by name. */
export function editingLists(siteDir: string): Record<string, string> {
  const references = loadReferences(siteDir);
  const { facts } = references;
  const directives = Object.values(DIRECTIVES).map(
    ({ about, example }) => `**${about}**\n\n\`\`\`text\n${example}\n\`\`\``,
  );
  const ids = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');
  const fields = (shape: object): string => ids(Object.keys(shape));
  return {
    directives: directives.join('\n\n'),
    names: table(
      ['For', 'Names'],
      [
        ['`::figure{name=...}`', ids(references.figures)],
        ['`::video{id=...}`', ids(references.videos)],
        ['`law=...`', ids(references.laws)],
        ['`::statutes{place=...}`', ids(references.places)],
        ['`::price-table{service=...}`', ids(references.prices)],
        ['`:term[...]`', ids(Object.keys(references.glossary))],
      ],
    ),
    fields: table(
      ['File', 'Lines it may have at the top'],
      [
        ['`docs/*.md`', fields(docFrontMatter.shape)],
        ['`blog/*.md`', fields(articleFrontMatter.shape)],
      ],
    ),
    facts: table(
      ['Write', 'Visitors read'],
      facts.names.map((name) => {
        const found = facts.look(name);
        return [`\`{{ ${name} }}\``, 'text' in found ? shorten(found.text) : ''];
      }),
    ),
  };
}

/** The text of EDITING.md with its generated parts brought up to date. @throws Error when a mark is missing */
export function withLists(text: string, siteDir: string): string {
  return Object.entries(editingLists(siteDir)).reduce((result, [name, list]) => {
    const marks = new RegExp(`(<!-- begin ${name} -->\\n)[\\s\\S]*?(<!-- end ${name} -->)`);
    if (!marks.test(result)) {
      throw new Error(
        `EDITING.md has lost its lines <!-- begin ${name} --> and <!-- end ${name} -->.`,
      );
    }
    return result.replace(
      marks,
      (_all, begin: string, end: string) => `${begin}\n${list}\n\n${end}`,
    );
  }, text);
}
