import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { copiesOf } from '../../../src/content/check/own-facts';
import { readSite } from '../../../src/content/check/read-site';
import { checkStaffFile } from '../../../src/content/check/staff-file';
import { checkTools } from '../../../src/content/check/tools';

const TODAY = '2026-11-23';
const FILE = 'src/pages/tools/radon-law.md';
const site = readSite('.', TODAY);
const text = readFileSync(FILE, 'utf8');

/** Returns the check's problems with the law finder's text if one passage of it is different. */
function told(from: string, to: string, contents = site.contents): string[] {
  expect(text).toContain(from);
  const source = text.replace(from, to);
  const { references } = site;
  const checked = checkStaffFile({ file: FILE, kind: 'pages', source, problems: [] }, site, {
    today: TODAY,
    references,
    copies: copiesOf(site.contents),
  });
  const files = [...site.files.filter(({ file }) => file !== FILE), checked];
  const line = (needle: string): number =>
    source.slice(0, source.indexOf(needle)).split('\n').length;
  return [...checked.problems, ...checkTools({ ...site, files, contents })].map(
    (problem) =>
      `${problem.line === line(to.split('\n')[0] ?? '') ? 'here: ' : ''}${problem.message}`,
  );
}

const START = (name: string): string => text.split('\n').find((one) => one.includes(name)) ?? '';
const ASK = START('`next.ask@sale`');
const BUYER = START('`next.buyer@law-sale`');
const LASTS = START('`next.lasts@law-rental`');
const OLDEST = START('`next.oldest@law-rental`');
const BORDER = START('`answer.border@law-sale`');

test('the text of the law finder says what its tool says', () => {
  expect(told(ASK, ASK)).toEqual([]);
});

test.each([
  ['a sentence that is gone', ASK, '', /^The tool says "next.ask@sale", and no sentence here/],
  [
    'a sentence that is gone on one side of a law',
    OLDEST,
    '',
    /^The tool says "next\.oldest@\w+-rental", and no sentence here has that code/,
  ],
  [
    'a code that the tool never says',
    ASK,
    ASK.replace('next.ask', 'next.aks'),
    /^here: The tool never says "next.aks"/,
  ],
  [
    'a code of another side',
    ASK,
    ASK.replace('@sale', '@sales'),
    /^here: The tool never says "next.ask@sales".*next.ask@sale/,
  ],
  [
    'a fact that not every law has',
    BUYER,
    `${BUYER} From {{ law.level }} on.`,
    /^here: The tool says "next.buyer@\w+-sale", and no sentence can be said then/,
  ],
  [
    'a slot of another name',
    LASTS,
    LASTS.replace('name=last', 'name=lats'),
    /^here: The tool gives "next.lasts" no "lats".*"last"/,
  ],
  [
    'a slot of another name, where there is one alone',
    BORDER,
    BORDER.replace('name=areas', 'name=aeras'),
    /^here: The tool gives "answer\.border" no "aeras"\. Did you mean "areas"\?/,
  ],
  [
    'a slot of which the sentence has another one too',
    LASTS,
    `${LASTS} :slot[today]{name=now}`,
    /^here: The tool gives "next.lasts" no "now"/,
  ],
  [
    'a slot of a sentence without a value',
    ASK,
    ASK.replace('Ask', ':slot[Ask]{name=asked} ask'),
    /^here: The tool gives "next.ask" no "asked"\. It gives it nothing\./,
  ],
  [
    'one slot twice',
    LASTS,
    LASTS.replace('name=last', 'name=today'),
    /^here: Two slots of this sentence are today/,
  ],
  [
    'a sentence without its value',
    LASTS,
    '- `next.lasts@law-rental` A test of {{ law.validity }} counts.',
    /^here: The tool gives "next.lasts" a value/,
  ],
  [
    'a code typed twice',
    ASK,
    ASK.replace('Ask', '`next.ask@sale` Ask'),
    /^here: A code stands once/,
  ],
  [
    'a case below one that holds already',
    BUYER,
    `${BUYER}\n- \`next.buyer@law-sale if rockville\` Here.`,
    /This case is never said/,
  ],
  [
    'a case on the side of a law that it does not have',
    BUYER,
    `- \`next.buyer@law-sale if montgomeryRental\` Here.\n${BUYER}`,
    /^here: This case is never said/,
  ],
  [
    'a sentence in a box that is repeated',
    BUYER,
    `- \`next.ask@sale\` Ask.\n${BUYER}`,
    /"next.ask@sale" would stand in the page twice/,
  ],
  [
    'a heading of another level',
    '#### What to do',
    '## What to do',
    /^here: A heading in a box has four signs/,
  ],
])('%s is told', (_what, from, to, sentence) => {
  expect(told(from, to).join('\n')).toMatch(new RegExp(sentence.source, 'm'));
});

test('a sentence that nothing calls for any more may stay', () => {
  // Without any law, no answer tells a visitor to ask about one.
  const lawless = told(ASK, ASK, { ...site.contents, laws: {} });
  expect(lawless.filter((one) => one.includes('"next.ask'))).toEqual([]);
});

test('what is said where a law lacks something is told', () => {
  const plain = START('`answer.required@law-rental`');
  expect(told(plain, '').join('\n')).toMatch(
    /"answer.required@\w+-rental".*if the entry "\w+" of laws.json lacks/,
  );
});

test('a tool without a text is told', () => {
  const files = site.files.filter(({ file }) => file !== FILE);
  expect(checkTools({ ...site, files })).toContainEqual({
    file: FILE,
    message: expect.stringContaining('The tool "law" has no text') as string,
  });
});
