import { laws as allLaws, radon as allRadon, type Radon } from '../../data';
import { lawFacts, noticeAround, ruleOf, type LawData } from '../../laws/facts';
import { measureWords } from '../measure-words';
import type { MeasureWords } from '../measures';
import type { PlaceFacts } from '../../laws/place/book';
import type { LawFacts } from '../../laws/rules';
import { TYPED_UNITS } from './reading';

/** The facts of the reader of results. */
export type ResultFacts = {
  /** Levels in air, in pCi/L. */
  action: number;
  consider: number;
  outdoor: number;
  /** Decimals that a result in air is reported with. */
  decimals: number;
  /** Levels in water, in pCi/L; `waterToAir` is how many pCi/L in water add 1 pCi/L to the air. */
  water: number;
  considerWater: number;
  waterToAir: number;
  bqPerPci: number;
  /**
   * Years between tests: at least (`from`) and at most (`to`), with a mitigation system, of water, of treated water.
   */
  retest: { from: number; to: number; withSystem: number; water: number; treated: number };
  places: PlaceFacts;
  /** Towns where nobody has confirmed that a rental law applies, by the id of the law. */
  doubtfulPlaces: LawFacts['doubtfulPlaces'];
  /** How people write numbers and units. */
  words: MeasureWords;
  /**
   * By the id of a law on rentals: within how many days a tenant must write (`cautionDays` if only the law around may
   * require it); whether it says if a high result must be fixed (`fixes`) and when a tenant may end the lease (`ends`);
   * whether no lease may be signed without a result below its level (`holds`); and whether the landlord must have a
   * follow-up test made (`followsUp`).
   */
  rentals: Record<
    string,
    {
      noticeDays?: number;
      cautionDays?: number;
      fixes?: boolean;
      ends?: boolean;
      holds?: boolean;
      followsUp?: boolean;
    }
  >;
};

/** Selects the facts from `radon.json`, `laws.json` and `places.json`. */
export function resultFacts({
  radon: { actionLevel, averages, water, retest } = allRadon,
  laws = allLaws,
  places,
}: LawData & { radon?: Radon } = {}): ResultFacts {
  const facts = lawFacts({ laws, places });
  return {
    action: actionLevel.air.value,
    consider: actionLevel.considerMitigation.value,
    outdoor: averages.outdoor.value,
    decimals: actionLevel.air.decimals ?? 0,
    water: actionLevel.water.value,
    considerWater: actionLevel.considerWater.value,
    waterToAir: water.toAir.value,
    bqPerPci: averages.bqPerPci.value,
    retest: {
      from: retest.every.value,
      to: retest.every.max ?? retest.every.value,
      withSystem: retest.withMitigation.value,
      water: water.retest.value,
      treated: water.retestTreated.value,
    },
    places: facts.places,
    doubtfulPlaces: facts.doubtfulPlaces,
    words: measureWords(TYPED_UNITS),
    rentals: rentalFacts({ laws, places }),
  };
}

/** Returns what the law on rentals means for tenant and landlord, by the id of the law. */
function rentalFacts({ laws = {}, places }: LawData): ResultFacts['rentals'] {
  const rentals = Object.entries(laws).flatMap(([id, law]) => {
    const rule = ruleOf(law, 'rental');
    if (!rule) return [];
    const { tenantNotice, fixes = false, ends = false } = rule;
    const days = tenantNotice && law.tenantNotice?.value;
    const caution = noticeAround(id, { laws, places })?.value;
    const notice = {
      ...(days && { noticeDays: days }),
      ...(caution !== undefined && { cautionDays: caution }),
    };
    const { leaseSigning, mitigation, followUp } = law;
    const holds = leaseSigning !== undefined && mitigation?.level !== undefined;
    return [[id, { ...notice, fixes, ends, holds, followsUp: followUp !== undefined }] as const];
  });
  return Object.fromEntries(rentals);
}
