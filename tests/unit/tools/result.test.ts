import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { radon } from '../../../src/data';
import { resultFacts } from '../../../src/tools/result/facts';
import { readingOf } from '../../../src/tools/result/reading';
import { SITUATIONS, TESTS, type PairKind } from '../../../src/tools/result/questions';
import { resultTool } from '../../../src/tools/result/tool';
import { roundHalfUp, toBq, toPci } from '../../../src/tools/result/units';
import { readAnswers } from '../../../src/tools/answers';
import { answerTo, codeOf, saidIn, TODAY } from './support';

const facts = resultFacts();
const ask = (query: string) => answerTo(resultTool, facts, query);

/** The band of each value, by EPA's levels, the rounding rule of MAH-2019 (8.5), and MW-RN-2020 for water. */
const BANDS: [source: string, address: string, band: string][] = [
  ['epaCitizensGuide', 'value=0', 'low'],
  ['epaCitizensGuide', 'value=0.4', 'low'],
  ['epaCitizensGuide', 'value=1.9', 'low'],
  ['mahReporting', 'value=1.94', 'low'],
  ['mahReporting', 'value=1.95', 'consider'],
  ['epaCitizensGuide', 'value=2.0', 'consider'],
  ['epaCitizensGuide', 'value=3.9', 'consider'],
  ['mahReporting', 'value=3.94', 'consider'],
  ['mahReporting', 'value=3.95', 'action'],
  ['epaCitizensGuide', 'value=4', 'action'],
  ['epaCitizensGuide', 'value=4.0', 'action'],
  ['epaCitizensGuide', 'value=7.9', 'action'],
  ['mahReporting', 'value=7.95', 'twice'],
  ['epaCitizensGuide', 'value=8', 'twice'],
  ['epaCitizensGuide', 'value=2700', 'twice'],
  // 1 pCi/L is 37 Bq/m³.
  ['whoHandbook', 'value=148&unit=bq', 'action'],
  ['whoHandbook', 'value=146&unit=bq', 'consider'],
  ['mahReporting', 'value=146.15&unit=bq', 'action'],
  ['whoHandbook', 'value=100&unit=bq', 'consider'],
  ['whoHandbook', 'value=74&unit=bq', 'consider'],
  ['whoHandbook', 'value=72&unit=bq', 'low'],
  ['whoHandbook', 'value=296&unit=bq', 'twice'],
  ['whoHandbook', 'value=0.148&unit=bql', 'action'],
  // A "less than" value is known only to be below its number.
  ['frame', 'value=%3C0.4', 'low'],
  ['frame', 'value=%3C2', 'low'],
  ['frame', 'value=%3C4', 'below-action'],
  ['frame', 'value=%3C8', 'below-unknown'],
  ['frame', 'value=less+than+0.4', 'low'],
  // Values as people type them.
  ['frame', 'value=4,0+pCi/L', 'action'],
  ['frame', 'value=4,0', 'action'],
  ['frame', 'value=,5', 'low'],
  ['frame', 'value=148+Bq/m³', 'action'],
  ['frame', 'value=148+bq/m3&unit=pci', 'action'],
  ['frame', 'value=4.0+pCi/l&unit=bq', 'action'],
  ['frame', 'value=1.234,5&unit=bq', 'twice'],
  ['frame', 'value=1,234.5&unit=bq', 'twice'],
  ['frame', 'value=abc', 'value:number'],
  ['frame', 'value=4.0.1', 'value:number'],
  ['frame', 'value=1e3', 'value:number'],
  ['frame', 'value=0x10', 'value:number'],
  ['frame', 'value=Infinity', 'value:number'],
  ['frame', 'value=-4', 'value:negative'],
  ['frame', 'value=9999999999', 'value:large'],
  ['frame', 'value=1,234', 'value:ambiguous'],
  ['frame', 'value=4,000', 'value:ambiguous'],
  ['frame', 'value=0,400', 'low'],
  ['frame', '', 'value:missing'],
  ['frame', 'value=4&unit=liter', 'unit:choice'],
  ['frame', 'value=4&date=2026-13-01', 'date:day'],
  // Water: above 4,000 pCi/L (Table 8.5.1), or above half of that (Table 8.5.2).
  ['waterLow', 'value=2000&test=water', 'water-low'],
  ['waterLow', 'value=2000.4&test=water', 'water-low'],
  ['waterLow', 'value=2001&test=water', 'water-consider'],
  ['waterLow', 'value=3500&test=water', 'water-consider'],
  ['waterHigh', 'value=4000&test=water', 'water-consider'],
  ['waterHigh', 'value=4,000&test=water', 'water-consider'],
  ['waterHigh', 'value=4001&test=water', 'water-action'],
  ['waterHigh', 'value=4000.5&test=water', 'water-action'],
  ['waterHigh', 'value=149&unit=bql&test=water', 'water-action'],
  ['waterHigh', 'value=148&unit=bql&test=water', 'water-consider'],
  ['waterLow', 'value=148&unit=bq&test=water', 'water-low'],
  ['waterLow', 'value=%3C2000&test=water', 'water-low'],
  ['waterLow', 'value=%3C4000&test=water', 'water-below-action'],
  ['waterHigh', 'value=%3C9000&test=water', 'water-unknown'],
  // Two short-term tests in one place at different times: EPA uses their average.
  ['radonServicesAverage', 'value=5.0&second=3.4&test=short', 'action'],
  ['radonServicesAverage', 'value=5.0&second=3.4&test=short&pair=times', 'action'],
  ['radonServicesAverage', 'value=5.0&second=2.8&test=short', 'consider'],
  ['radonServicesAverage', 'value=3.9&second=4.0&test=short', 'action'],
  ['radonServicesAverage', 'value=3.9&second=3.9&test=short', 'consider'],
  ['radonServicesAverage', 'value=12&second=4&test=short', 'twice'],
  ['radonServicesAverage', 'value=185&second=125.8&unit=bq&test=short', 'action'],
  ['radonServicesAverage', 'value=5.0&second=125.8+Bq/m3&test=short', 'action'],
  // A "less than" value can neither hide a high average nor cause one.
  ['radonServicesAverage', 'value=%3C0.4&second=9&test=short', 'action'],
  ['radonServicesAverage', 'value=%3C0.4&second=5&test=short', 'consider'],
  ['radonServicesAverage', 'value=%3C4&second=4.2&test=short', 'below-unknown'],
  ['radonServicesAverage', 'value=%3C4&second=4.0&test=short', 'below-action'],
  ['radonServicesAverage', 'value=%3C2&second=%3C2&test=short', 'low'],
  // Separate places are not averaged: each counts on its own.
  ['mahReporting, 8.5.2 d', 'value=5.0&second=1.0&test=short&pair=rooms', 'action'],
  ['mahReporting, 8.5.2 d', 'value=3.0&second=9.0&test=short&pair=rooms', 'twice'],
  ['mahReporting, 8.5.2 d', 'value=3.0&second=2.9&test=short&pair=rooms', 'consider'],
  ['mahReporting, 8.5.2 d', 'value=%3C8&second=5&test=short&pair=rooms', 'action'],
  ['mahReporting, 8.5.2 d', 'value=%3C8&second=4.0&test=short&pair=rooms', 'action'],
  // Side by side: averaged if both are on the same side of the level.
  ['mahDisagree', 'value=5.0&second=4.0&test=short&pair=beside', 'action'],
  ['mahDisagree', 'value=3.9&second=1.0&test=short&pair=beside', 'consider'],
  ['mahDisagree', 'value=4.4&second=3.9&test=short&pair=beside', 'disagree'],
  ['mahDisagree', 'value=%3C4&second=4.0&test=short&pair=beside', 'disagree'],
  // Before and after mitigation: the test after it counts.
  ['mahAfterMitigation', 'value=9.0&second=1.0&test=short&pair=mitigation', 'low'],
  ['mahAfterMitigation', 'value=1.0&second=9.0&test=short&pair=mitigation', 'twice'],
  // A second value is asked for after short-term tests only.
  ['frame', 'value=5.0&second=1.0&test=long', 'action'],
  ['frame', 'value=5.0&second=1.0&test=monitor', 'action'],
  ['frame', 'value=5.0&second=abc&test=short', 'second:number'],
  ['frame', 'value=5.0&second=4,000&test=short', 'second:ambiguous'],
  ['frame', 'value=5.0&second=1.0&test=short&pair=both', 'pair:choice'],
  ['frame', 'value=0.02+WL', 'value:wl'],
  ['frame', 'value=20+mWL', 'value:wl'],
  ['frame', 'value=0.02+niveles+de+trabajo', 'value:wl'],
  ['frame', 'value=0,02+níveis+de+trabalho', 'value:wl'],
];

