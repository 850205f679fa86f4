import { expect, test } from 'vitest';
import { TODAY } from '../../catalogue/catalogue';
import { checkContent } from '../../../src/content/check/check';
import { exampleSite, toldByFile } from './example-site';

const doc = (lines: string): string => `---\n${lines}\n---\n\nText.\n`;
const named = (n: string): string => `title: Page ${n}\ndescription: What ${n} says.`;
const article = (n: string, lines: string): string =>
  `---\ntitle: ${n}\nslug: ${n}\ndescription: What ${n} says.\ndate: 2026-05-01\nimage: /img/blog/cover.svg\nexcerpt: What.\ncall_to_action: schedule\n${lines}\n---\n\nText.\n`;

test('what is wrong at the top of a text is told at its line, and a text in the wrong folder once', () => {
  const files = {
    'docs/no-top.md': 'Text.\n',
    'docs/open-top.md': '---\ntitle: x\n',
    'docs/list.md': doc('- a'),
    'docs/words.md': doc('words'),
    'docs/nothing.md': '---\n\n---\n\nText.\n',
    'docs/tab.md': doc('title: x\nlast_update:\n\tdate: x'),
    'docs/twice.md': doc('title: x\ndescription: y\ntitle: z'),
    'docs/colon.md': doc('title: x\ndescription: a: b'),
    'docs/star.md': doc('title: x\ndescription: *words*'),
    'docs/blanks.md': '--- \ntitle: Page blanks\ndescription: What it says.\n---\t\n\nText.\n',
    'docs/cut.md': doc('title: Words #1 and #2\ndescription: # note'),
    'docs/noted.md': doc(
      named('noted') + '\nkeywords: [a] # note\nhide_table_of_contents: true # note',
    ),
    'docs/update.md': doc(named('update') + '\nlast_update:\n  dat: 2026-01-01'),
    'docs/reviewed.md': doc(named('reviewed') + '\nreviewed:\n  by: nobody\n  at: x'),
    'docs/missing.md': doc('lead: Words.'),
    'docs/keywords.md': doc(named('keywords') + '\nkeywords: [1, a]'),
    'docs/facts.md': doc(
      'title: "{{ nope.x }}"\ndescription: "{{ prices.air.montgomery }} a test"',
    ),
    'docs/unknown.md': doc(named('unknown') + '\nslgu: /x\nother: y'),
    'docs/slug.md': doc(named('slug') + '\nslug: Slug'),
    'docs/label.md': doc(named('label') + `\nsidebar_label: ${'a'.repeat(41)}`),
    'docs/label-right.md': doc(named('label right') + `\nsidebar_label: ${'a'.repeat(40)}`),
    'docs/a-date.md': doc(named('a') + '\ndate: 2026-01-01'),
    'docs/b-article.md': doc(named('b') + '\ndate: 2026-01-01\nexcerpt: x'),
    'docs/c-article.md': doc(named('c') + '\ndate: 2026-01-01\ncall_to_action: sgm'),
    'docs/d-article.md': doc(named('d') + '\nexcerpt: x\nparentSlug: lead'),
    'docs/folder/e-article.md': doc(named('e') + '\ncall_to_action: sgm\nparentSlug: lead'),
    'docs/layout.md': doc(named('layout') + '\nlayout: text\nheading: x\nlead: y'),
    'blog/page.md': doc(named('page') + '\nslug: /page'),
    'blog/no-page.md': doc(named('no page') + '\nslug: page/'),
    'blog/half-page.md': doc(named('half page') + '\nslug: /half\ndate: 2026-01-01'),
    'blog/number.md': article('number', 'draft: 3\norder: 3 # third'),
    'blog/author.md': article('author', 'author: nobody'),
    'blog/focus.md': article('focus', 'image_focus: top'),
    'blog/of-today.md': article('of-today', 'draft: false').replace('2026-05-01', '2026-11-22'),
    'blog/of-tomorrow.md': article('of-tomorrow', 'draft: false').replace(
      '2026-05-01',
      '2026-11-23',
    ),
    'docs/linked.md': doc(named('linked')) + '\n[a](/blog/of-today) and [b](/blog/of-tomorrow)\n',
    'docs/review.md': doc(named('review') + '\nreviewed:\n  by: inspector\n  onn: 2026-01-01'),
    'src/pages/card.md': doc(
      `layout: tool\ntool: none\nicon: air\n${named('card')}\nheading: x\nlead: y\ncard: ${'a'.repeat(201)}`,
    ),
    'src/pages/card-right.md': doc(
      `layout: tool\ntool: none\nicon: air\n${named('card right')}\nheading: x\nlead: y\ncard: ${'a'.repeat(200)}`,
    ),
    'src/pages/unnamed.md': doc(`layout: "nothing"\n${named('unnamed')}`),
  };
  const { problems } = checkContent(exampleSite(files), TODAY);
  // A page of a tool that is none asks for the texts of the others.
  const own = problems.filter(({ file }) => file in files);
  expect(toldByFile(own)).toEqual({
    'docs/colon.md': [
      '3: The lines between the two --- cannot be read: put a value that has a colon, quote, brace or star in double quotes.',
    ],
    'docs/list.md': ['1: The lines between the two --- must each be a name, a colon and a value.'],
    'docs/no-top.md': ['1: The file must begin with a line --- and then title: and description:.'],
    'docs/nothing.md': [
      '1: The lines between the two --- must each be a name, a colon and a value.',
    ],
    'docs/open-top.md': ['1: The lines at the top are never closed: add a line --- after them.'],
    'docs/star.md': [
      '3: The lines between the two --- cannot be read: put a value that has a colon, quote, brace or star in double quotes.',
    ],
    'docs/tab.md': ['4: The lines between the two --- have a tab; use spaces.'],
    'docs/twice.md': [
      '4: The lines between the two --- have the same word before a colon twice; keep one.',
    ],
    'docs/words.md': ['1: The lines between the two --- must each be a name, a colon and a value.'],
    'blog/author.md': [
      '9: author names "nobody", which does not exist. Choose one of: inspector, measurement.',
    ],
    'blog/half-page.md': [
      '1: image is missing; write a line image: ...',
      '1: excerpt is missing; write a line excerpt: ...',
      '1: call_to_action must be one of: schedule, sgm, comprehensive, progeny.',
      '4: slug must have only small letters, digits and hyphens, such as my-article.',
    ],
    'blog/no-page.md': [
      '1: date is missing; write a line date: ...',
      '1: image is missing; write a line image: ...',
      '1: excerpt is missing; write a line excerpt: ...',
      '1: call_to_action must be one of: schedule, sgm, comprehensive, progeny.',
      '4: slug must have only small letters, digits and hyphens, such as my-article.',
    ],
    'blog/number.md': ['9: draft must be true or false, without quotes.'],
    'blog/page.md': ['This is a page, to judge by its first lines; move it to docs/page.md.'],
    'docs/a-date.md': [
      '4: There is no field "date". Choose one of: title, description, keywords, last_update, lead, image, slug, sidebar_label, hide_table_of_contents, reviewed, faq.',
    ],
    'docs/b-article.md': [
      'This is an article, to judge by its first lines; move it to blog/b-article.md.',
    ],
    'docs/c-article.md': [
      'This is an article, to judge by its first lines; move it to blog/c-article.md.',
    ],
    'docs/cut.md': [
      '2: title ends at the #: "Words"; put the whole value in double quotes.',
      '3: description ends at the #: ""; put the whole value in double quotes.',
      '3: description must be words; put them in double quotes.',
    ],
    'docs/d-article.md': [
      'This is an article, to judge by its first lines; move it to blog/d-article.md.',
    ],
    'docs/facts.md': [
      '2: There is no fact named "nope.x". .github/guide/facts.md lists the facts.',
    ],
    'docs/folder/e-article.md': [
      'This is an article, to judge by its first lines; move it to blog/e-article.md.',
    ],
    'docs/keywords.md': ['4: keywords must be words; put them in double quotes.'],
    'docs/label.md': ['4: sidebar_label has 41 characters; keep it under 40.'],
    'docs/layout.md': [
      'This is a page with a layout, to judge by its first lines; move it to src/pages/layout.md.',
    ],
    'docs/linked.md': [
      '8: The link /blog/of-tomorrow leads to an article that visitors do not see yet (published on 2026-11-23); take the link out until then.',
    ],
    'docs/missing.md': [
      '1: title is missing; write a line title: ...',
      '1: description is missing; write a line description: ...',
    ],
    'docs/review.md': [
      '4: reviewed.on is missing; write a line reviewed.on: ...',
      '4: There is no field "reviewed.onn". Did you mean "on"?',
    ],
    'docs/reviewed.md': [
      '4: reviewed.on is missing; write a line reviewed.on: ...',
      '4: There is no field "reviewed.at". Did you mean "by"?',
      '4: reviewed.by names "nobody", which does not exist. Choose one of: inspector, measurement.',
    ],
    'docs/slug.md': ['4: slug must begin with /, such as /faqs.'],
    'docs/unknown.md': [
      '4: There is no field "slgu". Did you mean "slug"?',
      '5: There is no field "other". Choose one of: title, description, keywords, last_update, lead, image, slug, sidebar_label, hide_table_of_contents, reviewed, faq.',
    ],
    'docs/update.md': [
      '4: last_update.date is missing; write a line last_update.date: ...',
      '4: There is no field "last_update.dat". Did you mean "date"?',
    ],
    'src/pages/card-right.md': [
      '3: tool names "none", which does not exist. Choose one of: law, price, result, test-dates, closed-house.',
    ],
    'src/pages/card.md': [
      '3: tool names "none", which does not exist. Choose one of: law, price, result, test-dates, closed-house.',
      '9: card has 201 characters; keep it under 200.',
    ],
    'src/pages/unnamed.md': [
      '2: layout must be one of: home, services, service, why-us, person, contact, agents, managers, after-test, text, tool, scheduler.',
    ],
  });
});
