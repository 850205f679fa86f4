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

/** Finds one kind of mistake in a site. A rule reads files only through the site, and reports everything it finds. */
export type Rule = (site: Site) => readonly Problem[];

/** The problems of each text and of its links. */
function checkTexts({ files, map }: Site): Problem[] {
  return files.flatMap(({ file, route, problems, targets }) =>
    [...problems, ...checkTargets(targets, route, map)].map((problem) => ({ file, ...problem })),
  );
}

/** Every rule of the content check, except for pictures. Problems on the same line come in the order of these rules. */
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

/** The problems that all rules find, in the order of causes, files and lines, each once. */
export function applyRules(site: Site): Problem[] {
  const found = RULES.flatMap((rule) => rule(site));
  // If the data file that a name was looked up in is wrong, the name may exist once the file is fixed.
  return eachOnce(found.filter(({ needs }) => needs === undefined || needs in site.contents));
}
