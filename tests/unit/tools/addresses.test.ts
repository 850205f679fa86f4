import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closedHouseFacts } from '../../../src/tools/closed-house/facts';
import type { Questions } from '../../../src/tools/question';
import { closedHouseTool } from '../../../src/tools/closed-house/tool';
import type { Outcome } from '../../../src/tools/outcome';
import { priceFacts } from '../../../src/tools/price/facts';
import { sizeOf } from '../../../src/tools/price/size';
import { priceTool } from '../../../src/tools/price/tool';
import { datesFacts } from '../../../src/tools/test-dates/facts';
import { datesTool } from '../../../src/tools/test-dates/tool';
import type { Tool } from '../../../src/tools/tool';
import { answerTo, codeOf, saidIn } from './support';

const price = priceFacts();
const dates = datesFacts();
const closed = closedHouseFacts();

const answer = (path: string): ReturnType<typeof answerTo> => {
  const [page = '', query = ''] = path.split('?');
  if (page === 'price') return answerTo(priceTool, price, query);
  return page === 'dates'
    ? answerTo(datesTool, dates, query)
    : answerTo(closedHouseTool, closed, query);
};

/**
 * An address, asked on November 22, 2026; the code of its answer, or its slips; and a sentence that the answer must
 * have.
 */
const ADDRESSES: [address: string, code: string, said?: string][] = [
  ['price?', 'part1:missing place:missing'],
  ['price?part1=basement', 'place:missing'],
  [
    'price?part1=basement&place=washington-dc',
    'estimate',
    'price.estimate.one devices=1 least=195 most=195',
  ],
  [
    'price?part1=basement&size1=3,900&part2=crawl&place=unknown',
    'range',
    'price.range.many devices=3 least=315 most=345',
  ],
  [
    'price?part1=basement&part2=none&part3=slab&place=elsewhere',
    'call',
    'price.call.one devices=1',
  ],
  ['price?part1=basement&place=arlington-county-va', 'call', 'open.placeUndecided'],
  // If the list has no price for the first device, further ones are listed separately and no line looks like a total.
  ['price?part1=basement&size1=9000&place=arlington-county-va', 'call', 'apart.further each=75'],
  ['price?part1=basement&size1=9000&place=elsewhere', 'call', 'apart.further each=75'],
  ['price?part1=basement&place=atlantis', 'place:place'],
  ['price?part1=basement&place=maryland', 'place:two'],
  ['price?part1=basement&place=Virginia', 'place:county'],
  ['price?part1=basement&place=Rockville', 'estimate', 'sum.firstDevice least=165 most=165'],
  [
    'price?part1=basement&place=10401+Old+Georgetown+Rd,+Bethesda,+MD+20814',
    'estimate',
    'place.read place=Bethesda, Montgomery County',
  ],
  ['price?part1=basement&place=&place=unknown', 'range'],
  [
    'price?part1=basement&size1=1000&heat1=1&part2=unknown&size2=500&heat2=1&place=montgomery-county-md',
    'estimate',
    'open.either',
  ],
  ['price?part1=basement&size1=900&part2=slab&place=montgomery-county-md', 'estimate', 'open.more'],
  ['price?part1=basement&place=Hagerstown', 'call', 'open.placeNotListed'],
  [
    'price?part1=basement&place=Silver+Spring',
    'estimate',
    'open.border areas=Prince George’s County',
  ],
  ['price?part1=basement&place=Silver+Spring,+Montgomery+County', 'estimate'],
  ['price?part1=basement&size1=big&place=unknown', 'size1:size'],
  [
    'price?part1=basement&part2=slab&test=long&place=washington-dc',
    'estimate',
    'price.incomplete devices=2 least=225 most=225',
  ],
  ['price?part1=basement&well=yes&place=washington-dc', 'estimate', 'sum.water least=225 most=225'],
  ['price?part1=basement&place=washington-dc', 'estimate', 'assumed.noWell'],
  [
    'price?part1=basement&size1=900&heat1=1&part2=basement&size2=900&heat2=2&place=washington-dc&well=no',
    'estimate',
    'sum.furtherDevices least=75 most=75 count=1 each=75',
  ],
  ['dates?', 'date:missing'],
  ['dates?date=2026-02-30', 'date:day'],
  ['dates?date=2027-01-02&place=montgomery', 'ok', 'step.collect day=2026-12-28'],
  ['dates?date=2027-01-02&place=montgomery&weather=no', 'ok', 'step.place day=2026-12-28'],
  [
    'dates?date=2026-11-23&place=montgomery',
    'too-late',
    'next.oldest date=2026-11-23 oldest=2025-11-24',
  ],
  ['dates?date=2026-11-23&place=dc', 'too-late', 'why.none'],
  ['dates?date=2026-12-30&place=rockville&tested=2025-12-30', 'ok', 'why.validity@sale-rockville'],
  ['dates?for=lease&date=2026-12-30&place=gaithersburg', 'ok', 'open.text@gaithersburg'],
  ['dates?date=2027-01-18&place=va', 'ok', 'mark.holiday day=2027-01-18'],
  ['dates?for=retest', 'last:missing'],
  [
    'dates?for=retest&last=2024-11-22',
    'now',
    'again.between last=2024-11-22 from=2026-11-22 by=2027-11-22 standard=2029-11-22',
  ],
  [
    'dates?for=retest&why=works&last=2026-11-01',
    'now',
    'again.now last=2026-11-01 from=2026-11-01',
  ],
  [
    'dates?for=retest&why=sale&last=2025-11-22&place=montgomery',
    'too-old',
    'again.too-old last=2025-11-22 by=2026-11-21',
  ],
  [
    'dates?for=retest&why=lease&last=2027-11-22&place=montgomery',
    'future',
    'again.future last=2027-11-22',
  ],
  ['closed?', 'day:missing time:missing'],
  ['closed?day=2026-11-27&time=25:00', 'time:time'],
  ['closed?day=2027-03-14&time=02:30', 'time:skipped'],
  [
    'closed?day=2027-03-12&time=10:00',
    'ahead',
    'hour.end hours=48 close=2027-03-11T22:00 start=2027-03-12T10:00 end=2027-03-14T11:00',
  ],
  ['closed?day=2027-03-12&time=10:00', 'ahead', 'why.clocks'],
  // The clocks change before the start, so the end stays the same.
  ['closed?day=2027-03-14&time=09:00', 'ahead', 'why.clocks'],
  ['closed?day=2027-11-07&time=09:00', 'ahead', 'why.clocks'],
  ['closed?day=2026-11-29&time=23:00', 'ahead', 'next.no-visit'],
  // A test that ends on a Sunday is collected on Monday; one that ends on Thanksgiving, a Thursday, on Friday.
  ['closed?day=2027-03-12&time=10:00', 'ahead', 'next.collect collect=2027-03-15'],
  ['closed?day=2026-11-24&time=10:00', 'ahead', 'next.collect collect=2026-11-27'],
  ['closed?need=opened&event=window&hour=60&minutes=5', 'hour:over'],
  ['closed?need=opened&event=window&hour=60&minutes=5&length=storm', 'call'],
  ['closed?need=opened&event=window&hour=60&minutes=5&when=after', 'go-on'],
  ['closed?day=2027-11-07&time=01:30', 'ahead', 'assumed.twice'],
  ['closed?need=opened', 'event:missing'],
  ['closed?need=opened&event=window&hour=30&minutes=20', 'call', 'end.monitor hours=89'],
  [
    'closed?need=opened&event=window&hour=40&minutes=480&test=passive',
    'start-again',
    'opened.hours-in-sum',
  ],
  ['closed?need=opened&event=window&hour=48&test=monitor', 'go-on', 'opened.hours-complete'],
  [
    'closed?need=opened&event=window&hour=30&minutes=20&test=monitor',
    'extend',
    'end.monitor hours=89',
  ],
  [
    'closed?need=opened&event=window&hour=30&minutes=20&test=monitor&day=2027-03-12&time=10:00',
    'extend',
    'end.monitor hours=89 time=2027-03-16T04:00',
  ],
  ['closed?need=opened&event=window&test=monitor', 'extend', 'open.hours'],
  ['closed?need=opened&event=window&when=before', 'start-later', 'end.later hours=12'],
  ['closed?need=opened&event=window&closed=no', 'start-again', 'next.again'],
  ['closed?need=opened&event=window&minutes=-1', 'minutes:amount'],
  ['closed?need=opened&event=storm', 'extend', 'opened.storm-length@extend'],
];