describe('the band of a result', () => {
  it.each(BANDS)('%s: %s is %s', (_, address, band) => {
    expect(codeOf(ask(address))).toBe(band);
  });
});

/** What to do next, according to the FAQ and the law pages. */
const STEPS: [source: string, address: string, said: string][] = [
  ['Company advice', 'value=1.0', 'next.retest from=2028-11-22 to=2029-11-22'],
  [
    'Company advice',
    'value=1.0&situation=tenant&date=2026-02-28',
    'next.retest from=2028-02-28 to=2029-02-28',
  ],
  [
    'Company advice',
    'value=1.0&situation=tenant&date=2028-02-29',
    'next.retest from=2030-02-28 to=2031-02-28',
  ],
  // Without a deadline to keep, the day of the result is not asked for and is ignored.
  ['Company advice', 'value=1.0&date=2020-02-28', 'next.retest from=2028-11-22 to=2029-11-22'],
  ['epaCitizensGuide', 'value=3&test=short', 'next.long'],
  ['epaCitizensGuide', 'value=3&test=long', 'next.consider'],
  ['epaCitizensGuide', 'value=5&test=short', 'next.second'],
  ['epaCitizensGuide', 'value=5', 'next.second'],
  ['FAQ, very high', 'value=8&test=short', 'next.second-short'],
  ['FAQ, very high', 'value=8&test=short', 'next.meanwhile'],
  ['mahRetest', 'value=1&situation=mitigated', 'next.retest-system by=2028-11-22'],
  ['mahAfterMitigation', 'value=5&situation=mitigated', 'next.after'],
  ['mahAfterMitigation', 'value=1&situation=mitigated', 'next.verify-time'],
  ['mahAfterMitigation', 'value=5&situation=mitigated', 'next.verify-time'],
  ['mahAfterMitigation', 'value=9&second=1&test=short&pair=mitigation', 'next.verify-time'],
  ['FAQ, buying at ten', 'value=10&situation=buying', 'next.contract@buying'],
  ['FAQ, buying at ten', 'value=10&situation=buying', 'next.deadline'],
  ['mdRp10702', 'value=5&situation=selling', 'next.disclose@maryland'],
  ['mdRp10702', 'value=5&situation=selling&place=Bethesda', 'next.disclose@maryland'],
  ['mdRp10702', 'value=5&situation=selling&place=Frederick', 'next.disclose@maryland'],
  ['va551703', 'value=5&situation=selling&place=Arlington', 'next.disclose@virginia'],
  ['va551703', 'value=5&situation=selling&place=Washington+DC', 'next.disclose@dc'],
  ['countyHomeSales', 'value=5&situation=selling&test=monitor', 'next.certified'],
  ['mahAfterMitigation', 'value=1&situation=mitigated&test=monitor', 'next.verify'],
  [
    'radonServicesAverage',
    'value=5.0&second=3.4&test=short',
    'answer.times first=5 second=3.4 value=4.2',
  ],
  ['radonServicesAverage', 'value=5.0&second=3.4&test=short', 'answer.above value=4.2 times=1.1'],
  ['radonServicesAverage', 'value=5.0&second=3.4&test=short', 'assumed.times'],
  ['radonServicesAverage', 'value=%3C0.4&second=5&test=short', 'assumed.below'],
  [
    'mahReporting',
    'value=5.0&second=1.0&test=short&pair=rooms',
    'answer.rooms first=5 second=1 value=5',
  ],
  [
    'mahDisagree',
    'value=4.4&second=3.9&test=short&pair=beside',
    'answer.disagree first=4.4 second=3.9',
  ],
  ['mahDisagree', 'value=4.4&second=3.9&test=short&pair=beside', 'next.repeat'],
  [
    'mahAfterMitigation',
    'value=9.0&second=1.0&test=short&pair=mitigation',
    'answer.mitigation first=9 second=1 value=1',
  ],
  [
    'mahRetest',
    'value=9.0&second=1.0&test=short&pair=mitigation',
    'next.retest-system by=2028-11-22',
  ],
  // One high test may count by itself, whatever the average.
  [
    'countyRentals',
    'value=5&second=1&test=short&situation=tenant&place=Germantown&date=2026-11-20',
    'next.tenant-notice@montgomeryRental by=2026-12-04',
  ],
  [
    'countyRentals',
    'value=5&second=1&test=short&situation=landlord&place=Germantown',
    'unsure.average',
  ],
  ['countyHomeSales', 'value=5&situation=selling', 'next.share@selling'],
  [
    'countyRentals',
    'value=5&situation=tenant&place=Germantown&date=2026-11-20',
    'next.tenant-notice@montgomeryRental by=2026-12-04',
  ],
  ['county311', 'value=5&situation=tenant&place=Germantown', 'next.tenant-end@montgomeryRental'],
  ['county311', 'value=5&situation=tenant&place=Germantown', 'next.tenant-follow@montgomeryRental'],
  [
    'FAQ, I rent my home',
    'value=5&situation=tenant&place=Rockville&limits=yes',
    'next.tenant-follow@rockville',
  ],
  ['FAQ, high result', 'value=5&test=short&situation=landlord&place=Germantown', 'next.second'],
  ['FAQ, very high', 'value=9&test=short&situation=landlord&place=Germantown', 'next.second-short'],
  [
    'gaithersburgCity',
    'value=5&situation=tenant&place=Gaithersburg&limits=yes',
    'next.tenant-write@gaithersburg',
  ],
  [
    'the county’s 14 days, to be safe (countyRentals)',
    'value=5&situation=tenant&place=Gaithersburg&limits=yes&date=2026-11-20',
    'next.tenant-caution@gaithersburg by=2026-12-04',
  ],
  ['gaithersburgCity', 'value=5&situation=tenant&place=Gaithersburg', 'unsure.limits'],
  [
    'rockvilleRentalNews',
    'value=4&situation=landlord&place=Rockville&limits=yes',
    'next.landlord-fix@rockville',
  ],
  [
    'rockvilleRentalNews',
    'value=6&situation=landlord&place=Rockville&limits=yes',
    'next.follow-up@rockville',
  ],
  [
    'rockvilleRadon',
    'value=4.1&situation=landlord&place=Rockville&limits=yes',
    'next.landlord-hold@rockville',
  ],
  [
    'countyCode29, (d)(1)',
    'value=4.1&situation=landlord&place=Montgomery+County',
    'next.landlord-hold@montgomeryRental',
  ],
  [
    'smartHomeInspects',
    'value=4.1&situation=landlord&place=Montgomery+County',
    'next.follow-up@montgomeryRental',
  ],
  ['statutes', 'value=5&situation=tenant&place=Frederick', 'next.tenant-ask'],
  ['FAQ, high result', 'value=5&situation=tenant&place=Frederick', 'next.tenant-confirm'],
  ['FAQ, health', 'value=5&situation=tenant&place=Rockville&limits=yes', 'next.meanwhile'],
  ['FAQ, health', 'value=5&situation=landlord', 'next.meanwhile'],
  ['FAQ, health', 'value=4&situation=home', 'next.meanwhile'],
  ['frame', 'value=5&situation=tenant', 'unsure.place'],
  ['frame', 'value=%3C0.4', 'answer.low-below value=0.4'],
  ['frame', 'value=%3C400&test=water', 'answer.water-low-below value=400'],
  ['mahReporting', 'value=3.95', 'why.rounded value=4'],
  ['whoHandbook', 'value=4', 'why.converted pci=4 bq=148'],
  // The rounded number is converted, as shown: 4.0 gives 148, where 3.95 as typed would give 146.
  ['whoHandbook', 'value=3.95', 'why.converted pci=4 bq=148'],
  ['whoHandbook', 'value=3.94', 'why.converted pci=3.9 bq=144'],
  // From Bq/m³, the number is converted as typed.
  ['whoHandbook', 'value=146&unit=bq', 'why.converted-from bq=146 pci=3.9'],
  ['whoHandbook', 'value=146.15&unit=bq', 'why.converted-from bq=146.15 pci=4'],
  ['whoHandbook', 'value=0.148&unit=bql', 'why.converted-from bq=148 pci=4'],
  ['frame', 'value=4.0+pCi/l&unit=bq', 'assumed.unit'],
  ['frame', 'value=148', 'unsure.check-unit'],
  ['frame', 'value=4&unit=bq', 'unsure.check-unit'],
  ['epaWaterRule', 'value=20000&test=water', 'why.water-adds adds=2'],
  ['waterLow', 'value=100&test=water', 'next.water-retest by=2031-11-22'],
  ['waterHigh', 'value=100&test=water', 'next.water-treated by=2027-11-22'],
  ['waterLow', 'value=100&test=water', 'next.water-vacant'],
  ['waterLow', 'value=3500&test=water', 'next.water-vacant'],
  ['waterLow', 'value=3500&test=water', 'next.water-season'],
  ['waterLow', 'value=3500&test=water', 'next.water-consider'],
  ['waterHigh', 'value=3500&test=water', 'next.water-two'],
  ['waterHigh', 'value=5000&test=water', 'next.water-two'],
  ['waterHigh', 'value=5000&test=water', 'next.water-fix'],
  ['mdEn94A04', 'value=100&test=water', 'unsure.well-law'],
  ['frame', 'value=4,000&test=water', 'assumed.thousands value=4000'],
];

