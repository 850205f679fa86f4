import { schemas } from '../../data/schema';
import type { SiteFiles } from '../site-files';
import { listFiles } from './files';

/** A line that names an address. */
interface Mention {
  file: string;
  line: number;
}

/** The English Markdown files and the data files, where addresses can be named. */
export const namingFiles = (files: SiteFiles): string[] => [
  ...['docs', 'blog', 'src/pages']
    .flatMap((folder) => listFiles(files, folder))
    .filter((file) => file.endsWith('.md')),
  ...Object.keys(schemas).map((name) => `src/data/${name}.json`),
];

/** The lines that name an address. @param within the files to look at */
export function mentionsOf(
  address: string,
  files: SiteFiles,
  within: readonly string[] = namingFiles(files),
): Mention[] {
  const named = new RegExp(`(?<![\\w/-])${address}(?![\\w/-])`);
  return within.flatMap((file) => {
    const lines = files.text(file)?.split('\n') ?? [];
    return lines.flatMap((text, index) => (named.test(text) ? [{ file, line: index + 1 }] : []));
  });
}
