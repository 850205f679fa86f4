import { laws, type Law } from '../../../data';
import { places } from '../../places';
import type { Places } from '../../search/corpus';
import { foldPlace, type PlaceFacts } from './place';

/** What a law is about. */
export const SIDES = ['sale', 'rental'] as const;
export type Side = (typeof SIDES)[number];

/** The kinds of home that people choose from. */
export const HOMES = ['house', 'condominium', 'cooperative', 'apartment'] as const;
export type Home = (typeof HOMES)[number];

/** What the law finder needs of a law, for a sale or for a rental. */
export type Rule = {
  /** The day it came into force. */
  since: string;
  /** A test must be less than so many years old, where the law says so. */
  years?: number;
  /** Whether the law itself, or the official summary of it, can be read: where not, nothing is called exempt. */
  isPublic: boolean;
  /** The kinds of home it names; without them it names none. */
  homes?: Home[];
  /** The kinds of home it leaves out, and whether a text in force says so. */
  exempt?: Home[];
  isExemptSure: boolean;
  groundContact?: boolean;
  minimumUnits?: number;
  /** Whether a tenant's own result must be told to the landlord within days. */
  tenantNotice?: boolean;
};

export type LawFacts = {
  places: PlaceFacts;
  /** By the id of the law, and by side. */
  rules: Record<string, { sale?: Rule; rental?: Rule }>;
  /** Cities whose page says which other law holds for a sale, by jurisdiction. */
  saleRules: Record<string, string>;
  /** Jurisdictions that are exempt from a law which holds around them, by the id of the law. */
  exemptPlaces: Record<string, string[]>;
};

/**
 * Chooses the facts of the law finder out of `laws.json` and `places.json`: a law that is added there is found here.
 *
 * @param all the laws by their id
 */
export function lawFacts(
  all: Readonly<Record<string, Law>> = laws,
  { jurisdictions, places: named }: Places = places,
): LawFacts {
  const lawAt = (address: string | undefined, side: Side): string | undefined => {
    const path = address?.split('#')[0];
    return Object.keys(all).find(
      (id) => path !== undefined && all[id]?.path === path && all[id].enactments[side],
    );
  };
  const stateOf = (id: string): string =>
    Object.keys(jurisdictions).find((one) => jurisdictions[one]?.within?.includes(id)) ?? id;
  return {
    places: {
      names: Object.fromEntries(
        Object.entries(named).map(([name, id]) => [foldPlace(name), id] as const),
      ),
      jurisdictions: Object.fromEntries(
        Object.entries(jurisdictions).map(([id, { sale, rental, outside }]) => {
          const [saleLaw, rentalLaw] = [lawAt(sale, 'sale'), lawAt(rental, 'rental')];
          return [
            id,
            {
              ...(saleLaw && { sale: saleLaw }),
              ...(rentalLaw && { rental: rentalLaw }),
              ...(outside && { outside }),
              state: stateOf(id),
            },
          ];
        }),
      ),
    },
    rules: Object.fromEntries(
      Object.entries(all).map(([id, law]) => [
        id,
        Object.fromEntries(
          SIDES.flatMap((side) => {
            const rule = ruleOf(law, side);
            return rule ? [[side, rule] as const] : [];
          }),
        ),
      ]),
    ),
    saleRules: Object.fromEntries(
      Object.entries(jurisdictions).flatMap(([id, { rental }]) => {
        const law = lawAt(rental, 'rental');
        return law !== undefined && all[law]?.saleRule ? [[id, law] as const] : [];
      }),
    ),
    exemptPlaces: Object.fromEntries(
      Object.entries(all).map(([id, { exemptPlaces = [] }]) => [
        id,
        [...new Set(exemptPlaces.flatMap((name) => named[name] ?? []))],
      ]),
    ),
  };
}

/** The rule of a law for a sale or a rental, if it has one. */
function ruleOf(law: Law, side: Side): Rule | undefined {
  const enactment = law.enactments[side];
  if (!enactment) return undefined;
  const { effective, homes, exempt, groundContact } = enactment;
  const validity = side === 'sale' ? (law.saleValidity ?? law.validity) : law.validity;
  return {
    since: effective,
    ...(validity && { years: validity.value }),
    // A note tells that the text was not seen.
    isPublic: law.note === undefined,
    isExemptSure: law.note === undefined && law.exemptions?.confirmed !== false,
    ...(homes && { homes }),
    ...(exempt && { exempt }),
    ...(groundContact && { groundContact }),
    ...(law.minimumUnits && { minimumUnits: law.minimumUnits.value }),
    ...(law.tenantNotice && { tenantNotice: true }),
  };
}
