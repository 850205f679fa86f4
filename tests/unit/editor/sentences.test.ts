import { describe, expect, it } from 'vitest';
import { read, write, type Format } from '../../../src/editor/formats';
import { formsOf } from '../../../src/editor/forms';
import { sampleSite } from '../content/sample-site';
import { insertionsOf, type WrittenIn } from '../../../src/editor/insertions';

const FORMAT: Format = {
  kind: 'md',
  schema: { type: 'object', properties: { title: { type: 'string' } } },
  shown: 'sentences',
};

const SOURCE = `---
title: 'A tool' # a note
---

:::answers{each=law-sale title="{{ law.name }}: selling"}
**For a home:** \`answer.yes@law-sale if note\` As we state it, yes.

**For a home:** \`answer.yes@law-sale\` Yes.

- \`next.ask@law\` Ask
  somebody.

#### What to do

- \`next.buyer@law-sale if rich\` Order two,  with *care*.
- \`next.buyer@law-sale\` Order a test. :source{of=validity}

::figure{name=timeline}
:::

:::unlisted{each=place}
\`case.inside@place\` Inside:

\`next.ask@law\` Ask here too.
:::
`;

interface Line {
  type: string;
  code?: string;
  when?: string;
  words: string;
}
interface Box {
  type: string;
  title?: string;
  sentences: Line[];
  cases: { code: string; words: string }[];
}

/** Opens the form; its boxes may be changed, and `saved` returns the file that is then written. */
function opened(source = SOURCE): { boxes: [Box, Box]; saved: () => string } {
  const form = read(source, FORMAT);
  const boxes = structuredClone(form['boxes']) as [Box, Box];
  return { boxes, saved: () => write({ ...form, boxes }, FORMAT) };
}

const sentence = ({ sentences }: Box, code: string): Line =>
  sentences.find((one) => one.code === code)!;

describe('the text of a tool', () => {
  it('is shown box by box, and in each sentence by sentence', () => {
    const { boxes } = opened();
    expect(boxes.map(({ type, title }) => [type, title])).toEqual([
      ['answers', '{{ law.name }}: selling'],
      ['unlisted', undefined],
    ]);
    expect(boxes[0].sentences).toEqual([
      {
        type: 'sentence',
        code: 'answer.yes@law-sale if note',
        when: 'For a home:',
        words: 'As we state it, yes.',
      },
      { type: 'sentence', code: 'answer.yes@law-sale', when: 'For a home:', words: 'Yes.' },
      { type: 'sentence', code: 'next.ask@law', when: '', words: 'Ask\n  somebody.' },
      { type: 'heading', words: 'What to do' },
      {
        type: 'sentence',
        code: 'next.buyer@law-sale if rich',
        when: '',
        words: 'Order two,  with *care*.',
      },
      {
        type: 'sentence',
        code: 'next.buyer@law-sale',
        when: '',
        words: 'Order a test. :source{of=validity}',
      },
    ]);
  });

  it('that is opened and saved stays as it is, byte for byte', () => {
    expect(opened().saved()).toBe(SOURCE);
    const odd = SOURCE.replace(
      '- `next.buyer@law-sale if rich`',
      '-  `next.buyer@law-sale if rich`',
    )
      .replace('Yes.\n', 'Yes.  \n')
      .replace('#### What', '\n\n#### What');
    expect(opened(odd).saved()).toBe(odd);
    const before = SOURCE.replace(':::answers', '## Above\n\n`next.ask@law` Loose.\n\n:::answers');
    expect(opened(before).saved()).toBe(before);
  });

  it.each([
    ['Order a test.', (box: Box) => sentence(box, 'next.buyer@law-sale')],
    ['What to do', ({ sentences }: Box) => sentences[3]!],
  ])('changes one line with one word: %s', (words, find) => {
    const { boxes, saved } = opened();
    const line = find(boxes[0]);
    line.words = line.words.replace(words, 'Other words.');
    expect(saved()).toBe(SOURCE.replace(words, 'Other words.'));
  });

  it('has its titles and the bold words of a case changed', () => {
    const { boxes, saved } = opened();
    boxes[0].title = 'Buying';
    sentence(boxes[0], 'answer.yes@law-sale').when = 'For one:';
    expect(saved()).toBe(
      SOURCE.replace('{{ law.name }}: selling', 'Buying').replace(
        '**For a home:** `answer.yes@law-sale` ',
        '**For one:** `answer.yes@law-sale` ',
      ),
    );
  });

  it('has a changed sentence on one line', () => {
    const { boxes, saved } = opened();
    sentence(boxes[0], 'next.ask@law').words = 'Ask\n\nthe county. ';
    expect(saved()).toBe(SOURCE.replace('Ask\n  somebody.', 'Ask the county.'));
  });
});

