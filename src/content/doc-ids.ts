import { readStaffFiles } from './check/files';
import { docRoute } from './check/routes';
import { filesOf } from './site-files';
import { topLines } from './top-lines';

/** The address of a page of `docs/`, from its file name and the slug in its text. */
export function docAddress(file: string, source = ''): string {
  const { slug } = topLines(source);
  return docRoute(file, typeof slug === 'string' ? slug : undefined);
}

/**
 * The ids that the sidebar uses for the pages of `docs/`, by their addresses. They can differ, because the editor names
 * the file of a new page after its label in the menu.
 *
 * @param siteDir the project folder
 */
export function docIds(siteDir: string): Map<string, string> {
  const docs = readStaffFiles(filesOf(siteDir)).filter(({ kind }) => kind === 'docs');
  return new Map(
    docs.map(({ file, source }) => [docAddress(file, source), file.replace(/^docs\/|\.md$/g, '')]),
  );
}
