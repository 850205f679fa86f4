import { addDays } from '../day';
import type { Samples } from '../every-choice';
import type { ClosedHouseFacts } from './facts';
import type { ClosedHouseQuestions } from './questions';

/**
 * Samples around the hours of the protocol, and on every day of a year from a week ago, which has the nights of clock
 * changes.
 */
export function closedHouseSamples(
  { sheet: { before, lengths } }: ClosedHouseFacts,
  today: string,
): Samples<ClosedHouseQuestions>[] {
  const days = Array.from({ length: 366 }, (_, day) => addDays(today, day - 7));
  const hours = [1, before, before + 1, lengths.short - 1, lengths.short, lengths.storm].map(
    String,
  );
  return [
    { need: ['sheet'], day: days, time: ['01:30', '10:00'], length: ['', 'storm'] },
    {
      need: ['opened'],
      hour: ['', ...hours],
      minutes: ['', '20', '480'],
      day: ['', addDays(today, 1)],
      time: ['10:00'],
    },
  ];
}
