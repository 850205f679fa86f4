import type { Law } from '../data';

/** The part of a law's page that tells what the law leaves out. */
const PART = 'exemptions';

/** Whether the entry of a law names anything that it leaves out, or who says so. */
export const namesExemptions = ({
  exemptions,
  exemptHomes,
  exemptPlaces,
  exemptSales,
}: Law): boolean =>
  [exemptions, exemptHomes, exemptPlaces, exemptSales].some((field) => field !== undefined);

/** Where the page of a law tells what it leaves out. The check asks for this part of a law that names exemptions. */
export const exemptionsOf = ({ path }: Law): string => `${path}#${PART}`;
