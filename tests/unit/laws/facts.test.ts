import { describe, expect, it } from 'vitest';
import type { Law } from '../../../src/data';
import { candidates, doubtfulLaw, hasLimits, ruleAt } from '../../../src/laws/candidates';
import { lawFacts, noticeAround, ruleOf } from '../../../src/laws/facts';
import type { Places } from '../../../src/laws/jurisdictions';
import type { Side } from '../../../src/laws/rules';
import { BARE, COMPANY, READ } from './support';

const part = { name: 'Bill 2', effective: '2026-01-01', appliesTo: 'Homes' };
const SINCE = { since: part.effective, isPublic: true, isExemptSure: false };
const law = (more: Partial<Law> = {}): Law => ({
  ...BARE,
  penalty: { text: 'A fine', ...READ },
  enactments: { sale: part, rental: part },
  ...more,
});

/** Returns what the rules of a law have in addition to {@link SINCE}, for sales and for rentals. */
function rules(more: Partial<Law>): Record<Side, unknown> {
  const beside = (side: Side): unknown =>
    Object.fromEntries(
      Object.entries(ruleOf(law(more), side) ?? {}).filter(
        ([name, value]) => new Map<string, unknown>(Object.entries(SINCE)).get(name) !== value,
      ),
    );
  return { sale: beside('sale'), rental: beside('rental') };
}

const days = { value: 14, unit: 'days', ...READ } as const;
const years = { value: 3, unit: 'years', ...READ } as const;
const words = { text: 'As it says', ...READ };
const level = { value: 4, unit: 'pCi/L' } as const;

describe('the rule of a law', () => {
  it('is that of a side the law has, from its day on', () => {
    expect(ruleOf(law(), 'sale')).toEqual(SINCE);
    expect(ruleOf(law({ enactments: { rental: part } }), 'sale')).toBeUndefined();
  });

  it.each<[string, Partial<Law>, sale: object, rental: object]>([
    ['how old a test may be', { validity: years }, { years: 3 }, { years: 3 }],
    [
      'how old it may be at a sale',
      { validity: years, saleValidity: { ...years, value: 1 } },
      { years: 1 },
      { years: 3 },
    ],
    [
      'from how many homes it holds',
      { minimumUnits: { ...days, value: 6 } },
      {},
      { minimumUnits: 6 },
    ],
    ['what both sides of a sale have', { results: words }, { informs: true }, {}],
    ['what is handed over', { leaseSigning: words }, {}, { handsOver: true }],
    [
      'a tenant’s notice of a level',
      { tenantNotice: days, mitigation: { required: false, level, ...READ } },
      { tenantNotice: true, fixes: true },
      { tenantNotice: true, fixes: true },
    ],
    ['a notice of no level', { tenantNotice: days }, {}, {}],
    ['what follows', { followUp: days }, {}, { followsUp: true }],
    [
      'what must be fixed',
      { mitigation: { required: true, level, ...READ } },
      { fixes: true },
      { fixes: true, below: true },
    ],
    [
      'that it must be, at no level',
      { mitigation: { required: true, ...READ } },
      { fixes: true },
      { fixes: true },
    ],
    [
      'what is fixed at a sale',
      { saleMitigation: { ...words, required: true } },
      { fixes: true },
      {},
    ],
    ['when a lease ends, in words', { leaseEnd: words }, { ends: true }, { ends: true }],
    ['when it ends, after days', { termination: days }, { ends: true }, { ends: true }],
    [
      'what will change',
      { rentalChange: { from: '2027-01-01', ...READ } },
      {},
      { changes: '2027-01-01' },
    ],
    [
      'what nobody read',
      { penalty: { text: 'A fine', ...COMPANY } },
      { isPublic: false },
      { isPublic: false },
    ],
    ['what is left out, by hearsay', { exemptHomes: ['condominiums'] }, {}, {}],
    [
      'what is left out for sure',
      { exemptHomes: ['condominiums'], exemptions: READ },
      { isExemptSure: true },
      { isExemptSure: true },
    ],
  ])('tells %s', (_, more, sale, rental) => {
    expect(rules(more)).toEqual({ sale, rental });
  });

  it('of rentals alone says that it leaves out homes, where a text says so', () => {
    const enactments = { rental: part };
    const told = (more: Partial<Law>): unknown =>
      ruleOf(law({ enactments, exemptHomes: ['homes of the owner'], ...more }), 'rental')
        ?.leavesOut;
    expect(told({ exemptions: READ })).toBe(true);
    expect(told({ exemptions: COMPANY })).toBeUndefined();
    expect(told({ exemptions: READ, enactments: { rental: part, sale: part } })).toBeUndefined();
    expect(told({ exemptions: READ, exemptHomes: undefined })).toBeUndefined();
  });

  it('says which homes it names and leaves out', () => {
    const sale = {
      ...part,
      homes: ['house'],
      exempt: ['cooperative'],
      groundContact: true,
    } as const;
    const of = law({
      enactments: { sale: { ...sale, homes: ['house'], exempt: ['cooperative'] } },
    });
    expect(ruleOf(of, 'sale')).toEqual({
      ...SINCE,
      homes: ['house'],
      exempt: ['cooperative'],
      groundContact: true,
    });
  });
});

