import { companyDay } from '@site/src/lib/company-day';
import { calendarFile, type CalendarEvent } from '@site/src/lib/tools/calendar-file';
import { place } from './place';

/** The days of the answer as events: what stands in bold is the title, the whole sentence the text. */
function eventsOf(result: HTMLElement, titled: string): CalendarEvent[] {
  return [...result.querySelectorAll<HTMLElement>('[data-part="days"] li')].flatMap((line) => {
    const day = line.querySelector('time')?.dateTime ?? '';
    const step = line.querySelector('strong')?.textContent ?? '';
    const id = (line.dataset['said'] ?? '').replace(/[^a-z]+/g, '-');
    if (day === '' || step === '') return [];
    const title = titled.replace('{step}', step.replace(/:$/, ''));
    const text = `${line.innerText.replace(/\s+/g, ' ').trim()}\n${location.href}`;
    return [{ id, day, title, text }];
  });
}

/** Shows the button for a calendar where the answer has days, and lets it give them as a file. */
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
