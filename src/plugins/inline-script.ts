import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildSync } from 'esbuild';

/**
 * Puts `src/inline/index.ts`, about a kilobyte, in the head of every page. From the first frame on, it does for menus,
 * answers and the search what HTML and CSS alone cannot.
 */
export default function inlineScript({ i18n }: LoadContext): Plugin {
  return {
    name: 'inline-script',
    getPathsToWatch: () => [join(__dirname, '../inline/*.ts')],
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: bundle(i18n.locales) }] }),
  };
}

function bundle(languages: readonly string[]): string {
  const result = buildSync({
    entryPoints: [join(__dirname, '../inline/index.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    define: { __LANGUAGES__: JSON.stringify(languages) },
  });
  return (result.outputFiles[0]?.text ?? '').trim();
}
