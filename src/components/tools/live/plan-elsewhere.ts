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

/** What the planner says about a settlement, for another page. */
export interface Plan {
  /** The text of the first part of its answer. */
  line: string;
  /** That the law exempts homes inside the limits of a town, if that town was named. */
  exempt?: string;
  /** The URL of the full answer. */
  address: string;
  /** The days to come as a calendar file, if there are any: its data URL and file name. */
  calendar?: { address: string; file: string };
}

/** The planner's page: its facts and every sentence it can say, in the page's language. */
let page: Promise<Document> | undefined;

/**
 * Fetches the planner's page. `XMLHttpRequest` parses it, because the page's security policy allows no document to be
 * made from a string.
 */
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

/** Fetches the planner's page once; after a failure, the next call tries again. */
function thePage(): Promise<Document> {
  page ??= plannersPage().catch((error: unknown) => {
    page = undefined;
    throw error;
  });
  return page;
}

/**
 * Returns the test plan for a settlement, computed by the planner itself.
 *
 * @param date the settlement day, as YYYY-MM-DD
 * @param where an address or town as typed; one the planner cannot read counts as unknown
 * @param of the number of the home in the form, so that two homes in one town have events of their own
 * @returns undefined if the planner has no answer
 * @throws Error if the planner's page cannot be loaded
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
  // The name does not depend on the day, so a new day for the same home moves its events.
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
