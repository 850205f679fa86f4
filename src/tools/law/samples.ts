import type { LawFacts } from '../../laws/rules';
import { addDays } from '../day';
import type { Samples } from '../every-choice';
import { placeSamples } from '../place/samples';
import type { LawQuestions } from './questions';

/**
 * Samples for every place, with each rule's smallest number of units and one fewer, on the days around today and around
 * the start or change of each rule.
 */
export function lawSamples(
  { places, rules, doubtfulPlaces }: LawFacts,
  today: string,
): Samples<LawQuestions>[] {
  const all = Object.values(rules).flatMap(({ sale, rental }) => [sale, rental]);
  const least = all.flatMap((rule) => rule?.minimumUnits ?? []);
  const since = all.flatMap((rule) => [rule?.since ?? [], rule?.changes ?? []].flat());
  const distinct = (days: readonly string[]): string[] => [...new Set(days)];
  return [
    {
      place: placeSamples(places, doubtfulPlaces),
      units: ['', ...new Set(least.flatMap((units) => [units - 1, units]).map(String))].filter(
        (units) => units !== '0',
      ),
      date: distinct([
        '',
        ...since.flatMap((day) => [addDays(day, -1), day]),
        addDays(today, -1),
        addDays(today, 1),
      ]),
    },
  ];
}
