import { toldOf } from '../problems';
import { checkContent, type CheckReport } from './check';
import { checkOwnDrawings } from './own-drawings';
import { checkPictures } from './pictures';

/**
 * Checks everything staff make, without a build: what {@link checkContent} reads, and pictures.
 *
 * @param siteDir the project folder
 * @param today as YYYY-MM-DD
 */
export async function checkSite(siteDir: string, today: string): Promise<CheckReport> {
  const report = checkContent(siteDir, today);
  const pictures = [...checkOwnDrawings(siteDir), ...(await checkPictures(siteDir))];
  return { ...report, ...toldOf([...report.problems, ...pictures], report.heldBack) };
}
