import { choice, day, type AnswersOf, type Reader } from '../answers';
import { hasLimits } from '../../laws/candidates';
import type { PlaceSlip } from '../../laws/place/read';
import type { Limits } from '../../laws/place/limits';
import { limitsReader, placeReader } from '../place/reader';
import type { Place } from '../../laws/place/settle';
import type { ResultFacts } from './facts';
import { readingOf, UNITS, type Typed, type Unit } from './reading';

/** What was measured, and for how long. A monitor is one's own, with a display. */
export const TESTS = ['short', 'long', 'monitor', 'water', 'unknown'] as const;
export const SITUATIONS = ['home', 'buying', 'selling', 'tenant', 'landlord', 'mitigated'] as const;

export type Test = (typeof TESTS)[number];
type Situation = (typeof SITUATIONS)[number];

export type ResultFields = {
  value: Reader<Typed, 'number' | 'negative' | 'large'>;
  unit: Reader<Unit, 'choice'>;
  test: Reader<Test, 'choice'>;
  situation: Reader<Situation, 'choice'>;
  place: Reader<Place, PlaceSlip>;
  limits: Reader<Limits, 'choice'>;
  date: Reader<string, 'day'>;
};

/** What somebody says of a result. */
export type ResultAnswers = AnswersOf<ResultFields>;

/** How each answer is read from the address. */
export function resultFields({ places, words }: ResultFacts): ResultFields {
  return {
    value: readingOf(words),
    unit: choice(UNITS),
    test: choice(TESTS),
    situation: choice(SITUATIONS),
    place: placeReader(places),
    limits: limitsReader,
    date: day,
  };
}

/** Asks where the home is, and when the result came, of who rents: there are days to keep. */
export function resultAsks(
  { test, situation, place }: ResultAnswers,
  { places }: ResultFacts,
): readonly (keyof ResultFields)[] {
  if (test === 'water') return ['value', 'unit', 'test', 'date'];
  const rents = situation === 'tenant' || situation === 'landlord';
  return [
    'value',
    'unit',
    'test',
    'situation',
    ...(rents ? (['place'] as const) : []),
    ...(rents && hasLimits(place?.id, 'rental', { places }) ? (['limits'] as const) : []),
    'date',
  ];
}
