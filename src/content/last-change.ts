import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

interface Item {
  url: string;
  lastmod?: string | null;
}

/** The day each article says it was last changed, by its address. */
function articleDays(siteDir: string): Map<string, string> {
  const folder = path.join(siteDir, 'blog');
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  return new Map(
    files.flatMap((file): [string, string][] => {
      const top = /^---\n([\s\S]*?)\n---/.exec(readFileSync(path.join(folder, file), 'utf8'))?.[1];
      const { slug, date, last_update } = parse(top ?? '') as {
        slug?: string;
        date?: string;
        last_update?: { date?: string };
      };
      const day = last_update?.date ?? date;
      return slug && day ? [[`/blog/${slug}`, day]] : [];
    }),
  );
}

/**
 * Gives the addresses of the site map the day of their last change, where the data know it.
 *
 * @param base of the language whose addresses they are, such as "/es/"
 */
export function withLastChange<T extends Item>(items: T[], siteDir: string, base: string): T[] {
  const days = articleDays(siteDir);
  return items.map((item) => {
    const day = days.get(new URL(item.url).pathname.replace(base, '/'));
    // What the plugin guesses from the history of files is the day of a build.
    return { ...item, lastmod: day || null };
  });
}
