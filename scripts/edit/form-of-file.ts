import type { CmsConfig } from '@sveltia/cms';
import { basename, dirname } from 'node:path';

/**
 * Where the form of a file is, below `#/collections/`: the guide's links name files. For a folder it is the list of its
 * texts; undefined where no form shows it.
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
