import type { Standing } from '../translate/table';
import { stateOf } from '../translate/table';

/** A place in a translation whose English has changed: the English words then and now, undefined if there are none. */
interface OldWords {
  line: number;
  was: string | undefined;
  is: string | undefined;
}

/** A translation that needs work, with its file and what has changed in the English. */
export interface WaitingTranslation {
  standing: Standing;
  /** The translation's file, relative to the project folder. */
  file: string;
  places: readonly OldWords[];
}

/** Something that expires, its last day (YYYY-MM-DD), and what to do about it. */
export interface RunsOut {
  what: string;
  day: string;
  todo: string;
}

/** The contents of the office's page. */
export interface Due {
  /** As YYYY-MM-DD. */
  today: string;
  translations: readonly WaitingTranslation[];
  /** The output of `npm run laws:check`. */
  laws: string;
  runsOut: readonly RunsOut[];
  /** Languages of the site without a film, by their English names. */
  filmless: readonly string[];
  /** The calendar's tasks for today. */
  calendar: readonly string[];
}

/** Links to a file. `base` is '' or an address that ends in a slash. */
const linked = (file: string, base: string): string => `[${file}](${base}${file})`;

const quoted = (words: string | undefined): string =>
  words === undefined ? 'nothing' : `"${words}"`;

const placeLine = ({ line, was, is }: OldWords): string =>
  `  - line ${line}: the English was ${quoted(was)} and is now ${quoted(is)}`;

const section = (title: string, lines: readonly string[], none: string): string =>
  [`## ${title}`, '', ...(lines.length > 0 ? lines : [none])].join('\n');

/**
 * Formats the office's page of what is due, in Markdown.
 *
 * @param base prefix of files in links: '' or an address that ends in a slash
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
