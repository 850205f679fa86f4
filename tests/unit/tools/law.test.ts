import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { laws } from '../../../src/data';
import { places } from '../../../src/laws/places';
import { lawFacts } from '../../../src/laws/facts';
import { HOMES, SIDES } from '../../../src/laws/rules';
import { ROLES } from '../../../src/tools/law/questions';
import { decideLaw } from '../../../src/tools/law/law';
import { lawTool } from '../../../src/tools/law/tool';
import { answerTo, codeOf, placeOf, saidIn, TODAY } from './support';

const facts = lawFacts();
const ask = (query: string) => answerTo(lawTool, facts, query);

/** Where each rule is stated, by the IDs of `sources.json`; `frame` if it is a rule of the tool itself. */
type Source =
  | 'countyHomeSales'
  | 'countyCode29'
  | 'countyRentals'
  | 'countyMunicipalities'
  | 'gaithersburgCity'
  | 'rockvilleSaleNews'
  | 'rockvilleSalePlan'
  | 'rockvilleRadon'
  | 'rockvilleRentalNews'
  | 'statutes'
  | 'frame';

const CASES: [source: Source, address: string, answer: string][] = [
  // Montgomery County, sales: houses and townhouses outside condominiums and cooperatives, since October 1, 2016.
  ['countyHomeSales', 'place=Bethesda&role=seller&home=house', 'required'],
  ['countyHomeSales', 'place=Bethesda&role=buyer&home=house', 'required'],
  ['countyHomeSales', 'place=Bethesda&role=seller', 'depends'],
  ['countyHomeSales', 'place=Bethesda&role=seller&home=unknown', 'depends'],
  ['countyHomeSales', 'place=Silver+Spring&role=seller&home=condominium', 'exempt-home'],
  ['countyHomeSales', 'place=Leisure+World&role=buyer&home=cooperative', 'exempt-home'],
  ['countyHomeSales', 'place=Olney&role=seller&home=apartment', 'open-home'],
  // The county's sale law does not depend on the foundation.
  ['countyHomeSales', 'place=Olney&role=seller&home=house&ground=no', 'required'],
  ['countyHomeSales', 'place=Olney&role=seller&home=house&units=1', 'required'],
  ['countyHomeSales', 'place=Bethesda&role=seller&home=house&date=2016-09-30', 'not-yet'],
  ['countyHomeSales', 'place=Bethesda&role=seller&home=house&date=2016-10-01', 'required'],
  ['countyHomeSales', 'place=Montgomery+County&role=seller&home=house', 'required'],
  ['countyHomeSales', 'place=MoCo&role=seller&home=house', 'required'],
  // Poolesville, Kensington and Barnesville are exempt inside their limits.
  ['countyHomeSales', 'place=Poolesville&limits=yes&role=seller&home=house', 'exempt-place'],
  ['countyHomeSales', 'place=Kensington&limits=yes&role=buyer&home=house', 'exempt-place'],
  ['countyHomeSales', 'place=Barnesville&limits=yes&role=seller', 'exempt-place'],
  ['countyHomeSales', 'place=Kensington&limits=no&role=seller&home=house', 'required'],
  [
    'countyHomeSales',
    'place=Kensington&limits=unknown&role=seller&home=house',
    'exempt-place/required',
  ],
  ['countyHomeSales', 'place=Kensington&role=seller&home=house', 'exempt-place/required'],
  ['countyHomeSales', 'place=Poolesville&limits=yes&role=seller&date=2016-09-30', 'not-yet'],
  // They are exempt only from the sale law.
  ['countyRentals', 'place=Poolesville&limits=yes&role=landlord&home=house&ground=yes', 'required'],
  // So the same law applies inside and outside the limits, and is stated once.
  ['countyRentals', 'place=Poolesville&role=tenant&ground=yes', 'required'],
  ['countyRentals', 'place=Poolesville&limits=unknown&role=tenant', 'depends'],
  // The county's landlord-tenant office lists towns in which it has no authority (311); Washington Grove applies
  // chapter 29.
  [
    'countyMunicipalities',
    'place=Takoma+Park,+Montgomery+County&role=landlord&home=apartment&ground=yes',
    'depends',
  ],
  ['countyMunicipalities', 'place=Barnesville&limits=yes&role=tenant&ground=yes', 'depends'],
  ['countyMunicipalities', 'place=Garrett+Park&role=landlord&ground=yes', 'depends'],
  ['countyMunicipalities', 'place=Laytonsville&role=landlord&ground=yes', 'depends'],
  [
    'countyMunicipalities',
    'place=Takoma+Park&role=landlord&home=apartment&ground=no',
    'exempt-ground',
  ],
  ['countyMunicipalities', 'place=Washington+Grove&role=landlord&ground=yes', 'required'],
  ['countyHomeSales', 'place=Takoma+Park,+Montgomery+County&role=seller&home=house', 'required'],
  ['countyHomeSales', 'place=Gaithersburg&role=seller&home=house', 'required'],
  // Gaithersburg has no sale rule of its own, and the county's page does not list it as exempt.
  ['countyHomeSales', 'place=Gaithersburg&limits=yes&role=seller&home=house', 'required'],
  ['countyHomeSales', 'place=Gaithersburg&limits=yes&role=buyer&home=condominium', 'exempt-home'],
  ['countyHomeSales', 'place=Gaithersburg&limits=no&role=seller&home=house', 'required'],
  // Montgomery County, rentals: ground-contact units, since July 1, 2023.
  ['countyCode29', 'place=Germantown&role=landlord&home=apartment&ground=yes', 'required'],
  ['countyCode29', 'place=Germantown&role=tenant&home=house&ground=yes', 'required'],
  ['countyRentals', 'place=Germantown&role=tenant&home=condominium&ground=yes', 'required'],
  ['countyRentals', 'place=Germantown&role=tenant&home=cooperative&ground=yes', 'open-home'],
  ['countyRentals', 'place=Germantown&role=tenant&home=apartment&ground=no', 'exempt-ground'],
  ['countyRentals', 'place=Germantown&role=tenant&home=apartment&ground=unknown', 'depends'],
  ['countyRentals', 'place=Germantown&role=tenant&home=apartment', 'depends'],
  ['countyRentals', 'place=Germantown&role=landlord&ground=yes', 'required'],
  ['countyCode29', 'place=Wheaton&role=landlord&ground=yes&date=2023-06-30', 'not-yet'],
  ['countyCode29', 'place=Wheaton&role=landlord&ground=yes&date=2023-07-01', 'required'],
  // The county names no exemption for small landlords.
  ['countyRentals', 'place=Wheaton&role=landlord&ground=yes&units=1', 'required'],
  // Gaithersburg, rentals: four units or more, according to the company's own information. The law's text is not
  // public, so no answer calls anything there exempt.
  [
    'gaithersburgCity',
    'place=Gaithersburg&limits=yes&role=landlord&ground=yes&units=4',
    'required',
  ],
  ['gaithersburgCity', 'place=Gaithersburg&limits=yes&role=tenant&ground=yes&units=40', 'required'],
  [
    'gaithersburgCity',
    'place=Gaithersburg&limits=yes&role=landlord&ground=yes&units=3',
    'open-units',
  ],
  [
    'gaithersburgCity',
    'place=Gaithersburg&limits=yes&role=tenant&ground=yes&units=1',
    'open-units',
  ],
  [
    'gaithersburgCity',
    'place=Gaithersburg&limits=yes&role=tenant&ground=no&units=9',
    'open-ground',
  ],
  ['gaithersburgCity', 'place=Gaithersburg&limits=yes&role=tenant&ground=yes', 'depends'],
  ['gaithersburgCity', 'place=Gaithersburg&limits=yes&role=tenant&units=8', 'depends'],
  [
    'gaithersburgCity',
    'place=Gaithersburg&limits=yes&role=tenant&ground=yes&units=8&date=2024-12-31',
    'not-yet',
  ],
  [
    'gaithersburgCity',
    'place=Gaithersburg&limits=yes&role=tenant&ground=yes&units=8&date=2025-01-01',
    'required',
  ],
  ['gaithersburgCity', 'place=Kentlands&role=tenant&ground=yes&units=8', 'required/required'],
  ['countyRentals', 'place=Gaithersburg&limits=no&role=tenant&ground=yes&units=1', 'required'],
  ['gaithersburgCity', 'place=Gaithersburg&role=tenant&ground=yes&units=2', 'open-units/required'],
  // Rockville, sales, since January 1, 2023: the city says that it applies the county's law, which excludes
  // condominiums.
  ['rockvilleSaleNews', 'place=Rockville&limits=yes&role=seller&home=house', 'required'],
  ['rockvilleSalePlan', 'place=Rockville&limits=yes&role=seller&home=condominium', 'exempt-home'],
  ['rockvilleSalePlan', 'place=Rockville&limits=yes&role=buyer&home=cooperative', 'exempt-home'],
  ['rockvilleSaleNews', 'place=Rockville&limits=yes&role=seller', 'depends'],
  [
    'rockvilleSaleNews',
    'place=Rockville&limits=yes&role=seller&home=house&date=2022-12-31',
    'not-yet',
  ],
  [
    'rockvilleSaleNews',
    'place=Rockville&limits=yes&role=seller&home=house&date=2023-01-01',
    'required',
  ],
  ['countyHomeSales', 'place=Rockville&limits=no&role=seller&home=condominium', 'exempt-home'],
  ['rockvilleSaleNews', 'place=Rockville&role=seller&home=house', 'required/required'],
  // Rockville, rentals, since September 27, 2023.
  ['rockvilleRentalNews', 'place=Rockville&limits=yes&role=landlord&ground=yes', 'required'],
  ['rockvilleRentalNews', 'place=King+Farm&limits=yes&role=tenant&ground=no', 'exempt-ground'],
  [
    'rockvilleRadon',
    'place=Rockville&limits=yes&role=tenant&ground=yes&date=2023-09-26',
    'not-yet',
  ],
  [
    'rockvilleRadon',
    'place=Rockville&limits=yes&role=tenant&ground=yes&date=2023-09-27',
    'required',
  ],
  ['rockvilleRentalNews', 'place=Rockville&limits=yes&role=tenant', 'depends'],
  // Elsewhere we know of no rule.
  ['statutes', 'place=Frederick&role=seller&home=house', 'none'],
  ['statutes', 'place=Prince+George’s+County&role=landlord&ground=yes', 'none'],
  ['statutes', 'place=Washington,+D.C.&role=tenant', 'none'],
  ['statutes', 'place=Arlington,+Virginia&role=buyer', 'none'],
  // A mailing address on both sides of a county line, one without a rule: not a plain yes.
  ['countyHomeSales', 'place=Calverton&role=seller&home=house', 'required/none'],
  ['countyRentals', 'place=Hillandale&role=tenant&ground=yes', 'required/none'],
  ['countyHomeSales', 'place=Calverton,+Montgomery+County&role=seller&home=house', 'required'],
  ['countyHomeSales', 'place=Calverton&role=seller&home=condominium', 'exempt-home'],
  ['countyHomeSales', 'place=Calverton&role=seller&date=2016-09-30', 'not-yet'],
  // Places as people type them.
  ['frame', 'place=rockville,+MD+20850&limits=yes&role=seller&home=house', 'required'],
  ['frame', 'place=Olney,+Maryland&role=seller&home=house', 'required'],
  ['frame', 'place=Kensington,+Montgomery+County&limits=yes&role=seller', 'exempt-place'],
  ['frame', 'place=BETHESDA&role=SELLER&home=House', 'required'],
  ['frame', 'place=Condado+de+Montgomery&role=seller&home=house', 'required'],
  ['frame', 'place=20850&role=seller', 'place:zip'],
  ['frame', 'place=Springfeld&role=seller', 'place:place'],
  ['frame', 'role=seller', 'place:missing'],
  ['frame', 'place=Bethesda', 'role:missing'],
  ['frame', '', 'place:missing role:missing'],
  ['frame', 'place=Bethesda&role=seller&date=2027-02-29', 'date:day'],
  ['frame', 'place=Bethesda&role=seller&date=tomorrow', 'date:day'],
  ['frame', 'place=Bethesda&role=owner', 'role:choice'],
  ['frame', 'place=Gaithersburg&role=tenant&units=few', 'units:count'],
  ['frame', 'place=Gaithersburg&role=tenant&units=0', 'units:count'],
];

