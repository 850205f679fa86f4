import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { company, people, prices } from '../../../src/data';

/** The source files below a folder, and their text. */
function sources(folder: string, pattern = /\.(tsx?|mts|js)$/): [file: string, text: string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => pattern.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')]);
}

interface Import {
  from: string;
  to: string;
  /** Only a type: gone when the code runs. */
  typeOnly: boolean;
}

/** Every import and re-export line, with paths of this repository resolved. */
function imports([file, text]: [string, string]): Import[] {
  const lines =
    /^(?:import\s+(type\s+)?(?:[\w*{][^'";]*?\sfrom\s+)?|export\s+(type\s+)?[*{][^'";]*?\sfrom\s+)['"]([^'"]+)['"]/gm;
  return [...text.matchAll(lines)].map(([, importType, exportType, target = '']) => {
    const to = target.startsWith('@site/')
      ? target.slice('@site/'.length)
      : target.startsWith('.')
        ? join(dirname(file), target)
        : target;
    return { from: file, to, typeOnly: Boolean(importType ?? exportType) };
  });
}

const src = sources('src');
const all = [...src, ...sources('netlify'), ...sources('scripts')].flatMap(imports);

/** The part of the house a path belongs to: "src/components", "netlify", or a package. */
const part = (path: string): string =>
  path.startsWith('src/') ? path.split('/').slice(0, 2).join('/') : path.replace(/\/.*/, '');

const crossing = (from: string, allowed: string[]): string[] =>
  all
    .filter((line) => part(line.from) === from && /^(src|netlify|scripts)\//.test(line.to))
    .filter(({ to }) => ![from, ...allowed].includes(part(to)))
    .map((line) => `${line.from} imports ${line.to}`);

/** Everything that has a place in the tree. */
const ROOMS = [...new Set(all.map(({ from }) => part(from)))].filter((room) => room !== 'scripts');

/** What each room may use, and nothing else; `scripts` are for people, and use what they like. */
const RULES: [room: string, allowed: string[]][] = [
  ['src/data', []],
  ['src/lib', ['src/data']],
  ['src/inline', []],
  ['src/docusaurus', ['src/lib']],
  ['src/islands', []],
  ['src/components', ['src/islands', 'src/docusaurus', 'src/inline', 'src/lib', 'src/data']],
  ['src/browser', ['src/islands', 'src/components', 'src/lib', 'src/css']],
  ['src/pages', ['src/components']],
  ['src/theme', ['src/components', 'src/content']],
  ['src/content', ['src/components', 'src/lib', 'src/data']],
  ['src/artwork', ['src/lib', 'src/data']],
  ['src/postbuild', ['src/artwork', 'src/lib', 'src/data']],
  ['src/editor', ['src/content', 'src/lib', 'src/data']],
  ['src/plugins', ['src/editor', 'src/postbuild', 'src/artwork', 'src/content', 'src/lib']],
  ['scripts', ROOMS],
];

describe('imports run one way', () => {
  it.each(RULES)('%s may use %j', (from, allowed) => {
    expect(all.some((line) => part(line.from) === from)).toBe(true);
    expect(crossing(from, allowed)).toEqual([]);
  });

  it('every room has its rule', () => {
    const ruled = RULES.map(([from]) => from).filter((from) => from !== 'scripts');
    expect(ROOMS.filter((room) => room !== 'netlify').sort()).toEqual(ruled.sort());
  });

  it('no permission goes unused', () => {
    const unused = RULES.filter(([from]) => from !== 'scripts').flatMap(([from, allowed]) =>
      allowed
        .filter((to) => !all.some((line) => part(line.from) === from && part(line.to) === to))
        .map((to) => `${from} may use ${to}, and does not`),
    );
    expect(unused).toEqual([]);
  });

  it('no room is reached again from what it uses', () => {
    const uses = new Map(RULES.map(([from, allowed]) => [from, allowed]));
    const reaches = (from: string, seen: ReadonlySet<string> = new Set()): string[] =>
      (uses.get(from) ?? []).flatMap((to) =>
        seen.has(to) ? [to] : [to, ...reaches(to, new Set([...seen, to]))],
      );
    expect(RULES.map(([from]) => from).filter((from) => reaches(from).includes(from))).toEqual([]);
  });

  it('components use one module each of islands, Docusaurus and the inline script', () => {
    const doors = ['src/islands/Island', 'src/docusaurus/use-site-path', 'src/inline/answers'];
    const used = all
      .filter(
        ({ from, to }) =>
          part(from) === 'src/components' && /^src\/(islands|docusaurus|inline)\//.test(to),
      )
      .map(({ to }) => to);
    expect([...new Set(used)].sort()).toEqual([...doors].sort());
  });

  it('the functions use data, and of the rest only the limits of what is sent to them and the list of languages', () => {
    const foreign = all.filter(
      ({ from, to }) => from.startsWith('netlify/') && to.startsWith('src/'),
    );
    expect(foreign.length).toBeGreaterThan(0);
    const shared = ['src/lib/contact-limits', 'src/lib/search-miss', 'src/lib/locales'];
    expect(foreign.filter(({ to }) => !to.startsWith('src/data/') && !shared.includes(to))).toEqual(
      [],
    );
  });

  it('what is shared with the functions imports nothing', () => {
    const shared = ['src/lib/contact-limits.ts', 'src/lib/search-miss.ts', 'src/lib/locales.ts'];
    expect(all.filter(({ from }) => shared.includes(from))).toEqual([]);
  });

  it('nobody imports a test', () => {
    expect(all.filter(({ to }) => to.startsWith('tests/'))).toEqual([]);
  });
});

it('no zod reaches the browser', () => {
  const client = /^src\/(pages|components|lib|theme|inline|islands|docusaurus)\//;
  const guilty = all.filter(
    ({ from, to, typeOnly }) =>
      client.test(from) &&
      !typeOnly &&
      (/^zod(\/|$)/.test(to) || /^src\/data\/(schema|fields|check)$/.test(to)),
  );
  expect(guilty).toEqual([]);
  expect(
    imports(['src/data/index.ts', readFileSync('src/data/index.ts', 'utf8')]).filter(
      ({ to, typeOnly }) => !typeOnly && !to.endsWith('.json'),
    ),
  ).toEqual([]);
});

describe('routes and swizzles are thin', () => {
  it.each(src.filter(([file]) => file.startsWith('src/pages/')))('%s', (_, text) => {
    expect(text.split('\n').length).toBeLessThanOrEqual(40);
  });

  it.each(src.filter(([file]) => file.startsWith('src/theme/')))('%s', (file, text) => {
    expect(text.split('\n').length).toBeLessThan(25);
    expect(text, 'the first line gives the reason').toMatch(/^\/\/ \S/);
    // A swizzle of nothing is never shown, and nobody notices.
    const name = dirname(file).replace('src/theme/', '');
    const stock = `node_modules/@docusaurus/theme-classic/lib/theme/${name}`;
    expect(existsSync(stock) || existsSync(`${stock}.js`), `${name} in the stock theme`).toBe(true);
  });
});

describe('a value of the company stands in the data alone', () => {
  const values = [
    company.name,
    company.legalName,
    company.phone.display,
    company.phone.e164,
    company.phone.display.replace(/\D/g, '').slice(3),
    company.email,
    new URL(company.url).hostname.replace(/^www\./, ''),
    company.address.street,
    company.address.postalCode,
    ...Object.values(people).map(({ name }) => name),
    ...Object.values(people).flatMap(({ name }) => name.split(' ').slice(0, 1)),
    people.measurement.path,
  ];
  const money = [prices.air, prices.water, prices.materials]
    .flatMap((group) => Object.entries(group))
    .filter(([name]) => name !== 'samples')
    .flatMap(([, price]) => (typeof price === 'number' ? [`$${price}`] : []));

  const written = [
    ...src.filter(([file]) => !file.startsWith('src/data/')),
    ...sources('netlify'),
    ...sources('docs', /\.md$/),
    ...sources('blog', /\.md$/),
    ...sources('src/pages', /\.md$/),
    ...sources('static', /\.(txt|xml|webmanifest)$/),
    ...['docusaurus.config.ts', 'sidebars.ts'].map((file): [string, string] => [
      file,
      readFileSync(file, 'utf8'),
    ]),
  ];

  it.each(written)('not in %s', (_, text) => {
    // Examples in comments and in texts for staff are not facts.
    const code = text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
    expect(values.filter((value) => code.includes(value))).toEqual([]);
    expect(money.filter((price) => new RegExp(`\\${price}(?![\\d,])`).test(code))).toEqual([]);
  });
});
