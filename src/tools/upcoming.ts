import type { CalendarEvent } from './calendar-file';

/** Returns the events from today on: nobody needs a reminder of a day that is over. */
export function upcoming(events: readonly CalendarEvent[], today: string): CalendarEvent[] {
  return events.filter(({ at }) => at.slice(0, 10) >= today);
}
