import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { company } from '../../../src/data';
import { applyAnswers } from '../../../src/content/answers/apply';
import { parseMarkdown } from '../../../src/content/parse';
import { loadReferences, type References } from '../../../src/content/references';
import { applyTranslation, applyWords } from '../../../src/content/remark-staff';
import { filesOf } from '../../../src/content/site-files';
import { evenSource } from '../../../src/content/source';
import type { Spoken, SpokenLists } from '../../../src/laws/spoken';

const law = (id: string, more: Partial<Spoken> = {}): Spoken => ({
  ids: { law: id, 'law-sale': `${id}-sale` },
  anchor: `${id}-sale`,
  facts: { 'law.jurisdiction': id.toUpperCase(), 'law.level': undefined },
  marks: { ground: false, [id]: true },
  sources: { validity: undefined },
  ...more,
});

const RIVERTON = law('riverton');
const OAKS = law('oaks', {
  facts: { 'law.jurisdiction': 'Oaks & Co', 'law.level': '4.0 pCi/L' },
  marks: { ground: true, oaks: true },
  sources: { validity: { known: 'read', statedBy: 'city', cite: 'page', asOf: '2026-01-02' } },
});

const listsOf = (laws: readonly Spoken[]): SpokenLists => ({
  law: laws,
  'law-sale': laws,
  'sale-law': laws,
  'law-rental': [],
  'lease-law': [],
  state: [],
  'state-sale': [],
  'state-rental': [],
  place: [],
});

const site = loadReferences(filesOf('.'));
const referencesWith = (lists: SpokenLists): References => ({ ...site, spoken: () => lists });
const references = referencesWith(listsOf([RIVERTON, OAKS]));

const box = (lines: string, attributes = 'id=all title="All"'): string =>
  evenSource(`:::answers{${attributes}}\n${lines}\n:::\n`);

interface Element {
  type: string;
  data?: { hName?: string; hProperties?: Record<string, string | undefined> };
}

/** Returns the page's sentences by name, and each slot in them as `slot NAME`, with its element and text. */
function printed(tree: Root): Record<string, string> {
  const found: Record<string, string> = {};
  visit(tree, (node) => {
    const { data: { hName, hProperties = {} } = {} } = node as Element;
    const name = hProperties['data-say'];
    if (name !== undefined) {
      const lang = hProperties['lang'];
      found[name] = `${lang === undefined ? '' : `[${lang}] `}${toString(node)}`;
    }
    if (hProperties['data-slot'] !== undefined)
      found[`slot ${hProperties['data-slot']}`] = `${hName}: ${toString(node)}`;
  });
  return found;
}

function pageOf(source: string): Root {
  const tree = parseMarkdown(source);
  expect(applyWords(tree, source, 'tool', references)).toEqual([]);
  applyAnswers(tree, references.spoken());
  return tree;
}

const said = (lines: string, attributes?: string): Record<string, string> =>
  printed(pageOf(box(lines, attributes)));

const problems = (source: string): string[] =>
  applyWords(parseMarkdown(source), source, 'tool', references).map(
    ({ line, message }) => `${line}: ${message}`,
  );

describe('the sentences of a tool', () => {
  it('bear the name that the program says', () => {
    expect(
      said('- `next.ask@sale` Ask.\n- `assumed.today` As of :slot[today]{name=date}.'),
    ).toEqual({
      'next.ask@sale': 'Ask.',
      'assumed.today': 'As of today.',
      'slot date': 'span: today',
    });
  });

  it('are repeated for each law that their code names, with its facts', () => {
    expect(said('- `why.rule@law` The rule of {{ law.jurisdiction }}.')).toEqual({
      'why.rule@riverton': 'The rule of RIVERTON.',
      'why.rule@oaks': 'The rule of Oaks & Co.',
    });
  });

  it('are repeated with their box', () => {
    const tree = pageOf(
      box('- `why.rule@law-sale` Yes.', 'each=law-sale title="{{ law.jurisdiction }}: selling"'),
    );
    const boxes = tree.children.map((node) => (node as Element).data);
    expect(boxes).toEqual([
      { hName: 'answers-block', hProperties: { id: 'riverton-sale', title: 'RIVERTON: selling' } },
      { hName: 'answers-block', hProperties: { id: 'oaks-sale', title: 'Oaks & Co: selling' } },
    ]);
    expect(Object.keys(printed(tree))).toEqual(['why.rule@riverton-sale', 'why.rule@oaks-sale']);
  });

  it('are not said of a law that lacks what they quote', () => {
    expect(said('- `next.fix@law` From {{ law.level }} on.')).toEqual({
      'next.fix@oaks': 'From 4.0 pCi/L on.',
    });
  });

  it('of one code are tried in their order, and the first that holds is said', () => {
    const lines = [
      '- `next.fix@law if level and no ground` Never.',
      '- `next.fix@law if ground` Ground.',
      '- `next.fix@law` Any.',
    ];
    expect(said(lines.join('\n'))).toEqual({
      'next.fix@riverton': 'Any.',
      'next.fix@oaks': 'Ground.',
    });
  });

  it('can ask for one law', () => {
    expect(said('- `next.fix@law if oaks` Here.')).toEqual({ 'next.fix@oaks': 'Here.' });
  });

  it('have their case before them, and not in an answer', () => {
    const tree = pageOf(box('**If you rent:** `next.ask` Ask.\n\n`next.go` Go.'));
    expect(printed(tree)).toEqual({ 'next.ask': 'Ask.', 'next.go': 'Go.' });
    expect(toString(tree)).toContain('If you rent: Ask.');
  });

  it('lead to addresses with what they quote in them', () => {
    const tree = pageOf(box('- `why.rule@law if ground` [More](/x?place={{ law.jurisdiction }}).'));
    const urls: string[] = [];
    visit(tree, 'link', ({ url }) => void urls.push(url));
    expect(urls).toEqual(['/x?place=Oaks%20&%20Co']);
  });

  it('say who says so, where the law names it', () => {
    const tree = pageOf(box('- `why.rule@law` Yes. :source{of=validity}'));
    const sources: unknown[] = [];
    visit(tree, 'textDirective', ({ data }) => void sources.push(data?.hProperties));
    expect(sources).toEqual([
      { of: 'validity' },
      { known: 'read', statedBy: 'city', cite: 'page', asOf: '2026-01-02' },
    ]);
  });

  it('leave no heading behind that nothing stands below', () => {
    const tree = pageOf(box('- `why.a` A.\n\n#### Only with ground\n\n- `why.b@place` B.'));
    expect(toString(tree)).toBe('A.');
  });

  it('can be left out of the list of all answers', () => {
    const tree = pageOf(':::unlisted\n`place.read` We read it.\n:::\n');
    expect((tree.children[0] as Element).data).toEqual({
      hName: 'div',
      hProperties: { hidden: '' },
    });
    expect(printed(tree)).toEqual({ 'place.read': 'We read it.' });
  });
});

