import type { Standing } from '../translate/table';
import { stateOf } from '../translate/table';

/** A place of a translation whose English has changed: the English words then and now. */
interface OldWords {
  line: number;
  was: string | undefined;
  is: string | undefined;
}

/** A translation that waits, with the address of its file and what has changed beside it. */
export interface WaitingTranslation {
  standing: Standing;
  /** The file of the translation, from the project folder. */
  file: string;
  places: readonly OldWords[];
}

/** A day after which something holds no more, and what to do before. */
export interface RunsOut {
  what: string;
  day: string;
  todo: string;
}

/** What the page of the office is made of. */
export interface Due {
  /** As YYYY-MM-DD. */
  today: string;
  translations: readonly WaitingTranslation[];
  /** As `npm run laws:check` prints it. */
  laws: string;
  runsOut: readonly RunsOut[];
  /** Languages of the site, in English words, in which there is no film. */
  filmless: readonly string[];
  /** What the calendar has for today. */
  calendar: readonly string[];
}

/** How the page leads to files: the address of the repository's files, ending in a slash. */
const linked = (file: string, base: string): string => `[${file}](${base}${file})`;

const quoted = (words: string | undefined): string =>
  words === undefined ? 'nothing' : `"${words}"`;

const placeLine = ({ line, was, is }: OldWords): string =>
  `  - line ${line}: the English was ${quoted(was)} and is now ${quoted(is)}`;

const section = (title: string, lines: readonly string[], none: string): string =>
  [`## ${title}`, '', ...(lines.length > 0 ? lines : [none])].join('\n');

/**
 * The page of what is due, in Markdown, for the office.
 *
 * @param base what stands before a file's name in a link: '' or an address that ends in a slash
 */
export function duePage(due: Due, base: string): string {
  const translations = due.translations.flatMap(({ standing, file, places }) => [
    `- ${linked(standing.source, base)}, beside it ${linked(file, base)}: ${stateOf(standing)}`,
    ...places.map(placeLine),
  ]);
  return [
    `# What is due on ${due.today}`,
    section(
      'Translations whose English has changed',
      translations,
      'None. All languages say what the English says.',
    ),
    section(
      'Laws to read',
      ['```', due.laws, '```', '', `How: ${linked('.github/guide/laws.md', base)}.`],
      '',
    ),
    section(
      'What runs out',
      due.runsOut.map(({ what, day, todo }) =>
        day < due.today
          ? `- ${what} ran out on ${day}. ${todo}`
          : `- ${what} runs out on ${day}. ${todo}`,
      ),
      'Nothing within 60 days.',
    ),
    section(
      'Languages without a film',
      due.filmless.map(
        (name) => `- ${name}: ${linked('.github/guide/new.md', base)} says how to add a film.`,
      ),
      'None. Each language has a film.',
    ),
    section(
      'The calendar',
      due.calendar.map((task) => `- ${task}`),
      'Nothing.',
    ),
    section(
      'What only the published site knows',
      [
        '- Messages that wait: open `/api/health` behind the address of the site; `todo` says what to do. A programmer lists them with `npm run outbox`.',
        '- Searches without an answer: a programmer lists them with `npm run search:misses`.',
      ],
      '',
    ),
  ].join('\n\n');
}
