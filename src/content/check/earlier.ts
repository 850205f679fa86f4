import type { Problem } from '../problems';
import type { Site } from './read-site';

/**
 * Why an address cannot be an earlier one of an article, as the end of a sentence that says how to fix it. Undefined if
 * it can.
 */
function wrong(
  old: string,
  file: string,
  { files, map }: Site,
  taken: ReadonlyMap<string, string>,
): string | undefined {
  const address = `/blog/${old}`;
  const own = files.find(({ route }) => route === address);
  if (own?.file === file) return 'is its slug today; take it out of the list.';
  if (own || map.routes.has(address)) {
    const holder = own?.file ?? address;
    return `is the address of ${holder} today, which nobody could open any more; take it out of the list, or change the slug of ${holder}.`;
  }
  if (map.redirects.has(address)) {
    return `leads on by src/data/redirects.json already; take it out of the list.`;
  }
  const other = taken.get(address);
  return other !== undefined && other !== file
    ? `is an earlier address of ${other} too, and can lead to one article alone; take it out of one of the lists.`
    : undefined;
}

/** Checks the earlier addresses of articles: each leads to one article only and hides no page. */
export function checkEarlier(site: Site): Problem[] {
  const taken = new Map<string, string>();
  return site.files.flatMap(({ article }) => {
    if (!article) return [];
    const { file, frontMatter, lineOf } = article;
    return (frontMatter.earlier_addresses ?? []).flatMap((old): Problem[] => {
      const message = wrong(old, file, site, taken);
      taken.set(`/blog/${old}`, file);
      return message === undefined
        ? []
        : [
            {
              file,
              line: lineOf('earlier_addresses'),
              message: `earlier_addresses: "${old}" ${message}`,
            },
          ];
    });
  });
}
