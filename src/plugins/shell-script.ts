import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { buildSync } from 'esbuild';

/**
 * Puts `src/shell/index.ts`, about a kilobyte, into the head of every page. It gives menus and the FAQ what
 * HTML and CSS alone cannot, long before React arrives.
 */
export default function shellScript(): Plugin {
  return {
    name: 'shell-script',
    getPathsToWatch: () => [join(__dirname, '../shell/*.ts')],
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: bundle() }] }),
  };
}

function bundle(): string {
  const result = buildSync({
    entryPoints: [join(__dirname, '../shell/index.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
  });
  return (result.outputFiles[0]?.text ?? '').trim();
}
