import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { factNames } from '../../../scripts/guide/fact-list';
import { guideFiles } from '../../../scripts/guide/files';
import { DIRECTIVES } from '../../../src/content/directives';
import { loadReferences } from '../../../src/content/references';
import { filesOf } from '../../../src/content/site-files';
import { jsonSchemaOf, meaningOf } from '../../../src/data/file-schemas';
import { schemas, type DataFile } from '../../../src/data/schema';
import { render } from './markdown/render';

const FILES = Object.keys(schemas) as DataFile[];
const GUIDE = '.github/guide';
/** The site whose facts the guide lists. */
const COMPANY = 'tests/company/site';
const PAGES = ['EDITING.md', ...readdirSync(GUIDE).map((name) => join(GUIDE, name))].filter(
  (path) => path.endsWith('.md'),
);

const made = await guideFiles();

describe('what is made from the code is as the code is', () => {
  it.each(['boxes.md', 'facts.md', 'pages.md', 'tools.md', 'writing.md'])(
    '%s; else npm run docs:editing',
    (page) => {
      const path = join(GUIDE, page);
      expect(made.get(path) === readFileSync(path, 'utf8')).toBe(true);
    },
  );

  it('the schemas for editors; else npm run docs:editing', () => {
    const own = [...made].filter(([path]) => path.endsWith('.json'));
    expect(own.map(([path]) => path)).toEqual(FILES.map((file) => `.vscode/schemas/${file}.json`));
    expect(
      own.filter(([path, text]) => readFileSync(path, 'utf8') !== text).map(([path]) => path),
    ).toEqual([]);
  });

  it('the directives that editors offer; else npm run docs:editing', () => {
    const path = '.vscode/directives.code-snippets';
    expect(made.get(path) === readFileSync(path, 'utf8')).toBe(true);
  });

  it('editors find the schema of every file', () => {
    const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as object;
    expect(settings).toEqual({
      'json.schemas': [...FILES].sort().map((file) => ({
        fileMatch: [`/src/data/${file}.json`],
        url: `./.vscode/schemas/${file}.json`,
      })),
    });
  });
});

describe('the office reads what a field means', () => {
  it('in an editor, with the words of the check for a wrong value', () => {
    expect(jsonSchemaOf('prices', 'inline').properties?.air?.properties?.montgomery).toMatchObject({
      description: 'One air test in Montgomery County',
      errorMessage:
        'This should be a price in whole dollars above 0, without quotation marks or $, such as 165.',
    });
  });

  it('in the list of facts: each has a meaning', () => {
    const text = readFileSync(join(GUIDE, 'facts.md'), 'utf8');
    const bare = [...text.matchAll(/^\| `\{\{ (\S+) \}\}` +\| +\|$/gm)].map(([, name]) => name);
    expect(bare).toEqual([]);
  });

  it('of a field that nobody knows: nothing', () => {
    expect(meaningOf(['radon', 'test', 'mars'])).toBeUndefined();
  });
});

it('what stands in tools alone is offered with them, and not for other texts', () => {
  const [tools, boxes] = ['tools.md', 'boxes.md'].map((page) =>
    readFileSync(join(GUIDE, page), 'utf8'),
  );
  for (const one of [':::answers', ':slot[', ':source{']) {
    expect(tools).toContain(one);
    expect(boxes).not.toContain(one);
  }
});

it('the guide explains every name that a sentence of a tool can ask for', () => {
  const guide = readFileSync(join(GUIDE, 'tools.md'), 'utf8');
  const { laws, spoken } = loadReferences(filesOf('.'));
  const marks = Object.values(spoken()).flatMap((list) =>
    list.flatMap((one) => Object.keys(one.marks)),
  );
  const names = [...new Set(marks)].filter((name) => !laws.includes(name));
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});

it('the list of facts holds names, and no value that the office may change', () => {
  const text = readFileSync(join(GUIDE, 'facts.md'), 'utf8');
  expect(factNames().filter((name) => !text.includes(`\`{{ ${name} }}\``))).toEqual([]);
  expect(text).not.toMatch(/\$\d/);
});

test('the … of a listed fact stands for an entry of its file', () => {
  const { names } = loadReferences(filesOf(COMPANY)).facts;
  const entriesOf = (file: string): string[] =>
    Object.keys(JSON.parse(readFileSync(join(COMPANY, `src/data/${file}.json`), 'utf8')) as object);
  const unnamed = factNames().filter((fact) => {
    const [file = '', ...rest] = fact.split('.…');
    return (
      rest.length > 0 &&
      !entriesOf(file).some((id) => names.includes(`${file}.${id}${rest.join('')}`))
    );
  });
  expect(unnamed).toEqual([]);
});

describe('the guide of the office', () => {
  it('fits a lunch break', () => {
    expect(readFileSync('EDITING.md').byteLength).toBeLessThanOrEqual(6_000);
  });

  it.each(PAGES)('%s links to what exists', (page) => {
    const text = readFileSync(page, 'utf8').replace(/```[^]*?```|`[^`]*`/g, '');
    const links = [...text.matchAll(/\]\((?!https?:|#|\.\.\/\.\.\/(?:\.\.|issues))([^)#]+)/g)].map(
      ([, to = '']) => join(dirname(page), to),
    );
    expect(links.filter((to) => !existsSync(to))).toEqual([]);
  });

  it.each(PAGES.slice(1))('EDITING.md leads to %s', (page) => {
    expect(readFileSync('EDITING.md', 'utf8')).toContain(`(${page}`);
  });
});

/** Directives that only a later step turns into something: the list of questions, and parts that pages share. */
const MARKERS = ['faq-again', 'fold', 'part'];

test.each([...DIRECTIVES.values()].filter(({ name }) => !MARKERS.includes(name)))(
  'the example of $name builds, and becomes its element',
  async ({ example, element }) => {
    expect(await render(example)).toContain(`<${element}`);
  },
);