describe('what comes next', () => {
  it.each(STEPS)('%s: %s says %s', (_, address, said) => {
    expect(saidIn(ask(address))).toContain(said);
  });

  it.each([
    ['two tests are a second one', 'value=5&second=5&test=short', 'next.second'],
    [
      'two devices side by side are one test: no word of an average',
      'value=5&second=5&test=short&pair=beside',
      'assumed.times',
    ],
    [
      'a monitor of one’s own is no report',
      'value=5&situation=selling&test=monitor',
      'next.share@selling',
    ],
    ['nor reason enough to pay for a repair', 'value=5&situation=selling&test=monitor', 'next.fix'],
    [
      'Maryland’s form is none of Virginia’s',
      'value=5&situation=selling&place=Arlington',
      'next.disclose@maryland',
    ],
    ['a low result has no deadline', 'value=1&situation=buying', 'next.deadline'],
    [
      'a high one in water is not lived with for years',
      'value=5000&test=water',
      'next.water-vacant',
    ],
    [
      'where no law asks, no lease waits',
      'value=5&situation=landlord&place=Frederick',
      'next.landlord-hold@montgomeryRental',
    ],
    ['in a sale no second test is asked for', 'value=5&test=short&situation=buying', 'next.second'],
    ['a long test needs no second', 'value=5&test=long', 'next.second'],
    ['nor does a tenant’s', 'value=5&test=long&situation=tenant', 'next.tenant-confirm'],
    [
      'Rockville’s rule leaves no small rental to the county',
      'value=5&situation=tenant&place=Rockville&limits=yes',
      'next.tenant-caution@rockville by=2026-12-06',
    ],
    ['a long test is no sample of a few days', 'value=5&test=long', 'unsure.season'],
    ['4.0 needs no word on rounding', 'value=4.0', 'why.rounded value=4'],
    ['146 Bq/m³ is no slip of units', 'value=146&unit=bq', 'unsure.check-unit'],
    [
      'tenants below the level have no notice to give',
      'value=3&situation=tenant',
      'next.tenant-ask',
    ],
  ])('%s', (_, address, said) => {
    const lines = saidIn(ask(address));
    expect(lines.length).toBeGreaterThan(2);
    expect(lines).not.toContain(said);
  });
});

