import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { checkData, readFolder } from '../../../src/data/check';

const TODAY = '2026-11-22';

let folder: string;

const findSlips = (where: string): string[] =>
  readFolder(where, TODAY).slips.map(({ file, message }) => `${file}: ${message}`);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'facts-'));
  cpSync('src/data', folder, { recursive: true });
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

/** Changes a file as a person would in an editor. Fails if the words to replace are not in it. */
function edit(file: string, from: string, to: string): void {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  expect(before).toContain(from);
  writeFileSync(path, before.replace(from, to));
}

it('finds nothing wrong in the facts of the site', () => {
  expect(findSlips('src/data')).toEqual([]);
});

/** What was edited, in which file, from, to, and the problems that staff read. */
const SLIPS: [slip: string, file: string, from: string, to: string, ...sentences: string[]][] = [
  [
    'text in a price',
    'prices.json',
    '"montgomery": 165',
    '"montgomery": "$165"',
    'src/data/prices.json: air.montgomery is "$165", but it should be a price in whole dollars above 0, without quotation marks or $, such as 165.',
  ],
  [
    'cents in a price',
    'prices.json',
    '"longTerm": 225',
    '"longTerm": 225.5',
    'src/data/prices.json: air.longTerm is 225.5, but it should be a price in whole dollars above 0, without quotation marks or $, such as 165.',
  ],
  [
    'a price of nothing',
    'prices.json',
    '"perSample": 75',
    '"perSample": 0',
    'src/data/prices.json: materials.perSample is 0, but it should be a price in whole dollars above 0, without quotation marks or $, such as 165.',
  ],
  [
    'a missing field',
    'company.json',
    '"email": "office@senecacreekradon.example",',
    '',
    'src/data/company.json: the field email is missing; it should be an e-mail address, such as "office@example.com".',
  ],
  [
    'an e-mail address without its host',
    'company.json',
    '"office@senecacreekradon.example"',
    '"office"',
    'src/data/company.json: email is "office", but it should be an e-mail address, such as "office@example.com".',
  ],
  [
    'a date that is not in the calendar',
    'laws.json',
    '"effective": "2023-07-01"',
    '"effective": "2023-06-31"',
    'src/data/laws.json: montgomeryRental.enactments.rental.effective is "2023-06-31", but it should be a real date written year-month-day, such as "2023-07-01".',
  ],
  [
    'a date in American order',
    'laws.json',
    '"effective": "2023-07-01"',
    '"effective": "07/01/2023"',
    'src/data/laws.json: montgomeryRental.enactments.rental.effective is "07/01/2023", but it should be a real date written year-month-day, such as "2023-07-01".',
  ],
  [
    'a web address without https',
    'company.json',
    '"https://book.senecacreekradon.example/schedule"',
    '"book.senecacreekradon.example"',
    'src/data/company.json: schedulerUrl is "book.senecacreekradon.example", but it should be a full web address starting with https://, such as "https://www.example.com".',
  ],
  [
    'a field that nobody knows',
    'company.json',
    '"founded": 2008,',
    '"founded": 2008, "faxNumber": "none",',
    'src/data/company.json: there is no field "faxNumber". Check its spelling, or remove it. If it is new, that needs a programmer: write down what you want (EDITING.md, "Stuck?").',
  ],
  [
    'a misspelt field inside another',
    'company.json',
    '"e164": ',
    '"e146": ',
    'src/data/company.json: the field phone.e164 is missing; it should be the phone number for dialing: + and digits alone, such as "+13015550142".',
    'src/data/company.json: there is no field "e146" in phone. Check its spelling, or remove it. If it is new, that needs a programmer: write down what you want (EDITING.md, "Stuck?").',
  ],
  [
    'an empty list',
    'company.json',
    '["English", "Spanish", "Portuguese"]',
    '[]',
    'src/data/company.json: languages is [], but it should be a list with at least one entry.',
  ],
  [
    'one text where a list belongs',
    'company.json',
    '["Cash", "Credit Card", "Check"]',
    '"Cash, Credit Card, Check"',
    'src/data/company.json: paymentAccepted is "Cash, Credit Card, Check", but it should be a list in square brackets [ ].',
  ],
  [
    'an empty entry of a list',
    'company.json',
    '["MD", "DC", "VA"]',
    '["MD", "", "VA"]',
    'src/data/company.json: areasServedShort[2] is "", but it should be an area in short; it is empty.',
  ],
  [
    'a phone number for people where the one for dialing belongs',
    'company.json',
    '"+13015550142"',
    '"(301) 555-0142"',
    'src/data/company.json: phone.e164 is "(301) 555-0142", but it should be the phone number for dialing: + and digits alone, such as "+13015550142".',
  ],
  [
    'one number where a phone number has two spellings',
    'company.json',
    '{ "display": "(301) 555-0142", "e164": "+13015550142" }',
    '"+13015550142"',
    'src/data/company.json: phone is "+13015550142", but it should be fields in curly brackets { }.',
  ],
  [
    'a ZIP code too short',
    'company.json',
    '"20877"',
    '"2087"',
    'src/data/company.json: address.postalCode is "2087", but it should be a ZIP code, such as "20877".',
  ],
  [
    'a place on no map',
    'company.json',
    '"latitude": 39.1434',
    '"latitude": 391434',
    'src/data/company.json: geo.latitude is 391434, but it should be a number from -90 to 90, such as 39.1434.',
  ],
  [
    'a year with a digit missing',
    'company.json',
    '"founded": 2008',
    '"founded": 208',
    'src/data/company.json: founded is 208, but it should be a year in four digits without quotation marks, such as 2008.',
  ],
  [
    'a path with a slash at its end',
    'people.json',
    '"/bio"',
    '"/bio/"',
    'src/data/people.json: inspector.path is "/bio/", but it should be an address on this site starting with / and without a / at the end, such as "/faqs".',
  ],
  [
    'a half year',
    'people.json',
    '"licensedSince": 2005',
    '"licensedSince": 2005.5',
    'src/data/people.json: inspector.licensedSince is 2005.5, but it should be a year in four digits without quotation marks, such as 2008.',
  ],
  [
    'a yes in words',
    'laws.json',
    '"required": true',
    '"required": "yes"',
    'src/data/laws.json: montgomeryRental.mitigation.required is "yes", but it should be true or false, without quotation marks.',
  ],
  [
    'a redirect without its target',
    'redirects.json',
    '{ "from": "/faq", "to": "/faqs" }',
    '{ "from": "/faq" }',
    'src/data/redirects.json: the field [2].to is missing; it should be a page of this site, or a part of one, such as "/faqs" or "/faqs#action-level".',
  ],
];

