import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FOUNDATIONS,
  price,
  type Part,
  type PriceAnswers,
  type PriceOutcome,
} from '../../../src/tools/price/estimate';
import { priceFacts } from '../../../src/tools/price/facts';

const facts = priceFacts();

const ask = (parts: Part[], more: Partial<PriceAnswers> = {}): PriceOutcome =>
  price(
    { parts, place: { area: 'montgomery-county-md' }, test: 'short', well: 'no', ...more },
    facts,
  );

const part = (foundation: Part['foundation'], size?: number, system?: number): Part => ({
  foundation,
  size,
  system,
});
const basement = (size?: number, system?: number): Part => ({
  foundation: 'basement',
  size,
  system,
});
const slab = (size?: number, system?: number): Part => ({ foundation: 'slab', size, system });
const crawl = (size?: number, system?: number): Part => ({ foundation: 'crawl', size, system });

/**
 * How devices are counted. Sources: blog/test-all-foundation-hvac-zones.md, "Counting the devices", rules 1 to 4; the
 * answer #device-count in docs/faqs.md.
 */
const DEVICES: [rule: string, parts: Part[], devices: number][] = [
  ['1: up to 2,000 sq ft', [basement(1)], 1],
  ['1: up to 2,000 sq ft', [basement(1999)], 1],
  ['1: up to 2,000 sq ft', [basement(2000)], 1],
  ['1: each further 2,000', [basement(2001)], 2],
  ['1: each further 2,000', [basement(3900)], 2],
  ['1: each further 2,000', [basement(4000)], 2],
  ['1: each further 2,000', [basement(4001)], 3],
  ['1: each further 2,000', [slab(10_000)], 5],
  ['1: two parts of one kind are one area', [basement(1200), basement(700)], 1],
  ['1: two parts of one kind are one area', [basement(1200), basement(900)], 2],
  ['2: each type of foundation', [basement(1500), crawl(400)], 2],
  ['2: each type of foundation', [basement(3900), crawl()], 3],
  ['2: each type of foundation', [basement(1200), slab(400), crawl(200)], 3],
  ['3: each system', [basement(900, 1), basement(900, 2)], 2],
  ['3: each system', [slab(2500, 1), slab(500, 2)], 3],
  ['3: a system that is not known is the one that is', [slab(900, 2), slab(900)], 1],
  ['4: one device covers two conditions', [basement(1200, 1), slab(400, 2)], 2],
  // The house in that article.
  ['4: one device covers two conditions', [basement(1200, 1), slab(500, 1), crawl(150, 2)], 3],
  ['unknown size: at least one', [basement()], 1],
  ['unknown foundation: at least one', [{ foundation: 'unknown' }], 1],
  [
    'unknown foundation beside a basement',
    [basement(1000), { foundation: 'unknown', size: 300 }],
    2,
  ],
];

describe('how many devices', () => {
  it.each(DEVICES)('%s: %j', (_rule, parts, devices) => {
    expect(ask(parts).devices).toBe(devices);
  });

  it('says which rule decides for each part', () => {
    expect(ask([basement(3900), crawl(300)]).counted).toEqual([
      { foundation: 'basement', system: 1, size: 3900, devices: 2, because: 'area' },
      { foundation: 'crawl', system: 1, size: 300, devices: 1, because: 'part' },
    ]);
  });

  it.each([
    [[basement(1500, 1)], undefined, []],
    [[basement(undefined, 1)], 'more', ['sizeWithinOne']],
    [[basement(1500)], 'more', ['sameSystem']],
    [[part('unknown', 900, 1)], 'more', ['foundationCountsOnce']],
    // The part may also be basement: 1,500 sq ft with one system is one device (rule 1), not two.
    [[basement(1000, 1), part('unknown', 500, 1)], 'either', ['foundationCountsOnce']],
    [[basement(1900, 1), basement(1000, 2), basement(1000)], 'either', ['sameSystem']],
  ])(
    'of %j, what is not known could ask for %j, since it assumes %j',
    (parts, unknown, assumed) => {
      const outcome = ask(parts);
      expect([outcome.unknown, outcome.assumed]).toEqual([unknown, assumed]);
    },
  );
});

