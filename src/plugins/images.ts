import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { GENERATED_STATIC } from '../artwork/generated';
import { writeVariants } from '../artwork/picture-variants';

/** Makes the sizes and formats that `LazyImage` offers of every photograph. */
export default async function images({ siteDir }: LoadContext): Promise<Plugin> {
  await writeVariants(join(siteDir, 'static'), join(siteDir, GENERATED_STATIC));
  return { name: 'images' };
}
