import type { areas, gazetteer, Law, prices, radon } from '../data';
import type { Knowledge, Meaning, WithRarer } from '../search/corpus';
import { inEach } from '../languages/all-locales';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../languages/locales';
import { placeName, usd } from '../lib/format';
import { placesWithLaws, type Places, type WrittenPlaces } from '../laws/jurisdictions';
import { isConfirmed } from './confirmed';
import { addressNow, earlierAddresses } from './earlier';
import { quoteFacts } from './quote-facts';
import { readData } from './read-data';
import { loadReferences } from './references';
import { filesOf } from './site-files';

/** An entry of `asked.json`, with its answer in each language. */
type WrittenAsked = Omit<WithRarer, 'answer'> & { answer?: Partial<Record<Locale, string>> };

/**
 * What the search knows besides the texts of the pages: `asked.json`, `places.json`, `synonyms.json`, `elsewhere.json`
 * and the glossary, with their facts filled in. Leaves out an answer that quotes an unconfirmed rule of law, because
 * only its page says that it is unconfirmed.
 *
 * @throws ContentError when a file is missing or is not JSON
 */
export function searchKnowledge(siteDir: string, locale: Locale = DEFAULT_LOCALE): Knowledge {
  const files = filesOf(siteDir);
  const { facts } = loadReferences(files, locale);
  const quoted = (text: string): string => quoteFacts(text, facts, 1).text;
  const asked = readData(files, 'asked') as WrittenAsked[];
  const earlier = earlierAddresses(files);
  const laws = readData(files, 'laws') as Record<string, Law>;
  const glossary = readData(files, 'glossary', locale) as Record<string, Meaning>;
  const { actionLevel, averages } = readData(files, 'radon') as typeof radon;
  const where = readData(files, 'areas') as typeof areas;
  return {
    zips: where.zips,
    levels: {
      consider: actionLevel.considerMitigation.value,
      action: actionLevel.air.value,
      urgent: actionLevel.urgent.value,
      bqPerPci: averages.bqPerPci.value,
    },
    price: usd((readData(files, 'prices') as typeof prices).air.montgomery),
    asked: asked.map(({ answer, ...written }) => {
      const one = { ...written, at: addressNow(written.at, earlier) };
      const own = answer?.[locale];
      return own && isConfirmed(own, laws) ? { ...one, answer: quoted(own) } : one;
    }),
    glossary: Object.values(glossary).map((one) => ({ ...one, meaning: quoted(one.meaning) })),
    places: shownIn(
      locale,
      placesWithLaws(readData(files, 'places', locale) as WrittenPlaces, laws, [
        ...where.areas,
        ...(readData(files, 'gazetteer') as typeof gazetteer).counties,
      ]),
    ),
    synonyms: { ...inEach(() => ({})), ...(readData(files, 'synonyms') as Knowledge['synonyms']) },
    elsewhere: { ...inEach(() => []), ...(readData(files, 'elsewhere') as Knowledge['elsewhere']) },
  };
}

/** The places with their names in a language, besides those by which they are found. */
function shownIn(locale: Locale, { jurisdictions, ...rest }: Places): Places {
  const named = Object.entries(jurisdictions).map(([id, one]) => {
    const shown = placeName(one.name, LOCALES[locale].htmlLang);
    return [id, shown === one.name ? one : { ...one, shown }] as const;
  });
  return { ...rest, jurisdictions: Object.fromEntries(named) };
}
