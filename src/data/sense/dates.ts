import { everyValue, fields, type Nonsense } from './problem';

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value);

/** Fields with the date of something that has happened. */
const PAST = ['asOf', 'adopted', 'uploadDate', 'said', 'consent'];

/** Pairs of sibling fields that must be in chronological order. */
const ORDERS: [earlier: string, later: string, reason: string][] = [
  ['adopted', 'effective', 'a law cannot be in effect before it is adopted'],
  ['started', 'ended', 'a test cannot end before it starts'],
];

const YEARS = ['founded', 'licensedSince', 'masterCertifiedSince'];

/** Dates and years that cannot be true: in the future, or in the wrong order. @param today as YYYY-MM-DD */
export function dateNonsense(file: unknown, today: string): Nonsense[] {
  const found: Nonsense[] = [];
  const thisYear = Number(today.slice(0, 4));
  for (const [path, holder] of everyValue(file)) {
    const own = fields(holder);
    for (const name of PAST) {
      const day = own[name];
      if (isDay(day) && day > today) {
        const message = `is ${day}, which is in the future (today is ${today})`;
        found.push({ path: [...path, name], message });
      }
      if (isDay(day) && day < '1980') {
        const message = `is ${day}, which is before anybody made rules about radon; look at the year`;
        found.push({ path: [...path, name], message });
      }
    }
    for (const [earlier, later, reason] of ORDERS) {
      const [from, to] = [own[earlier], own[later]];
      if (isDay(from) && isDay(to) && to < from) {
        const message = `is ${to}, which is before "${earlier}", ${from}; ${reason}`;
        found.push({ path: [...path, later], message });
      }
    }
    for (const name of YEARS) {
      const year = own[name];
      if (typeof year === 'number' && year > thisYear) {
        found.push({ path: [...path, name], message: `is ${year}, which is in the future` });
      }
    }
    const { licensedSince: licensed, masterCertifiedSince: master } = own;
    if (typeof licensed === 'number' && typeof master === 'number' && master < licensed) {
      const message = `is ${master}, which is before "licensedSince", ${licensed}`;
      found.push({ path: [...path, 'masterCertifiedSince'], message });
    }
  }
  return found;
}
