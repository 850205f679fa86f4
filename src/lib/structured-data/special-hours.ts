import type { OpeningHoursSpecification } from 'schema-dts';
import type { Notice } from '../../data';

/**
 * The opening and closing time of a day on which the office is closed:
 * https://developers.google.com/search/docs/appearance/structured-data/local-business
 */
const NEVER = '00:00';

/** The days on which the office is closed or has other hours, from its notices, as structured data. */
export function specialHours(notices: readonly Notice[]): OpeningHoursSpecification[] {
  return notices.flatMap(({ closed, hours }) => [
    ...(closed ? [special(closed.from, closed.until, NEVER, NEVER)] : []),
    ...(hours ? [special(hours.day, hours.day, hours.opens, hours.closes)] : []),
  ]);
}

const special = (
  validFrom: string,
  validThrough: string,
  opens: string,
  closes: string,
): OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  validFrom,
  validThrough,
  opens,
  closes,
});
