import { readStaffFiles } from './check/files';
import { docRoute } from './check/routes';
import { filesOf } from './site-files';
import { topLines } from './top-lines';

/** The address of a page of `docs/`, by its file and what stands in it. */
export function docAddress(file: string, source = ''): string {
  const { slug } = topLines(source);
  return docRoute(file, typeof slug === 'string' ? slug : undefined);
}

/**
 * The ids by which the menu names the pages of `docs/`, by their addresses: the editor names the file of a new page
 * after its label in the menu, not after its address.
 *
 * @param siteDir the project folder
 */
export function docIds(siteDir: string): Map<string, string> {
  const docs = readStaffFiles(filesOf(siteDir)).filter(({ kind }) => kind === 'docs');
  return new Map(
    docs.map(({ file, source }) => [docAddress(file, source), file.replace(/^docs\/|\.md$/g, '')]),
  );
}
