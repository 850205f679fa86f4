import { companyDay } from '@site/src/lib/company-day';
import type { CalendarEvent } from '@site/src/tools/calendar-file';
import { upcoming } from '@site/src/tools/upcoming';
import { oneLine } from './page';
import { place } from './place';

/** The days of the answer, as events: what stands in bold is the title, the whole sentence the text. */
function eventsOf(result: HTMLElement, titled: string): CalendarEvent[] {
  const wait = result.querySelector<HTMLElement>('[data-said="open.wait"]');
  const remark = wait ? oneLine(wait) : '';
  return [...result.querySelectorAll<HTMLElement>('[data-part="days"] li')].flatMap((line) => {
    const at = line.querySelector('time')?.dateTime ?? '';
    const step = line.querySelector('strong')?.textContent ?? '';
    if (at === '' || step === '') return [];
    const id = line.dataset['said']?.replace(/@.*/, '') ?? '';
    const title = titled.replace('{step}', step.replace(/:$/, ''));
    return [{ id, at, title, text: `${oneLine(line)}\n${remark}\n${location.href}` }];
  });
}

/** What makes a case another one: its own days may change. */
const CASE = ['for', 'why', 'need', 'place', 'calendar'] as const;

/**
 * The name of a case, which its address keeps from the first file on: who chooses another day there, or follows the
 * address in an event, has the same events move. A second home in the same town has another first day.
 */
function nameCase(result: HTMLElement): string {
  const query = new URLSearchParams(location.search);
  if (!query.has('calendar')) {
    const days = eventsOf(result, '').map(({ at }) => at.slice(0, 10));
    query.set('calendar', days.sort().at(-1) ?? '');
    history.replaceState(history.state, '', `?${query.toString()}${location.hash}`);
  }
  return CASE.map((name) => query.get(name) ?? '').join(' ');
}

/** Shows the button for a calendar where the answer has days to come, and lets it give them as a file. */
export function drawCalendar(result: HTMLElement): void {
  const button = place<HTMLButtonElement>(result, '[data-calendar]');
  const { host = '', calendarFile: name = '', calendarTitle: titled = '' } = button.dataset;
  const today = companyDay(new Date());
  button.hidden = upcoming(eventsOf(result, titled), today).length === 0;
  const give = async (): Promise<void> => {
    const { calendarFile } = await import('@site/src/tools/calendar-file');
    const of = nameCase(result);
    const file = calendarFile(upcoming(eventsOf(result, titled), today), of, host, new Date());
    const address = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    // The browser has taken the file when the click is over.
    setTimeout(() => URL.revokeObjectURL(address));
  };
  button.onclick = () => void give();
}
