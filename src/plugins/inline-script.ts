import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { buildSync } from 'esbuild';

/**
 * Puts `src/inline/index.ts`, about a kilobyte, into the head of every page. It gives menus, answers and the search
 * what HTML and CSS alone cannot, from the first frame on.
 */
export default function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    getPathsToWatch: () => [join(__dirname, '../inline/*.ts')],
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: bundle() }] }),
  };
}

function bundle(): string {
  const result = buildSync({
    entryPoints: [join(__dirname, '../inline/index.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
  });
  return (result.outputFiles[0]?.text ?? '').trim();
}
