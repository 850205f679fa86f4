import { companyDay } from '@site/src/lib/company-day';
import { calendarFile, upcoming, type CalendarEvent } from '@site/src/tools/calendar-file';
import { oneLine } from './page';
import { place } from './place';

/**
 * The days of the answer that are still to come, as events: what stands in bold is the title, the whole sentence the
 * text.
 */
function eventsOf(result: HTMLElement, titled: string): CalendarEvent[] {
  const wait = result.querySelector<HTMLElement>('[data-said="open.wait"]');
  const remark = wait ? oneLine(wait) : '';
  const lines = result.querySelectorAll<HTMLElement>('[data-part="days"] li');
  const events = [...lines].flatMap((line) => {
    const day = line.querySelector('time')?.dateTime ?? '';
    const step = line.querySelector('strong')?.textContent ?? '';
    // Another plan has days of its own.
    const id = `${line.dataset['said'] ?? ''}${location.search}`.replace(/[^a-z0-9]+/gi, '-');
    if (day === '' || step === '') return [];
    const title = titled.replace('{step}', step.replace(/:$/, ''));
    const text = `${oneLine(line)}\n${remark}\n${location.href}`;
    return [{ id, day, title, text }];
  });
  return upcoming(events, companyDay(new Date()));
}

/** Shows the button for a calendar where the answer has days to come, and lets it give them as a file. */
export function drawCalendar(result: HTMLElement): void {
  const whole = place(result, '[data-calendar]');
  const button = place<HTMLButtonElement>(whole, 'button');
  const { host = '', calendarFile: name = '', calendarTitle: titled = '' } = button.dataset;
  whole.hidden = eventsOf(result, titled).length === 0;
  button.onclick = () => {
    const file = calendarFile(eventsOf(result, titled), host, companyDay(new Date()));
    const address = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    // The browser has taken the file when the click is over.
    setTimeout(() => URL.revokeObjectURL(address));
  };
}
