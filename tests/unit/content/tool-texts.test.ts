import { expect, test } from 'vitest';
import { TODAY } from '../../catalogue/catalogue';
import { checkContent } from '../../../src/content/check/check';
import { demandsOf } from '../../../src/content/check/demands';
import { readSite } from '../../../src/content/check/read-site';
import { TOOLS } from '../../../src/tools/tools';
import { exampleSite, toldByFile } from './example-site';

const FILE = 'src/pages/tools/radon-law.md';
const TOP = `---
layout: tool
tool: law
icon: air
title: A tool
description: What it says.
heading: A tool
lead: To ask.
card: To ask.
---

:::answers{id=all title="All"}
`;

/** A sentence for each thing that the law finder says of the example's laws, by its name. */
function sentences(): Map<string, string> {
  const [whole] = demandsOf('law', TODAY, readSite(exampleSite(), TODAY).contents);
  const { sentences: values, hasSlot } = TOOLS.law;
  const slots = (code: string): string =>
    hasSlot(code) ? (values[code] ?? []).map((name) => ` :slot[x]{name=${name}}`).join('') : '';
  return new Map(
    [...(whole?.said ?? [])].map((name) => [
      name,
      `- \`${name}\` Words${slots(name.replace(/@.*/, ''))}.`,
    ]),
  );
}

/** What is told of the text of the law finder. @param rest what stands below its sentences */
function told(lines: Iterable<string>, rest = ''): Record<string, string[]> {
  const text = `${TOP}${[...lines].join('\n')}\n${rest}:::\n`;
  return toldByFile(checkContent(exampleSite({ [FILE]: text }), TODAY).problems);
}

const lacking = (name: string): string =>
  `The tool says "${name}", and no sentence can be said then if the entry "${/@(\w+)/.exec(name)?.[1] ?? ''}" ` +
  'of laws.json lacks everything that it need not have: each asks for or quotes something that is not there. ' +
  'Write one below that needs nothing.';

const OTHERS = {
  'src/pages/tools/closed-house.md': ['closed-house'],
  'src/pages/tools/price.md': ['price'],
  'src/pages/tools/test-dates.md': ['test-dates'],
  'src/pages/tools/test-result.md': ['result'],
};
const WITHOUT_TEXT = Object.fromEntries(
  Object.entries(OTHERS).map(([file, [name = '']]) => [
    file,
    [`The tool "${name}" has no text: write this file, with "tool: ${name}" at its top.`],
  ]),
);

test('the text of a tool that says what the tool says is right, and the other tools have none', () => {
  expect(told(sentences().values())).toEqual(WITHOUT_TEXT);
});

test('what a tool and its text do not both say is told at its line', () => {
  const lines = sentences();
  lines.set('onward.price', '');
  lines.set('next.buyer@montgomeryResale-sale', '- `next.buyer@law-sale` {{ law.exemptSales }}.');
  lines.set('next.seller@montgomeryResale-sale', '- `next.seller@law-sale` {{ law.validity }}.');
  lines.set(
    'next.tenant@montgomeryRental-rental',
    '- `next.tenant@law-rental` {{ law.validity }}.\n',
  );
  lines.set('place.read', '- `place.read` Words.');
  lines.set('assumed.today', '- `assumed.today` Words :slot[x]{name=day}.');
  lines.set('onward.dates@sale', '- `onward.dates@sale` :slot[x]{name=date} :slot[x]{name=now}.');
  lines.set('next.anyway@sale', '- `next.anyway@sale` :slot[x]{name=now}.');
  lines.set('next.anyway@rental', '- `next.anyway@rentals` Words.');
  lines.set('assumed.past', '- `assumed.passed` :slot[x]{name=date}.');
  const rest = `- \`next.fix@law-sale if montgomeryRental\` Never.
- \`onward.days@law\` Stays.
- \`answer.limits@nowhere\` Stays.
- \`why.rule@law-sale if validity\` Stays.
- \`unsure.mailing@virginia\` Never.
:::

:::answers{id=more title="More"}
- \`onward.days@sale\` Twice.
- \`next.fix@law-rental if montgomeryRental\` Once.
`;
  expect(told(lines.values(), rest)).toEqual({
    ...WITHOUT_TEXT,
    [FILE]: [
      'The tool says "assumed.past", and no sentence here has that code.',
      'The tool says "onward.price", and no sentence here has that code.',
      'The tool says "next.anyway@rental", and no sentence here has that code.',
      '14: The tool gives "place.read" a value: put it in as :slot[words until then]{name=place}.',
      `15: ${lacking('next.seller@montgomeryResale-sale')}`,
      '20: The tool gives "assumed.today" no "day". Did you mean "date"?',
      '23: The tool gives "next.anyway" no "now". It gives it nothing.',
      '24: The tool never says "assumed.passed". Did you mean "assumed.past"?',
      '27: The tool gives "onward.dates" no "now". Choose one of: date.',
      expect.stringMatching(/^28: There is no fact named "law\.exemptSales"/),
      `28: ${lacking('next.buyer@montgomeryResale-sale')}`,
      '30: The tool never says "next.anyway@rentals". Did you mean "next.anyway@rental"?',
      `42: ${lacking('next.tenant@montgomeryRental-rental')}`,
      '44: This case is never said: a sentence of the same code above it holds first, its box is of the other side, or it quotes what this law does not have. Move it up, or mend it.',
      '48: The tool never says "unsure.mailing@virginia". Did you mean "unsure.mailing@maryland"?',
      '52: "onward.days@sale" would stand in the page twice: its sentence belongs into one box.',
      '53: "next.fix@montgomeryRental-rental" would stand in the page twice: its sentence belongs into one box.',
    ],
  });
});

test('the sentences of a tool are read as often as they are typed, whatever they are said of', () => {
  const text = `${TOP}- \`onward.price\` Words of a tool.\n- \`next.fix@law-sale\` Four words more here.\n:::\n`;
  const { graded } = checkContent(exampleSite({ [FILE]: text }), TODAY);
  expect(graded.find(({ page }) => page === FILE)).toMatchObject({ words: 8 });
});