describe('which law applies', () => {
  it.each(CASES)('%s: %s is %s', (_, address, answer) => {
    expect(codeOf(ask(address))).toBe(answer);
  });
});

/** Dates that an answer must give, each with the rule that they follow from. */
const DAYS: [rule: string, address: string, said: string][] = [
  [
    'less than 1 year old at settlement (countyHomeSales)',
    'place=Bethesda&role=seller&home=house&date=2027-03-31',
    'next.oldest@montgomeryResale-sale oldest=2026-04-01 date=2027-03-31 due=2027-03-30',
  ],
  [
    'both sides have the result before settlement (countyHomeSales)',
    'place=Bethesda&role=buyer&home=house&date=2027-03-01',
    'next.due@montgomeryResale-sale oldest=2026-03-02 date=2027-03-01 due=2027-02-28',
  ],
  [
    'a year that ends on February 29 (strict)',
    'place=Bethesda&role=seller&home=house&date=2028-02-29',
    'next.oldest@montgomeryResale-sale oldest=2027-03-01 date=2028-02-29 due=2028-02-28',
  ],
  [
    'a test of February 29 is a year old on February 28 (strict)',
    'place=Bethesda&role=seller&home=house&date=2029-02-28',
    'next.oldest@montgomeryResale-sale oldest=2028-03-01 date=2029-02-28 due=2029-02-27',
  ],
  [
    'the county applies its rule inside Rockville’s limits no more: the city’s holds (rockvilleSaleNews)',
    'place=Rockville&limits=yes&role=seller&home=house&date=2026-11-29',
    'next.oldest@rockville-sale oldest=2025-11-30 date=2026-11-29 due=2026-11-28',
  ],
  [
    'less than 3 years old on the lease date (countyCode29)',
    'place=Germantown&role=landlord&ground=yes&date=2026-12-01',
    'next.oldest@montgomeryRental-rental oldest=2023-12-02 date=2026-12-01 due=2026-12-01',
  ],
  [
    'less than 2 years old when the lease is signed (rockvilleRadon)',
    'place=Rockville&limits=yes&role=tenant&ground=yes&date=2026-12-01',
    'next.oldest@rockville-rental oldest=2024-12-02 date=2026-12-01 due=2026-12-01',
  ],
  [
    'a test of today counts for three years less a day (countyCode29)',
    'place=Germantown&role=landlord&ground=yes',
    'next.lasts@montgomeryRental-rental today=2026-11-22 last=2029-11-21',
  ],
  [
    'a tenant’s 14 days run from a result, and here is none: no day is counted (countyRentals)',
    'place=Bethesda&role=tenant&home=unknown&ground=yes&date=2027-06-01',
    'next.notice@montgomeryRental',
  ],
];

