import type { Problem } from '../problems';
import type { Site } from './read-site';

/** Lines of a page that name an entry of a data file, and the file. */
const ENTRIES: Readonly<Record<string, string>> = { service: 'services', person: 'people' };

type Entries = Readonly<Record<string, { path?: string }>>;

/**
 * Finds pages that are not where their entry says: the page of `service: air` stands at the address that
 * `services.json` has for "air", and no second page does.
 */
export function checkEntries({ files, contents }: Site): Problem[] {
  return files.flatMap(({ file, route, top = {}, lineOf }) =>
    Object.entries(ENTRIES).flatMap(([field, data]): Problem[] => {
      const id = top[field];
      const entry =
        typeof id === 'string' ? (contents[data] as Entries | undefined)?.[id] : undefined;
      if (entry === undefined || entry.path === route) return [];
      const own = `${field}: ${String(id)}`;
      const message =
        entry.path === undefined
          ? `${own} has no "path" in src/data/${data}.json; add "path": "${route}" there.`
          : `${own} has its page at ${entry.path} (src/data/${data}.json), which is the file ` +
            `src/pages${entry.path}.md; this file makes ${route}.`;
      return [{ file, line: lineOf(field), message }];
    }),
  );
}
