import { added, choose, entry, field, part, test, type } from './editor-desk';
import { doJobs, type Job } from './editor-job';

const DATA = 'src/data';

const JOBS: Job[] = [
  {
    what: 'a price',
    at: 'prices/entries/prices',
    file: `${DATA}/prices.json`,
    does: (page) => type(page, 'Surrounding', '199'),
    says: '"surrounding": 199',
  },
  {
    what: 'a further line of the price table',
    at: 'prices/entries/prices',
    file: `${DATA}/prices.json`,
    does: async (page) => {
      const air = await part(page, 'Air');
      const line = await added(field(air, 'Further entries'));
      await type(line, 'Short name', 'rush');
      await type(line, 'What', 'Result by the next morning');
      await type(line, 'Price', '50');
    },
    says: '"what": "Result by the next morning"',
    lines: Infinity,
  },
  {
    what: 'the phone number',
    at: 'facts/entries/company',
    file: `${DATA}/company.json`,
    does: async (page) => {
      const phone = await part(page, 'Phone');
      await type(phone, 'Display', '(301) 555-0143');
      await type(phone, 'E164', '+13015550143');
    },
    says: '"phone": { "display": "(301) 555-0143", "e164": "+13015550143" }',
  },
  {
    what: 'the e-mail address',
    at: 'facts/entries/company',
    file: `${DATA}/company.json`,
    does: (page) => type(page, 'Email', 'desk@senecacreekradon.example'),
    says: '"email": "desk@senecacreekradon.example"',
  },
  {
    what: 'hours on a Saturday',
    at: 'facts/entries/company',
    file: `${DATA}/company.json`,
    does: async (page) => {
      const hours = await part(page, 'Opening hours');
      const span = await added(field(hours, 'Office'));
      await choose(span, 'From', 'Saturday');
      await choose(span, 'To', 'Saturday');
      await type(span, 'Opens', '09:00');
      await type(span, 'Closes', '12:00');
    },
    says: '"closes": "12:00"',
    lines: Infinity,
  },
  {
    what: 'closed on a Friday, said on every page',
    at: 'facts/entries/notices',
    file: `${DATA}/notices.json`,
    does: async (page) => {
      const notice = await added(field(page, 'Entries'));
      await type(notice, 'From', '2026-12-01');
      await type(notice, 'Until', '2026-12-04');
      const text = await part(notice, 'Text');
      await type(text, 'English', 'We are closed on Friday, December 4.');
      const closed = field(page, 'Closed');
      await closed.getByRole('checkbox', { name: /^Add/ }).click();
      await type(closed, 'From', '2026-12-04');
      await type(closed, 'Until', '2026-12-04');
    },
    says: '"closed": {\n      "from": "2026-12-04",\n      "until": "2026-12-04"\n    }',
    lines: Infinity,
  },
  {
    what: 'words of a customer who has agreed',
    at: 'facts/entries/testimonials',
    file: `${DATA}/testimonials.json`,
    does: async (page) => {
      const words = await added(field(page, 'Entries'));
      await type(words, 'Text', 'They came at the hour they had said.');
      await choose(words, 'Language', 'en');
      await type(words, 'Name', 'Example R.');
      await type(words, 'Place', 'Rockville, MD');
      await type(words, 'Said', '2026-10-05');
      await type(words, 'Consent', '2026-10-06');
    },
    says: '"consent": "2026-10-06"',
    lines: Infinity,
  },
  {
    what: 'a new person',
    at: 'facts/entries/people',
    file: `${DATA}/people.json`,
    does: async (page) => {
      const person = await added(field(page, 'Entries'));
      await type(person, 'Short name', 'technician');
      await type(person, 'Name', 'Sam Rivera');
      await type(person, 'Job title', 'Field Technician');
    },
    says: '"jobTitle": "Field Technician"',
    lines: Infinity,
  },
  {
    what: 'the day on which somebody read a law',
    at: 'facts/entries/laws',
    file: `${DATA}/laws.json`,
    does: async (page) => {
      const law = await entry(field(page, 'Entries'), 'montgomeryRental');
      await type(await part(law, 'Termination'), 'As of', '2026-11-22');
    },
    says: '"asOf": "2026-11-22"',
  },
  {
    what: 'the price of a county',
    at: 'facts/entries/areas',
    file: `${DATA}/areas.json`,
    does: async (page) => {
      const county = await added(field(page, 'Areas'));
      await type(county, 'Name', 'Talbot County');
      await choose(county, 'State', 'MD');
      await choose(county, 'Group', 'Other (other)');
    },
    says: '"name": "Talbot County"',
    lines: Infinity,
  },
  {
    what: 'an old address that leads on',
    at: 'facts/entries/redirects',
    file: `${DATA}/redirects.json`,
    does: async (page) => {
      const line = await added(field(page, 'Entries'));
      await type(line, 'From', '/old-page.html');
      await type(line, 'To', '/contact');
    },
    says: '"from": "/old-page.html"',
    lines: Infinity,
  },
  {
    what: 'the meaning of a word',
    at: 'facts/entries/glossary',
    file: `${DATA}/glossary.json`,
    does: async (page) => {
      const word = await entry(field(page, 'Entries'), 'pCi/L');
      await type(word, 'Meaning', 'How much radon is in a liter of air.');
    },
    says: 'How much radon is in a liter of air.',
  },
  {
    what: 'the address of a source',
    at: 'facts/entries/sources',
    file: `${DATA}/sources.json`,
    does: async (page) => {
      const source = await entry(field(page, 'Entries'), 'epaCitizensGuide');
      await type(source, 'Url', 'https://www.epa.example/radon');
    },
    says: '"url": "https://www.epa.example/radon"',
  },
  {
    what: 'how we test',
    at: 'facts/entries/practice',
    file: `${DATA}/practice.json`,
    does: (page) => type(page, 'Small fans', 'Small fans may run.'),
    says: '"smallFans": "Small fans may run."',
  },
  {
    what: 'the description of a service',
    at: 'facts/entries/services',
    file: `${DATA}/services.json`,
    does: async (page) => {
      const water = await entry(field(page, 'Further entries'), 'water · ');
      await type(water, 'Description', 'Tests of private wells.');
    },
    says: '"description": "Tests of private wells."',
  },
  {
    what: 'a question as people ask it',
    at: 'facts/entries/asked',
    file: `${DATA}/asked.json`,
    does: async (page) => {
      const question = await added(field(page, 'Entries'));
      await type(question, 'At', '/faqs#action-level');
      await type(question, 'English', 'is six too much\nis seven too much');
    },
    says: '"is seven too much"',
    lines: Infinity,
  },
  {
    what: 'a rule of the state',
    at: 'facts/entries/statutes',
    file: `${DATA}/statutes.json`,
    does: async (page) => {
      const rule = await entry(field(page, 'Entries'), 'wellRental');
      await type(rule, 'As of', '2026-11-22');
    },
    says: '"asOf": "2026-11-22"',
  },
];

// The editor draws only what is in view, and the form of the laws is the longest.
test.use({ viewport: { width: 1280, height: 8000 } });

test('the office changes its facts in forms, and the check has nothing to say', async ({
  page,
  desk,
}) => {
  await doJobs(page, desk, JOBS);
});
