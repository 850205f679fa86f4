import { placeRead } from '../place/said';
import { say, type Said } from './codes';
import type { Counted, Line, PriceFacts, PriceOutcome } from './estimate';
import { otherPrices, type Where } from './where';

/**
 * Returns the statements about a price.
 *
 * @param place where the home is, as it was read
 * @param test what the visitor chose; undefined for no choice
 */
export function priceSaid(
  outcome: PriceOutcome,
  place: Where,
  test: 'short' | 'long' | undefined,
  facts: PriceFacts,
): Said[] {
  const { code, devices, unknown, total, incomplete, counted, lines, assumed, open } = outcome;
  const amount = devices === 1 ? 'one' : 'many';
  const values = { devices: { number: devices } };
  const answer =
    code === 'call' || !total
      ? say('answer', `price.call.${amount}`, { values })
      : say('answer', incomplete ? 'price.incomplete' : `price.${code}.${amount}`, {
          values: { ...values, least: { dollars: total.least }, most: { dollars: total.most } },
        });
  const others = otherPrices(place, facts);
  return [
    ...lines.map((line) => lineSaid(line, place, facts)),
    answer,
    say('note', code === 'call' ? 'note.call' : 'note.estimate'),
    ...placeRead(place.place),
    say('next', 'next.count'),
    say('next', code === 'estimate' ? 'next.book' : 'next.call'),
    // Further devices have a price in the list even if the first one has none.
    ...(code === 'call' && devices > 1 && test !== 'long'
      ? [say('apart', 'apart.further', { values: { each: { dollars: facts.air.extraDevice } } })]
      : []),
    say('apart', 'apart.others'),
    ...counted.map(countSaid),
    say('why', 'why.rule'),
    ...(code === 'call' ? [] : [say('why', 'why.prices')]),
    ...(test === undefined ? [say('assumed', 'assumed.short')] : []),
    ...assumed.map((each) => say('assumed', `assumed.${each}`)),
    ...(unknown ? [say('unsure', `open.${unknown}`)] : []),
    ...open.map((each) => say('unsure', `open.${each}`)),
    // The address reaches into another county with another price.
    ...(others.length > 0
      ? [say('unsure', 'open.border', { values: { areas: { names: others } } })]
      : []),
    ...(code === 'call' ? [] : [say('onward', 'onward.call')]),
  ];
}

function lineSaid(line: Line, { area }: Where, { air, areas }: PriceFacts): Said {
  const range = { least: { dollars: line.least }, most: { dollars: line.most } };
  if (line.what === 'furtherDevices') {
    const each = { dollars: air.extraDevice };
    return say('sum', 'sum.furtherDevices', {
      values: { ...range, count: { number: line.count }, each },
    });
  }
  if (line.what !== 'firstDevice') return say('sum', `sum.${line.what}`, { values: range });
  if (line.least < line.most) return say('sum', 'sum.firstDeviceRange', { values: range });
  const name = areas.find(({ id }) => typeof area === 'object' && id === area.area)?.name ?? '';
  return say('sum', 'sum.firstDevice', { values: { ...range, place: { names: [name] } } });
}

function countSaid({ foundation, devices, size, because }: Counted): Said {
  if (because === 'part') return say('why', 'count.part', { of: foundation });
  return say('why', 'count.area', {
    of: foundation,
    values: { devices: { number: devices }, size: size === undefined ? size : { number: size } },
  });
}
