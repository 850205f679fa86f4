import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../../data/json';
import { schemas, type DataFile } from '../../data/schema';
import { dataFolder, leavesOf, textsOf, textSlips } from '../../data/translations';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../lib/locales';
import type { Problem } from '../problems';
import { translatedFiles } from '../translated-data';
import { readRecord, type TextRecord } from '../translations/record';
import { changedTexts } from '../translations/sentences';
import { compareTexts, textsByPlace } from '../translations/texts';

const OTHERS = (Object.keys(LOCALES) as Locale[]).filter((locale) => locale !== DEFAULT_LOCALE);

/** What the check of texts in other languages found. */
interface TextsReport {
  problems: Problem[];
  /** The English has changed since; it is published at once. */
  warnings: Problem[];
}

/** The value at a place. */
function valueAt(value: unknown, place: readonly PropertyKey[]): unknown {
  return place.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null
        ? (part as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  );
}

function checkFile(
  siteDir: string,
  locale: Locale,
  name: string,
  contents: Readonly<Record<string, unknown>>,
): TextsReport {
  const file = `${dataFolder(locale)}/${name}.json`;
  if (!Object.hasOwn(schemas, name)) {
    const message = `There is no src/data/${name}.json with texts to translate; check the name of the file.`;
    return { problems: [{ file, message }], warnings: [] };
  }
  const { value, problems, lineOf } = readJson(readFileSync(path.join(siteDir, file), 'utf8'));
  if (value === undefined || !(name in contents)) {
    const said = problems.map(({ line, message }) => ({ file, line, message: `${message}.` }));
    return { problems: said, warnings: [] };
  }
  const schema = schemas[name as DataFile];
  const english = contents[name];
  const { old, untouched } = compareTexts(
    textsByPlace(textsOf(schema, english)),
    textsByPlace(value),
    readRecord<TextRecord>(siteDir, locale, `src/data/${name}.json`),
  );
  /** What nobody has touched since it was translated was right then: the English is what has changed. */
  const isExpected = (place: readonly PropertyKey[]): boolean => {
    const leaves = leavesOf(valueAt(value, place));
    return (
      leaves.length > 0 && leaves.every(([below]) => untouched([...place, ...below].join('.')))
    );
  };
  return {
    problems: textSlips(schema, english, value)
      .filter(({ path: place }) => !isExpected(place))
      .map(({ path: place, message }) => ({
        file,
        line: lineOf(place),
        message: `${place.join('.') || 'The whole file'} ${message}.`,
      })),
    warnings: old.length > 0 ? [{ file, message: changedTexts(old) }] : [],
  };
}

/**
 * Checks the texts of the facts in other languages. That one is missing is no problem: English is read in its place.
 *
 * @param contents the English files whose form is right, by their names
 */
export function checkTranslatedData(
  siteDir: string,
  contents: Readonly<Record<string, unknown>>,
): TextsReport {
  const reports = OTHERS.flatMap((locale) =>
    translatedFiles(siteDir, locale).map((name) => checkFile(siteDir, locale, name, contents)),
  );
  return {
    problems: reports.flatMap(({ problems }) => problems),
    warnings: reports.flatMap(({ warnings }) => warnings),
  };
}
