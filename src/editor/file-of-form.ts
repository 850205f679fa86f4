import type { CmsConfig } from '@sveltia/cms';

/**
 * The file that a form is of, from the project folder.
 *
 * @param place where the form is, below `#/collections/`: `articles/entries/lead-214`
 * @returns undefined of a form for something new, and of what is no form
 */
export function fileOfForm({ collections = [] }: CmsConfig, place: string): string | undefined {
  const [, name, entry = ''] = /^([^/]+)\/entries\/([^/?]+)/.exec(place) ?? [];
  const collection = collections.find((one) => one.name === name);
  if (collection === undefined) return undefined;
  if ('files' in collection) return collection.files.find((one) => one.name === entry)?.file;
  return 'folder' in collection
    ? `${collection.folder}/${decodeURIComponent(entry)}.md`
    : undefined;
}
