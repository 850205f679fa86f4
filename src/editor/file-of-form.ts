import type { CmsConfig } from '@sveltia/cms';

/**
 * The file that a form edits, from the project root.
 *
 * @param place the address of the form after `#/collections/`, for example `articles/entries/lead-214`
 * @returns undefined for a form for a new entry, and for any other address
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