/** What comes first, because reading it too late can cost a contract, a lease or a sale. */
it.each([
  ['value=9.5&situation=buying', 'next.deadline'],
  ['value=9.5&second=8&test=short&situation=buying', 'next.deadline'],
  ['value=5.1&situation=selling&test=monitor', 'next.disclose@maryland'],
  ['value=9.5&situation=buying&test=monitor', 'next.deadline'],
  ['value=5.1&situation=selling', 'next.disclose@maryland'],
  ['value=4.1&situation=landlord&place=Montgomery+County', 'next.landlord-hold@montgomeryRental'],
  [
    'value=4.1&situation=tenant&place=Montgomery+County',
    'next.tenant-notice@montgomeryRental by=2026-12-06',
  ],
])('%s begins with %s', (address, first) => {
  const answer = ask(address);
  if (!('said' in answer)) throw new Error('It has a value.');
  const next = { ...answer, said: answer.said.filter(({ part }) => part === 'next') };
  expect(saidIn(next)[0]).toBe(first);
});

it.each([
  ['tenant', 'why'],
  ['landlord', 'next'],
])('a right to end the lease is a deadline for one side alone: %s, %s', (situation, part) => {
  const answer = ask(`value=9&situation=${situation}&place=Rockville&limits=yes`);
  const said = 'said' in answer ? answer.said : [];
  expect(said.find(({ code }) => code === 'next.tenant-end')?.part).toBe(part);
});