/** The first next step for each role: the duty, before the days that follow from it. */
const FIRST: [address: string, said: string][] = [
  ['place=Bethesda&role=seller&home=house', 'next.seller@montgomeryResale-sale'],
  ['place=Bethesda&role=buyer&home=house', 'next.buyer@montgomeryResale-sale'],
  ['place=Bethesda&role=landlord&ground=yes', 'next.landlord@montgomeryRental-rental'],
  ['place=Bethesda&role=tenant&ground=yes', 'next.tenant@montgomeryRental-rental'],
];

describe('the duty', () => {
  it.each(FIRST)('of %s comes first', (address, said) => {
    expect(
      saidIn(ask(address))
        .find((one) => one.startsWith('next.'))
        ?.split(' ')[0],
    ).toBe(said);
  });

  it('of a landlord is a follow-up test too, and of nobody else', () => {
    const said = (role: string): string[] =>
      saidIn(ask(`place=Bethesda&role=${role}&ground=yes&home=house`));
    expect(said('landlord')).toContain('next.follow-up@montgomeryRental');
    for (const role of ['tenant', 'seller', 'buyer'])
      expect(said(role).join('\n')).not.toContain('next.follow-up');
  });
});

describe('a rental law that may change on January 1, 2027 (rockvilleChapter18)', () => {
  const said = (query: string): string[] =>
    saidIn(ask(`place=Rockville&limits=yes&ground=yes&home=house&${query}`));

  it.each([
    ['role=landlord&date=2026-12-31', false],
    ['role=landlord&date=2027-01-01', true],
    ['role=tenant&date=2027-06-01', true],
    ['role=landlord', true],
    ['role=tenant', true],
    ['role=seller&date=2027-06-01', false],
  ])('%s: %j', (query, isSaid) => {
    expect(said(query).includes('next.change@rockville')).toBe(isSaid);
  });
});

