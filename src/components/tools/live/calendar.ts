import { companyDay } from '@site/src/lib/company-day';
import type { CalendarEvent, Gone } from '@site/src/tools/calendar-file';
import { upcoming } from '@site/src/tools/upcoming';
import { knownCase, rememberCase } from './calendar-name';
import { oneLine } from './page';
import { place } from './place';

/** Returns the days of the answer as events: the bold words are the title, the whole sentence is the text. */
function eventsOf(result: HTMLElement, titled: string): CalendarEvent[] {
  const wait = result.querySelector<HTMLElement>('[data-said="open.wait"]');
  const remark = wait ? oneLine(wait) : '';
  return [...result.querySelectorAll<HTMLElement>('[data-part="days"] li')].flatMap((line) => {
    const at = line.querySelector('time')?.dateTime ?? '';
    if (at === '' || !line.querySelector('strong')) return [];
    const id = idOf(line.dataset['said']);
    const title = titleOf(line, titled);
    return [{ id, at, title, text: `${oneLine(line)}\n${remark}\n${location.href}` }];
  });
}

/**
 * Names the case, and remembers it in the address and on this device. If the visitor then chooses another day, even
 * after opening the questions anew, the new file moves the same events. Also returns the events of earlier files that
 * the answer no longer has, for the calendar to remove.
 */
function nameCase(events: readonly CalendarEvent[], titled: string): { of: string; gone: Gone[] } {
  const query = new URLSearchParams(location.search);
  const why = query.get('why') ?? '';
  const home = query.get('place') ?? '';
  const group = (events[0]?.id ?? '').replace(/\..*/, '');
  const kind = `${group} ${why}`.trim();
  const known = knownCase(query.get('calendar'), kind, home);
  const name = known?.name ?? Date.now().toString(36);
  const ids = events.map(({ id }) => id);
  const gone = known ? goneFrom(known.ids, ids, group, titled) : [];
  rememberCase({ name, kind, place: home, ids });
  query.set('calendar', name);
  history.replaceState(history.state, '', `?${query.toString()}${location.hash}`);
  return { of: `${why} ${name}`.trim(), gone };
}

/**
 * Returns the events of earlier files that the answer no longer has. For a file from another device, that is every
 * event the page could have given it.
 */
function goneFrom(
  former: readonly string[] | undefined,
  ids: readonly string[],
  group: string,
  titled: string,
): Gone[] {
  const all = [...document.querySelectorAll<HTMLElement>(`[data-say^="${group}."]`)];
  const titles = new Map(all.map((said) => [idOf(said.dataset['say']), titleOf(said, titled)]));
  return [...titles]
    .filter(([id]) => !ids.includes(id) && (former?.includes(id) ?? true))
    .map(([id, title]) => ({ id, title }));
}

const idOf = (said: string | undefined): string => said?.replace(/@.*/, '') ?? '';

const titleOf = (said: HTMLElement, titled: string): string =>
  titled.replace('{step}', said.querySelector('strong')?.textContent.replace(/:$/, '') ?? '');

/** Shows the calendar button if the answer has days to come; pressing it downloads them as a file. */
export function drawCalendar(result: HTMLElement): void {
  const button = place<HTMLButtonElement>(result, '[data-calendar]');
  const { host = '', calendarFile: name = '', calendarTitle: titled = '' } = button.dataset;
  const today = companyDay(new Date());
  button.hidden = upcoming(eventsOf(result, titled), today).length === 0;
  const give = async (): Promise<void> => {
    const { calendarFile } = await import('@site/src/tools/calendar-file');
    const { of, gone } = nameCase(upcoming(eventsOf(result, titled), today), titled);
    // Read again, because the address in the texts has the name by now.
    const events = upcoming(eventsOf(result, titled), today);
    const file = calendarFile(events, of, host, new Date(), gone);
    const address = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    // The browser has taken the file once the click is over.
    setTimeout(() => URL.revokeObjectURL(address));
  };
  button.onclick = () => void give();
}
