import { headingIds } from '../../search/heading-ids';
import { DIRECTIVES } from '../directives';
import { earlierAddresses } from '../earlier';
import { LAYOUTS } from '../layouts';
import { PAGES } from '../references';
import type { SiteFiles } from '../site-files';
import type { SiteMap } from './links';
import { fixedRoutes } from './routes';
import type { CheckedFile } from './staff-file';

type Contents = Readonly<Record<string, unknown>>;

/** An old address and where it leads. */
export interface Redirect {
  from: string;
  to: string;
}

/**
 * The anchors of a page. A page with a layout also has those of its layout, its shared parts and the cards made from
 * data.
 */
function anchorsOf(
  { anchors, top, parts }: CheckedFile,
  files: readonly CheckedFile[],
  contents: Contents,
): ReadonlySet<string> {
  if (top === undefined) return anchors;
  const layout = LAYOUTS.get(String(top['layout']));
  const shared = [...parts, ...(layout?.parts ?? [])].flatMap((name) =>
    files
      .filter(({ file }) => file === `${PAGES}/_${name}.md`)
      .flatMap((part) => [...part.anchors]),
  );
  return new Set([...anchors, ...shared, ...(layout?.anchors ?? []), ...cardAnchors(contents)]);
}

/** The ids of headings that directives bring: cards of people, services and the sister company, and fixed ids. */
function cardAnchors(contents: Contents): string[] {
  const { people, services, company } = contents as Record<
    string,
    Record<string, { name?: string } | undefined> | undefined
  >;
  const named = [
    ...Object.values(people ?? {}),
    ...Object.values(services ?? {}),
    company?.['sisterCompany'],
  ];
  const fixed = [...DIRECTIVES.values()].flatMap(({ fixed: { id } }) => id ?? []);
  return [
    ...fixed,
    ...headingIds(
      named.flatMap((entry) => entry?.name ?? []),
      fixed,
    ),
  ];
}

/**
 * Builds what links are checked against.
 * @param checked the texts of the site, without pages that wait for an entry
 */
export function siteMap(
  files: SiteFiles,
  checked: readonly CheckedFile[],
  contents: Contents,
): SiteMap {
  const redirects = (contents['redirects'] ?? []) as Redirect[];
  const company = contents['company'] as { url: string } | undefined;
  return {
    files,
    host: company && new URL(company.url).host,
    routes: new Map([
      ...fixedRoutes(files).map((route) => [route, undefined] as const),
      ...checked
        .filter(({ isPage }) => isPage)
        .map((file) => [file.route, anchorsOf(file, checked, contents)] as const),
    ]),
    redirects: new Map(redirects.map(({ from, to }) => [from.replace(/(.)\/$/, '$1'), to])),
    earlier: earlierAddresses(files),
    hidden: new Map(
      checked.flatMap(({ route, hiddenUntil }) => (hiddenUntil ? [[route, hiddenUntil]] : [])),
    ),
  };
}
