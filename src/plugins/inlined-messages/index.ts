import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildSync } from 'esbuild';
import { DEFAULT_LOCALE } from '../../languages/locales';

/**
 * Replaces the English messages in the islands' scripts with those of the language being built. Docusaurus would add
 * all messages of the site, 80 KB, to each script that has one.
 */
export default function inlinedMessages(context: LoadContext): Plugin | null {
  const { siteDir, generatedFilesDir, i18n, codeTranslations } = context;
  if (i18n.currentLocale === DEFAULT_LOCALE || process.env.NODE_ENV !== 'production') return null;
  const folder = join(generatedFilesDir, 'inlined-messages');
  const [loader, none] = [join(folder, 'loader.cjs'), join(folder, 'none.json')];
  mkdirSync(folder, { recursive: true });
  writeFileSync(none, '{}');
  buildLoader(loader);
  return {
    name: 'inlined-messages',
    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer) return {};
      return {
        module: {
          rules: [
            {
              test: /\.tsx?$/,
              include: join(siteDir, 'src'),
              enforce: 'pre',
              use: [{ loader, options: { messages: codeTranslations } }],
            },
          ],
        },
        plugins: [
          new currentBundler.instance.NormalModuleReplacementPlugin(
            /^@generated\/codeTranslations$/,
            none,
          ),
        ],
      };
    },
  };
}

/** Compiles the loader: the bundler runs loaders as they are, without TypeScript. */
function buildLoader(outfile: string): void {
  buildSync({
    entryPoints: [join(__dirname, 'loader.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    external: ['typescript'],
    footer: { js: 'module.exports = module.exports.default;' },
  });
}
