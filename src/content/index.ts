import path from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';
import { GlobExcludeDefault } from '@docusaurus/utils';
import { DEFAULT_LOCALE, type Locale } from '../languages/locales';
import { createParseFrontMatter } from './front-matter';
import { FACT_FILES } from './facts';
import { readData } from './read-data';
import { oldAddresses } from './redirects';
import { loadReferences, PAGES, type References } from './references';
import { remarkStaff, type StaffOptions } from './remark-staff';
import { filesOf } from './site-files';
import { evenSource } from './source';
import { isEnglish, oldLines, shownText } from './translations/state';
import { trimBlanks } from './trim-blanks';
import { printQuotes } from './typography';
import { waitingPages } from './waiting';

/** The parts of `docusaurus.config.ts` with which Docusaurus reads what staff write. */
export interface StaffMarkdown {
  /** For the `markdown` block of the configuration. */
  markdown: Pick<MarkdownConfig, 'parseFrontMatter' | 'preprocessor'>;
  /** For the docs and blog options of the preset. */
  content: ContentOptions;
  /** For the pages options of the preset. */
  pages: ContentOptions & { beforeDefaultRehypePlugins: [typeof trimBlanks]; exclude: string[] };
  /** For the docs options of the preset. */
  docs: { exclude: string[] };
}

interface ContentOptions {
  admonitions: false;
  beforeDefaultRemarkPlugins: [typeof printQuotes, [typeof remarkStaff, StaffOptions]];
}

/**
 * Reads the facts of a site and makes the configuration that lets Markdown quote them and place
 * components.
 *
 * @param locale the language in which facts are quoted
 * @throws ContentError when a data file is missing or is not JSON.
 */
export function staffMarkdown(siteDir: string, locale: Locale = DEFAULT_LOCALE): StaffMarkdown {
  const files = filesOf(siteDir);
  const own = loadReferences(files, locale);
  const english = loadReferences(files, DEFAULT_LOCALE);
  const nameOf = (filePath: string): string =>
    path.relative(siteDir, filePath).split(path.sep).join('/');
  const referencesOf = (file: string): References =>
    isEnglish(siteDir, locale, file) ? english : own;
  const shown = (filePath: string, text: string): string =>
    shownText(siteDir, locale, nameOf(filePath), text);
  const contents = Object.fromEntries(FACT_FILES.map((name) => [name, readData(files, name)]));
  const waiting = waitingPages(files, contents).map(({ file }) => file);
  const leftOut = (folder: string): string[] => [
    ...GlobExcludeDefault,
    ...waiting
      .filter((file) => file.startsWith(`${folder}/`))
      .map((file) => file.slice(folder.length + 1)),
  ];
  const staff = {
    siteDir,
    referencesOf,
    earlier: oldAddresses(siteDir),
    oldLines: (file: string) => oldLines(siteDir, locale, file),
  };
  const options = (pages: boolean): ContentOptions => ({
    admonitions: false,
    beforeDefaultRemarkPlugins: [printQuotes, [remarkStaff, { ...staff, pages }]],
  });
  return {
    markdown: {
      parseFrontMatter: (params) => {
        const parse = createParseFrontMatter(siteDir, referencesOf(nameOf(params.filePath)).facts);
        return parse({ ...params, fileContent: shown(params.filePath, params.fileContent) });
      },
      preprocessor: ({ filePath, fileContent }) => evenSource(shown(filePath, fileContent)),
    },
    content: options(false),
    pages: {
      ...options(true),
      beforeDefaultRehypePlugins: [trimBlanks],
      exclude: leftOut(PAGES),
    },
    docs: { exclude: leftOut('docs') },
  };
}
