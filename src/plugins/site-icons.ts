import { join } from 'node:path';
import type { HtmlTagObject, LoadContext, Plugin } from '@docusaurus/types';
import { GENERATED_STATIC } from '../artwork/generated';
import { tokenColor } from '../artwork/tokens';
import { writeIcons, writeManifest } from '../artwork/icons';
import { OWN_STATIC } from '../lib/own-static';

/** Makes the icons for tabs, home screens and stores from `favicon.svg`, and the manifest that lists them. */
export default async function siteIcons({ siteDir, baseUrl, i18n }: LoadContext): Promise<Plugin> {
  const lang = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  const generated = join(siteDir, GENERATED_STATIC);
  await writeIcons(join(siteDir, OWN_STATIC, 'img/favicon.svg'), generated);
  await writeManifest(generated, { base: baseUrl, lang });
  const link = (attributes: Record<string, string>): HtmlTagObject => ({
    tagName: 'link',
    attributes,
  });
  const color = (scheme: 'light' | 'dark'): HtmlTagObject => ({
    tagName: 'meta',
    attributes: {
      name: 'theme-color',
      content: tokenColor('paper', scheme),
      media: `(prefers-color-scheme: ${scheme})`,
    },
  });
  return {
    name: 'site-icons',
    injectHtmlTags: () => ({
      headTags: [
        link({ rel: 'icon', href: '/img/favicon.svg' }),
        link({
          rel: 'icon',
          href: '/img/icons/icon-32.png',
          sizes: '32x32',
          type: 'image/png',
        }),
        link({ rel: 'apple-touch-icon', href: '/img/icons/apple-touch-icon.png' }),
        link({ rel: 'manifest', href: `${baseUrl}site.webmanifest` }),
        color('light'),
        color('dark'),
      ],
    }),
  };
}
