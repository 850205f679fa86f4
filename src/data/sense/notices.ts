import { fields, type Nonsense } from './problem';

/** Characters; a notice is a line or two on every page. */
const LONGEST_TEXT = 200;

/** Longer than the office has ever been closed, so probably a wrong year. */
const LONGEST_DAYS = 31;
const DAY_MS = 86_400_000;

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** Notices whose text is too long, or whose days or hours are in the wrong order or too far apart. */
export function noticeNonsense(content: unknown): Nonsense[] {
  if (!Array.isArray(content)) return [];
  return content.flatMap((notice: unknown, index): Nonsense[] => {
    const { until, text, closed, hours } = fields(notice);
    const { day, opens, closes } = fields(hours);
    const last = fields(closed)['until'] ?? day;
    const ends = isDay(until) && isDay(last) && last > until;
    return [
      ...Object.entries(fields(text))
        .filter(([, words]) => typeof words === 'string' && words.length > LONGEST_TEXT)
        .map(([language]) => ({
          path: [index, 'text', language],
          message: `is longer than ${LONGEST_TEXT} letters; it stands on every page, so say it in a line or two`,
        })),
      ...order(notice, [index]),
      ...order(closed, [index, 'closed']),
      ...length(closed, [index, 'closed']),
      ...(ends
        ? [
            {
              path: [index, 'until'],
              message: `is ${until}, but it is told of ${last}; write ${last} or a later day, so that visitors still see it then`,
            },
          ]
        : []),
      ...(typeof opens === 'string' && typeof closes === 'string' && closes <= opens
        ? [
            {
              path: [index, 'hours', 'closes'],
              message: `is "${closes}", but it should be after "opens", ${opens}; write 2 pm as "14:00"`,
            },
          ]
        : []),
    ];
  });
}

function order(value: unknown, path: (string | number)[]): Nonsense[] {
  const { from, until } = fields(value);
  return isDay(from) && isDay(until) && until < from
    ? [
        {
          path: [...path, 'until'],
          message: `is ${until}, which is before "from", ${from}; look at the month and the year`,
        },
      ]
    : [];
}

function length(value: unknown, path: (string | number)[]): Nonsense[] {
  const { from, until } = fields(value);
  if (!isDay(from) || !isDay(until)) return [];
  const days = (Date.parse(until) - Date.parse(from)) / DAY_MS + 1;
  return days > LONGEST_DAYS
    ? [
        {
          path: [...path, 'until'],
          message: `is ${until}: that is ${days} days without a visit. Look at the year, or write several notices`,
        },
      ]
    : [];
}
