import { eachOnce, type Problem } from '../problems';
import { checkAddresses } from './addresses';
import { checkArticles } from './articles';
import { checkAsked, checkQuotingData } from './asked';
import { checkCompanySays } from './company-says';
import { checkDataLinks } from './data-links';
import { checkDuplicates } from './duplicates';
import { checkEarlier } from './earlier';
import { checkEntries } from './entries';
import { misplacedFiles } from './files';
import { checkLawFigures } from './law-figures';
import { checkLawPages } from './law-pages';
import { checkLawParts } from './law-parts';
import { checkTargets } from './links';
import { checkMenu, checkProgramLinks } from './program-links';
import type { Site } from './read-site';
import { checkRedirects } from './redirects';
import { checkTools } from './tools';
import { checkTranslatedPages } from './translations/pages';
import { checkTranslatedData } from './translations/data';

/** Finds one kind of mistake in a site that was read. It reads no file by itself, and tells everything it finds. */
export type Rule = (site: Site) => readonly Problem[];

/** What is wrong in each text by itself, and in its links. */
function checkTexts({ files, map }: Site): Problem[] {
  return files.flatMap(({ file, route, problems, targets }) =>
    [...problems, ...checkTargets(targets, route, map)].map((problem) => ({ file, ...problem })),
  );
}

/** Every rule of the content check, but for pictures. Of several sentences on one line the first rule's come first. */
const RULES: readonly Rule[] = [
  ({ slips }) => slips,
  misplacedFiles,
  checkTexts,
  ({ early }) => early,
  checkDuplicates,
  checkEntries,
  checkArticles,
  checkEarlier,
  checkAsked,
  checkQuotingData,
  checkRedirects,
  checkAddresses,
  checkDataLinks,
  checkProgramLinks,
  checkLawPages,
  checkLawParts,
  checkCompanySays,
  checkLawFigures,
  checkTools,
  checkTranslatedData,
  checkTranslatedPages,
  checkMenu,
];

/** What all rules find, in the order of files and lines, each once. */
export function applyRules(site: Site): Problem[] {
  const found = RULES.flatMap((rule) => rule(site));
  // A name that is missing only because its file is wrong will be there when that is mended.
  return eachOnce(found.filter(({ needs }) => needs === undefined || needs in site.contents));
}
