import type { LoadContext, Plugin } from '@docusaurus/types';
import { speculationRules } from '../lib/prefetch/rules';

/** Lets browsers fetch pages ahead, in the published site only. */
export default function prefetch({ baseUrl, i18n }: LoadContext): Plugin {
  const bases = i18n.locales.map((locale) => i18n.localeConfigs[locale]?.baseUrl ?? baseUrl);
  return {
    name: 'prefetch',
    injectHtmlTags: () => ({
      headTags:
        process.env.NODE_ENV === 'production'
          ? [
              {
                tagName: 'script',
                attributes: { type: 'speculationrules' },
                innerHTML: JSON.stringify(speculationRules(bases)),
              },
            ]
          : [],
    }),
  };
}
