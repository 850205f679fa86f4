import type { Locale } from '../../src/languages/locales';
import { besideOf } from '../../src/content/translations/accept';
import { countWords } from '../../src/content/translations/hash';
import { isStock } from '../../src/content/translations/messages';
import type { TranslatedSite } from './site';

/** The state of a file's translation. */
export interface Standing {
  locale: Locale;
  source: string;
  /** Places whose English has changed since; undefined if there is no translation. */
  old: number | undefined;
  /** Texts without a translation, in a translated file that consists of many texts. */
  missing: number;
  /** English words still to be translated. */
  words: number;
  /** True if the English it was made from is recorded. */
  isRecorded: boolean;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Returns the state of every file in a language, except files without words. */
export function standingsIn(site: TranslatedSite, locale: Locale): Standing[] {
  return site.sources.flatMap((source): Standing[] => {
    const beside = besideOf(site, locale, source);
    if (beside === undefined) return [];
    if (beside.kind === 'missing') {
      const words = sum(beside.texts.map(countWords));
      return [{ locale, source, old: undefined, missing: 0, words, isRecorded: false }];
    }
    const { old } = beside.comparison;
    const missing =
      beside.kind === 'texts'
        ? beside.comparison.missing.filter(({ place }) => !isStock(place))
        : [];
    return [
      {
        locale,
        source,
        old: old.length,
        missing: missing.length,
        words: sum([...old, ...missing].map(({ words }) => words)),
        isRecorded: beside.record !== undefined,
      },
    ];
  });
}

const many = (count: number, one: string, more = `${one}s`): string =>
  `${count} ${count === 1 ? one : more}`;

/** Describes a file's state in words, for example "old in 2 places". */
export function stateOf({ old, missing, isRecorded }: Standing): string {
  if (old === undefined) return 'missing';
  const parts = [
    ...(old > 0 ? [`old in ${many(old, 'place')}`] : []),
    ...(missing > 0 ? [`${many(missing, 'text')} missing`] : []),
  ];
  if (parts.length > 0) return parts.join(', ');
  return isRecorded ? 'current' : 'not recorded';
}

/** Returns the lines of the table: one per file, then the totals of each language. */
export function tableLines(standings: readonly Standing[]): string[] {
  const line = (language: string, name: string, state: string, words: string): string =>
    `${language.padEnd(3)} ${name.padEnd(44)} ${state.padEnd(36)} ${words}`.trimEnd();
  const rows = standings.map((one) =>
    line(one.locale, one.source, stateOf(one), one.words > 0 ? `${many(one.words, 'word')}` : ''),
  );
  const locales = [...new Set(standings.map(({ locale }) => locale))];
  const sums = locales.map((locale) => {
    const own = standings.filter((one) => one.locale === locale);
    const states = ['current', 'to renew', 'missing'].map(
      (state) => `${own.filter((one) => groupOf(one) === state).length} ${state}`,
    );
    const words = sum(own.map((one) => one.words));
    return line(
      locale,
      `${many(own.length, 'file')}`,
      states.join(', '),
      `${many(words, 'word')} to translate`,
    );
  });
  return [...rows, '', ...sums];
}

function groupOf({ old, missing }: Standing): string {
  if (old === undefined) return 'missing';
  return old + missing > 0 ? 'to renew' : 'current';
}
