import { choice, count, day, type AnswersOf, type Reader } from '../answers';
import { HOMES, type LawFacts, type Side } from '../../laws/rules';
import type { PlaceSlip } from '../../laws/place/read';
import type { Limits } from '../../laws/place/limits';
import { limitsReader, placeReader } from '../place/reader';
import type { Place } from '../../laws/place/settle';

export const ROLES = ['buyer', 'seller', 'landlord', 'tenant'] as const;
export type Role = (typeof ROLES)[number];

const YES_NO = ['yes', 'no', 'unknown'] as const;

export type LawFields = {
  place: Reader<Place, PlaceSlip>;
  limits: Reader<Limits, 'choice'>;
  role: Reader<Role, 'choice'>;
  home: Reader<(typeof HOMES)[number] | 'unknown', 'choice'>;
  ground: Reader<(typeof YES_NO)[number], 'choice'>;
  units: Reader<number, 'count'>;
  date: Reader<string, 'day'>;
};

/** What somebody says of a home. */
export type LawAnswers = AnswersOf<LawFields>;

/** What a role has to do with a home: a sale, or a rental. */
export const sideOf = (role: Role): Side =>
  role === 'buyer' || role === 'seller' ? 'sale' : 'rental';

/** How each answer is read from the address. A place that is none, or a ZIP code, is told. */
export function lawFields({ places }: LawFacts): LawFields {
  return {
    place: placeReader(places),
    role: choice(ROLES),
    limits: limitsReader,
    home: choice([...HOMES, 'unknown']),
    ground: choice(YES_NO),
    units: count,
    date: day,
  };
}
