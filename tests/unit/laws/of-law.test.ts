import { describe, expect, it } from 'vitest';
import type { Law } from '../../../src/data';
import { namesExemptions } from '../../../src/laws/exemptions';
import { lawFacts } from '../../../src/laws/facts';
import { marksOf, quotesOf, sourcesOf } from '../../../src/laws/of-law';
import type { Side } from '../../../src/laws/rules';
import { BARE, COMPANY, READ } from './support';

const ENACTMENTS: Law['enactments'] = {
  ...BARE.enactments,
  sale: { name: 'Bill 2', effective: '2026-01-01', appliesTo: 'Homes' },
};
const REQUIRED = {
  required: true,
  level: { value: 4, unit: 'pCi/L' },
  text: 'Fix it',
  ...READ,
} as const;

const law = (more: Partial<Law> = {}): Law => ({ ...BARE, enactments: ENACTMENTS, ...more });

const PLACES = {
  jurisdictions: {
    county: { name: 'Somewhere', find: 'somewhere', rental: '/laws/somewhere' },
    town: { name: 'Town', find: 'town', outside: 'county' },
  },
  places: {},
  intents: { sale: [], rental: [], law: [], visit: [] },
};

/** Returns the conditions that a sentence may depend on, for one side of a law. */
const marks = (of: Law, side?: Side): Record<string, boolean> =>
  marksOf(
    { id: 'somewhere', law: of, side },
    ['somewhere', 'elsewhere'],
    lawFacts({ laws: { somewhere: of }, places: PLACES }),
  );

describe('what a sentence can ask for of a law', () => {
  it('is whether a high result must be fixed, on the side that is asked about', () => {
    const both = law({ mitigation: REQUIRED });
    const notInSales = law({
      mitigation: REQUIRED,
      saleMitigation: { required: false, text: 'The contract decides', ...READ },
    });
    const never = law({ mitigation: { required: false, ...READ } });
    const said = (one: Law, side: Side): unknown => {
      const { fixes, fixesNot, noRepair } = marks(one, side);
      return { fixes, fixesNot, noRepair };
    };
    expect(said(both, 'sale')).toEqual({ fixes: true, fixesNot: false, noRepair: false });
    expect(said(both, 'rental')).toEqual({ fixes: true, fixesNot: false, noRepair: false });
    expect(said(notInSales, 'sale')).toEqual({ fixes: false, fixesNot: false, noRepair: true });
    expect(said(notInSales, 'rental')).toEqual({ fixes: true, fixesNot: false, noRepair: true });
    expect(said(never, 'rental')).toEqual({ fixes: false, fixesNot: true, noRepair: true });
    expect(said(law(), 'rental')).toEqual({ fixes: false, fixesNot: false, noRepair: false });
  });

  it('is its own name, and that of no other', () => {
    expect(marks(law())).toMatchObject({ somewhere: true, elsewhere: false });
  });

  it('is whether it names anything that it leaves out', () => {
    for (const more of [
      { exemptHomes: ['condominiums'] },
      { exemptPlaces: ['Town'] },
      { exemptSales: ['sales by a court'] },
      { exemptions: READ },
    ]) {
      expect(namesExemptions(law(more)), JSON.stringify(more)).toBe(true);
      expect(marks(law(more)).exemptions).toBe(true);
    }
    expect(marks(law()).exemptions).toBe(false);
  });

  it('is whether the side asks for homes that touch the ground', () => {
    const rental = { ...ENACTMENTS.rental!, groundContact: true };
    const touching = law({ enactments: { ...ENACTMENTS, rental } });
    expect(marks(touching, 'rental')['ground']).toBe(true);
    expect(marks(touching, 'sale')['ground']).toBe(false);
    expect(marks(touching)['ground']).toBe(false);
  });

  it('is how sure it is, and whose word it is', () => {
    const ours = { penalty: { text: 'A fine', ...COMPANY } };
    expect(marks(law(ours))).toMatchObject({ unconfirmed: true, ofCity: true });
    const ofCounty = { penalty: { text: 'A fine', ...COMPANY, statedBy: 'county' } } as const;
    expect(marks(law(ofCounty))).toMatchObject({ unconfirmed: true, ofCity: false });
    expect(marks(law({ ...ours, leaseEnd: { text: 'So', ...READ } }))).toMatchObject({
      unconfirmed: false,
      ofCity: false,
    });
    expect(
      marks(law({ doubtfulPlaces: ['Town'], exemptSales: ['sales by a court'] })),
    ).toMatchObject({
      doubtful: true,
      exemptSales: true,
      maryland: true,
    });
    expect(marks(law({ state: 'VA' }))).toMatchObject({
      doubtful: false,
      exemptSales: false,
      maryland: false,
    });
  });

  it('is which homes its side names, or leaves out for sure', () => {
    const sale = ENACTMENTS.sale!;
    const of = (more: Partial<typeof sale>, rest: Partial<Law> = {}): unknown => {
      const one = law({ enactments: { sale: { ...sale, ...more } }, ...rest });
      const { exempt, homes, sure } = marks(one, 'sale');
      return { exempt, homes, sure };
    };
    expect(of({})).toEqual({ exempt: false, homes: false, sure: false });
    expect(of({ homes: ['house'] })).toEqual({ exempt: false, homes: true, sure: false });
    const exemptions = { exemptHomes: ['cooperatives'], exemptions: READ };
    expect(of({ exempt: ['cooperative'] }, exemptions)).toEqual({
      exempt: true,
      homes: true,
      sure: true,
    });
    const rental = law({ enactments: { rental: ENACTMENTS.rental }, ...exemptions });
    expect(marks(rental, 'rental')).toHaveProperty('leavesOut', true);
    expect(marks(law(exemptions), 'rental')).toHaveProperty('leavesOut', false);
  });

  it('is whether addresses of another place may fall under it', () => {
    expect(marks(law(), 'rental')['around']).toBe(true);
    expect(marks(law(), 'sale')['around']).toBe(false);
    expect(marks(law())['around']).toBe(false);
  });
});

