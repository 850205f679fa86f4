import { join } from 'node:path';
import clientRedirects from '@docusaurus/plugin-client-redirects';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { company, redirects } from '../data';
import { preloadFont } from './fonts/preload';
import { optimiseSvg } from './images/optimise-svg';
import { writePublicFiles } from './public-files/write-public-files';
import { writeRedirects } from './redirects/write-redirects';
import { writeHeaders } from './response-headers/write-headers';
import { writeSearchIndex } from './search-index/write-index';
import { writeSocialImages } from './social-images';
import { moveUrgentFirst } from './urgent-first';

/**
 * What happens to the pages after they are built, in order. Docusaurus runs the `postBuild` of all
 * plugins at the same time, so steps that read or change each other's files must share one.
 */
export default function postBuild(context: LoadContext): Plugin {
  const options = { id: 'default', fromExtensions: [], toExtensions: [], redirects };
  const redirectPages = clientRedirects(context, options);
  return {
    name: 'post-build',
    async postBuild(props) {
      await redirectPages?.postBuild?.({ ...props, content: undefined });
      await writePublicFiles(props.outDir, company, new Date());
      await writeRedirects(props.outDir, redirects);
      await writeSearchIndex(props.outDir);
      await optimiseSvg(props.outDir);
      await writeSocialImages(props.outDir, join(props.siteDir, 'node_modules/.cache/social'));
      await preloadFont(props.outDir);
      await moveUrgentFirst(props.outDir);
      // A step that changes pages belongs here: the hashes below are of the final text.
      await writeHeaders(props.outDir);
    },
  };
}
