import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

interface Item {
  url: string;
  lastmod?: string | null;
}

/** The day of each article's last update, or of its publication, by its address. */
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
 * Sets `lastmod` of the sitemap's items to the day of the last change, for articles; null for other pages.
 *
 * @param base of the language whose addresses they are, for example "/es/"
 */
export function withLastChange<T extends Item>(items: T[], siteDir: string, base: string): T[] {
  const days = articleDays(siteDir);
  return items.map((item) => {
    const day = days.get(new URL(item.url).pathname.replace(base, '/'));
    // The plugin's own guess from the git history is the day of a build.
    return { ...item, lastmod: day || null };
  });
}