describe('a county line', () => {
  it('is not asked of a town that may have left the county’s rental law', () => {
    const said = saidIn(ask('place=Takoma+Park&role=landlord&home=house&ground=yes'));
    expect(said[0]).toBe('answer.depends@montgomeryRental-rental');
    expect(said).toContain('unsure.town@montgomeryRental town=Takoma Park');
  });

  it('is the answer, with both sides below it', () => {
    const said = saidIn(ask('place=Calverton&role=seller&home=house'));
    expect(said[0]).toBe('answer.border@montgomeryResale-sale areas=Prince George’s County');
    expect(said.filter((one) => one.startsWith('case.'))).toEqual([
      'case.county county=Montgomery County',
      'case.county county=Prince George’s County',
    ]);
    expect(said).toContain('answer.none@maryland-sale');
  });
});

describe('days', () => {
  it.each(DAYS)('%s', (_, address, said) => {
    expect(saidIn(ask(address))).toContain(said);
  });
});

/** What an answer must call uncertain, and why. */
const DOUBTS: [why: string, address: string, said: string][] = [
  ['limits not given', 'place=Rockville&role=seller&home=house', 'unsure.limits'],
  ['kind of home not given', 'place=Bethesda&role=seller', 'unsure.home@montgomeryResale-sale'],
  ['ground not given', 'place=Wheaton&role=tenant', 'unsure.ground@montgomeryRental-rental'],
  [
    'units not given',
    'place=Gaithersburg&limits=yes&role=tenant&ground=yes',
    'unsure.units@gaithersburg-rental',
  ],
  [
    'the text of Gaithersburg’s ordinance',
    'place=Gaithersburg&limits=yes&role=tenant&ground=yes&units=9',
    'unsure.text@gaithersburg',
  ],
  [
    'the county’s law for small rentals in Gaithersburg',
    'place=Gaithersburg&limits=yes&role=tenant&ground=yes&units=2',
    'unsure.county@montgomeryRental-rental',
  ],
  [
    'the county’s law before Gaithersburg’s began',
    'place=Gaithersburg&limits=yes&role=tenant&units=9&date=2024-01-31',
    'unsure.county@montgomeryRental-rental',
  ],
  [
    'the county’s law on its first day',
    'place=Gaithersburg&limits=yes&role=tenant&units=9&date=2023-07-01',
    'unsure.county@montgomeryRental-rental',
  ],
  [
    'a sale in Gaithersburg',
    'place=Gaithersburg&limits=yes&role=seller&home=house',
    'unsure.saleRule@gaithersburg',
  ],
  [
    'homes that the rental law leaves out by who lives in them (countyCode294)',
    'place=Bethesda&role=landlord&home=house&ground=yes',
    'unsure.leftOut@montgomeryRental-rental',
  ],
  [
    'sales that the law leaves out',
    'place=Bethesda&role=seller&home=house',
    'unsure.sales@montgomeryResale-sale',
  ],
];

