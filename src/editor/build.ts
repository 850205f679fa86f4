import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build as bundle, type Plugin } from 'esbuild';
import { allBeside } from './beside';
import { insertionsOf } from './insertions';
import type { Editor } from './settings';

/** The folder of the editor's files in the site; the page that opens it is `netlify/editor`. */
export const EDITOR = 'editor';

/** What the build writes for the editor. */
export const SETTINGS = 'editor.json';

/** What can be put into a text; the editor asks for it when somebody looks something up. */
export const INSERTIONS = 'insertions.json';

/** The folder with what stands beside each form, by the path of its file. */
export const BESIDE = 'beside';

/** The grammars of program languages: no form shows a program. */
const UNUSED = ['@shikijs/langs/*', '@shikijs/themes/*'];

const CDN_FONT =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[\d.]+\/([\w-]+)\.woff2/g;

/** The editor's way to a folder, which has no name for what the browser keeps of it: words that are not saved yet. */
const FOLDER_BACKEND =
  /\{isGit:!1,name:(\w+),(?=[^{}]*signIn:async\(\)=>\{try\{\w+=await \w+\(await navigator\.storage)/;

/** Where the editor compares what it keeps with the settings of today, to forget it when one of them has changed. */
const KEPT_FOR = /(?<=\bcmsConfigVersion(?::|===))\w+\.current\b/g;

/**
 * Lets the browser keep what is typed over a folder, as it does over a repository, and keep it for as long as the forms
 * have the same fields: a label or a choice that has changed meanwhile is no reason to forget it.
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
 * What is changed in the editor's own script. It registers its own fonts, and yet names a foreign host's in its style
 * sheet; browsers ask for both.
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
 * Writes the editor's scripts, fonts and settings, all of them from this host's own packages.
 *
 * @param outDir the built site
 * @param editor undefined where nobody knows to which repository the site belongs; then it says so
 * @throws Error when it cannot be bundled
 */
export async function writeEditor(outDir: string, editor: Editor | undefined): Promise<void> {
  const folder = join(outDir, EDITOR);
  await mkdir(folder, { recursive: true });
  const main = createRequire(join(__dirname, 'build.ts')).resolve('@sveltia/cms');
  await bundle({
    entryPoints: { editor: join(__dirname, 'browser/editor.ts') },
    outdir: folder,
    // Its fonts are found beside the script, and those of its parts one folder above them.
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
 * Writes what can be put into a text, and what stands beside each form, for the published editor.
 *
 * @param siteDir the project folder
 * @throws ContentError when a file of facts cannot be read
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
