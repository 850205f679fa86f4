import type { CmsConfig } from '@sveltia/cms';
import { basename, dirname } from 'node:path';

/**
 * Returns where a file's form is, below `#/collections/`, because the guide's links name files. For a folder, returns
 * the list of its texts; undefined if no form shows the path.
 */
export function formOfFile({ collections = [] }: CmsConfig, path: string): string | undefined {
  for (const collection of collections) {
    if ('files' in collection) {
      const found = collection.files.find(({ file }) => file === path);
      if (found) return `${collection.name}/entries/${found.name}`;
    } else if ('folder' in collection) {
      if (path === collection.folder) return collection.name;
      if (dirname(path) === collection.folder && path.endsWith('.md')) {
        return `${collection.name}/entries/${basename(path, '.md')}`;
      }
    }
  }
  return undefined;
}