describe('what is not sure', () => {
  it.each(DOUBTS)('%s', (_, address, said) => {
    expect(saidIn(ask(address))).toContain(said);
  });

  it.each(['&units=2', ''])(
    'a tenant whose rental may be too small for the city’s rule is told the county’s days: %j',
    (units) => {
      const said = saidIn(ask(`place=Gaithersburg&limits=yes&role=tenant&ground=yes${units}`));
      expect(said).toContain('next.small-rental@gaithersburg');
    },
  );

  it.each([
    'place=Gaithersburg&limits=yes&role=tenant&ground=yes&units=4',
    'place=Gaithersburg&limits=yes&role=tenant&ground=no&units=2',
    'place=Gaithersburg&limits=yes&role=landlord&ground=yes&units=2',
    'place=Rockville&limits=yes&role=tenant&ground=yes',
  ])('nobody else is told them so: %s', (query) => {
    expect(saidIn(ask(query)).join('\n')).not.toContain('next.small-rental');
  });

  it('no doubt about the county’s law before that began', () => {
    const said = saidIn(ask('place=Gaithersburg&limits=yes&role=tenant&date=2023-06-30'));
    expect(said).toContain('unsure.text@gaithersburg');
    expect(said).not.toContain('unsure.county@montgomeryRental-rental');
  });

  it('says which day it took', () => {
    expect(saidIn(ask('place=DC&role=buyer'))).toContain(`assumed.today date=${TODAY}`);
    expect(saidIn(ask('place=DC&role=buyer&date=2020-01-01'))).toContain(
      'assumed.past date=2020-01-01',
    );
    expect(saidIn(ask(`place=DC&role=buyer&date=${TODAY}`)).join()).not.toContain('assumed');
  });
});

