import type { Desk } from './edits';
import { step, type Step } from './step';

/** A county law with the required fields only. */
const FREDERICK = `  "frederickCounty": {
    "path": "/laws/frederick-county", "title": "Frederick County: selling a home",
    "jurisdiction": "Frederick County", "state": "MD", "covers": "Home sales",
    "enactments": {
      "sale": { "name": "Example Bill 1", "effective": "2026-06-01", "appliesTo": "Homes with a basement" }
    },
    "sources": [ { "id": "countyHomeSales" } ]
  },
`;

const FROM =
  '"known": "read", "statedBy": "county", "cite": "countyHomeSales", "asOf": "2026-11-20"';

/** A law on sales, rentals and new homes, with nearly every optional field. */
const HOWARD = `  "howardCounty": {
    "path": "/laws/howard-county", "title": "Howard County: homes", "jurisdiction": "Howard County",
    "state": "MD", "covers": "Home sales and rentals",
    "enactments": {
      "sale": { "name": "Example Bill 2", "adopted": "2026-01-05", "effective": "2026-06-01",
        "appliesTo": "Houses", "homes": ["house"], "exempt": ["condominium"] },
      "rental": { "name": "Example Bill 3", "effective": "2026-07-01", "appliesTo": "Ground floors", "groundContact": true },
      "other": { "name": "Example Bill 4", "effective": "2026-08-01", "appliesTo": "New homes" }
    },
    "validity": { "value": 2, "unit": "years", ${FROM} },
    "saleValidity": { "value": 1, "unit": "year", ${FROM} },
    "mitigation": { "required": true, "level": { "value": 4, "unit": "pCi/L", "decimals": 1 }, ${FROM} },
    "whoTests": { "text": "The seller tests.", ${FROM} },
    "results": { "text": "Both sides have a copy a week before settlement", ${FROM} },
    "leaseSigning": { "text": "The tenant has the result when the lease is signed", ${FROM} },
    "tenantNotice": { "value": 10, "unit": "days", ${FROM} },
    "exemptions": { ${FROM} }, "exemptHomes": ["condominiums"], "exemptPlaces": ["Ellicott City"],
    "exemptSales": ["sales by a court"],
    "sources": [ { "id": "countyHomeSales" } ]
  },
`;

const page = (id: string, path: string, place: string, more = ''): string => `---
title: "${place} Radon Law"
description: What ${place} asks, how old a test may be, and where to read the law.
slug: /laws/${path}
sidebar_label: ${place}
---

[Back to Radon Laws](/radon-laws)

::law-summary{law=${id}}

## What to do {#what-to-do}

Test in time.
${more}
## Sources {#sources}

::law-sources{law=${id}}
`;

/** Adds a law before Rockville's, and lists its place among those that have a rule. */
function addLaw(desk: Desk, law: string, place: string): void {
  desk.type('src/data/laws.json', '  "rockville": {', `${law}  "rockville": {`);
  desk.type('docs/radon-laws.md', '\n## Ask us', `\n${place} has a rule, too.\n\n## Ask us`);
  desk.type('src/data/places.json', '"Maryland outside ', `"Maryland outside ${place}, `);
}

/** Adds laws of every kind, by the steps in the guide. */
export const LAWS: Step[] = [
  step(
    'adds a law on sales that says no more than it must',
    (desk) => {
      addLaw(desk, FREDERICK, 'Frederick County');
      desk.add(
        'docs/laws/frederick-county.md',
        page('frederickCounty', 'frederick-county', 'Frederick County'),
      );
    },
    [
      ['tools/radon-law.html', 'Frederick County: selling or buying'],
      ['tools/radon-law.html', 'have a list, so ask'],
      ['search-index/main.json', '"Frederick":"frederickCounty"'],
    ],
  ),
  step(
    'adds a law on sales, rentals and new homes, with exemptions',
    (desk) => {
      addLaw(desk, HOWARD, 'Howard County');
      const exemptions = '\n## Exemptions {#exemptions}\n\nCondominiums, and Ellicott City.\n';
      desk.add(
        'docs/laws/howard-county.md',
        page('howardCounty', 'howard-county', 'Howard County', exemptions),
      );
    },
    [
      ['tools/radon-law.html', '/laws/howard-county#exemptions'],
      ['tools/radon-law.html', 'Howard County: renting'],
      ['search-index/main.json', '/laws/howard-county#exemptions'],
    ],
  ),
];
