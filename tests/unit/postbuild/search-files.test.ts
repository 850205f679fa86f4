import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { inEach } from '../../../src/languages/all-locales';
import type { Knowledge, Section } from '../../../src/search/corpus';
import { whole } from '../../../src/search/load';
import { searchFiles, writeSearchFiles } from '../../../src/postbuild/search';
import { shortened } from '../../../src/postbuild/search/shortened';

const section = (url: string, kind: Section['kind']): Section => ({
  url,
  page: 'Page',
  kind,
  heading: url,
  above: [],
  blocks: ['Some text.'],
});

const KNOWLEDGE: Knowledge = {
  asked: [
    {
      at: '/page#part',
      answer: 'Two days.',
      en: ['How long is it'],
      es: ['cuánto dura'],
      also: { en: ['for how long do I wait', 'what is it'], es: ['espero mucho'] },
    },
    { at: '/page#part', also: { pt: ['demora muito'] } },
    { at: '/blog/article#part', en: ['why is that'], also: { en: ['reason behind it all'] } },
    { at: '/gone', en: ['is it there'] },
  ],
  glossary: [],
  places: { jurisdictions: {}, places: {}, intents: { sale: [], rental: [], law: [], visit: [] } },
  levels: { consider: 2, action: 4, urgent: 8, bqPerPci: 37 },
  zips: ['208', '220'],
  price: '$165',
  synonyms: { ...inEach(() => ({})), pt: { casa: 'home' } },
  elsewhere: { ...inEach(() => []), en: ['Pizza'], es: ['Mecánico'], pt: ['padaria'] },
};

const SECTIONS = [section('/page#part', 'page'), section('/blog/article#part', 'article')];

describe('the two files of the search', () => {
  const { main, later } = searchFiles('en', SECTIONS, KNOWLEDGE);

  test('with the first result come the pages and what is asked of them in all languages', () => {
    expect(main.sections.map(({ url }) => url)).toEqual(['/page#part']);
    expect(main.asked).toEqual([
      { at: '/page#part', answer: 'Two days.', en: ['how long is it'], es: ['cuanto dura'] },
    ]);
  });

  test('after it come the articles, and rarer ways to ask in the language of the pages', () => {
    expect(later.sections.map(({ url }) => url)).toEqual(['/blog/article#part']);
    expect(later.asked).toEqual([
      { at: '/blog/article#part', en: ['why is that'] },
      { at: '/page#part', answer: 'Two days.', en: ['long wait', 'what is it'] },
      { at: '/blog/article#part', en: ['reason behind'] },
    ]);
    const spanish = searchFiles('es', SECTIONS, KNOWLEDGE).later.asked;
    expect(spanish).toContainEqual({ at: '/page#part', answer: 'Two days.', es: ['espero mucho'] });
    expect(spanish.flatMap(({ pt = [] }) => pt)).toEqual([]);
  });

  test('subjects of other sites come first: without them nonsense would be shown', () => {
    expect(main.elsewhere).toMatchObject({ en: ['pizza'], es: ['mecanico'], pt: ['padaria'] });
  });

  test('of each other language the first ten questions of a part come first', () => {
    const es = Array.from({ length: 12 }, (_, i) => `pregunta ${String(i).padStart(2, '0')}`);
    const asked = [{ at: '/page#part', en: es, es }];
    const files = searchFiles('en', SECTIONS, { ...KNOWLEDGE, asked });
    expect(files.main.asked).toEqual([{ at: '/page#part', en: es, es: es.slice(0, 10) }]);
    expect(files.later.asked).toEqual([{ at: '/page#part', es: es.slice(10) }]);
  });

  test('common words that stand nowhere here come after it, to be no slips', () => {
    expect(later.words).toContain('electric');
    for (const here of ['text', 'article', 'long']) expect(later.words).not.toContain(here);
    expect(later.words.filter((word) => !/^[a-z]{3,}$/.test(word))).toEqual([]);
    expect(whole(main, later).words).toEqual(later.words);
  });

  test('put together they hold everything, and nothing of what is gone', () => {
    const { sections, asked } = whole(main, later);
    expect(sections).toEqual(SECTIONS);
    expect(asked.map(({ at }) => at)).not.toContain('/gone');
    expect(asked).toHaveLength(main.asked.length + later.asked.length);
  });
});

test('a third language is not read on pages that are translated, and all are where the search knows no stems', () => {
  const readOn = (language: string): unknown => {
    const { main } = searchFiles(language, SECTIONS, KNOWLEDGE);
    const { elsewhere, synonyms } = main;
    return [main.language, elsewhere.en, elsewhere.es, elsewhere.pt, synonyms.pt];
  };
  expect(readOn('es')).toEqual(['es', ['pizza'], ['mecanico'], [], {}]);
  expect(readOn('pt')).toEqual(['pt', ['pizza'], [], ['padaria'], { casa: 'home' }]);
  expect(readOn('fr')).toEqual(['en', ['pizza'], ['mecanico'], ['padaria'], { casa: 'home' }]);
});

test('the field of the home page has the places by name, and what is in which', () => {
  const places = {
    ...KNOWLEDGE.places,
    places: { Rockville: 'rockville' },
    jurisdictions: {
      md: { name: 'Maryland', find: 'a', page: '/laws/a', within: ['rockville'] },
      rockville: { name: 'Rockville', find: 'b', sale: '/laws/b', outside: 'md', isOwn: true },
      dc: { name: 'District', shown: 'Distrito', find: 'c' },
    },
  } as const;
  const { direct } = searchFiles('es', SECTIONS, { ...KNOWLEDGE, places } as unknown as Knowledge);
  expect(direct.places).toEqual({
    places: { Rockville: 'rockville' },
    jurisdictions: {
      md: { name: 'Maryland', within: ['rockville'] },
      rockville: { name: 'Rockville', isOwn: true },
      dc: { name: 'District', shown: 'Distrito' },
    },
  });
});

test('articles that are too long together are sent by the first sentence of each part', () => {
  const articles = ['Is it 3.5 here? It is.', 'No end', 'So! And so.'].map((text, n) => ({
    ...section(`/blog/a#${n}`, 'article'),
    blocks: [text, 'More.'],
  }));
  const letters = articles.flatMap(({ blocks }) => blocks).join('').length;
  expect(shortened(articles, letters)).toEqual(articles);
  expect(shortened(articles, letters - 1).map(({ blocks }) => blocks)).toEqual([
    ['Is it 3.5 here?'],
    ['No end'],
    ['So!'],
  ]);
});

test('a site without anything to search stops the build', async () => {
  await expect(writeSearchFiles('build', 'es', [], KNOWLEDGE)).rejects.toThrow('No page in build');
});

test('a question about a part that is gone stops the English build; a translation may lack the part', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'search-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const write = (language: string): Promise<void> =>
    writeSearchFiles(folder, language, SECTIONS, KNOWLEDGE);
  await expect(write('en')).rejects.toThrow('parts of pages that do not exist: /gone.');
  await expect(write('es')).resolves.toBeUndefined();
});
