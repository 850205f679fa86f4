import { CALLS_TO_ACTION } from '../../components/blog/call-to-action-ids';
import type { Problem } from '../problems';
import type { Site } from './read-site';

/** The front matter fields that name an entry, and its data file. */
const ENTRIES: Readonly<Record<string, string>> = { service: 'services', person: 'people' };

/** The calls to action below articles that lead to a service; each has the id of its service. */
const OF_SERVICES: readonly string[] = ['sgm', 'progeny'];

type Entries = Readonly<Record<string, { path?: string }>>;

/** Reports an article whose call to action leads to a service that is gone. */
function lostButtons({ article }: Site['files'][number], services: Entries): Problem[] {
  if (!article) return [];
  const { file, lineOf, frontMatter } = article;
  const { call_to_action: id } = frontMatter;
  if (!OF_SERVICES.includes(id) || id in services) return [];
  const rest = CALLS_TO_ACTION.filter((one) => !OF_SERVICES.includes(one) || one in services);
  const message =
    `call_to_action is ${id}, whose page is of a service that src/data/services.json does not ` +
    `have; write one of: ${rest.join(', ')}.`;
  return [{ file, line: lineOf('call_to_action'), message }];
}

/**
 * Finds pages that are not where their entry says: the page with `service: air` must be at the address that
 * `services.json` has for "air", and no second page may name it. Also finds calls to action for a service that is gone.
 */
export function checkEntries({ files, contents }: Site): Problem[] {
  const services = contents['services'] as Entries | undefined;
  const buttons = services ? files.flatMap((one) => lostButtons(one, services)) : [];
  const pages = files.flatMap(({ file, route, top = {}, lineOf }) =>
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
  return [...buttons, ...pages];
}
