import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Forms } from '../../../src/editor/forms';
import type { Format } from '../../../src/editor/formats';
import { readMarkdown } from '../../../src/editor/markdown-file';

/** A file that a form of the editor opens. */
export interface FormFile {
  file: string;
  /** How the file is read and written. */
  format: Format;
  /** The address of its form, below `#/collections/`. */
  at: string;
  /** The form's fields as JSON: files with the same fields have the same form. */
  fields: string;
}

/** Returns every file that a form opens. A text without a translation has a form for it, but no file yet. */
export function filesOfForms({ collections, formats }: Forms): FormFile[] {
  const named = (name = ''): Format => formats[name] as Format;
  return collections.flatMap((collection): FormFile[] => {
    if ('files' in collection) {
      const files = collection.files.filter(({ file }) => existsSync(file));
      return files.map(({ file, format, name, fields }) => ({
        file,
        format: named(format),
        at: `${collection.name}/entries/${name}`,
        fields: JSON.stringify(fields),
      }));
    }
    if (!('folder' in collection)) return [];
    const { folder, filter, format, name, fields } = collection;
    return readdirSync(folder)
      .map((entry) => `${folder}/${entry}`)
      .filter((file) => file.endsWith('.md'))
      .filter((file) => {
        if (filter === undefined) return true;
        const { frontMatter } = readMarkdown(readFileSync(file, 'utf8'));
        return frontMatter[filter.field] === filter.value;
      })
      .map((file) => ({
        file,
        format: named(format),
        at: `${name}/entries/${basename(file, '.md')}`,
        fields: JSON.stringify(fields),
      }));
  });
}
