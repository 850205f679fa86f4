import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { company, people, prices } from '../../../src/data';

/** Returns the files below a folder whose names match a pattern, with their text. */
function sources(folder: string, pattern = /\.(tsx?|mts|js)$/): [file: string, text: string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => pattern.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')]);
}

const src = sources('src');

describe('routes and swizzles are thin', () => {
  it.each(src.filter(([file]) => file.startsWith('src/pages/')))('%s', (_, text) => {
    expect(text.split('\n').length).toBeLessThanOrEqual(40);
  });

  it.each(src.filter(([file]) => file.startsWith('src/theme/')))('%s', (file, text) => {
    expect(text.split('\n').length).toBeLessThan(25);
    expect(text, 'the first line gives the reason').toMatch(/^\/\/ \S/);
    // A swizzle of a component that the stock theme no longer has is never shown, and nobody notices.
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
    people['measurement']!.path!,
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
    // Examples in comments are not facts.
    const code = text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
    expect(values.filter((value) => code.includes(value))).toEqual([]);
    expect(money.filter((price) => new RegExp(`\\${price}(?![\\d,])`).test(code))).toEqual([]);
  });
});

it('no two style sheets of components have one name: classes are called by it', () => {
  const names = sources('src', /\.module\.css$/).map(([file]) => basename(file));
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
