import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { MARKS } from '../../src/content/directive-kinds';
import { DIRECTIVES } from '../../src/content/directives';
import { jsonSchemaOf } from '../../src/data/file-schemas';
import { schemas, type DataFile } from '../../src/data/schema';
import { LISTS, withLists } from './lists';

const GUIDE = '.github/guide';

/** Where editors find the schema of each JSON file in `src/data`; .vscode/settings.json points here. */
const SCHEMAS = '.vscode/schemas';

/** What editors suggest while a text is being typed. */
const SNIPPETS = '.vscode/directives.code-snippets';

/** Returns every directive with its example, as a snippet file for editors: they complete its name and explain it. */
function snippets(): string {
  const entries = [...DIRECTIVES.values()].map(({ name, kind, about, example }) => [
    `${MARKS[kind]}${name}`,
    {
      scope: 'markdown',
      prefix: `${MARKS[kind]}${name}`,
      description: about,
      body: example.replaceAll('$', '\\$').split('\n'),
    },
  ]);
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

/** Returns the files generated from the code, by path, with their contents. */
export async function guideFiles(): Promise<Map<string, string>> {
  const pages = Object.keys(LISTS).map(async (page): Promise<[string, string]> => {
    const path = join(GUIDE, page);
    const options = await resolveConfig(path);
    const text = withLists(page, readFileSync(path, 'utf8'));
    return [path, await format(text, { ...options, parser: 'markdown' })];
  });
  const forEditors = (Object.keys(schemas) as DataFile[]).map((file): [string, string] => [
    `${SCHEMAS}/${file}.json`,
    `${JSON.stringify(jsonSchemaOf(file, 'ref'), null, 1)}\n`,
  ]);
  const forTexts: [string, string] = [
    SNIPPETS,
    await format(snippets(), { ...(await resolveConfig(SNIPPETS)), parser: 'json' }),
  ];
  return new Map([...(await Promise.all(pages)), ...forEditors, forTexts]);
}
