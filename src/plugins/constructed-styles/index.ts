import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Lets Radix Select style the page despite the content security policy; see `style-singleton.ts`. */
export default function constructedStyles(): Plugin {
  return {
    name: 'constructed-styles',
    configureWebpack: () => ({
      resolve: { alias: { 'react-style-singleton$': join(__dirname, 'style-singleton.ts') } },
    }),
  };
}
