import { laws, radon, type Law, type Radon } from '../../../data';
import { lawFacts } from '../law/facts';
import type { PlaceFacts } from '../law/place';

/** What the reader of results needs of the facts. */
export type ResultFacts = {
  /** Levels in air, in pCi/L. */
  action: number;
  consider: number;
  outdoor: number;
  /** How many decimals a result in air is reported with. */
  decimals: number;
  /** The level in water, in pCi/L, and how much radon in water adds one pCi/L to the air. */
  water: number;
  waterToAir: number;
  bqPerPci: number;
  /** Years between tests: at least and at most, with a system, of water, of treated water. */
  retest: { from: number; to: number; withSystem: number; water: number; treated: number };
  places: PlaceFacts;
  /** By the id of a law on rentals: within how many days a tenant writes, where it says so. */
  rentals: Record<string, { noticeDays?: number }>;
};

/** Chooses the facts out of `radon.json`, `laws.json` and `places.json`. */
export function resultFacts(
  { actionLevel, averages, water, retest }: Radon = radon,
  all: Readonly<Record<string, Law>> = laws,
): ResultFacts {
  return {
    action: actionLevel.air.value,
    consider: actionLevel.considerMitigation.value,
    outdoor: averages.outdoor.value,
    decimals: actionLevel.air.decimals ?? 0,
    water: actionLevel.water.value,
    waterToAir: water.toAir.value,
    bqPerPci: averages.bqPerPci.value,
    retest: {
      from: retest.every.value,
      to: retest.every.max ?? retest.every.value,
      withSystem: retest.withMitigation.value,
      water: water.retest.value,
      treated: water.retestTreated.value,
    },
    places: lawFacts().places,
    rentals: Object.fromEntries(
      Object.entries(all).flatMap(([id, { enactments, tenantNotice }]) =>
        enactments.rental
          ? [[id, tenantNotice ? { noticeDays: tenantNotice.value } : {}] as const]
          : [],
      ),
    ),
  };
}