describe('a new case', () => {
  it('is written before the first sentence of its code, in its own box', () => {
    const { boxes, saved } = opened();
    boxes[0].cases.push({ code: 'next.buyer@law-sale if rockville', words: 'Order three.' });
    boxes[1].cases.push({ code: 'next.ask@law if rockville', words: 'Ask there.' });
    expect(saved()).toBe(
      SOURCE.replace(
        '- `next.buyer@law-sale if rich`',
        '- `next.buyer@law-sale if rockville` Order three.\n$&',
      ).replace('`next.ask@law` Ask here', '`next.ask@law if rockville` Ask there.\n\n$&'),
    );
  });

  it('has the bold words of the sentence it stands before', () => {
    const { boxes, saved } = opened();
    boxes[0].cases.push({ code: 'answer.yes@law-sale if rockville', words: 'Surely.' });
    const first = '**For a home:** `answer.yes@law-sale if note`';
    expect(saved()).toBe(
      SOURCE.replace(
        first,
        `**For a home:** \`answer.yes@law-sale if rockville\` Surely.\n\n${first}`,
      ),
    );
  });

  it('of a code that its box does not have is refused', () => {
    const { boxes, saved } = opened();
    boxes[1].cases.push({ code: 'next.buyer@law-sale if rockville', words: 'Order three.' });
    expect(saved).toThrow('No sentence of this box has the code `next.buyer@law-sale`');
  });

  it('goes again when its words are taken out, with its empty line', () => {
    const { boxes, saved } = opened();
    sentence(boxes[0], 'next.buyer@law-sale if rich').words = '';
    sentence(boxes[0], 'answer.yes@law-sale if note').words = ' ';
    expect(saved()).toBe(
      SOURCE.replace('- `next.buyer@law-sale if rich` Order two,  with *care*.\n', '').replace(
        '**For a home:** `answer.yes@law-sale if note` As we state it, yes.\n\n',
        '',
      ),
    );
  });
});

describe('what a tool needs stays', () => {
  it('the sentence that is said of all others, and what else has words', () => {
    const { boxes, saved } = opened();
    sentence(boxes[0], 'next.buyer@law-sale').words = '';
    expect(saved).toThrow('`next.buyer@law-sale` needs words: only a sentence with "if"');
    const alone = opened(SOURCE.replace(/- `next\.buyer@law-sale` .*\n/, ''));
    sentence(alone.boxes[0], 'next.buyer@law-sale if rich').words = '';
    expect(alone.saved).toThrow('`next.buyer@law-sale if rich` needs words');
    const other = opened();
    other.boxes[0].sentences[3]!.words = '';
    expect(other.saved).toThrow('"What to do" needs words.');
  });

  it('a code, whatever a form does', () => {
    const { boxes, saved } = opened();
    sentence(boxes[0], 'next.buyer@law-sale').code = 'next.byer@law-sale';
    expect(saved).toThrow('The code `next.buyer@law-sale` must stay');
    const other = opened();
    other.boxes[0].sentences.splice(1, 1);
    expect(other.saved).toThrow('The code `answer.yes@law-sale` must stay');
  });
});

it('each tool has a form of its own, in every language', () => {
  const { collections } = formsOf({ siteDir: '.', pricesAtOnce: false });
  const forms = collections.flatMap((one) =>
    'files' in one ? one.files.filter(({ file }) => file.endsWith('tools/radon-law.md')) : [],
  );
  expect(forms.map(({ label }) => label)).toEqual(Array(3).fill('Tool: radon law'));
  for (const { fields } of forms) {
    expect(fields.map(({ name }) => name)).toContain('boxes');
    expect(fields.map(({ name }) => name)).not.toContain('body');
  }
});

it('each page is offered as a link under its title', () => {
  const [links, ...others] = insertionsOf('.').filter(({ label }) => label === 'Links to pages');
  expect(others).toEqual([]);
  const texts = links?.insertions.map(({ text, reads }) => [text, reads]);
  for (const [title, page] of [
    ['Rockville Radon Law: Sales and Rentals', '/laws/rockville'],
    ['Radon testing services and prices', '/services'],
  ]) {
    expect(texts).toContainEqual([`[${title}](${page})`, title]);
  }
  expect(texts?.flat().join()).not.toContain('/_closing');
});

it('a page is found by what it is for, and a picture by its name once it was uploaded', () => {
  const site = sampleSite({ 'static/img/img-4711.jpg': '', 'static/img/blog/old.jpg': '' });
  const all = insertionsOf(site).flatMap(({ insertions }) => insertions);
  expect(all.find(({ text }) => text.endsWith('](/questions)'))?.about).toContain(
    'What people ask.',
  );
  expect(all.map(({ text }) => text).filter((text) => text.includes('.jpg'))).toEqual([
    '![what it shows](/img/img-4711.jpg)',
    '![what it shows](/img/name.jpg)',
  ]);
});

it('a part that pages share says which file it is', () => {
  const all = insertionsOf('.').flatMap(({ insertions }) => insertions);
  const part = all.find(({ text }) => text === '::part{name=booking}');
  expect(part?.about).toContain('name=booking is the text of src/pages/_booking.md');
});

const offered = (writtenIn: WrittenIn): string[] =>
  insertionsOf('.')
    .filter(({ only }) => only === undefined || only.includes(writtenIn))
    .flatMap(({ insertions }) => insertions.map(({ text }) => text));

it('a sentence is offered what only it can hold, and a text is not', () => {
  const [sentences, texts] = [offered('sentence').join('\n'), offered('text').join('\n')];
  for (const one of ['{{ law.validity }}', ':slot[', ':source{of=']) {
    expect(sentences).toContain(one);
    expect(texts).not.toContain(one);
  }
  expect(texts).toContain('::schedule-button');
  expect(sentences).not.toContain('::schedule-button');
  expect(sentences).toContain('{{ prices.air.montgomery }}');
});

it('words at the top of a page are offered facts alone', () => {
  const lines = offered('line');
  expect(lines).toContain('{{ prices.air.montgomery }}');
  expect(lines.filter((text) => !/^\{\{ (?!law\.|state\.|place\.)[^{}]+ \}\}$/.test(text))).toEqual(
    [],
  );
});
