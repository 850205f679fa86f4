import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { assemble } from '../../company/tree';
import { pseudoTranslate } from './translate';

/** The language whose texts are pseudo-translated. A real one, so that its formats and settings are tested too. */
export const LOCALE = 'es';

/** Path of a page that has no translation. */
export const ENGLISH_ONLY = '/only-in-english';

const ENGLISH_TEXT = `---
layout: services
title: A page in one language only
description: "Nobody has translated this page, so visitors who read another language find it in English, with a line that says so and the number to call."
heading: A page in one language only
lead: Nobody has translated this page.
---

## Untranslated words

These words are English.
`;

/**
 * Builds a site in English and {@link LOCALE}, with all texts translated by a program.
 *
 * @param root the project's folder
 * @returns the folder of the built site
 */
export async function buildPseudoSite(root: string): Promise<string> {
  const tree = join(root, '.local/pseudo');
  await assemble(root, tree);
  await rm(join(tree, 'build'), { recursive: true, force: true });
  // Remove the real translations.
  await rm(join(tree, 'i18n'), { recursive: true, force: true });
  const docusaurus = (...args: string[]): Promise<unknown> =>
    promisify(execFile)(
      process.execPath,
      [join(tree, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), ...args],
      {
        cwd: tree,
        env: { ...process.env, NODE_ENV: 'production', SITE_LANGUAGES: `en,${LOCALE}` },
      },
    );
  await docusaurus('write-translations', '--locale', LOCALE);
  await pseudoTranslate(tree, LOCALE);
  await writeFile(join(tree, `src/pages${ENGLISH_ONLY}.md`), ENGLISH_TEXT);
  await docusaurus('build');
  return join(tree, 'build');
}
