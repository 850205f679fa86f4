import { addressNow, slugNow } from '../earlier';
import type { Problem } from '../problems';
import { mentionsOf, namingFiles } from './mentions';
import type { Site } from './read-site';
import { translatedLocales } from './translations/pages';

const toWrite = (old: string, now: string): string =>
  `${old} has another address now; write ${now}. Until then the old one leads there.`;

/** Finds uses of an article's earlier address. They still lead to the article, so they may wait. */
export function checkMoved(site: Site): Problem[] {
  const { earlier } = site.map;
  if (earlier.size === 0) return [];
  const translated = translatedLocales(site)
    .flatMap((locale) => site.list(`i18n/${locale}`))
    .filter((file) => file.endsWith('.md'));
  const within = [...namingFiles(site), ...translated];
  return [
    ...[...earlier.keys()].flatMap((old) =>
      within.flatMap((file): Problem[] => {
        const [first, ...more] = mentionsOf(old, site, [file]).map(({ line }) => line);
        if (first === undefined) return [];
        const also = more.length > 0 ? ` It stands in line ${more.join(', ')} too.` : '';
        return [{ file, line: first, message: `${toWrite(old, addressNow(old, earlier))}${also}` }];
      }),
    ),
    ...site.files.flatMap(({ article }) => {
      const { parentSlug: old } = article?.frontMatter ?? {};
      if (!article || old === undefined || slugNow(old, earlier) === old) return [];
      const message = `parentSlug: ${toWrite(old, slugNow(old, earlier))}`;
      return [{ file: article.file, line: article.lineOf('parentSlug'), message }];
    }),
  ];
}