describe('an address', () => {
  it.each(ADDRESSES)('%s: %s', (address, code, said) => {
    const answered = answer(address);
    expect(codeOf(answered)).toBe(code);
    if (said !== undefined) {
      const lines = saidIn(answered);
      expect(
        lines.filter((line) => `${line} `.startsWith(`${said} `)),
        lines.join('\n'),
      ).toHaveLength(1);
    }
  });
});

describe('a size', () => {
  const size = sizeOf(price.words);

  it.each([
    ['1500', 1500],
    ['1,500', 1500],
    ['1.500', 1500],
    ['1 500', 1500],
    ['1500 sq ft', 1500],
    ['1,500 sq. ft.', 1500],
    ['140 m²', 1507],
    ['140,5 m2', 1512],
    ['999.5', 1000],
    ['unknown', undefined],
    ['', undefined],
  ])('%j is %j sq ft', (typed, value) => {
    expect(size([typed])).toEqual({ value });
  });

  it.each(['0', '-5', 'big', '1e3', '12,34,56', '1500 km'])('%j is none', (typed) => {
    expect(size([typed])).toEqual({ slip: 'size' });
  });

  it('beyond any home is too large', () => {
    expect(size(['100001'])).toEqual({ slip: 'large' });
  });
});

/** Asserts that a tool answers any address or says what is wrong with it. */
function neverThrows<Of extends Questions, Facts>(
  tool: Tool<Of, Facts, Outcome>,
  facts: Facts,
  likely: Readonly<Record<string, readonly string[]>>,
): void {
  const names = Object.keys(tool.questions(facts));
  const value = (name: string): fc.Arbitrary<string> =>
    fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom(...(likely[name] ?? ['1', '30', '2027-03-14'])),
    );
  const address = fc.record(Object.fromEntries(names.map((name) => [name, value(name)])), {
    requiredKeys: [],
  });
  fc.assert(
    fc.property(address, (given) => {
      const typed = Object.entries(given).map(([name, text]) => [name, String(text)]);
      const query = new URLSearchParams(typed).toString();
      expect(codeOf(answerTo(tool, facts, query))).not.toBe('');
    }),
  );
}

describe('no address makes a tool throw', () => {
  it('price', () => {
    const part = ['basement', 'slab', 'crawl', 'none'];
    neverThrows(priceTool, price, {
      part1: part,
      part2: part,
      part3: part,
      place: ['washington-dc', 'elsewhere', 'unknown'],
      test: ['short', 'long'],
    });
  });

  it('dates', () => {
    neverThrows(datesTool, dates, {
      for: ['sale', 'lease', 'retest'],
      place: ['rockville', 'dc'],
      why: ['routine', 'sale', 'water'],
      weather: ['yes', 'no'],
      date: ['2026-11-23', '2028-02-29', '1900-01-01', '2199-12-31'],
    });
  });

  it('closed house', () => {
    neverThrows(closedHouseTool, closed, {
      need: ['sheet', 'opened'],
      event: ['window', 'storm', 'moved'],
      when: ['before', 'during', 'after'],
      test: ['monitor', 'unknown', 'long'],
      time: ['02:30', '01:30', '10:00'],
      day: ['2027-03-14', '2027-11-07', '1900-01-01'],
    });
  });
});
