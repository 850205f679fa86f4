import { describe, expect, it } from 'vitest';
import { readText } from '../../../../src/content/translations/blocks';
import { compare, type Comparison } from '../../../../src/content/translations/compare';
import { madeFrom, type PageRecord } from '../../../../src/content/translations/record';

/** The parts of a page in English and Spanish. Two answers start alike, and two have the same kind of box. */
const PARTS = {
  top: ['---\ntitle: Questions\n---\n\nWelcome.', '---\ntitle: Preguntas\n---\n\nBienvenidos.'],
  basics: ['## Basics {#basics}', '## Lo básico {#basics}'],
  gas: [
    '### What is it? {#gas}\n\nCall us.\n\n:::note\nIt is a gas.\n:::\n\nIt has {{ radon.actionLevel.air }}.',
    '### ¿Qué es? {#gas}\n\nLlámenos.\n\n:::note\nEs un gas.\n:::\n\nTiene {{ radon.actionLevel.air }}.',
  ],
  house: [
    '### Which house? {#house}\n\nCall us.\n\n:::note\nAny house.\n:::\n\nSee [laws](/radon-laws).',
    '### ¿Qué casa? {#house}\n\nLlámenos hoy.\n\n:::note\nCualquiera.\n:::\n\nVea [las leyes](/radon-laws).',
  ],
  vacant: ['#### And a vacant one? {#vacant}\n\nThat too.', '#### ¿Y vacía? {#vacant}\n\nTambién.'],
  again: ['::faq-again{#cost}', '::faq-again{#cost}'],
  prices: ['## Prices {#prices}', '## Precios {#prices}'],
  cost: [
    '### How much? {#cost}\n\nSome.\n\n- One.\n- Two.',
    '### ¿Cuánto? {#cost}\n\nAlgo.\n\n- Uno.\n- Dos.',
  ],
  pay: ['### Who pays? {#pay}\n\nThe buyer.', '### ¿Quién paga? {#pay}\n\nEl comprador.'],
  more: ['## More', '## Más'],
  rest: ['## The rest', '## Lo demás'],
  end: ['### Anything else? {#end}\n\nNo.', '### ¿Algo más? {#end}\n\nNo.'],
} as const;

type Part = keyof typeof PARTS;

const ORDER: Part[] = ['top', 'basics', 'gas', 'house', 'vacant', 'again', 'prices', 'cost', 'pay'];
const LOOSE: Part[] = ['top', 'more', 'gas', 'house', 'rest', 'cost', 'pay'];

const page = (order: readonly Part[], language: 0 | 1): string =>
  order.map((part) => PARTS[part][language]).join('\n\n');

const blocks = (text: string): ReturnType<typeof readText>['blocks'] => readText('a', text).blocks;

function recordOf(order: readonly Part[]): PageRecord {
  const own = blocks(page(order, 1));
  return blocks(page(order, 0)).map((block, index) => madeFrom(block, own[index]!));
}

/** Returns an order in which some parts are moved before another one, or to the end. */
function moved(order: readonly Part[], parts: readonly Part[], before?: Part): Part[] {
  const rest = order.filter((part) => !parts.includes(part));
  const at = before === undefined ? rest.length : rest.indexOf(before);
  return [...rest.slice(0, at), ...parts, ...rest.slice(at)];
}

const beside = (
  english: string,
  own = page(ORDER, 1),
  record: PageRecord | undefined = recordOf(ORDER),
): Comparison => compare({ english: blocks(english), translated: blocks(own), record });

const toldOf = ({ old, differences }: Comparison): unknown => ({ old, differences });
const NOTHING = { old: [], differences: [] };

const MOVES: [what: string, order: Part[]][] = [
  ['a question up', moved(ORDER, ['pay'], 'gas')],
  ['a question down', moved(ORDER, ['gas'])],
  ['a question beside the next, which has the same box', moved(ORDER, ['house'], 'gas')],
  ['a question with what is below it', moved(ORDER, ['house', 'vacant'], 'pay')],
  ['a part of an answer', moved(ORDER, ['vacant'], 'house')],
  ['a question that is listed again', moved(ORDER, ['again'])],
  ['a group with its questions', moved(ORDER, ['prices', 'cost', 'pay'], 'basics')],
  ['everything', ['top', 'prices', 'pay', 'again', 'house', 'cost', 'basics', 'vacant', 'gas']],
];

describe.each(MOVES)('%s has moved', (_what, order) => {
  it('in English alone: nothing is old or wrong, and nothing is recorded anew', () => {
    const comparison = beside(page(order, 0));
    expect(toldOf(comparison)).toEqual(NOTHING);
    expect(comparison.heading).toBeUndefined();
    expect(comparison.renewed).toEqual(recordOf(ORDER));
    expect(comparison.accepted).toEqual(recordOf(ORDER));
  });

  it('in both, and in the translation alone: it is recorded in the order of the translation', () => {
    for (const english of [order, ORDER]) {
      const comparison = beside(page(english, 0), page(order, 1));
      expect(toldOf(comparison)).toEqual(NOTHING);
      expect(comparison.renewed).toEqual(recordOf(order));
      expect(toldOf(beside(page(order, 0), page(order, 1), comparison.renewed))).toEqual(NOTHING);
    }
  });

  it('and some words have changed: these alone are old, until somebody renews them', () => {
    const english = page(order, 0).replace('Any house.', 'Any house at all.');
    const { old, differences, renewed } = beside(english);
    const lineOf = (text: string, words: string): number =>
      text.slice(0, text.indexOf(words)).split('\n').length;
    expect(old).toEqual([
      {
        line: lineOf(page(ORDER, 1), 'Cualquiera.'),
        english: lineOf(english, 'Any house at all.'),
        was: 'Any house.',
        is: 'Any house at all.',
        words: 4,
      },
    ]);
    expect(differences).toEqual([]);
    expect(renewed).toEqual(recordOf(ORDER));
    // Moving the translation along does not translate what has changed in it.
    expect(beside(english, page(order, 1)).old).toMatchObject([{ was: 'Any house.' }]);
    const own = page(ORDER, 1).replace('Cualquiera.', 'Cualquier casa.');
    expect(toldOf(beside(english, own))).toEqual(NOTHING);
  });
});