describe('two tests', () => {
  const tenths = fc.integer({ min: 0, max: 200 }).map((one) => one / 10);
  const bands = ['low', 'consider', 'action', 'twice'];
  const typed = (amount: number) => ({ amount, isBelow: false });
  const band = (one: number): number =>
    bands.indexOf(codeOf(resultTool.decide({ value: typed(one), test: 'short' }, facts, TODAY)));
  const pair = (one: number, other: number, kind: PairKind): number => {
    const answers = { value: typed(one), second: typed(other), test: 'short', pair: kind } as const;
    return bands.indexOf(codeOf(resultTool.decide(answers, facts, TODAY)));
  };

  it('are the same in either order, but where one came after mitigation', () => {
    fc.assert(
      fc.property(
        tenths,
        tenths,
        fc.constantFrom<PairKind>('times', 'rooms', 'beside'),
        (a, b, kind) => {
          expect(pair(a, b, kind)).toBe(pair(b, a, kind));
        },
      ),
    );
  });

  it('average between both, and of rooms the higher counts', () => {
    fc.assert(
      fc.property(tenths, tenths, (a, b) => {
        const [low, high] = [band(Math.min(a, b)), band(Math.max(a, b))];
        expect(pair(a, b, 'times')).toBeGreaterThanOrEqual(low);
        expect(pair(a, b, 'times')).toBeLessThanOrEqual(high);
        expect(pair(a, b, 'rooms')).toBe(high);
        expect(pair(a, b, 'mitigation')).toBe(band(b));
      }),
    );
  });
});