describe('which questions matter', () => {
  const asks = (query: string): readonly string[] => {
    const given = Object.fromEntries(new URLSearchParams(query)) as { role?: 'seller' };
    const place = lawTool
      .questions(facts)
      .place.read([new URLSearchParams(query).get('place') ?? '']);
    return lawTool.asks({ ...given, ...('value' in place && { place: place.value }) }, facts);
  };

  it.each([
    ['', ['place', 'role', 'date']],
    ['place=Bethesda&role=seller', ['place', 'role', 'home', 'date']],
    ['place=Bethesda&role=tenant', ['place', 'role', 'home', 'ground', 'date']],
    ['place=Rockville&role=tenant', ['place', 'limits', 'role', 'home', 'ground', 'date']],
    [
      'place=Gaithersburg&role=tenant',
      ['place', 'limits', 'role', 'home', 'ground', 'units', 'date'],
    ],
    [
      'place=Gaithersburg&role=tenant&limits=no',
      ['place', 'limits', 'role', 'home', 'ground', 'date'],
    ],
    ['place=DC&role=tenant', ['place', 'role', 'date']],
    // Limits matter if another law applies inside them, or if the place is exempt there; this depends on the side.
    ['place=Poolesville', ['place', 'limits', 'role', 'date']],
    ['place=Poolesville&role=seller', ['place', 'limits', 'role', 'home', 'date']],
    ['place=Poolesville&role=tenant', ['place', 'role', 'home', 'ground', 'date']],
    ['place=Gaithersburg&role=seller', ['place', 'role', 'home', 'date']],
  ])('%s', (query, names) => {
    expect(asks(query)).toEqual(names);
  });
});

it('a law that is added is found', () => {
  const [first] = Object.values(laws);
  if (!first) throw new Error('There is no law.');
  const rental = {
    name: 'Ordinance of Example',
    adopted: '2026-01-05',
    effective: '2026-02-01',
    appliesTo: 'All rented homes',
  };
  const example = { ...first, path: '/laws/example', enactments: { rental } };
  const more = lawFacts({
    laws: { example },
    places: {
      ...places,
      jurisdictions: { example: { name: 'Example', find: 'example', rental: '/laws/example' } },
      places: { Exampletown: 'example' },
    },
  });
  const answer = (query: string) => codeOf(answerTo(lawTool, more, query));
  expect(answer('place=Exampletown&role=tenant')).toBe('required');
  expect(answer('place=Exampletown&role=tenant&date=2026-01-31')).toBe('not-yet');
  expect(answer('place=Exampletown&role=seller')).toBe('none');
});

