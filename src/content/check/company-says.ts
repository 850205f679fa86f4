import type { Law } from '../../data';
import type { Problem } from '../problems';
import { listFiles } from './files';
import type { Site } from './read-site';

/** The link name of the section of a law page that sets our own information against the source. */
const PART = 'sources-differ';

const QUOTED = /\{\{\s*laws\.(\w+)\.companySays\b/g;
const HEADING = /^##(?!#).*?(?:\{#([\w-]+)\})?\s*$/;

const TEXTS = ['docs', 'blog', 'src/pages', 'src/data', 'i18n'];

/** The quotes in a text, each with its line and the link name of its section. */
function quotesIn(text: string): { law: string; line: number; part?: string | undefined }[] {
  let part: string | undefined;
  return text.split('\n').flatMap((typed, index) => {
    const heading = HEADING.exec(typed);
    if (heading) part = heading[1];
    return [...typed.matchAll(QUOTED)].map(([, law = '']) => ({ law, line: index + 1, part }));
  });
}

/**
 * Reports quotes of `companySays`, what our own information says of a law against its source, anywhere but under "Where
 * sources differ" on the page of that law, in each language.
 */
export function checkCompanySays(site: Site): Problem[] {
  const laws = (site.contents['laws'] ?? {}) as Record<string, Law>;
  // `made-from` records repeat the beginning of each paragraph; visitors never see them.
  const files = TEXTS.flatMap((folder) => listFiles(site, folder)).filter(
    (file) => /\.(?:md|json)$/.test(file) && !file.includes('/made-from/'),
  );
  return files.flatMap((file) =>
    quotesIn(site.text(file) ?? '').flatMap(({ law, line, part }): Problem[] => {
      const page = laws[law]?.path;
      const isOwn = page !== undefined && file.endsWith(`${page}.md`) && !file.startsWith('blog/');
      if (isOwn && part === PART) return [];
      const message =
        `This quotes what our own information says of "${law}" and a source says otherwise. Readers ` +
        `take it for the law: it may stand only under "Where sources differ {#${PART}}" of ` +
        `docs${page ?? '/laws/…'}.md. Quote the rule itself here, or nothing.`;
      return [{ file, line, message, needs: 'laws' }];
    }),
  );
}
