import { companyDay, companyTime } from '@site/src/lib/company-day';
import { withBase } from '@site/src/lib/base';
import { readAnswers, writeAnswers } from '@site/src/tools/answers';
import { behindHash } from '@site/src/lib/behind-hash';
import { calendarFile } from '@site/src/tools/calendar-file';
import { datesTool } from '@site/src/tools/test-dates/tool';
import type { DatesFacts } from '@site/src/tools/test-dates/occasions';
import { upcoming } from '@site/src/tools/upcoming';
import { oneLine } from './page';
import { place } from './place';
import { sentence } from './show-outcome';

/** What the planner says of a settlement, for another page. */
export interface Plan {
  /** The first sentence of its answer. */
  line: string;
  /** That the law leaves out homes inside the limits of a town, where that town was named. */
  exempt?: string;
  /** The address of the whole answer. */
  address: string;
  /** Its days to come as a calendar, where it has some: an address that gives the file, and the name of that. */
  calendar?: { address: string; file: string };
}

/** The page of the planner: its facts, and every sentence that it can say, in the language of the visitor. */
let page: Promise<Document> | undefined;

/** The browser reads it as it comes: of a text, the page's policy lets no document be made. */
function plannersPage(): Promise<Document> {
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    request.addEventListener('loadend', () => {
      const { status, responseXML } = request;
      if (status === 200 && responseXML) resolve(responseXML);
      else reject(new Error(`The planner's page answered with ${status}.`));
    });
    request.open('GET', withBase(datesTool.path));
    request.responseType = 'document';
    request.send();
  });
}

/** Fetches it once; what failed is tried again the next time. */
function thePage(): Promise<Document> {
  page ??= plannersPage().catch((error: unknown) => {
    page = undefined;
    throw error;
  });
  return page;
}

/**
 * When to test for a settlement, by the planner itself.
 *
 * @param date as YYYY-MM-DD
 * @param where an address or town as somebody typed it; what the planner cannot read counts as unknown
 * @param of which of the homes of a form it is: two in one town have events of their own
 * @returns nothing where it cannot answer
 * @throws Error where the page of the planner does not come
 */
export async function planFor(date: string, where: string, of: number): Promise<Plan | undefined> {
  const source = await thePage();
  const island = place(source, '[data-island="tool-test-dates"]');
  const { facts } = JSON.parse(island.dataset['props'] ?? '{}') as { facts: DatesFacts };
  const questions = datesTool.questions(facts);
  const typed = new URLSearchParams({ for: 'sale', date, place: where });
  if (readAnswers(questions, typed).slips.place !== undefined) typed.delete('place');
  const now = new Date();
  const [today, time] = [companyDay(now), companyTime(now)];
  const outcome = datesTool.decide(readAnswers(questions, typed).answers, facts, today, time);
  const first = 'said' in outcome && outcome.said.find(({ part }) => part === 'answer');
  if (!first) return undefined;
  const button = place(source, '[data-calendar-file]');
  const { host = '', calendarTitle: titled = '', calendarFile: file = '' } = button.dataset;
  const address = new URL(
    behindHash(withBase(datesTool.path), writeAnswers(questions, typed)),
    location.href,
  ).href;
  const said = (code: string): string | undefined => {
    const found = outcome.said.find((one) => one.code === code);
    return found && oneLine(sentence(found, 'p', source));
  };
  const exempt = said('open.exempt');
  const days = outcome.said.filter(({ part }) => part === 'days');
  const events = days.map((statement) => {
    const line = sentence(statement, 'li', source);
    const step = line.querySelector('strong')?.textContent.replace(/:$/, '') ?? '';
    return {
      id: statement.code.replace(/@.*/, ''),
      at: line.querySelector('time')?.dateTime ?? '',
      title: [titled.replace('{step}', step), where].filter(Boolean).join(', '),
      text: [oneLine(line), said('open.wait'), address].filter(Boolean).join('\n'),
    };
  });
  const coming = upcoming(events, today);
  // Another day for the same home moves its events.
  const content = calendarFile(coming, `sale ${where} ${of}`, host, new Date());
  return {
    line: oneLine(sentence(first, 'p', source)),
    ...(exempt !== undefined && { exempt }),
    address,
    ...(coming.length > 0 && {
      calendar: {
        address: `data:text/calendar;charset=utf-8,${encodeURIComponent(content)}`,
        file: file.replace(/(?=\.\w+$)/, `-${of}`),
      },
    }),
  };
}