describe('a question that has moved', () => {
  const order = moved(ORDER, ['house'], 'pay');

  it('and has another heading now is old in its heading alone', () => {
    const english = page(order, 0).replace('Which house?', 'What house?');
    expect(beside(english).old).toMatchObject([
      { was: '### Which house? {#house}', is: '### What house? {#house}' },
    ]);
  });

  it('and has another link name now is another one: told as gone and as new', () => {
    const { old, differences } = beside(page(order, 0).replace('{#house}', '{#home}'));
    expect(old.map(({ was, is }) => [was, is])).toEqual(
      expect.arrayContaining([
        ['### Which house? {#house}', undefined],
        [undefined, '### Which house? {#home}'],
      ]),
    );
    expect(differences.filter(({ expected }) => !expected)).toEqual([]);
  });

  it('is compared with its own translation: a fact that somebody takes out is missed', () => {
    const own = page(ORDER, 1).replace('Tiene {{ radon.actionLevel.air }}.', 'Tiene algo.');
    const { differences } = beside(page(moved(ORDER, ['gas']), 0), own);
    expect(differences).toMatchObject([
      { expected: false, message: expect.stringContaining('lacks {{ radon') as string },
    ]);
  });

  it('leaves a new one and one that is gone to be told', () => {
    const english = `${page(
      order.filter((part) => part !== 'cost'),
      0,
    )}\n\n### New? {#new}\n\nYes.`;
    expect(beside(english).old.map(({ was, is }) => [was, is])).toEqual([
      ['### How much? {#cost}', undefined],
      ['Some.', undefined],
      ['One.', undefined],
      ['Two.', undefined],
      [undefined, '### New? {#new}'],
      [undefined, 'Yes.'],
    ]);
  });

  it('is looked for only where it is known from which English the translation was made', () => {
    const compared = { english: blocks(page(order, 0)), translated: blocks(page(ORDER, 1)) };
    expect(compare({ ...compared, record: undefined }).differences).not.toEqual([]);
  });
});

describe('what is no part with a link name', () => {
  it.each([
    ['a point of a list', '- One.\n- Two.', '- Two.\n- One.'],
    ['an answer under another question', '\n\nThe buyer.', ''],
  ])('is told when it moves: %s', (_what, from, to) => {
    const english = page(ORDER, 0).replace(from, to);
    const there = to === '' ? english.replace('Some.', `Some.${from}`) : english;
    expect(beside(there).old).not.toEqual([]);
  });
});

describe('headings without a link name', () => {
  const told = (english: readonly Part[], own: readonly Part[] = LOOSE): Comparison =>
    beside(page(english, 0), page(own, 1), recordOf(LOOSE));

  it.each<[string, Part[]]>([
    ['a question passes one', moved(LOOSE, ['pay'], 'gas')],
    ['all questions of a group pass one', moved(LOOSE, ['gas', 'house'])],
  ])('keep their places: %s', (_what, order) => {
    expect(toldOf(told(order))).toEqual(NOTHING);
    expect(toldOf(told(order, order))).toEqual(NOTHING);
  });

  it('stand in another order: the page waits, and none of it is a mistake of the translator', () => {
    const order = moved(LOOSE, ['rest', 'cost', 'pay'], 'more');
    const { old, heading, differences } = told(order);
    expect(old.map(({ was, is }) => was ?? is)).toContain('## The rest');
    expect(heading?.expected).toBe(true);
    expect(differences.filter(({ expected }) => !expected)).toEqual([]);
    expect(toldOf(told(order, order))).toEqual(NOTHING);
  });

  it('have moved with a question and are alike: the page waits', () => {
    const below = (text: string, title: string): string =>
      text.replace(/(\{#(?:gas|house)\}\n\n)/g, `$1#### ${title}\n\n`);
    const [english, own] = [below(page(LOOSE, 0), 'Why'), below(page(LOOSE, 1), 'Por qué')];
    const to = blocks(own);
    const record = blocks(english).map((block, index) => madeFrom(block, to[index]!));
    expect(toldOf(beside(english, own, record))).toEqual(NOTHING);
    const swapped = below(page(moved(LOOSE, ['house'], 'gas'), 0), 'Why');
    expect(beside(swapped, own, record).old).not.toEqual([]);
    const past = below(page(moved(LOOSE, ['gas', 'house'], 'pay'), 0), 'Why');
    expect(beside(past, own, record).old).not.toEqual([]);
  });

  it('are the titles of boxes too, which take their ids by their order', () => {
    const boxed = (text: string): string =>
      text
        .replace('{#gas}', '{#gas}\n\n:::do\n- A.\n:::')
        .replace('{#pay}', '{#pay}\n\n:::dont\n- A.\n:::');
    const [english, own] = [boxed(page(ORDER, 0)), boxed(page(ORDER, 1))];
    const to = blocks(own);
    const record = blocks(english).map((block, index) => madeFrom(block, to[index]!));
    const now = (order: readonly Part[]): Comparison => beside(boxed(page(order, 0)), own, record);
    expect(toldOf(now(moved(ORDER, ['pay'], 'prices')))).toEqual(NOTHING);
    expect(now(moved(ORDER, ['pay'], 'gas')).old).not.toEqual([]);
  });
});
