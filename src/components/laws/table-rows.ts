import { translate } from '@docusaurus/Translate';
import { laws, lawOf, type Law } from '@site/src/data';
import { longDate, placeName } from '@site/src/lib/format';
import { authorityOf, isUnconfirmed } from '../../laws/known';
import {
  exempt,
  leaseEnd,
  leaseTest,
  mitigation,
  otherTest,
  penalty,
  results,
  saidOnce,
  saleMitigation,
  saleTest,
  type Point,
} from '../../laws/points';

/** A row of the comparison. */
export interface Row {
  label: string;
  /** One cell per jurisdiction, in the order of `columns`; a cell can have several points. */
  cells: readonly (readonly Point[])[];
}

/** The rows about one kind of law. */
export interface RowGroup {
  title: string;
  rows: readonly Row[];
}

type Part = keyof Law['enactments'];
type Line = [label: string, cell: (law: Law) => Point[]];

/** The jurisdictions, one column each, and their laws: a county can have one law for sales and one for rentals. */
export const columns = [
  ...new Set(Object.values(laws).map(({ jurisdiction }) => jurisdiction)),
].map((jurisdiction) => ({
  jurisdiction,
  laws: Object.values(laws).filter((law) => law.jurisdiction === jurisdiction),
}));

/**
 * Returns the cell of a jurisdiction without a law of its own on sales or rentals: in the first row which rule applies
 * instead, in later rows where to look. Empty if the data name no such rule.
 */
function elsewhere(part: Part, law: Law, isFirst: boolean): Point[] {
  const rule = part === 'sale' ? law.saleRule : part === 'rental' ? law.rentalRule : undefined;
  if (!rule) return [];
  if (isFirst) return [{ text: rule.text, of: rule }];
  const see = (place: string): string =>
    translate({ id: 'laws.table.see', message: 'See {place}' }, { place });
  return rule.law ? [{ text: see(placeName(lawOf(rule.law).jurisdiction)), of: rule }] : [];
}

/** True if a law has this part. A law with `rules` has the part "other" without an enactment. */
const speaksOf = (part: Part, { enactments, rules }: Law): boolean =>
  enactments[part] !== undefined || (part === 'other' && rules !== undefined);

/**
 * Marks a law's points in the first row as unconfirmed if the whole law is; `saidOnce` then leaves the mark out of the
 * other rows.
 */
function inDoubt(law: Law, points: readonly Point[]): Point[] {
  const by = isUnconfirmed(law) ? authorityOf(law) : undefined;
  return points.map((one) => (by ? { ...one, of: { known: 'company', statedBy: by } } : one));
}

/** Returns the rows in which at least one jurisdiction has a point. */
function rowsOn(part: Part, lines: readonly Line[]): Row[] {
  const cellsOf = (cell: Line[1], isFirst: boolean): Point[][] =>
    columns.map(({ laws: all }) => {
      const own = all.filter((law) => speaksOf(part, law));
      return own.length > 0
        ? own.flatMap((law) => (isFirst ? inDoubt : saidOnce)(law, cell(law)))
        : all.flatMap((law) => elsewhere(part, law, isFirst));
    });
  return lines
    .map(([label, cell], line) => ({ label, cells: cellsOf(cell, line === 0) }))
    .filter(({ cells }) => cells.some((points) => points.length > 0));
}

/** Returns the rows that every part of a law has: name, effective date, and the homes covered. */
function commonLines(part: Part): Line[] {
  const cell =
    (words: (of: NonNullable<Law['enactments'][Part]>) => string) =>
    ({ enactments: { [part]: own } }: Law): Point[] =>
      own ? [{ text: words(own) }] : [];
  return [
    [translate({ id: 'laws.table.law', message: 'Law' }), cell(({ name }) => name)],
    [
      translate({ id: 'laws.summary.since', message: 'Effective' }),
      cell(({ effective }) => longDate(effective)),
    ],
    [
      translate({ id: 'laws.summary.covers', message: 'Covers' }),
      cell(({ appliesTo }) => appliesTo),
    ],
  ];
}

const exemptLabel = (): string => translate({ id: 'laws.table.exempt', message: 'Exempt' });
const mitigationLabel = (): string =>
  translate({ id: 'laws.summary.mitigation', message: 'Mitigation' });
const penaltyLabel = (): string => translate({ id: 'laws.table.penalty', message: 'Penalty' });

/**
 * For a law with both parts, the data have only the exemptions of sales; those of rentals are in the text of its page.
 */
const onItsPage = (): Point[] => [
  { text: translate({ id: 'laws.table.page', message: 'See its page' }) },
];

const saleLines = (): Line[] => [
  ...commonLines('sale'),
  [exemptLabel(), exempt],
  [translate({ id: 'laws.table.saleTest', message: 'Test at settlement' }), saleTest],
  [mitigationLabel(), saleMitigation],
  [penaltyLabel(), penalty],
];

const rentalLines = (): Line[] => [
  ...commonLines('rental'),
  [exemptLabel(), (law) => (law.enactments.sale ? onItsPage() : exempt(law))],
  [translate({ id: 'laws.table.validity', message: 'Test for a lease' }), leaseTest],
  [mitigationLabel(), mitigation],
  [translate({ id: 'laws.results', message: 'Result to the tenant' }), results],
  [translate({ id: 'laws.end', message: 'Tenant may end the lease' }), leaseEnd],
  // A law with both parts has its penalty in the sales group.
  [penaltyLabel(), (law) => (law.enactments.sale ? [] : penalty(law))],
];

const otherLines = (): Line[] => [
  ...commonLines('other'),
  [
    translate({ id: 'laws.summary.test', message: 'Test' }),
    (law) => (law.enactments.other ? otherTest(law) : []),
  ],
  [
    translate({ id: 'laws.table.rules', message: 'Rules' }),
    ({ rules = {} }) =>
      Object.values(rules).map((rule) => ({ text: `${rule.term}: ${rule.text}`, of: rule })),
  ],
];

/** Returns the comparison in groups: sales, rentals and other rules. Groups without rows are left out. */
export function rowGroups(): RowGroup[] {
  return [
    {
      title: translate({ id: 'laws.table.sales', message: 'Home sales' }),
      rows: rowsOn('sale', saleLines()),
    },
    {
      title: translate({ id: 'laws.table.rentals', message: 'Rentals' }),
      rows: rowsOn('rental', rentalLines()),
    },
    {
      title: translate({ id: 'laws.table.others', message: 'Other rules' }),
      rows: rowsOn('other', otherLines()),
    },
  ].filter(({ rows }) => rows.length > 0);
}
