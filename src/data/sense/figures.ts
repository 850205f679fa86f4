import { everyValue, fields, type Nonsense } from './problem';

/** Units that have a plural: singular to plural. */
const COUNTED: Readonly<Record<string, string>> = {
  year: 'years',
  month: 'months',
  week: 'weeks',
  day: 'days',
  hour: 'hours',
  minute: 'minutes',
  second: 'seconds',
  microsecond: 'microseconds',
  unit: 'units',
  sample: 'samples',
  device: 'devices',
  test: 'tests',
  home: 'homes',
  death: 'deaths',
  component: 'components',
};

/** Units that are the same in singular and plural. */
const FIXED = ['pCi/L', 'Bq/m³', '°F', 'percent', 'sq ft', 'square feet'];

const KNOWN = [...Object.keys(COUNTED), ...Object.values(COUNTED), ...FIXED];

function plural(unit: string): string | undefined {
  return COUNTED[unit] ?? Object.values(COUNTED).find((many) => many === unit);
}

function singular(unit: string): string | undefined {
  return Object.keys(COUNTED).find((one) => one === unit || COUNTED[one] === unit);
}

function unitSentence(value: number, max: unknown, unit: string): string | undefined {
  const meant = KNOWN.find((known) => known.toLowerCase() === unit.trim().toLowerCase());
  if (meant !== undefined && meant !== unit) return `is "${unit}"; write it as "${meant}"`;
  if (meant === undefined && /^\d|\d$/.test(unit)) {
    return `is "${unit}", but the number belongs into "value"`;
  }
  if (meant === undefined) {
    return (
      `is "${unit}", which is no unit we use; write one of ` +
      `${Object.values(COUNTED).slice(0, 6).join(', ')}, ${FIXED.join(', ')}. For a new unit ask ` +
      'a programmer'
    );
  }
  const isOne = value === 1 && max === undefined;
  const right = isOne ? singular(unit) : plural(unit);
  return right === undefined || right === unit
    ? undefined
    : `is "${unit}" after ${value}${typeof max === 'number' ? ` to ${max}` : ''}; write "${right}"`;
}

function decimalsOf(value: number): number {
  return (String(value).split('.')[1] ?? '').length;
}

/**
 * Figures that would mislead visitors: zero or less, a range that goes down, decimals that rounding drops, "3 year".
 */
export function figureNonsense(file: unknown): Nonsense[] {
  const found: Nonsense[] = [];
  for (const [path, holder] of everyValue(file)) {
    const { value, max, unit, decimals } = fields(holder);
    if (typeof value !== 'number' || typeof unit !== 'string') continue;
    const report = (field: string, message: string | undefined): void => {
      if (message !== undefined) found.push({ path: [...path, field], message });
    };
    report('unit', unitSentence(value, max, unit));
    if (value <= 0) report('value', `is ${value}, but it should be more than 0`);
    if (typeof max === 'number' && max <= value) {
      report('max', `is ${max}, but a range goes up: it should be more than its "value", ${value}`);
    }
    for (const [field, number] of Object.entries({ value, max })) {
      if (typeof number !== 'number') continue;
      const printed = typeof decimals === 'number' ? decimals : 0;
      if (decimalsOf(number) > printed) {
        const message =
          `is ${number}, but the pages would print ${number.toFixed(printed)}: write "decimals": ` +
          `${decimalsOf(number)} beside it`;
        report(field, message);
      }
    }
  }
  return found;
}
