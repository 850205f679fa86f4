import { listFiles } from './check/files';
import { pageRoute } from './check/routes';
import type { Problem } from './problems';
import { PAGES } from './references';
import type { SiteFiles } from './site-files';

/**
 * A page of a law, a service or a person whose entry is not in the data yet. A draft of the editor is one file, so one
 * of the two comes first, and nothing shows it: it is no page of the site until its entry is there.
 */
export interface Waiting extends Problem {
  needs: string;
}

type Entries = Readonly<Record<string, { path?: string }>>;

/** The kinds of page that show an entry, by the line at their top that names it. */
const LAYOUTS: Readonly<Record<string, string>> = { service: 'services', person: 'people' };

const LAWS = 'docs/laws';

/** What stands behind a word at the top of a text. */
const lineOf = (source: string, field: string): string | undefined =>
  new RegExp(`^${field}:[ \\t]*["']?([\\w/-]+)`, 'm').exec(source)?.[1];

/** Whether an entry has its page at one of some addresses: then that is the page, whatever it says. */
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
 * @param contents of the data files, by name; for one that is not there no page waits
 */
export function waitingPages(
  files: SiteFiles,
  contents: Readonly<Record<string, unknown>>,
): Waiting[] {
  const laws = contents['laws'] as Entries | undefined;
  return [...(laws ? lawPages(files, laws) : []), ...pages(files, contents)];
}