/**
 * Prices from src/data/prices.json and areas.json. A place whose price group is undecided is answered with "call us".
 */
const PRICES: [
  place: PriceAnswers['place'],
  parts: Part[],
  code: string,
  least?: number,
  most?: number,
][] = [
  [{ area: 'montgomery-county-md' }, [basement(1500)], 'estimate', 165, 165],
  [{ area: 'montgomery-county-md' }, [basement(1500), crawl(400)], 'estimate', 240, 240],
  [{ area: 'montgomery-county-md' }, [basement(1200), slab(500), crawl(150)], 'estimate', 315, 315],
  [{ area: 'carroll-county-md' }, [basement(1500)], 'estimate', 185, 185],
  [{ area: 'frederick-county-md' }, [basement(1500)], 'estimate', 185, 185],
  [{ area: 'howard-county-md' }, [basement(2500)], 'estimate', 260, 260],
  [{ area: 'prince-georges-county-md' }, [slab(900)], 'estimate', 185, 185],
  [{ area: 'fairfax-county-va' }, [basement(1500)], 'estimate', 185, 185],
  [{ area: 'loudoun-county-va' }, [basement(4500)], 'estimate', 335, 335],
  [{ area: 'washington-dc' }, [basement(800)], 'estimate', 195, 195],
  [{ area: 'anne-arundel-county-md' }, [crawl(800)], 'estimate', 195, 195],
  [{ area: 'baltimore-county-md' }, [basement(800)], 'estimate', 195, 195],
  [{ area: 'alexandria-va' }, [basement(800)], 'estimate', 195, 195],
  [{ area: 'prince-william-county-va' }, [basement(800), slab(2)], 'estimate', 270, 270],
  // Its price group is undecided.
  [{ area: 'arlington-county-va' }, [basement(800)], 'call'],
  ['elsewhere', [basement(800)], 'call'],
  [{ area: 'atlantis' }, [basement(800)], 'call'],
  ['unknown', [basement(800)], 'range', 165, 195],
  ['unknown', [basement(3900), crawl()], 'range', 315, 345],
];

describe('what it costs', () => {
  it.each(PRICES)('%j with %j: %s', (place, parts, code, least, most) => {
    const outcome = ask(parts, { place });
    expect(outcome.code).toBe(code);
    expect(outcome.total).toEqual(least === undefined ? undefined : { least, most });
  });

  it.each(['elsewhere', { area: 'arlington-county-va' }] as const)(
    'without a price for the first device at %j, further ones are no line of a sum',
    (place) => {
      expect(ask([basement(9000)], { place })).toMatchObject({ code: 'call', lines: [] });
    },
  );

  it('a well adds the water test, and says that a sixth sample is open', () => {
    const outcome = ask([basement(1500), crawl(400)], { well: 'yes' });
    expect(outcome.lines).toEqual([
      { what: 'firstDevice', least: 165, most: 165 },
      { what: 'furtherDevices', count: 1, least: 75, most: 75 },
      { what: 'water', least: 225, most: 225 },
    ]);
    expect(outcome.total).toEqual({ least: 465, most: 465 });
    expect(outcome.open).toContain('sixthSample');
  });

  it('a visitor who does not know of a well has none in the sum', () => {
    const outcome = ask([basement(1500, 1)], { well: 'unknown' });
    expect(outcome).toMatchObject({ assumed: ['noWell'], total: { most: 165 } });
    expect(outcome.unknown).toBeUndefined();
  });

  it.each([
    [[basement(1500)], false],
    [[basement(1500), crawl(300)], true],
  ])('a long test has one price; for %j it is incomplete: %j', (parts, incomplete) => {
    const outcome = ask(parts, { test: 'long', place: { area: 'washington-dc' } });
    expect(outcome).toMatchObject({ total: { least: 225, most: 225 }, incomplete });
  });

  it('a place that is not listed has no price for a long test either', () => {
    expect(ask([basement(1500)], { test: 'long', place: 'elsewhere' })).toMatchObject({
      code: 'call',
      open: ['placeNotListed'],
    });
  });

  it('says while the groups are not confirmed, and no longer then', () => {
    expect(ask([basement(1)]).open).toContain('groupsUnconfirmed');
    const sure = price(
      { parts: [basement(1)], place: { area: 'washington-dc' }, test: 'short', well: 'no' },
      { ...facts, confirmed: true },
    );
    expect(sure.open).toEqual(['secondReading']);
  });
});

