import { describe, expect, it } from 'vitest';
import { findsIn, type Find } from '../../../src/editor/finds';
import { toQuestions } from '../../../src/editor/question-form';
import { toBoxes } from '../../../src/editor/sentence-form';

const TOOL = `
:::answers{title="If you sell"}
### Before you sign
- \`next.seller@law-sale\` Order the Test before you sign.
- **For a lease:** \`next.other\` Ask the office.
:::
:::unlisted
\`place.read\` We read your test as one of a lease.
:::
`;

const FAQ = `Above all of it.

## Prices {#prices}

### What does a test cost? {#cost}

From $1, and ${'much more '.repeat(20)}in winter. ${'Ask us. '.repeat(20)}

### When? {#when}

Today.
`;

const inTool = (looked: string): Find[] => findsIn(toBoxes(TOOL), 'boxes', looked);
const inFaq = (looked: string): Find[] => findsIn(toQuestions(FAQ).rows, 'questions', looked);

it('an entry is found by its short name, beside its words if it has any', () => {
  const rows = [
    { entry: 'Kentlands', value: 'gaithersburg' },
    { entry: 'countyTips', name: 'Tips of the county' },
  ];
  expect(findsIn(rows, 'places', 'kentlands')).toMatchObject([{ path: 'places.0.entry' }]);
  expect(findsIn(rows, 'more', 'countytips')).toMatchObject([
    { path: 'more.1.name', called: ['countyTips'] },
  ]);
});

describe('a sentence of a tool', () => {
  it('is found by its words, with its box, its code and what was found', () => {
    expect(inTool(' tHe  test ')).toEqual([
      {
        path: 'boxes.0.sentences.1.words',
        called: ['If you sell', 'next.seller@law-sale'],
        said: ['Order ', 'the Test', ' before you sign.'],
      },
    ]);
  });

  it('is found in a box without a title', () => {
    expect(inTool('we read')).toMatchObject([
      { path: 'boxes.1.sentences.0.words', called: ['place.read'] },
    ]);
  });

  it.each([
    ['its code', 'next.OTHER', 'boxes.0.sentences.2.words'],
    ['its case', 'for a lease', 'boxes.0.sentences.2.words'],
    ['words of both', 'office lease', 'boxes.0.sentences.2.words'],
  ])('is found by %s', (_what, looked, path) => {
    expect(inTool(looked).map((find) => find.path)).toEqual([path]);
  });

  it('is one of all rows: the title of a box and a heading are others', () => {
    expect(inTool('you si').map(({ path }) => path)).toEqual([
      'boxes.0.sentences.0.words',
      'boxes.0.sentences.1.words',
    ]);
    expect(inTool('if you')).toEqual([
      { path: 'boxes.0.title', called: [], said: ['', 'If you', ' sell'] },
    ]);
  });

  it('comes before others that have the words apart', () => {
    expect(inTool('of one').map(({ path }) => path)).toEqual(['boxes.1.sentences.0.words']);
    expect(inTool('the o').map(({ path }) => path)).toEqual([
      'boxes.0.sentences.2.words',
      'boxes.0.sentences.1.words',
    ]);
  });

  it.each(['', '  ', 'nowhere', 'office seller'])('is not found by %j', (looked) => {
    expect(inTool(looked)).toEqual([]);
  });
});

describe('a question', () => {
  it('is found by a word of a long answer, of which that part is shown', () => {
    const [find, ...others] = inFaq('IN WINTER');
    expect(others).toEqual([]);
    expect(find).toMatchObject({ path: 'questions.1.text', called: ['What does a test cost?'] });
    expect(find?.said[0]).toMatch(/^….{39}[^…]$/);
    expect(find?.said[1]).toBe('in winter');
    expect(find?.said[2]).toMatch(/^\. Ask us.*…$/);
  });

  it('is found by its own words and its link name, with the beginning of its answer', () => {
    const found = { path: 'questions.2.text', called: ['When?'], said: ['', '', 'Today.'] };
    expect(inFaq('when?')).toEqual([found]);
    expect(inFaq('prices')).toMatchObject([{ path: 'questions.0.text', called: ['Prices'] }]);
  });
});

describe('what visitors ask', () => {
  const asked = [
    { at: '/faqs#cost', en: 'what does it cost\nis it free', es: 'cuánto cuesta' },
    { at: '/faqs#when', en: 'when', also: { pt: 'quando é' }, answer: { en: 'It costs nothing.' } },
  ];
  const inAsked = (looked: string): Find[] => findsIn(asked, 'entries', looked);

  it('is found in each language, with the part that answers it', () => {
    expect(inAsked('cuesta')).toEqual([
      { path: 'entries.0.es', called: ['/faqs#cost'], said: ['cuánto ', 'cuesta', ''] },
    ]);
    expect(inAsked('quando').map(({ path }) => path)).toEqual(['entries.1.also.pt']);
  });

  it('is found in its answer, and by the part itself', () => {
    expect(inAsked('cost').map(({ path }) => path)).toEqual([
      'entries.0.at',
      'entries.0.en',
      'entries.1.answer.en',
    ]);
  });
});
