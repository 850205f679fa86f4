import { join } from 'node:path';
import type { HtmlTagObject, LoadContext, Plugin } from '@docusaurus/types';
import { GENERATED_STATIC } from '../images/generated';
import { tokenColor } from '../tokens';
import { writeIcons } from './write-icons';

/** Icons for tabs, home screens and stores, and the manifest that names them, all made of `favicon.svg`. */
export default async function siteIcons({ siteDir }: LoadContext): Promise<Plugin> {
  await writeIcons(join(siteDir, 'static/img/favicon.svg'), join(siteDir, GENERATED_STATIC));
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
        link({ rel: 'icon', href: '/img/icons/icon-32.png', sizes: '32x32', type: 'image/png' }),
        link({ rel: 'apple-touch-icon', href: '/img/icons/apple-touch-icon.png' }),
        link({ rel: 'manifest', href: '/site.webmanifest' }),
        color('light'),
        color('dark'),
      ],
    }),
  };
}
