import type { Law } from '../data';

/** Id of the section on a law's page that lists its exemptions. */
const PART = 'exemptions';

/** True if the entry of a law names anything that it exempts, or the source for exemptions. */
export const namesExemptions = ({
  exemptions,
  exemptHomes,
  exemptPlaces,
  exemptSales,
}: Law): boolean =>
  [exemptions, exemptHomes, exemptPlaces, exemptSales].some((field) => field !== undefined);

/**
 * Returns the address of the exemptions section on a law's page, which the content check requires if
 * {@link namesExemptions}.
 */
export const exemptionsOf = ({ path }: Law): string => `${path}#${PART}`;
