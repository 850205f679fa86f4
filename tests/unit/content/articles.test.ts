import { expect, test } from 'vitest';
import { TODAY } from '../../catalogue/catalogue';
import { checkContent } from '../../../src/content/check/check';
import { exampleSite, toldByFile } from './example-site';

const letters = (count: number): string => 'a'.repeat(count);

/** An article with some lines at its top in place of others, by their names. */
function article(slug: string, lines: Readonly<Record<string, string>>, text: string): string {
  const top = {
    title: slug,
    slug,
    description: `What ${slug} says.`,
    date: '2026-05-01',
    image: '/img/blog/cover.svg',
    excerpt: 'What it says.',
    call_to_action: 'schedule',
    ...lines,
  };
  const typed = Object.entries(top).map(([name, value]) => `${name}: ${value}`);
  return `---\n${typed.join('\n')}\n---\n\n${text}\n`;
}

/** What is told of each article, by its slug. @param rows the lines at the top, the sentences, and the text */
function check(
  rows: Readonly<Record<string, [Readonly<Record<string, string>>, string[], string?]>>,
): void {
  const files = Object.entries(rows).map(([slug, [lines, , text = 'Text.']]) => [
    `blog/${slug}.md`,
    article(slug, lines, text),
  ]);
  const told = toldByFile(
    checkContent(exampleSite(Object.fromEntries(files) as Record<string, string>), TODAY).problems,
  );
  const wanted = Object.entries(rows).flatMap(([slug, [, sentences]]) =>
    sentences.length > 0 ? [[`blog/${slug}.md`, sentences]] : [],
  );
  expect(told).toEqual(Object.fromEntries(wanted));
}

const off = (given: number, counted: number): string =>
  `9: reading_time is ${given}, but the words of the article take about ${counted} minutes; ` +
  'remove the line, or mend the number.';

test('days of an article are told from the first that cannot be', () => {
  const update = (date: string, changed: string): Record<string, string> => ({
    date,
    last_update: `\n  date: ${changed}`,
  });
  const ahead = (date: string): string =>
    `5: date (${date}) is more than a year ahead, and the article would not be seen until then; ` +
    'look at the year, or write draft: true.';
  check({
    'changed-on-its-day': [update('2026-05-01', '2026-05-01'), []],
    'changed-the-day-before': [
      update('2026-05-01', '2026-04-30'),
      ['9: last_update.date (2026-04-30) is before date (2026-05-01).'],
    ],
    'changed-today': [update('2026-05-01', '2026-11-22'), []],
    'changed-tomorrow': [
      update('2026-05-01', '2026-11-23'),
      ['9: last_update.date (2026-11-23) is in the future (today is 2026-11-22).'],
    ],
    'changed-on-its-later-day': [update('2026-12-01', '2026-12-01'), []],
    'changed-after-its-later-day': [
      update('2026-12-01', '2026-12-02'),
      ['9: last_update.date (2026-12-02) is in the future (today is 2026-11-22).'],
    ],
    'in-a-year': [{ date: '2027-11-22' }, []],
    'in-a-year-and-a-day': [{ date: '2027-11-23' }, [ahead('2027-11-23')]],
    'in-a-year-and-a-month': [{ date: '2027-12-22' }, [ahead('2027-12-22')]],
    'a-draft-of-a-far-year': [{ date: '2029-11-23', draft: 'true' }, []],
    'no-draft-of-a-far-year': [{ date: '2029-11-23', draft: 'false' }, [ahead('2029-11-23')]],
    'of-the-first-year': [{ date: '2008-01-01' }, []],
    'of-the-year-before': [
      { date: '2007-12-31' },
      ['5: date (2007-12-31) is before the company was founded (2008); look at the year.'],
    ],
    'reviewed-today': [{ reviewed: '\n  by: inspector\n  on: 2026-11-22' }, []],
    'reviewed-tomorrow': [
      { reviewed: '\n  by: inspector\n  on: 2026-11-23' },
      ['9: reviewed.on (2026-11-23) is in the future (today is 2026-11-22).'],
    ],
  });
});

test('the reading time may be two minutes off, and of a long article by half', () => {
  const long = 'It is so. '.repeat(8 * 75);
  check({
    'short-three': [{ reading_time: '3' }, []],
    'short-four': [{ reading_time: '4' }, [off(4, 1)]],
    'long-four': [{ reading_time: '4' }, [], long],
    'long-twelve': [{ reading_time: '12' }, [], long],
    'long-three': [{ reading_time: '3' }, [off(3, 8)], long],
    'long-thirteen': [{ reading_time: '13' }, [off(13, 8)], long],
  });
});

