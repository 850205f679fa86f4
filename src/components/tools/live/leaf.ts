import { pageLocale } from './page';
import { place } from './place';

/** Returns the parts of a day (YYYY-MM-DD) for a calendar leaf, in the page's language. */
const partsOf = (day: string): Record<'month' | 'number' | 'year', string> => {
  const part = (options: Intl.DateTimeFormatOptions): string =>
    new Date(`${day}T00:00:00Z`).toLocaleDateString(pageLocale(), { timeZone: 'UTC', ...options });
  return {
    month: part({ month: 'short' }).replace('.', ''),
    number: part({ day: 'numeric' }),
    year: part({ year: 'numeric' }),
  };
};

/** Puts a calendar leaf with the first day of a sentence before it. It is decorative: the sentence says the day. */
export function addLeaf(sentence: HTMLElement): void {
  const day = sentence.querySelector('time')?.dateTime.slice(0, 10);
  const found = document.querySelector<HTMLTemplateElement>('template[data-leaf]');
  const leaf = found?.content.firstElementChild?.cloneNode(true);
  if (day === undefined || !(leaf instanceof HTMLElement)) return;
  for (const [name, text] of Object.entries(partsOf(day)))
    place(leaf, `[data-${name}]`).textContent = text;
  const words = document.createElement('span');
  words.append(...sentence.childNodes);
  sentence.append(leaf, words);
}
