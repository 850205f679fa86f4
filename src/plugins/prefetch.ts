import type { LoadContext, Plugin } from '@docusaurus/types';
import { speculationRules } from '../lib/prefetch/rules';

/** Lets browsers fetch pages ahead, in the published site. */
export default function prefetch({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'prefetch',
    injectHtmlTags: () => ({
      headTags:
        process.env.NODE_ENV === 'production'
          ? [
              {
                tagName: 'script',
                attributes: { type: 'speculationrules' },
                innerHTML: JSON.stringify(speculationRules(baseUrl)),
              },
            ]
          : [],
    }),
  };
}
