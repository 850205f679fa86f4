import { listFiles } from './check/files';
import { pageRoute } from './check/routes';
import type { Problem } from './problems';
import { PAGES } from './references';
import type { SiteFiles } from './site-files';

/**
 * A page of a law, a service or a person whose entry is not in the data yet. A draft of the editor changes one file at
 * a time, so the page can come before the entry; until then it is not part of the site.
 */
export interface Waiting extends Problem {
  needs: string;
}

type Entries = Readonly<Record<string, { path?: string }>>;

/**
 * The layouts of pages that show an entry, with its data file. The field that names the entry has the name of the
 * layout.
 */
const LAYOUTS: Readonly<Record<string, string>> = { service: 'services', person: 'people' };

const LAWS = 'docs/laws';

/** The value of a front matter field, as far as it can be read without parsing. */
const lineOf = (source: string, field: string): string | undefined =>
  new RegExp(`^${field}:[ \\t]*["']?([\\w/-]+)`, 'm').exec(source)?.[1];

/** True if an entry has its page at one of these addresses. Then the page is shown, whatever its front matter says. */
const isAsked = (entries: Entries, routes: readonly (string | undefined)[]): boolean =>
  Object.values(entries).some((entry) => routes.includes(entry.path));

const told = (file: string, needs: string, what: string): Waiting => ({
  file,
  needs,
  message: `No visitor sees this page yet: it waits for ${what} in src/data/${needs}.json.`,
});

function lawPages(files: SiteFiles, laws: Entries): Waiting[] {
  return listFiles(files, LAWS).flatMap((file) => {
    const slug = lineOf(files.text(file) ?? '', 'slug');
    const place = file.replace(/^docs|\.md$/g, '');
    return isAsked(laws, [place, slug])
      ? []
      : [told(file, 'laws', `an entry with "path": "${slug ?? place}"`)];
  });
}

function pages(files: SiteFiles, contents: Readonly<Record<string, unknown>>): Waiting[] {
  return listFiles(files, PAGES)
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      const source = files.text(file) ?? '';
      const layout = lineOf(source, 'layout') ?? '';
      const data = LAYOUTS[layout];
      const id = lineOf(source, layout);
      const entries = data === undefined ? undefined : (contents[data] as Entries | undefined);
      const route = pageRoute(file);
      if (data === undefined || id === undefined || !entries || isAsked(entries, [route]))
        return [];
      return entries[id]?.path === undefined
        ? [told(file, data, `"${id}" with "path": "${route}"`)]
        : [];
    });
}

/**
 * The pages of a site that wait for their entries.
 *
 * @param contents of the data files, by name; if a file is missing, no page waits for its entries
 */
export function waitingPages(
  files: SiteFiles,
  contents: Readonly<Record<string, unknown>>,
): Waiting[] {
  const laws = contents['laws'] as Entries | undefined;
  return [...(laws ? lawPages(files, laws) : []), ...pages(files, contents)];
}
