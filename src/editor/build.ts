import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build as bundle, type Plugin } from 'esbuild';
import { allBeside } from './beside';
import { insertionsOf } from './insertions';
import type { Editor } from './settings';

/** The folder of the editor's files in the site. The page that opens the editor is `netlify/editor`. */
export const EDITOR = 'editor';

/** The editor's settings, written by the build. */
export const SETTINGS = 'editor.json';

/** What can be inserted in a text, which the editor loads when somebody looks something up. */
export const INSERTIONS = 'insertions.json';

/** The folder with what is shown beside each form, by the path of the form's file. */
export const BESIDE = 'beside';

/** Grammars of programming languages, which no form shows. */
const UNUSED = ['@shikijs/langs/*', '@shikijs/themes/*'];

const CDN_FONT =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[\d.]+\/([\w-]+)\.woff2/g;

/** The editor's backend for a folder. It has no name for the database of drafts, so the editor keeps none for it. */
const FOLDER_BACKEND =
  /\{isGit:!1,name:(\w+),(?=[^{}]*signIn:async\(\)=>\{try\{\w+=await \w+\(await navigator\.storage)/;

/**
 * Where the editor compares its stored drafts with its current settings, to discard them if any setting has changed.
 */
const KEPT_FOR = /(?<=\bcmsConfigVersion(?::|===))\w+\.current\b/g;

/**
 * Makes the editor keep drafts for a folder as it does for a repository, and keep them as long as the fields of the
 * forms stay the same: a changed label or option is no reason to discard them.
 */
function keepingDrafts(script: string): string {
  if (!FOLDER_BACKEND.test(script) || script.match(KEPT_FOR)?.length !== 2) {
    throw new Error('The editor keeps what is typed in another way now: src/editor/build.ts.');
  }
  return script
    .replace(FOLDER_BACKEND, (typed) => `${typed}repository:{databaseName:"local:folder"},`)
    .replace(KEPT_FOR, 'globalThis.fieldsOfForms');
}

/**
 * Changes the editor's own script. Besides the patches for drafts, it replaces fonts: the editor registers its own, but
 * its style sheet names those of another host, and browsers would request both.
 */
function ownScript(main: string): Plugin {
  return {
    name: 'own-script',
    setup(build) {
      build.onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, async () => {
        const files = await readdir(join(dirname(main), 'assets'));
        const contents = keepingDrafts(await readFile(main, 'utf8')).replace(
          CDN_FONT,
          (address, family: string, subset: string) => {
            const own = files.find((file) => file.startsWith(`${family}-${subset}-`));
            if (own === undefined)
              throw new Error(`The editor has no font in place of ${address}.`);
            return `/${EDITOR}/assets/${own}`;
          },
        );
        return { contents, loader: 'js' };
      });
    },
  };
}

/**
 * Writes the editor's scripts, fonts and settings, all of them from packages served by this host.
 *
 * @param outDir the built site
 * @param editor undefined if the site's repository is unknown; the editor then says so
 * @throws Error if it cannot be bundled
 */
export async function writeEditor(outDir: string, editor: Editor | undefined): Promise<void> {
  const folder = join(outDir, EDITOR);
  await mkdir(folder, { recursive: true });
  const main = createRequire(join(__dirname, 'build.ts')).resolve('@sveltia/cms');
  await bundle({
    entryPoints: { editor: join(__dirname, 'browser/editor.ts') },
    outdir: folder,
    // Its fonts are found beside the script, and those of its chunks one folder above them.
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    external: UNUSED,
    plugins: [ownScript(main)],
    legalComments: 'none',
    logLevel: 'warning',
  });
  await cp(join(dirname(main), 'assets'), join(folder, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  if (editor) await writeFile(join(folder, SETTINGS), JSON.stringify(editor));
}

/**
 * Writes what can be inserted in a text, and what is shown beside each form, for the published editor.
 *
 * @param siteDir the project root
 * @param outDir the built site
 * @throws ContentError if a file of facts cannot be read
 */
export async function writeContents(siteDir: string, outDir: string): Promise<void> {
  const folder = join(outDir, EDITOR);
  await writeFile(join(folder, INSERTIONS), JSON.stringify(insertionsOf(siteDir)));
  for (const [file, beside] of allBeside(siteDir)) {
    const own = join(folder, BESIDE, `${file}.json`);
    await mkdir(dirname(own), { recursive: true });
    await writeFile(own, JSON.stringify(beside()));
  }
}
