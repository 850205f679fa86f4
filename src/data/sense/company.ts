import { DAYS } from '../days';
import { fields, type Nonsense } from './problem';

const WEEK: readonly string[] = DAYS;

/** Bounds of Maryland, Virginia and DC with a margin, in degrees, each with an example. */
const REGION = {
  latitude: [36, 40.5, '39.1434'],
  longitude: [-84, -74.5, '-77.2014'],
} as const;

const NETWORKS = ['instagram', 'facebook', 'linkedin'];

function phone(field: string, value: unknown): Nonsense[] {
  const { display, e164 } = fields(value);
  if (typeof display !== 'string') return [];
  const path = [field, 'display'];
  const digits = display.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return typeof e164 === 'string' && /^\+\d+$/.test(e164) && e164 !== `+1${digits}`
    ? [
        {
          path,
          message:
            `is "${display}", but "e164" beside it dials ${e164}; for this number write ` +
            `"+1${digits}" there, so that what people read is what they call`,
        },
      ]
    : [];
}

function place(value: unknown): Nonsense[] {
  const geo = fields(value);
  return Object.entries(REGION).flatMap(([name, [low, high, example]]) => {
    const degrees = geo[name];
    return typeof degrees === 'number' && (degrees < low || degrees > high)
      ? [
          {
            path: ['geo', name],
            message:
              `is ${degrees}, which is not in Maryland, Virginia or DC; it should be from ${low} ` +
              `to ${high}, such as ${example}`,
          },
        ]
      : [];
  });
}

interface Span {
  days: string[];
  opens: string;
  closes: string;
}

function hours(value: unknown): Nonsense[] {
  const { office } = fields(value);
  if (!Array.isArray(office)) return [];
  const before: Span[] = [];
  return office.flatMap((entry: unknown, index): Nonsense[] => {
    const { from, to, opens, closes } = fields(entry);
    const path = ['openingHours', 'office', index];
    const [first, last] = [WEEK.indexOf(String(from)), WEEK.indexOf(String(to))];
    if (first < 0 || last < 0 || typeof opens !== 'string' || typeof closes !== 'string') return [];
    const found: Nonsense[] = [];
    if (last < first) {
      const message =
        `is "${WEEK[last]}", which comes before "${WEEK[first]}"; a week begins with Monday, so ` +
        'write two entries';
      found.push({ path: [...path, 'to'], message });
    }
    if (closes <= opens) {
      const message = `is "${closes}", but it should be after "opens", ${opens}; write 5 pm as "17:00"`;
      found.push({ path: [...path, 'closes'], message });
    }
    const span = { days: WEEK.slice(first, last + 1), opens, closes };
    const other = before.find(
      (earlier) =>
        earlier.days.some((day) => span.days.includes(day)) &&
        span.opens < earlier.closes &&
        earlier.opens < span.closes,
    );
    if (other) {
      const message =
        `opens at hours that an entry above has already for ${other.days[0]}; leave out the days ` +
        'that stand twice';
      found.push({ path, message });
    }
    before.push(span);
    return found;
  });
}

function contactDays(value: unknown): Nonsense[] {
  const words = fields(value)['contactDays'];
  if (typeof words !== 'string') return [];
  const wrong = (words.match(/\b[A-Z]\w*/g) ?? []).find(
    (word) => !WEEK.includes(word) && /day|^(Mo|Tu|We|Th|Fr|Sa|Su)/.test(word),
  );
  return wrong === undefined
    ? []
    : [
        {
          path: ['openingHours', 'contactDays'],
          message: `has "${wrong}", which is no day; write days in full, such as "Monday to Saturday"`,
        },
      ];
}

function experience(company: unknown, people: unknown, today: string): Nonsense[] {
  const { founded, yearsOfExperience: years } = fields(company);
  if (typeof years !== 'number') return [];
  const since = [
    founded,
    ...Object.values(fields(people)).map((one) => fields(one)['licensedSince']),
  ];
  const starts = since.filter((year) => typeof year === 'number');
  const most = Number(today.slice(0, 4)) - Math.min(...starts);
  return starts.length > 0 && most >= 0 && years > most
    ? [
        {
          path: ['yearsOfExperience'],
          message:
            `is ${years}, but since ${Math.min(...starts)}, the first year in the data, only ` +
            `${most} years have passed`,
        },
      ]
    : [];
}

function webAddresses(company: unknown): Nonsense[] {
  const { url, social } = fields(company);
  const found: Nonsense[] = [];
  if (typeof url === 'string' && /^https:\/\/[^/]+\/./.test(url)) {
    const message = `is "${url}", but it should be the host alone, such as ${/^https:\/\/[^/]+/.exec(url)?.[0]}`;
    found.push({ path: ['url'], message });
  } else if (typeof url === 'string' && url.endsWith('/')) {
    found.push({ path: ['url'], message: `is "${url}"; leave out the / at the end` });
  }
  for (const network of NETWORKS) {
    const address = fields(social)[network];
    if (typeof address === 'string' && !new RegExp(`^https://[^/]*${network}`).test(address)) {
      const message = `is "${address}", which is no address at ${network}`;
      found.push({ path: ['social', network], message });
    }
  }
  return found;
}

function responseTime(value: unknown): Nonsense[] {
  const [, count = '', unit = ''] = /^(\d+) (hour|day|minute)s?$/.exec(String(value)) ?? [];
  const right = `${count} ${unit}${count === '1' ? '' : 's'}`;
  return count !== '' && value !== right
    ? [{ path: ['responseTime'], message: `is "${String(value)}"; write "${right}"` }]
    : [];
}

/** Values of `company.json` that cannot be true, given `people.json`. @param today as YYYY-MM-DD */
export function companyNonsense(company: unknown, people: unknown, today: string): Nonsense[] {
  const own = fields(company);
  return [
    ...phone('phone', own['phone']),
    ...phone('secondPhone', own['secondPhone']),
    ...place(own['geo']),
    ...hours(own['openingHours']),
    ...contactDays(own['openingHours']),
    ...experience(company, people, today),
    ...webAddresses(company),
    ...responseTime(own['responseTime']),
  ];
}
