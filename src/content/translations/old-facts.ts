import { schemas, type DataFile } from '../../data/schema';
import { textsOf } from '../../data/translations';
import type { Locale } from '../../languages/locales';
import { readData } from '../read-data';
import type { SiteFiles } from '../site-files';
import { readTexts, translatedDataNames } from './files';
import { readRecord, type TextRecord } from './record';
import { compareTexts, textsByPlace } from './texts';

/** A quoted fact, `{{ laws.rockville.results }}`, or the law that a directive shows, `:::verdict{law=rockville}`. */
const QUOTED = /\{\{\s*([\w.-]+)\s*\}\}|\{[^}\n]*\blaw=([\w-]+)/g;

/** The places of facts whose English has changed since they were translated, for example "laws.rockville.title". */
export function oldFacts(files: SiteFiles, locale: Locale): string[] {
  return translatedDataNames(files, locale)
    .filter((name): name is DataFile => Object.hasOwn(schemas, name))
    .flatMap((name) =>
      compareTexts(
        textsByPlace(textsOf(schemas[name], readData(files, name))),
        textsByPlace(readTexts(files, locale, name)),
        readRecord<TextRecord>(files, locale, `src/data/${name}.json`),
      ).old.map(({ place }) => `${name}.${place}`),
    );
}

/**
 * True if a text shows one of these facts. The sentences of a tool quote whichever law applies (`law.results`), so they
 * count as quoting every law.
 */
export const quotesAny = (text: string, facts: readonly string[]): boolean =>
  [...text.matchAll(QUOTED)].some(([, quoted, law]) => {
    const name = quoted?.startsWith('law.') ? 'laws' : (quoted ?? `laws.${law ?? ''}`);
    return facts.some((fact) => fact === name || fact.startsWith(`${name}.`));
  });
