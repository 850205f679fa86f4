import type { Law } from '../data';

/** The part of a law's page that tells what the law leaves out. */
const PART = 'exemptions';

/** Fields of a law's entry that name what it leaves out, or who says so. */
export const EXEMPTIONS = ['exemptSales', 'exemptPlaces', 'exemptHomes', 'exemptions'] as const;

/** Whether the entry of a law names anything that it leaves out, or who says so. */
export const namesExemptions = (law: Law): boolean =>
  EXEMPTIONS.some((field) => law[field] !== undefined);

/** Where the page of a law tells what it leaves out. The check asks for this part of a law that names exemptions. */
export const exemptionsOf = ({ path }: Law): string => `${path}#${PART}`;