test('an article may be as long at its top as its lines allow, and no letter longer', () => {
  const longer = (line: number, field: string, max: number): string[] => [
    `${line}: ${field} has ${max + 1} characters; keep it under ${max}.`,
  ];
  check({
    'title-90': [{ title: letters(90) }, []],
    'title-91': [{ title: letters(91) }, longer(2, 'title', 90)],
    'description-160': [{ description: letters(160) }, []],
    'description-161': [{ description: letters(161) }, longer(4, 'description', 160)],
    'excerpt-300': [{ excerpt: letters(300) }, []],
    'excerpt-301': [{ excerpt: letters(301) }, longer(7, 'excerpt', 300)],
    'lead-400': [{ lead: letters(400) }, []],
    'lead-401': [{ lead: letters(401) }, longer(9, 'lead', 400)],
    'keyword-80': [{ keywords: `[radon, ${letters(80)}]` }, []],
    'keyword-81': [{ keywords: `[radon, ${letters(81)}]` }, longer(9, 'keywords', 80)],
    'reading-60': [{ reading_time: '60' }, [off(60, 1)]],
    'reading-61': [
      { reading_time: '61' },
      ['9: reading_time must be a whole number, from 1 to 60.'],
    ],
    'reading-0': [{ reading_time: '0' }, ['9: reading_time must be a whole number, from 1 to 60.']],
    'order-half': [{ order: '1.5' }, ['9: order must be a whole number, 1 or more.']],
    blank: [{ excerpt: '" "' }, ['7: excerpt is empty.']],
    'of-one-letter': [{ excerpt: 'x' }, []],
    signs: [
      { excerpt: 'Two __signs', lead: 'A `code`' },
      [
        '9: lead has signs of Markdown or HTML, which are printed there as they stand; write plain words.',
      ],
    ],
    curly: [
      { title: '“Radon”' },
      ['2: title stands in curly quotes, which would be printed; type straight ones (").'],
    ],
    days: [
      { date: '2026-5-1' },
      ['5: date must be a real day written year-month-day, such as 2026-03-31.'],
    ],
    'days-of-february': [
      { date: '2026-02-29' },
      ['5: date must be a real day written year-month-day, such as 2026-03-31.'],
    ],
    years: [{ date: '1999-12-31' }, ['5: date has a year that cannot be; look at its digits.']],
  });
});

test('the parts of a series have a parent that is seen before them, and a place each', () => {
  const part = (parentSlug: string, order: string): Record<string, string> => ({
    parentSlug,
    ...(order !== '' && { order }),
  });
  const needs = 'An article with a parentSlug needs its place in the series: order: 2.';
  check({
    'the-first': [
      { date: '2026-05-01', order: '1' },
      ['9: order 1 is already that of blog/lead.md; give each its own number.'],
    ],
    'the-second': [part('the-first', '1'), []],
    'the-third': [
      part('the-first', '1'),
      ['10: order 1 is already that of blog/the-second.md; give each its own number.'],
    ],
    'without-a-place': [part('the-first', ''), [`9: ${needs}`]],
    'of-itself': [part('of-itself', '1'), ['9: parentSlug names the article itself.']],
    'of-a-later-one': [
      part('the-later', '1'),
      ['9: parentSlug "the-later" is published on 2026-05-02, after this article.'],
    ],
    'of-a-draft': [
      part('the-unfinished', '1'),
      ['9: parentSlug "the-unfinished" is a draft, after this article.'],
    ],
    'of-a-misspelt-one': [
      part('the-frist', '1'),
      ['9: parentSlug "the-frist" is no article. Did you mean "the-first"?'],
    ],
    'of-one-that-is-wrong': [part('the-wrong', '1'), []],
    'the-later': [{ date: '2026-05-02' }, []],
    'the-unfinished': [{ draft: 'true' }, []],
    'the-wrong': [{ excerpt: '""' }, ['7: excerpt is empty.']],
    alone: [{ order: '2' }, []],
  });
});

test('of an earlier address one article alone is the heir', () => {
  const was = (...slugs: string[]): Record<string, string> => ({
    earlier_addresses: `[${slugs.join(', ')}]`,
  });
  const holder = (at: string): string =>
    `is the address of ${at} today, which nobody could open any more; take it out of the list, or change the slug of ${at}.`;
  check({
    'first-heir': [was('old-one', 'old-one'), []],
    'second-heir': [
      was('old-one'),
      [
        '9: earlier_addresses: "old-one" is an earlier address of blog/first-heir.md too, and can lead to one article alone; take it out of one of the lists.',
      ],
    ],
    own: [was('own'), ['9: earlier_addresses: "own" is its slug today; take it out of the list.']],
    taken: [was('own'), [`9: earlier_addresses: "own" ${holder('blog/own.md')}`]],
    'taken-too': [was('older', 'own'), [`9: earlier_addresses: "own" ${holder('blog/own.md')}`]],
  });
});