describe('a slip is explained in words for the office', () => {
  it.each(SLIPS)('%s', (_, file, from, to, ...sentences) => {
    edit(file, from, to);
    expect(findSlips(folder)).toEqual(sentences);
  });

  it('no sentence about any value of the wrong kind is in the words of zod', () => {
    const wrong: unknown[] = ['', [], {}, -1.5, null];
    const others = mkdtempSync(join(tmpdir(), 'fact-'));
    onTestFinished(() => rmSync(others, { recursive: true }));
    for (const file of ['company', 'people', 'prices', 'radon', 'laws', 'services', 'videos']) {
      // Alone in a folder, so that all other files are missing; that makes the check fast.
      const path = join(others, `${file}.json`);
      const content = JSON.parse(readFileSync(join(folder, `${file}.json`), 'utf8')) as unknown;
      for (const value of wrong) {
        for (let depth = 0; depth < 7; depth += 1) {
          writeFileSync(path, JSON.stringify(replaceAt(depth, content, value)));
          expect(findSlips(others).join('\n')).not.toMatch(
            /Invalid|expected |Too (small|big)|>=|<=|undefined|received/,
          );
        }
      }
      rmSync(path);
    }
  });
});

/** Returns a JSON tree in which everything at one depth is replaced with another value. */
function replaceAt(depth: number, tree: unknown, value: unknown): unknown {
  if (depth === 0) return value;
  if (typeof tree !== 'object' || tree === null) return tree;
  if (Array.isArray(tree)) return tree.map((child) => replaceAt(depth - 1, child, value));
  return Object.fromEntries(
    Object.entries(tree).map(([key, child]) => [key, replaceAt(depth - 1, child, value)]),
  );
}

describe('a file that cannot be read', () => {
  it.each([
    [
      'a comma too many',
      '"minimum": 225 }',
      '"minimum": 225, }',
      ':10: the comma before } is one too many; remove it (column 49).',
    ],
    [
      'a comma missing',
      '"samples": 5 },',
      '"samples": 5 }',
      ':9: a comma is missing at the end of this line (column 44).',
    ],
    [
      'a quotation mark missing',
      '"progeny": "Custom quote"',
      '"progeny": "Custom quote',
      ':11: the quotation mark that closes "Custom quote is missing (column 14).',
    ],
    [
      'a bracket missing',
      '"Custom quote"\n}',
      '"Custom quote"',
      ':12: the file ends, but the { of line 1 is not closed: add a } (column 1).',
    ],
  ])('for %s, and says where', (_, from, to, sentence) => {
    edit('prices.json', from, to);
    const slips = readFolder(folder, TODAY).slips;
    expect(slips.map(({ file, line, message }) => `${file}:${line}: ${message}`)).toEqual([
      `src/data/prices.json${sentence}`,
    ]);
  });

  it('because it is gone', () => {
    rmSync(join(folder, 'radon.json'));
    expect(findSlips(folder)).toEqual([
      'src/data/radon.json: The file is missing. Restore it from the history.',
    ]);
  });

  it('is read all the same with the mark that some editors put in front', () => {
    const path = join(folder, 'prices.json');
    writeFileSync(path, `\uFEFF${readFileSync(path, 'utf8')}`);
    expect(findSlips(folder)).toEqual([]);
  });
});

it('names all slips of all files at once and stops the build', () => {
  edit('prices.json', '"montgomery": 165', '"montgomery": "165"');
  edit('company.json', '"founded": 2008,', '');
  const stop = (): void => checkData(folder, TODAY);
  expect(stop).toThrow(
    /^Please mend these facts:\n\n- src\/data\/company\.json:\d+: .*\n- src\/data\/prices\.json:3: .*\n$/,
  );
});

it('shows a long value shortened', () => {
  edit('prices.json', '"montgomery": 165', `"montgomery": "${'9'.repeat(500)}"`);
  expect(findSlips(folder)[0]).toMatch(/is "9{76}\.\.\., but it should be/);
});
