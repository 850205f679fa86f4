import type { Problem } from '../problems';
import type { Site } from './read-site';

/** Finds pages with the same address or title as an earlier one. */
export function checkDuplicates({ files }: Site): Problem[] {
  const problems: Problem[] = [];
  const routes = new Map<string, string>();
  const titles = new Map<string, string>();
  for (const { file, route, title } of files.filter(({ isPage }) => isPage)) {
    const sameRoute = routes.get(route);
    if (sameRoute !== undefined) {
      const message = `The address ${route} is already taken by ${sameRoute}; choose another slug.`;
      problems.push({ file, message });
    }
    routes.set(route, file);
    problems.push(...sameTitle(file, title, titles));
  }
  return problems;
}

/**
 * The problem if an earlier page has the same title, ignoring case.
 * @param titles of the earlier pages; this one is added
 */
export function sameTitle(
  file: string,
  title: string | undefined,
  titles: Map<string, string>,
): Problem[] {
  const key = title?.trim().toLowerCase();
  if (key === undefined) return [];
  const taken = titles.get(key);
  titles.set(key, file);
  return taken === undefined
    ? []
    : [{ file, message: `title "${title}" is already that of ${taken}.` }];
}
