import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { subsetTypeface, TYPEFACE } from '../artwork/typeface';

/** Serves the subset of the typeface wherever a style sheet imports it. */
export default async function fonts({ siteDir }: LoadContext): Promise<Plugin> {
  const subset = await subsetTypeface(join(siteDir, 'node_modules/.cache/fonts'));
  return {
    name: 'fonts',
    configureWebpack: () => ({ resolve: { alias: { [`${TYPEFACE}$`]: subset } } }),
  };
}
