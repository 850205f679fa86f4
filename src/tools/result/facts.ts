import { laws as allLaws, radon as allRadon, type Radon } from '../../data';
import { lawFacts, noticeAround, ruleOf, type LawData } from '../../laws/facts';
import { measureWords } from '../measure-words';
import type { MeasureWords } from '../measures';
import type { PlaceFacts } from '../../laws/place/book';
import type { LawFacts } from '../../laws/rules';
import { TYPED_UNITS } from './reading';

/** What the reader of results needs of the facts. */
export type ResultFacts = {
  /** Levels in air, in pCi/L. */
  action: number;
  consider: number;
  outdoor: number;
  /** How many decimals a result in air is reported with. */
  decimals: number;
  /** The levels in water, in pCi/L, and how much radon in water adds one pCi/L to the air. */
  water: number;
  considerWater: number;
  waterToAir: number;
  bqPerPci: number;
  /** Years between tests: at least and at most, with a system, of water, of treated water. */
  retest: { from: number; to: number; withSystem: number; water: number; treated: number };
  places: PlaceFacts;
  /** Towns of which nobody confirmed that a rental law holds there, by its id. */
  doubtfulPlaces: LawFacts['doubtfulPlaces'];
  /** How people write numbers and units. */
  words: MeasureWords;
  /**
   * By the id of a law on rentals: within how many days a tenant writes (`cautionDays` where only the law around may
   * ask for it), whether it says if a high result must be fixed, and when a tenant may end the lease; whether no lease is
   * signed without a result below its level, and whether a landlord has a follow-up test made.
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

/** Chooses the facts out of `radon.json`, `laws.json` and `places.json`. */
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

/** What follows for tenant and landlord, by the id of the law. */
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
