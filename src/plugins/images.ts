import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { GENERATED_STATIC } from '../artwork/generated';
import { writeVariants } from '../artwork/picture-variants';

/**
 * Makes the sizes and formats of every photograph that `PhotoSources` offers, and publishes the width of each
 * photograph.
 */
export default function images({ siteDir }: LoadContext): Plugin {
  return {
    name: 'images',
    getPathsToWatch: () => ['static/img/**/*.{jpg,jpeg,png,JPG,JPEG,PNG}'],
    loadContent: () => writeVariants(join(siteDir, 'static'), join(siteDir, GENERATED_STATIC)),
    async contentLoaded({ content, actions }) {
      await actions.createData('widths.json', JSON.stringify(content));
    },
  };
}
