/**
 * How long this site keeps what it gets of visitors. The functions count by these lines, and the privacy page says
 * them.
 */
export const KEPT = {
  /** A receipt, without name or words, that a message was mailed. */
  receipt: { value: 48, unit: 'hours' },
  /** A message that waits for a person is offered to the office for so long, and kept a day longer. */
  offered: { value: 30, unit: 'days' },
  /** The network address that a message came from, in memory, so that nobody sends floods of them. */
  address: { value: 10, unit: 'minutes' },
  /** A search that found nothing. */
  searches: { value: 90, unit: 'days' },
} as const;
