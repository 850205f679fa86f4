import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gazetteer } from '../../../src/data';
import { places } from '../../../src/laws/places';
import { lawFacts } from '../../../src/laws/facts';
import { lawTool } from '../../../src/tools/law/tool';
import { placeReader } from '../../../src/tools/place/reader';
import { resultFacts } from '../../../src/tools/result/facts';
import { resultTool } from '../../../src/tools/result/tool';
import { datesFacts } from '../../../src/tools/test-dates/facts';
import { datesTool } from '../../../src/tools/test-dates/tool';
import { answerTo, placeOf, saidIn } from './support';

const facts = lawFacts();
const read = placeReader(facts.places);

/** Returns the rows of a table beside this file. */
const rowsOf = (language: string): [typed: string, expected: string][] =>
  readFileSync(path.join(__dirname, 'typed', `${language}.tsv`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '))
    .map((line) => line.split('\t') as [string, string]);

/** Returns a reading in the notation of the tables. */
function written(typed: string): string {
  const reading = read([typed]);
  if ('slip' in reading) {
    return `[${reading.slip}] ${(reading.offers ?? []).join(' | ')}`.trim();
  }
  return reading.value?.id ?? '';
}

describe.each(['en', 'es', 'pt'])('what people type: %s', (language) => {
  it.each(rowsOf(language))('%s: %s', (typed, expected) => {
    expect(written(typed)).toBe(expected);
  });
});

describe('what is said of a place', () => {
  it.each([
    ['10401 Old Georgetown Rd, Bethesda', 'Bethesda, Montgomery County'],
    ['rockville', 'Rockville, Montgomery County'],
    ['King Farm', 'King Farm, Rockville'],
    ['Poolesville', 'Poolesville, Montgomery County'],
    ['moco', 'Montgomery County'],
    ['Columbia', 'Columbia, Howard County'],
    ['Howard', 'Howard County'],
    ['Laurel, Howard County', 'Laurel, Howard County'],
    ['Maryland outside Montgomery County', 'Maryland outside Montgomery County'],
    ['Georgetown', 'Georgetown, Washington, DC'],
    ['washington', 'Washington, DC'],
    ['Chevy Chase, DC', 'Chevy Chase, Washington, DC'],
    ['Reston', 'Reston, Virginia'],
    ['Fairfax County', 'Fairfax County, Virginia'],
    ['Frederick County, VA', 'Frederick County, Virginia'],
    ['VA', 'Virginia'],
  ])('%s is read as %s', (typed, name) => {
    expect(placeOf(typed, facts.places).name).toBe(name);
    const law = answerTo(lawTool, facts, `role=tenant&place=${encodeURIComponent(typed)}`);
    expect(saidIn(law)).toContain(`place.read place=${name}`);
  });

  it('the reader of results says it of who rents, and of nobody else', () => {
    const ask = (query: string) =>
      saidIn(answerTo(resultTool, resultFacts(), `value=6&place=Olney&${query}`));
    const said = 'place.read place=Olney, Montgomery County';
    expect(ask('situation=tenant')).toContain(said);
    expect(ask('situation=landlord')).toContain(said);
    expect(ask('situation=home')).not.toContain(said);
    expect(ask('situation=tenant&test=water')).not.toContain(said);
  });

  it('the planner says it where the place decides', () => {
    const ask = (query: string) =>
      saidIn(answerTo(datesTool, datesFacts(), `place=Olney&${query}`));
    const said = 'place.read place=Olney, Montgomery County';
    expect(ask('date=2027-03-01')).toContain(said);
    expect(ask('for=retest&why=sale&last=2026-01-01')).toContain(said);
    expect(ask('for=retest&why=routine&last=2026-01-01')).not.toContain(said);
  });
});

describe('a town that reaches into another county', () => {
  const border = (query: string): string[] =>
    saidIn(answerTo(lawTool, facts, query)).filter((one) => one.startsWith('unsure.border'));

  it.each([
    ['Calverton', 'unsure.border areas=Prince George’s County'],
    ['Hillandale, MD', 'unsure.border areas=Prince George’s County'],
    ['Takoma Park, MD 20912', 'unsure.border areas=Prince George’s County'],
    ['Dickerson', 'unsure.border areas=Frederick County'],
    ['Chevy Chase', 'unsure.border areas=Washington, DC'],
  ])('%s is no plain yes', (town, said) => {
    expect(border(`role=seller&home=house&place=${town}`)).toEqual([said]);
    expect(border(`role=tenant&ground=yes&place=${town}`)).toEqual([said]);
  });

  it.each(['Bethesda', 'Chevy Chase, MD', 'Calverton, Montgomery County'])(
    '%s has no such doubt',
    (town) => {
      expect(border(`role=seller&home=house&place=${town}`)).toEqual([]);
    },
  );

  it('on the other side of the line it carries the doubt as well', () => {
    const said = saidIn(answerTo(lawTool, facts, 'role=seller&place=Mount Airy'));
    expect(said).toContain('unsure.mailing@maryland');
  });

  it('a tenant and a planner are told it too', () => {
    const said = 'unsure.border areas=Prince George’s County';
    const result = 'value=6&situation=tenant&place=Calverton';
    expect(saidIn(answerTo(resultTool, resultFacts(), result))).toContain(said);
    const plan = 'date=2027-03-01&place=Calverton';
    expect(saidIn(answerTo(datesTool, datesFacts(), plan))).toContain(said);
  });
});

const NAMES = [
  ...Object.keys(places.places),
  ...gazetteer.counties.flatMap(({ name, state, towns = [] }) => [
    ...towns,
    `${name}, ${state}`,
    ...towns.map((town) => `${town}, ${state}`),
  ]),
];

describe('whatever is typed', () => {
  it('every name is known, and what is said of it reads as itself', () => {
    const asked = ['Maryland', 'MD', 'md'];
    const readAgain = NAMES.filter((name) => !asked.includes(name)).map((typed) => {
      const { id, name } = placeOf(typed, facts.places);
      return [typed, id, placeOf(name, facts.places).id];
    });
    expect(readAgain.filter(([, id, again]) => id !== again)).toEqual([]);
  });

  it('a choice that is offered can be taken', () => {
    const texts = fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom(...NAMES));
    fc.assert(
      fc.property(texts, ([one, other]) => {
        const reading = read([`${one}, ${other}`]);
        for (const offer of ('slip' in reading && reading.offers) || []) {
          expect(read([offer])).toHaveProperty('value');
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('a street before a town changes nothing', () => {
    const street = fc.tuple(
      fc.integer({ min: 1, max: 99_999 }),
      fc.constantFrom(...NAMES.filter((name) => !/,|county|condado/i.test(name))),
      fc.constantFrom('St', 'Road', 'Ave NW', 'Pike', 'Ct', 'Blvd Apt 4'),
      // Maryland as a whole does not answer an address, since different laws apply to its towns.
      fc.constantFrom(...NAMES.filter((name) => !/^(md|maryland)$/i.test(name))),
      fc.constantFrom(' ', ', '),
    );
    fc.assert(
      fc.property(street, ([number, name, kind, town, between]) => {
        const typed = `${String(number)} ${name} ${kind}${between}${town}`;
        expect(written(typed)).toBe(written(town));
      }),
      { numRuns: 1000 },
    );
  });

  it('another state is never ours', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...NAMES),
        fc.constantFrom('CT', 'Ohio', 'West Virginia'),
        (town, state) => {
          const [name = ''] = town.split(',');
          expect(written(`${name}, ${state}`)).toBe('[elsewhere]');
        },
      ),
    );
  });
});
