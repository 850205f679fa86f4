import { describe, expect, it } from 'vitest';
import { calendarOf } from '../../../scripts/due/calendar';
import { filesOf } from '../../../src/content/site-files';
import { sampleSite } from '../content/sample-site';
import { duePage, type Due } from '../../../scripts/due/page';
import { filmlessOf, noticesOver, reviewsOver, runningOut } from '../../../scripts/due/read';

const RUNBOOK = `# Runbook

## The year

- **Each workday**: read mails.
- **Each month**: take the backup;
  look at credits.
- **Each quarter**: read DMARC reports.
- **April**: prices.
- **October**: the version of Node.
- **2026-05-08**: renew the domain.

## After

- **April**: no part of the calendar.
`;

const EMPTY: Due = {
  today: '2026-11-24',
  translations: [],
  laws: 'Every rule was read within 180 days.',
  runsOut: [],
  filmless: [],
  calendar: [],
};

describe('the calendar of the runbook', () => {
  it.each([
    ['2026-04-07', ['Each workday', 'Each month', 'Each quarter', 'April']],
    ['2026-04-08', ['Each workday', 'Each quarter', 'April']],
    ['2026-05-07', ['Each workday', 'Each month']],
    ['2026-05-08', ['Each workday', '2026-05-08']],
    ['2026-10-01', ['Each workday', 'Each month', 'Each quarter', 'October', '2026-05-08']],
  ])('has for %s what its lines say', (day, times) => {
    expect(calendarOf(RUNBOOK, day).map((task) => /\*\*(.*)\*\*/.exec(task)?.[1])).toEqual(times);
  });

  it('has each task in one line', () => {
    expect(calendarOf(RUNBOOK, '2026-05-01')[1]).toBe(
      '**Each month**: take the backup; look at credits.',
    );
  });

  it('refuses a line that says no time, and a runbook without the list', () => {
    expect(() => calendarOf(RUNBOOK.replace('October', 'Octber'), '2026-05-01')).toThrow(
      /"- \*\*Octber.*" should begin with a time/,
    );
    expect(() => calendarOf('# Runbook\n', '2026-05-01')).toThrow('"## The year" is missing');
  });
});

describe('what runs out', () => {
  const people = { owner: { certificates: [{ number: '17', expires: '2027-01-23' }] } };

  it('is told 60 days before, and not 61', () => {
    expect(runningOut(people, '2026-11-01', '2026-11-24').map(({ what }) => what)).toEqual([
      'Certificate 17',
    ]);
    expect(runningOut(people, '2026-11-01', '2026-11-23')).toEqual([]);
  });

  it('has security.txt, 180 days after the last change', () => {
    expect(runningOut({}, '2026-06-01', '2026-11-24')).toMatchObject([{ day: '2026-11-28' }]);
  });
});

it('names the languages without a film', () => {
  expect(filmlessOf([{ language: 'en' }, { language: 'pt' }], ['en', 'es', 'pt'])).toEqual([
    'Spanish',
  ]);
});

it('asks to take away a notice that is over, and no other', () => {
  const notices = ['2026-11-23', '2026-11-24'].map((until) => ({
    from: '2026-11-20',
    until,
    text: { en: `Until ${until}` },
  }));
  expect(noticesOver(notices, '2026-11-24').map(({ what }) => what)).toEqual([
    'The notice “Until 2026-11-23”',
  ]);
});

it('tells of a review that is a year old, and of no younger one', () => {
  const top = (on: string): string => `---\ntitle: A\nreviewed:\n  by: owner\n  on: ${on}\n---\n`;
  const siteDir = sampleSite({
    'docs/old.md': top('2025-11-24'),
    'docs/young.md': top('2025-11-25'),
  });
  expect(reviewsOver(filesOf(siteDir), '2026-11-24')).toMatchObject([
    { what: 'The review of docs/old.md', day: '2026-11-24' },
  ]);
});

describe('the page', () => {
  it('says plainly where nothing is due', () => {
    const page = duePage(EMPTY, '');
    expect(page).toContain('# What is due on 2026-11-24');
    expect(page).toContain('All languages say what the English says.');
    expect(page).toContain('Nothing within 60 days.');
  });

  it('puts the English then and now beside an old translation, with where to go', () => {
    const standing = {
      locale: 'es',
      source: 'docs/faqs.md',
      old: 1,
      missing: 0,
      words: 5,
      isRecorded: true,
    } as const;
    const places = [{ line: 12, was: 'We come by car', is: 'We come on foot' }];
    const page = duePage(
      { ...EMPTY, translations: [{ standing, file: 'i18n/es/faqs.md', places }] },
      'https://github.example/site/blob/main/',
    );
    expect(page).toContain(
      '- [docs/faqs.md](https://github.example/site/blob/main/docs/faqs.md), beside it ' +
        '[i18n/es/faqs.md](https://github.example/site/blob/main/i18n/es/faqs.md): old in 1 place',
    );
    expect(page).toContain(
      'line 12: the English was "We come by car" and is now "We come on foot"',
    );
  });

  it('tells what has run out from what will', () => {
    const page = duePage(
      {
        ...EMPTY,
        runsOut: [
          { what: 'Certificate 1', day: '2026-11-23', todo: 'Renew it.' },
          { what: 'Certificate 2', day: '2026-11-24', todo: 'Renew it.' },
        ],
      },
      '',
    );
    expect(page).toContain('Certificate 1 ran out on 2026-11-23. Renew it.');
    expect(page).toContain('Certificate 2 runs out on 2026-11-24. Renew it.');
  });
});
