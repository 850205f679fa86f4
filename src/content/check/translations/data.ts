import { schemas, type DataFile } from '../../../data/schema';
import { dataFolder, leavesOf, textsOf, textSlips } from '../../../data/translations';
import { TRANSLATED_LOCALES } from '../../../languages/all-locales';
import type { Locale } from '../../../languages/locales';
import type { Problem } from '../../problems';
import { translatedDataNames } from '../../translations/files';
import { readRecord, type TextRecord } from '../../translations/record';
import { changedTexts } from '../../translations/sentences';
import { compareTexts, textsByPlace } from '../../translations/texts';
import { valueAt } from '../../../data/sense/problem';
import { lineIn, type Site } from '../read-site';

function checkFile(site: Site, locale: Locale, name: string): Problem[] {
  const file = `${dataFolder(locale)}/${name}.json`;
  if (!Object.hasOwn(schemas, name)) {
    const message = `There is no src/data/${name}.json with texts to translate; check the name of the file.`;
    return [{ file, message }];
  }
  const { value, problems = [] } = site.json(file) ?? {};
  if (value === undefined || !(name in site.contents)) {
    return problems.map(({ line, message }) => ({ file, line, message: `${message}.` }));
  }
  const schema = schemas[name as DataFile];
  const english = site.contents[name];
  const { old, untouched } = compareTexts(
    textsByPlace(textsOf(schema, english)),
    textsByPlace(value),
    readRecord<TextRecord>(site, locale, `src/data/${name}.json`),
  );
  /**
   * True if nobody has touched the text since it was translated. It was right then, so the English is what has changed.
   */
  const isExpected = (place: readonly PropertyKey[]): boolean => {
    const leaves = leavesOf(valueAt(value, place));
    return (
      leaves.length > 0 && leaves.every(([below]) => untouched([...place, ...below].join('.')))
    );
  };
  const slips = textSlips(schema, english, value)
    .filter(({ path: place }) => !isExpected(place))
    .map(({ path: place, message }) => ({
      file,
      line: lineIn(site, file, place),
      message: `${place.join('.') || 'The whole file'} ${message}.`,
    }));
  return old.length > 0 ? [...slips, { file, message: changedTexts(old), mayWait: true }] : slips;
}

/** Checks the translated texts of the data files. A missing text is no problem: visitors read the English. */
export function checkTranslatedData(site: Site): Problem[] {
  return TRANSLATED_LOCALES.flatMap((locale) =>
    translatedDataNames(site, locale).flatMap((name) => checkFile(site, locale, name)),
  );
}