describe('what a sentence can quote of a law', () => {
  const quotes = (more: Partial<Law>, side?: Side): Record<string, string | undefined> =>
    Object.fromEntries(
      Object.entries(quotesOf({ id: 'somewhere', law: law(more), side }, {}, 'en-US')).map(
        ([name, text]) => [name, text?.replaceAll('\u00a0', ' ')],
      ),
    );

  it('is the level at which it must be fixed, where the side asks for that', () => {
    expect(quotes({ mitigation: REQUIRED }, 'rental')).toMatchObject({
      fixing: 'Fix it',
      fixLevel: '4 pCi/L',
    });
    const inSales = { required: false, text: 'The contract decides', ...READ } as const;
    expect(quotes({ mitigation: REQUIRED, saleMitigation: inSales }, 'sale')).toMatchObject({
      fixing: 'The contract decides',
      fixLevel: undefined,
    });
    expect(quotes({ mitigation: { ...REQUIRED, required: false } }, 'sale').fixLevel).toBe(
      undefined,
    );
  });

  it('is the bill of its side and what that covers, and neither of the whole', () => {
    expect(quotes({}, 'sale')).toMatchObject({
      name: 'Bill 2',
      effective: 'January 1, 2026',
      covers: 'Homes',
    });
    const whole = quotes({});
    expect([whole.name, whole.effective, whole.covers]).toEqual([undefined, undefined, undefined]);
  });

  it('is the notice around it, but at a sale', () => {
    const tenantNotice = { value: 14, unit: 'days', ...READ } as const;
    const town = law({ minimumUnits: { ...tenantNotice, value: 6 }, path: '/laws/town' });
    const data = {
      laws: { somewhere: law({ tenantNotice }), town },
      places: {
        ...PLACES,
        jurisdictions: {
          ...PLACES.jurisdictions,
          town: { ...PLACES.jurisdictions.town, rental: '/laws/town' },
        },
      },
    };
    const notice = (side: Side): string | undefined =>
      quotesOf({ id: 'town', law: town, side }, data, 'en-US')['countyNotice'];
    expect(notice('rental')).toBe('14\u00a0days');
    expect(notice('sale')).toBeUndefined();
  });

  it('is what it leaves out, in a sentence', () => {
    const more: Partial<Law> = {
      exemptHomes: ['condominiums', 'cooperatives', 'homes to be demolished'],
      exemptPlaces: ['Oakton'],
    };
    expect(quotes(more)).toMatchObject({
      exemptHomes: 'condominiums, cooperatives and homes to be demolished',
      exemptPlaces: 'Oakton',
    });
    expect(quotes({})).toMatchObject({ exemptHomes: undefined, exemptPlaces: undefined });
  });

  it('is how long a test counts on that side', () => {
    const more: Partial<Law> = {
      validity: { value: 3, unit: 'years', ...READ },
      saleValidity: { value: 1, unit: 'year', ...READ },
    };
    expect(quotes(more, 'sale').validity).toBe('1 year');
    expect(quotes(more, 'rental').validity).toBe('3 years');
  });

  it('is the days of a tenant where a level is given', () => {
    const tenantNotice = { value: 14, unit: 'days', ...READ } as const;
    expect(quotes({ tenantNotice, mitigation: REQUIRED }).tenantNotice).toBe('14 days');
    expect(quotes({ tenantNotice }).tenantNotice).toBe(undefined);
  });
});

describe('who says so', () => {
  const leaseEnd = { text: 'If nobody fixes it', ...READ };
  const results = { text: 'A copy each', ...COMPANY };

  it('is told of each rule, but where all that is known of the law is the company’s', () => {
    const sourceOf = (more: Partial<Law>): unknown =>
      sourcesOf({ id: 'somewhere', law: law(more), side: 'sale' })['results'];
    expect(sourceOf({ leaseEnd, results })).toBe(results);
    expect(sourceOf({ results })).toBe(undefined);
    const elsewhere = { text: 'The county’s', ...READ };
    const saleRule = elsewhere as NonNullable<Law['saleRule']>;
    const sources = sourcesOf({ id: 'a', law: law({ results, saleRule }), side: undefined });
    expect(sources['saleRule']).toBe(saleRule);
  });

  it('keeps no note of other places in a sure exemption', () => {
    const exemptions = { ...READ, note: 'Ask the town.' };
    const sources = sourcesOf({ id: 'somewhere', law: law({ exemptions }), side: 'sale' });
    expect(sources['exemptions']?.note).toBe('Ask the town.');
    expect(sources['sureExemptions']?.note).toBe(undefined);
  });
});