const anyPart: fc.Arbitrary<Part> = fc.record({
  foundation: fc.constantFrom(...FOUNDATIONS),
  size: fc.option(fc.integer({ min: 1, max: 100_000 }), { nil: undefined }),
  system: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
});
const house = fc.array(anyPart, { minLength: 1, maxLength: 6 });
const place: fc.Arbitrary<PriceAnswers['place']> = fc.oneof(
  fc.constantFrom('elsewhere' as const, 'unknown' as const),
  fc.constantFrom(...facts.areas.map(({ id }) => ({ area: id }))),
);
const most = (outcome: PriceOutcome): number => outcome.total?.most ?? 0;

describe('for any house', () => {
  it('more area never needs fewer devices, nor costs less', () => {
    fc.assert(
      fc.property(
        house,
        fc.nat(),
        fc.integer({ min: 0, max: 9999 }),
        place,
        (parts, which, more, at) => {
          const index = which % parts.length;
          const larger = parts.map((each, at) =>
            at === index ? { ...each, size: (each.size ?? 1) + more } : each,
          );
          const before = ask(parts, { place: at });
          const after = ask(larger, { place: at });
          expect(after.devices).toBeGreaterThanOrEqual(before.devices);
          expect(most(after)).toBeGreaterThanOrEqual(most(before));
        },
      ),
    );
  });

  it('only where it says "either" can a house that is known need fewer devices', () => {
    const known = fc.record({
      foundation: fc.constantFrom('basement' as const, 'slab' as const, 'crawl' as const),
      size: fc.integer({ min: 1, max: 10_000 }),
      system: fc.integer({ min: 1, max: 4 }),
    });
    fc.assert(
      fc.property(house, fc.array(known, { minLength: 6, maxLength: 6 }), (parts, found) => {
        const asked = ask(parts);
        const later = parts.map(({ foundation, size, system }, at) => ({
          foundation: foundation === 'unknown' ? (found[at]?.foundation ?? 'basement') : foundation,
          size: size ?? found[at]?.size,
          system: system ?? found[at]?.system,
        }));
        if (asked.unknown !== 'either')
          expect(ask(later).devices).toBeGreaterThanOrEqual(asked.devices);
        if (asked.unknown === undefined) expect(ask(later).devices).toBe(asked.devices);
      }),
    );
  });

  it('another part never needs fewer devices', () => {
    fc.assert(
      fc.property(house, anyPart, (parts, another) => {
        expect(ask([...parts, another]).devices).toBeGreaterThanOrEqual(ask(parts).devices);
      }),
    );
  });

  it('the order of its parts does not matter', () => {
    fc.assert(
      fc.property(house, (parts) => {
        expect(ask([...parts].reverse()).devices).toBe(ask(parts).devices);
      }),
    );
  });

  it('the lines make the sum, and there is none exactly where we have no price', () => {
    fc.assert(
      fc.property(house, place, fc.constantFrom('short', 'long'), (parts, at, test) => {
        const { code, total, lines } = ask(parts, { place: at, test });
        expect(total === undefined).toBe(code === 'call');
        if (total) expect(lines.reduce((all, { least }) => all + least, 0)).toBe(total.least);
      }),
    );
  });
});