it('asks of each only what matters', () => {
  const asked = (query: string): readonly string[] =>
    resultTool.asks(
      readAnswers(resultTool.questions(facts), new URLSearchParams(query)).answers,
      facts,
    );
  expect(asked('value=4')).toEqual(['value', 'unit', 'test', 'situation']);
  expect(asked('value=4&test=short')).toContain('second');
  expect(asked('value=4&test=short')).not.toContain('pair');
  expect(asked('value=4&test=short&second=5')).toContain('pair');
  for (const test of ['unknown', 'long', 'monitor', 'water'])
    expect(asked(`value=4&second=5&test=${test}`)).not.toContain('second');
  expect(asked('value=4&situation=selling')).toContain('place');
  for (const situation of SITUATIONS)
    expect(asked(`value=4&situation=${situation}`).includes('date')).toBe(situation === 'tenant');
});

describe('how many times the action level a result is', () => {
  const said = (query: string): string[] => saidIn(ask(query));
  const { value: level } = radon.actionLevel.air;
  const { value: water } = radon.actionLevel.water;

  // Tenths below three times the level, whole numbers above.
  it.each([
    [1.3, 'answer.above value=5.2 times=1.3'],
    [1.975, 'answer.above value=7.9 times=2'],
    [2.25, 'answer.twice value=9 times=2.3'],
    [2.95, 'answer.twice value=11.8 times=3'],
    [3.4, 'answer.twice value=13.6 times=3'],
    [10, 'answer.twice value=40 times=10'],
  ])('%d times', (times, sentence) => {
    expect(said(`value=${(times * level).toFixed(1)}`)).toContain(sentence);
  });

  it('is not told of the level itself, and of what would round to it', () => {
    expect(said(`value=${level}`)).toContain(`answer.action value=${level}`);
    expect(said(`value=${level + 0.1}`)).toContain(`answer.action value=${level + 0.1}`);
  });

  it('is told of water too', () => {
    expect(said(`value=${water * 2.5}&test=water`)).toContain(
      `answer.water-above value=${water * 2.5} times=2.5`,
    );
    expect(said(`value=${water + 1}&test=water`)).toContain(
      `answer.water-action value=${water + 1}`,
    );
  });
});

