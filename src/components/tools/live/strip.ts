import { addDays } from '@site/src/tools/day';
import type { Outcome } from '@site/src/tools/outcome';
import { marked, type StepId } from '@site/src/tools/test-dates/plan';
import { pageLocale } from './page';
import { place } from './place';

/** More days than these are no strip. */
const MOST_DAYS = 31;

/** The days of the steps that an answer names. */
function stepsOf({ said }: Outcome): Partial<Record<StepId, string>> {
  return Object.fromEntries(
    said.flatMap(({ code, values }) => {
      const day = values?.['day'];
      return code.startsWith('step.') && day && 'day' in day
        ? [[code.replace('step.', ''), day.day]]
        : [];
    }),
  );
}

/** What a day of the plan is. */
function kindOf(day: string, steps: Partial<Record<StepId, string>>): string {
  const { close = '', place: placed = '', collect = '', event } = steps;
  if (day === event) return 'event';
  if (placed <= day && day <= collect) return 'test';
  if (close <= day && day < placed) return 'closed';
  return marked(day).mark ? 'off' : 'day';
}

/** Draws the days from the booking to the event, a box each; the list of days says the same in words. */
export function drawStrip(outcome: Outcome, result: HTMLElement): void {
  const steps = stepsOf(outcome);
  const strip = place(result, '[data-strip]');
  const { book: first, event: last } = steps;
  const days: string[] = [];
  if (first && last) {
    for (let day = first; day <= last && days.length <= MOST_DAYS; day = addDays(day, 1)) {
      days.push(day);
    }
  }
  strip.hidden = days.length === 0 || days.length > MOST_DAYS;
  place(strip, '[data-strip-days]').replaceChildren(
    ...days.map((day) => box(day, kindOf(day, steps), result)),
  );
}

function box(day: string, kind: string, result: HTMLElement): Node {
  const { content } = place<HTMLTemplateElement>(result, 'template[data-strip-day]');
  const copy = content.cloneNode(true) as DocumentFragment;
  const item = place(copy, 'li');
  item.dataset['kind'] = kind;
  item.dataset['day'] = day;
  const time = new Date(`${day}T00:00:00Z`);
  place(copy, '[data-weekday]').textContent = time.toLocaleDateString(pageLocale(), {
    timeZone: 'UTC',
    weekday: 'short',
  });
  place(copy, '[data-number]').textContent = String(time.getUTCDate());
  return copy;
}
