import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Props } from '@docusaurus/types';
import { expect, it, vi } from 'vitest';
import islandsPlugin from '../../../src/docusaurus/islands-plugin';

/*
 * Checks what the islands rely on in the installed Docusaurus: how it configures the compilation of the browser's
 * scripts. If an update fails here, adapt src/docusaurus/islands-plugin.ts and its README.
 */

const core = createRequire(require.resolve('@docusaurus/core/package.json'));

interface Compile {
  entry: unknown;
  output: { publicPath: string };
  optimization: { runtimeChunk: unknown };
  resolve: { alias: Record<string, string> };
}

/**
 * Returns Docusaurus's own webpack configuration for the browser in a build of this site, which does not depend on the
 * site's pages.
 */
async function browserCompile(): Promise<{ config: Compile; props: Props; utils: unknown }> {
  const { loadSite } = core('./lib/server/site.js') as {
    loadSite: (params: object) => Promise<{ props: Props }>;
  };
  const { createBuildClientConfig } = core('./lib/webpack/client.js') as {
    createBuildClientConfig: (params: object) => Promise<{ config: Compile }>;
  };
  const { createConfigureWebpackUtils } = core('./lib/webpack/configure.js') as {
    createConfigureWebpackUtils: (params: object) => Promise<unknown>;
  };
  const { props } = await loadSite({
    siteDir: process.cwd(),
    locale: 'en',
    config: join(__dirname, 'without-pages.config.ts'),
  });
  const { siteConfig } = props;
  const utils = await createConfigureWebpackUtils({ siteConfig });
  const { config } = await createBuildClientConfig({
    props,
    minify: false,
    faster: siteConfig.future.faster,
    configureWebpackUtils: utils,
    bundleAnalyzer: false,
  });
  return { config, props, utils };
}

it('the browser’s compile starts from the islands in place of the client, below the base', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('DOCUSAURUS_GENERATED_FILES_DIR_NAME', 'node_modules/.cache/contract');
  const { executePluginsConfigureWebpack } = core('./lib/webpack/configure.js') as {
    executePluginsConfigureWebpack: (params: object) => Compile;
  };
  const { config, props, utils } = await browserCompile();
  expect(String(config.entry), 'the entry is one string, which another string replaces').toMatch(
    /clientEntry\.js$/,
  );

  const changed = executePluginsConfigureWebpack({
    plugins: [{ ...islandsPlugin(), options: {} }],
    config,
    isServer: false,
    configureWebpackUtils: utils,
  });
  expect(changed.entry).toBe(resolve('src/browser/index.ts'));
  expect(changed.optimization.runtimeChunk).toBe(false);
  expect(changed.output.publicPath, 'what withBase() reads').toBe(props.baseUrl);
  expect(Object.keys(changed.resolve.alias), 'Translate, in islands').toContain(
    '@docusaurus/Translate',
  );
});

it('a compile that starts otherwise stops the build in words', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const { configureWebpack } = islandsPlugin();
  expect(() =>
    configureWebpack?.({ entry: { main: './x.js' } }, false, {} as never, undefined),
  ).toThrow(/no longer starts from client\/clientEntry\.js.*islands-plugin\.ts/s);
});