describe('what is wrong in the sentences of a tool', () => {
  it.each([
    ['a sentence without a code', '- Ask.', /^2: This sentence has no code/],
    [
      'a condition that nobody knows',
      '- `a.b@law if grund` A.',
      /^2: "if grund" asks for .*"ground"/,
    ],
    [
      'a fact of a law where none is meant',
      '- `a.b` Of {{ law.level }}.',
      /^2: Nothing says which one/,
    ],
    ['a fact of another kind', '- `a.b@state` Of {{ law.level }}.', /^2: Here is no law/],
    [
      'an unknown fact',
      '- `a.b@law` Of {{ law.levle }}.',
      /^2: There is no fact named "law.levle"/,
    ],
    [
      'an unknown source',
      '- `a.b@law` A. :source{of=validty}',
      /^2: :source has of=validty.*"validity"/,
    ],
    ['two that cannot be told apart', '- `a.b` A.\n- `a.b` B.', /^2: Two sentences are `a.b`/],
    [
      'two with one condition',
      '- `a.b@law if ground` A.\n- `a.b@law if ground` B.',
      /^3: Two sent/,
    ],
  ])('%s is told', (_what, lines, sentence) => {
    expect(problems(box(lines)).join('\n')).toMatch(sentence);
  });

  it('tells a sentence outside of every box', () => {
    expect(problems('`a.b` A.\n').join('\n')).toMatch(/^1: A sentence of a tool stands in a box/);
  });
});

describe('a translation', () => {
  const english = box(
    [
      '- `next.fix@law if level` From {{ law.level }} on.',
      '- `next.fix@law if ground` Ground: :slot[a day]{name=day}.',
      '- `next.fix@law` Any.',
      '- `next.ask` Ask **{{ company.name }}**.',
    ].join('\n'),
  );
  const spanish = (lines: string): Record<string, string> => {
    const source = box(lines, 'id=all title="Todo"');
    const tree = parseMarkdown(source);
    const own = listsOf([
      RIVERTON,
      { ...OAKS, facts: { ...OAKS.facts, 'law.level': '4.0 pCi/L (es)' } },
    ]);
    const wrong = applyTranslation(tree, source, referencesWith(own), {
      tree: parseMarkdown(english),
      source: english,
      references,
      isOld: (line) => source.split('\n')[line - 1]?.includes('viejo') === true,
    });
    expect(wrong).toEqual([]);
    return printed(tree);
  };

  it('gives its words, each to the sentence with the same code and condition', () => {
    const words = spanish(
      [
        '- `next.fix@law if ground` Suelo: :slot[un día]{name=day}.',
        '- `next.fix@law if level` Desde {{ law.level }}.',
        '- `next.fix@law` Todo.',
        '- `next.ask` Pregunte a **{{ company.name }}**.',
      ].join('\n'),
    );
    expect(words).toEqual({
      'next.fix@oaks': 'Desde 4.0 pCi/L (es).',
      'next.fix@riverton': 'Todo.',
      'next.ask': `Pregunte a ${company.name}.`,
    });
  });

  it('leaves in English what it lacks, and what is older than the English', () => {
    const words = spanish('- `next.fix@law` Algo viejo.\n- `next.ask` Pregunte.');
    expect(words).toEqual({
      'next.fix@oaks': '[en] From 4.0 pCi/L on.',
      'next.fix@riverton': '[en] Any.',
      'next.ask': 'Pregunte.',
    });
  });

  it('is never read at the places of the English source', () => {
    const words = spanish('- `next.ask` Vea a las 12:30, y **:slot[un día muy largo]{name=day}**.');
    expect(words['next.ask']).toBe('Vea a las 12:30, y un día muy largo.');
    expect(words['next.fix@oaks']).toBe('[en] From 4.0 pCi/L on.');
  });
});
