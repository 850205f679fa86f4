import { readdirSync, readFileSync } from 'node:fs';
import type { Forms } from '../../../src/editor/forms';
import type { Format } from '../../../src/editor/formats';
import { readMarkdown } from '../../../src/editor/markdown-file';

/** Every file that a form opens, with how it is read and written. */
export function filesOfForms(
  collections: Forms['collections'],
  formats: Forms['formats'],
): [file: string, format: Format][] {
  const named = (name = ''): Format => formats[name] as Format;
  return collections.flatMap((collection): [string, Format][] => {
    if ('files' in collection) {
      return collection.files.map(({ file, format }) => [file, named(format)]);
    }
    if (!('folder' in collection)) return [];
    const { folder, filter, format } = collection;
    return readdirSync(folder)
      .map((name) => `${folder}/${name}`)
      .filter((file) => file.endsWith('.md'))
      .filter((file) => {
        if (filter === undefined) return true;
        const { frontMatter } = readMarkdown(readFileSync(file, 'utf8'));
        return frontMatter[filter.field] === filter.value;
      })
      .map((file) => [file, named(format)]);
  });
}