describe('what comes after a result', () => {
  const said = (query: string): string[] => saidIn(ask(query));
  it.each([
    ['value=5.2', 'onward.price'],
    ['value=5.2&test=long', 'onward.after'],
    ['value=1.2', 'onward.again@home'],
    ['value=1.2&situation=mitigated', 'onward.again@mitigated'],
    ['value=5.2&situation=selling', 'onward.law'],
    ['value=5.2&situation=tenant', 'onward.law'],
    ['value=9000&test=water', 'onward.water'],
  ])('%s: %s', (query, sentence) => {
    expect(said(query).filter((one) => one.startsWith('onward'))).toEqual([sentence]);
  });
});

it('says each part once, in order', () => {
  const parts = ['answer', 'place', 'next', 'why', 'assumed', 'unsure', 'onward'];
  for (const situation of SITUATIONS) {
    for (const test of TESTS) {
      const answer = ask(`value=9&situation=${situation}&test=${test}&place=Gaithersburg`);
      if (!('said' in answer)) throw new Error('It has a value.');
      const order = answer.said.map(({ part }) => parts.indexOf(part));
      expect(order).toEqual([...order].sort((a, b) => a - b));
      expect(order[0]).toBe(0);
    }
  }
});

describe('units and rounding', () => {
  const { value: factor } = radon.averages.bqPerPci;
  const amount = fc.double({ min: 0, max: 1e6, noNaN: true });

  it('there and back is the same', () => {
    fc.assert(
      fc.property(amount, (pci) => {
        expect(toPci(toBq(pci, factor), 'bq', factor)).toBeCloseTo(pci, 6);
        expect(toBq(toPci(pci, 'bq', factor), factor)).toBeCloseTo(pci, 6);
      }),
    );
  });

  it('a reported number is reported as it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e7 }), (tenths) => {
        expect(roundHalfUp(tenths / 10, 1)).toBe(tenths / 10);
      }),
    );
  });

  it('every half goes up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), (tenths) => {
        expect(roundHalfUp((10 * tenths + 5) / 100, 1)).toBe((tenths + 1) / 10);
        expect(roundHalfUp((10 * tenths + 4) / 100, 1)).toBe(tenths / 10);
      }),
    );
  });

  it('more is never a lower band', () => {
    const bands = ['low', 'consider', 'action', 'twice'];
    const band = (pci: number): number => bands.indexOf(codeOf(ask(`value=${pci.toFixed(4)}`)));
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 20, noNaN: true }),
        fc.double({ min: 0, max: 20, noNaN: true }),
        (a, b) => {
          expect(band(Math.min(a, b))).toBeLessThanOrEqual(band(Math.max(a, b)));
          expect(band(a)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

it('reads or refuses whatever is typed', () => {
  const odd = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom(...'0123456789.,<- pCi/LBqm³') }),
  );
  fc.assert(
    fc.property(odd, (text) => {
      const read = readingOf(facts.words)([text]);
      if ('slip' in read) expect(['number', 'negative', 'large', 'wl']).toContain(read.slip);
      else if (read.value) expect(Number.isFinite(read.value.amount)).toBe(true);
      const answer = ask(new URLSearchParams({ value: text, test: 'water' }).toString());
      expect(codeOf(answer)).not.toBe('');
    }),
    { numRuns: 2000 },
  );
});

