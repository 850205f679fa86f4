import { pageLocale } from './page';
import { place } from './place';

/** The parts of a day in the language of a page, as a leaf of a calendar shows them. */
const partsOf = (day: string): Record<'month' | 'number' | 'year', string> => {
  const part = (options: Intl.DateTimeFormatOptions): string =>
    new Date(`${day}T00:00:00Z`).toLocaleDateString(pageLocale(), { timeZone: 'UTC', ...options });
  return {
    month: part({ month: 'short' }).replace('.', ''),
    number: part({ day: 'numeric' }),
    year: part({ year: 'numeric' }),
  };
};

/**
 * Puts a leaf of a calendar before a sentence that names a day: its first. It is for the eye, since the sentence says
 * the day.
 */
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