describe('whatever is answered', () => {
  const words = fc.oneof(fc.string(), fc.constantFrom(...Object.keys(places.places)));
  const address = fc
    .record({
      place: words,
      limits: fc.oneof(fc.string(), fc.constantFrom('yes', 'no', 'unknown')),
      role: fc.oneof(fc.string(), fc.constantFrom(...ROLES)),
      home: fc.oneof(fc.string(), fc.constantFrom(...HOMES)),
      ground: fc.oneof(fc.string(), fc.constantFrom('yes', 'no')),
      units: fc.oneof(fc.string(), fc.integer().map(String)),
      date: fc.oneof(
        fc.string(),
        fc
          .date({ min: new Date('1890-01-01'), max: new Date('2210-01-01'), noInvalidDate: true })
          .map((date) => date.toISOString().slice(0, 10)),
      ),
    })
    .map((answers) => new URLSearchParams(answers).toString());

  it('it answers or says which field is wrong', () => {
    fc.assert(
      fc.property(address, (query) => {
        const answer = ask(query);
        expect(codeOf(answer)).not.toBe('');
      }),
      { numRuns: 1000 },
    );
  });

  const answers = fc.record({
    place: fc.constantFrom(...Object.keys(places.jurisdictions)),
    role: fc.constantFrom(...ROLES),
    home: fc.constantFrom(...HOMES, 'unknown' as const),
    ground: fc.constantFrom('yes' as const, 'no' as const, 'unknown' as const),
    units: fc.integer({ min: 1, max: 50 }),
    limits: fc.constantFrom('yes' as const, 'no' as const),
  });

  it('nothing is called exempt where the text is not public', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const place = placeOf(given.place, facts.places);
        const answer = decideLaw({ ...given, place }, facts, TODAY);
        if (!('said' in answer)) throw new Error('It has place and role.');
        if (answer.said.some(({ code }) => code === 'unsure.text')) {
          expect(answer.code).not.toContain('exempt');
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('a later day never lets an older test count', () => {
    const days = fc.tuple(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 0, max: 800 }));
    const dayAt = (count: number): string =>
      new Date(Date.UTC(2024, 0, 1 + count)).toISOString().slice(0, 10);
    const oldest = (query: string): string =>
      /oldest=(\S+)/.exec(saidIn(ask(query)).join('\n'))?.[1] ?? '';
    fc.assert(
      fc.property(days, ([from, more]) => {
        const at = (date: string): string =>
          oldest(`place=Bethesda&role=seller&home=house&date=${date}`);
        expect(at(dayAt(from)) <= at(dayAt(from + more))).toBe(true);
        expect(at(dayAt(from)) < dayAt(from)).toBe(true);
      }),
    );
  });
});

it('every law of the data has both its sides in the facts', () => {
  for (const [id, law] of Object.entries(laws)) {
    for (const side of SIDES) {
      expect(facts.rules[id]?.[side]?.since).toBe(law.enactments[side]?.effective);
    }
  }
});

it.each([
  ['place=Mount+Airy&role=seller', true],
  ['place=Laurel&role=tenant', true],
  ['place=Washington+DC&role=tenant', false],
  ['place=Fairfax&role=seller', false],
  ['place=Bethesda&role=seller', false],
])('%s is told that a mailing address may lie in a place with a law: %j', (query, isTold) => {
  expect(saidIn(ask(query)).includes('unsure.mailing@maryland')).toBe(isTold);
});

describe('a town that may have left the county’s rental law out', () => {
  it.each([
    ['Takoma+Park&role=landlord&ground=yes', 'Takoma Park'],
    ['Barnesville&limits=yes&role=tenant&ground=yes', 'Barnesville'],
  ])('%s is told to ask there, and what the county asks', (query, town) => {
    const said = saidIn(ask(`place=${query}`));
    expect(said).toContain(`unsure.town@montgomeryRental town=${town}`);
    expect(said.some((one) => one.startsWith('next.due@montgomeryRental-rental'))).toBe(true);
  });

  it.each(['Bethesda&role=landlord&ground=yes', 'Takoma+Park&role=seller&home=house'])(
    '%s has no such doubt',
    (query) => {
      expect(saidIn(ask(`place=${query}`)).join('\n')).not.toContain('unsure.town');
    },
  );
});

it('a home too small for a city’s rule is told what is safe with the county’s too', () => {
  const small = 'place=Gaithersburg&limits=yes&role=landlord&ground=yes&units=1';
  expect(saidIn(ask(small))).toContain('next.either@gaithersburg-rental');
  const upstairs = 'place=Gaithersburg&limits=yes&role=tenant&ground=no&units=9';
  expect(saidIn(ask(upstairs))).not.toContain('next.either@gaithersburg-rental');
});

describe('what comes after the law', () => {
  const onward = (query: string): string[] =>
    saidIn(ask(query)).filter((one) => one.startsWith('onward'));

  it.each([
    ['place=Bethesda&role=seller&home=house&date=2026-12-15', 'onward.dates@sale date=2026-12-15'],
    ['place=Bethesda&role=buyer&home=house', 'onward.days@sale'],
    ['place=Bethesda&role=tenant&ground=yes', 'onward.days@rental'],
    ['place=Rockville&role=seller&date=2026-12-15', 'onward.dates@sale date=2026-12-15'],
    ['place=Frederick&role=seller', 'onward.price'],
  ])('%s: %s', (query, sentence) => {
    expect(onward(query)).toEqual([sentence]);
  });

  it('is nothing for a day that is over', () => {
    expect(onward('place=Bethesda&role=seller&home=house&date=2026-11-21')).toEqual([]);
  });
});