it.each([
  ['value=100&test=water', 'why.water-little'],
  ['value=4000&test=water', 'why.water-adds adds=0.4'],
])('what %s adds to the air: %s', (query, said) => {
  expect(saidIn(answerTo(resultTool, facts, query))).toContain(said);
});

// Results as foreign reports write them: another unit for water, a period as thousands separator, an uncertainty.
it.each([
  ['value=149&unit=bql', 'water-action'],
  ['value=149&unit=bql&test=unknown', 'water-action'],
  ['value=0.148&unit=bql', 'action'],
  ['value=12.000&test=water', 'value:ambiguous'],
  ['value=12000&test=water', 'water-action'],
  ['value=4.000', 'action'],
  ['value=%3C0', 'value:number'],
  ['value=4.2 ± 0.3', 'action'],
])('%s: %s', (query, code) => {
  expect(codeOf(ask(query))).toBe(code);
});

it.each([
  ['value=9.1&test=long', 'assumed.closed', false],
  ['value=9.1&test=short', 'assumed.closed', true],
  [
    'value=9.1&situation=tenant&place=Gaithersburg&limits=yes&date=2026-09-01',
    'unsure.passed',
    true,
  ],
  // Today is the last of its days.
  [
    'value=9.1&situation=tenant&place=Gaithersburg&limits=yes&date=2026-11-08',
    'unsure.passed',
    false,
  ],
  // If a tenant's 14 days are over, the answer itself says so, at the very start.
  ['value=9.1&situation=tenant&place=Bethesda&date=2026-09-01', 'unsure.passed', false],
  [
    'value=9.1&situation=tenant&place=Bethesda&date=2026-09-01',
    'next.tenant-notice@montgomeryRental',
    false,
  ],
  [
    'value=9.1&situation=tenant&place=Bethesda&date=2026-11-20',
    'answer.tenant-late@montgomeryRental',
    false,
  ],
  // A tenant who is late still asks for the follow-up test that starts the law's deadlines.
  [
    'value=9.1&situation=tenant&place=Bethesda&date=2026-09-01',
    'next.tenant-follow@montgomeryRental',
    true,
  ],
  // A buyer has no house to fix yet.
  ['value=9.1&situation=buying', 'next.fix', false],
  ['value=9.1&situation=buying', 'next.after', false],
  ['value=9.1&situation=selling', 'next.fix', true],
  ['value=9.1&situation=tenant&place=Bethesda&date=2026-11-20', 'unsure.passed', false],
  ['value=1.0&situation=tenant&date=2030-01-01', 'unsure.future', true],
  ['value=1.0&situation=tenant&date=2026-11-20', 'unsure.future', false],
  ['value=4000', 'unsure.water', true],
  ['value=40', 'unsure.water', false],
  ['value=9&situation=landlord&place=Bethesda', 'next.tenant-end@montgomeryRental', true],
])('%s says %s: %j', (query, code, isSaid) => {
  expect(saidIn(ask(query)).some((line) => `${line} `.startsWith(`${code} `))).toBe(isSaid);
});

// The last of the 14 days is not over; a day later, the sentence about the deadline comes before the number.
it.each([
  ['2026-11-08', 'next.tenant-notice@montgomeryRental by=2026-11-22'],
  ['2026-11-07', 'answer.tenant-late@montgomeryRental ended=2026-11-21'],
])('a tenant whose result came on %s reads: %s', (date, said) => {
  const lines = saidIn(ask(`value=9.1&situation=tenant&place=Bethesda&date=${date}`));
  expect(lines).toContain(said);
  const beforeTheNumber = lines.slice(
    0,
    lines.findIndex((one) => one.startsWith('answer.twice')),
  );
  expect(beforeTheNumber.includes(said)).toBe(said.startsWith('answer.'));
});
