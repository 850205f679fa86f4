import { laws as allLaws, type Law } from '../data';
import { places as allPlaces } from './places';
import type { Places } from './jurisdictions';
import { isUnconfirmed } from './known';
import { geography } from './place/facts';
import { SIDES, type LawFacts, type Rule, type Side } from './rules';

/** The data that {@link lawFacts} selects from; what is left out comes from `src/data`. */
export interface LawData {
  /** Laws by id. */
  laws?: Readonly<Record<string, Law>>;
  places?: Places;
}

/** Selects the law finder's facts from `laws.json` and `places.json`, so a law added there needs no code. */
export function lawFacts({ laws: all = allLaws, places = allPlaces }: LawData = {}): LawFacts {
  const { jurisdictions, places: named } = places;
  const lawAt = (address: string | undefined, side: Side): string | undefined => {
    const path = address?.split('#')[0];
    return Object.keys(all).find(
      (id) => path !== undefined && all[id]?.path === path && all[id].enactments[side],
    );
  };
  return {
    places: {
      names: named,
      jurisdictions: jurisdictionsOf(jurisdictions, lawAt),
      geography: geography(),
    },
    rules: rulesOf(all),
    saleRules: Object.fromEntries(
      Object.entries(jurisdictions).flatMap(([id, { rental }]) => {
        const law = lawAt(rental, 'rental');
        return law !== undefined && all[law]?.saleRule ? [[id, law] as const] : [];
      }),
    ),
    doubtfulPlaces: Object.fromEntries(
      Object.entries(all).map(([id, { doubtfulPlaces = [] }]) => [id, doubtfulPlaces]),
    ),
    exemptPlaces: Object.fromEntries(
      Object.entries(all).map(([id, { exemptPlaces = [] }]) => [
        id,
        [...new Set(exemptPlaces.flatMap((name) => named[name] ?? []))],
      ]),
    ),
  };
}

/** Returns the jurisdictions by id, each with its state and the ids of its laws. */
function jurisdictionsOf(
  all: Places['jurisdictions'],
  lawAt: (address: string | undefined, side: Side) => string | undefined,
): LawFacts['places']['jurisdictions'] {
  const stateOf = (id: string): string =>
    Object.keys(all).find((one) => all[one]?.within?.includes(id)) ?? id;
  return Object.fromEntries(
    Object.entries(all).map(([id, { name, sale, rental, outside }]) => {
      const [saleLaw, rentalLaw] = [lawAt(sale, 'sale'), lawAt(rental, 'rental')];
      return [
        id,
        {
          name,
          ...(saleLaw && { sale: saleLaw }),
          ...(rentalLaw && { rental: rentalLaw }),
          ...(outside && { outside }),
          state: stateOf(id),
        },
      ];
    }),
  );
}

const rulesOf = (laws: Readonly<Record<string, Law>>): LawFacts['rules'] =>
  Object.fromEntries(
    Object.entries(laws).map(([id, law]) => [
      id,
      Object.fromEntries(
        SIDES.flatMap((side) => {
          const rule = ruleOf(law, side);
          return rule ? [[side, rule] as const] : [];
        }),
      ),
    ]),
  );

/**
 * Returns how long a tenant has to report a result under the law around a city. That law may apply to rentals too small
 * for the city's own rule; no source says whether it does.
 *
 * @param id of the city's law
 * @returns the notice, or undefined if the city's rule has no minimum number of units or a notice of its own
 */
export function noticeAround(
  id: string,
  { laws: all = allLaws, places }: LawData = {},
): Law['tenantNotice'] {
  const law = all[id];
  if (!law?.minimumUnits || law.tenantNotice) return undefined;
  const { jurisdictions } = lawFacts({ laws: all, places }).places;
  const around = Object.values(jurisdictions).find(({ rental }) => rental === id)?.outside;
  return all[jurisdictions[around ?? '']?.rental ?? '']?.tenantNotice;
}

/** Returns how long a test counts for a sale or a rental, in years, or undefined if the law does not say. */
export const validityOn = (law: Law, side: Side): Law['validity'] =>
  side === 'sale' ? (law.saleValidity ?? law.validity) : law.validity;

/** Returns the rule of a law for a sale or a rental, or undefined if it has none. */
export function ruleOf(law: Law, side: Side): Rule | undefined {
  const enactment = law.enactments[side];
  if (!enactment) return undefined;
  const { effective, homes, exempt, groundContact } = enactment;
  const validity = validityOn(law, side);
  return {
    since: effective,
    ...(validity && { years: validity.value }),
    isPublic: !isUnconfirmed(law),
    isExemptSure: law.exemptHomes !== undefined && law.exemptions?.known === 'read',
    ...(homes && { homes }),
    ...(exempt && { exempt }),
    ...(groundContact && { groundContact }),
    ...(side === 'rental' && law.minimumUnits && { minimumUnits: law.minimumUnits.value }),
    ...(side === 'sale' && law.results && { informs: true }),
    ...(side === 'rental' && law.leaseSigning && { handsOver: true }),
    ...(law.tenantNotice && law.mitigation?.level && { tenantNotice: true }),
    ...(side === 'rental' && law.followUp && { followsUp: true }),
    ...((law.mitigation ?? (side === 'sale' && law.saleMitigation)) && { fixes: true }),
    ...(side === 'rental' && law.mitigation?.required && law.mitigation.level && { below: true }),
    ...((law.leaseEnd ?? law.termination) && { ends: true }),
    // If the law covers sales too, `exemptHomes` names the homes exempt in a sale.
    ...(side === 'rental' &&
      !law.enactments.sale &&
      law.exemptHomes &&
      law.exemptions?.known === 'read' && { leavesOut: true }),
    ...(side === 'rental' && law.rentalChange && { changes: law.rentalChange.from }),
  };
}