const LAWS = {
  county: law({
    path: '/laws/county',
    tenantNotice: days,
    exemptPlaces: ['Oakton', 'Acorn', 'Nowhere'],
    doubtfulPlaces: ['Ferry'],
  }),
  city: law({
    path: '/laws/city',
    enactments: { rental: part },
    saleRule: { text: 'The county’s', law: 'county', ...READ } as Law['saleRule'],
    minimumUnits: { ...days, value: 6 },
  }),
};
const PLACES: Places = {
  jurisdictions: {
    county: { name: 'County', find: 'a', sale: '/laws/county#sales', rental: '/laws/county' },
    city: {
      name: 'City',
      find: 'b',
      sale: '/laws/county',
      rental: '/laws/city#a',
      outside: 'county',
    },
    exempt: {
      name: 'Exempt',
      find: 'c',
      sale: '/laws/county#exemptions',
      rental: '/laws/county',
      outside: 'county',
    },
    state: { name: 'State', find: 'd', page: '/radon-laws', within: ['county', 'city', 'exempt'] },
  },
  places: { City: 'city', Oakton: 'exempt', Acorn: 'exempt', Ferry: 'county' },
  intents: { sale: [], rental: [], law: [], visit: [] },
};
const FACTS = lawFacts({ laws: LAWS, places: PLACES });

describe('the facts on laws', () => {
  it('say of each place its laws, its state and what is around it', () => {
    expect(FACTS.places.jurisdictions).toEqual({
      county: { name: 'County', sale: 'county', rental: 'county', state: 'state' },
      city: { name: 'City', sale: 'county', rental: 'city', outside: 'county', state: 'state' },
      exempt: {
        name: 'Exempt',
        sale: 'county',
        rental: 'county',
        outside: 'county',
        state: 'state',
      },
      state: { name: 'State', state: 'state' },
    });
  });

  it('have a law for what it covers alone', () => {
    const { city } = LAWS;
    const jurisdictions = { city: { name: 'City', find: 'b', sale: city.path, rental: city.path } };
    const found = lawFacts({ laws: { city }, places: { ...PLACES, jurisdictions } });
    expect(found.places.jurisdictions['city']).toEqual({
      name: 'City',
      rental: 'city',
      state: 'city',
    });
    expect(found.rules).toEqual({ city: { rental: ruleOf(city, 'rental') } });
  });

  it('say which places a law leaves out or may, and where another holds for a sale', () => {
    expect(FACTS.exemptPlaces).toEqual({ county: ['exempt'], city: [] });
    expect(FACTS.doubtfulPlaces).toEqual({ county: ['Ferry'], city: [] });
    expect(FACTS.saleRules).toEqual({ city: 'city' });
  });
});

describe('the limits of a city', () => {
  it.each<[string | undefined, Side | undefined, boolean]>([
    ['city', 'rental', true],
    ['city', 'sale', false],
    ['city', undefined, true],
    ['exempt', 'sale', true],
    ['exempt', 'rental', false],
    ['county', 'rental', false],
    ['county', undefined, false],
    [undefined, undefined, false],
    ['nowhere', 'sale', false],
  ])('of %s matter in a %s: %j', (place, side, matter) => {
    expect(hasLimits(place, side, FACTS)).toBe(matter);
  });

  it('leave two laws where nobody knows them, and else the one of that side', () => {
    expect(candidates('city', 'unknown', 'rental', FACTS)).toEqual(['city', 'county']);
    expect(candidates('city', undefined, 'rental', FACTS)).toEqual(['city', 'county']);
    expect(candidates('city', 'yes', 'rental', FACTS)).toEqual(['city']);
    expect(candidates('city', 'no', 'rental', FACTS)).toEqual(['county']);
    expect(candidates('city', undefined, 'sale', FACTS)).toEqual(['city']);
    expect(candidates('county', 'no', 'rental', FACTS)).toEqual(['county']);
  });
});

it('a town may have left itself out of a rental law', () => {
  expect(doubtfulLaw({ id: 'county', town: 'Ferry' }, FACTS)).toBe('county');
  expect(doubtfulLaw({ id: 'county', town: 'Oakton' }, FACTS)).toBeUndefined();
  expect(doubtfulLaw({ id: 'county' }, FACTS)).toBeUndefined();
  expect(doubtfulLaw({ id: 'state', town: 'Ferry' }, FACTS)).toBeUndefined();
});

it('the rule at a place is that of the law that holds there, on a side the law has', () => {
  expect(ruleAt('city', 'sale', FACTS)).toEqual(['county', FACTS.rules['county']?.sale]);
  expect(ruleAt('city', 'rental', FACTS)).toEqual(['city', FACTS.rules['city']?.rental]);
  expect(ruleAt('state', 'sale', FACTS)).toBeUndefined();
  expect(ruleAt('city', 'sale', { ...FACTS, rules: {} })).toBeUndefined();
});

it('the notice of the county may hold in rentals too small for the city', () => {
  const around = (city: Partial<Law>): unknown =>
    noticeAround('city', { laws: { ...LAWS, city: { ...LAWS.city, ...city } }, places: PLACES });
  expect(around({})).toBe(LAWS.county.tenantNotice);
  expect(around({ minimumUnits: undefined })).toBeUndefined();
  expect(around({ tenantNotice: days })).toBeUndefined();
  expect(noticeAround('county', { laws: LAWS, places: PLACES })).toBeUndefined();
});
