import type { Law } from '../../../src/data';

/** A law with the required fields only. */
export const BARE: Law = {
  path: '/laws/somewhere',
  title: 'Somewhere',
  jurisdiction: 'Somewhere',
  state: 'MD',
  covers: 'Homes',
  enactments: { rental: { name: 'Bill 1', effective: '2026-01-01', appliesTo: 'Homes' } },
  sources: [{ id: 'county311' }],
};

/** Where a rule comes from: read in a text, or (`COMPANY`) the company's own information. */
export const READ = { known: 'read', statedBy: 'county', cite: 'countyCode29' } as const;
export const COMPANY = { known: 'company', statedBy: 'city' } as const;
