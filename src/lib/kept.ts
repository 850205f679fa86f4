/** How long this site keeps data about visitors. The functions use these values, and the privacy page prints them. */
export const KEPT = {
  /** A receipt that a message was mailed, without name or text. */
  receipt: { value: 48, unit: 'hours' },
  /** How long a message that waits for a person is offered to the office; it is kept one day longer. */
  offered: { value: 30, unit: 'days' },
  /** The network address that a message came from, in memory, to stop floods of messages. */
  address: { value: 10, unit: 'minutes' },
  /** A search that found nothing. */
  searches: { value: 90, unit: 'days' },
} as const;
