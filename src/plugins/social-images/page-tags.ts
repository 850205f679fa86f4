import { load } from 'cheerio';
import { company } from '../../data';

/** The picture of a page, for social networks. */
export interface SocialImage {
  /** Whole address. */
  url: string;
  alt: string;
  /** Pixels. */
  width: number;
  height: number;
}

const IMAGE_TAG = /<meta\b[^>]*\b(property="?og:image"?|name="?twitter:image"?)(?=[\s>/])[^>]*>/g;

/**
 * Title of a page without the name of the company.
 *
 * @returns undefined when the page names no picture: a redirect, not a page of the site
 */
export function readTitle(html: string): string | undefined {
  const $ = load(html);
  if ($('meta[property="og:image"]').length === 0) return undefined;
  return $('title').text().replace(` | ${company.name}`, '');
}

/** Puts the page's own picture where its tags name another. */
export function withSocialImage(html: string, image: SocialImage): string {
  return html.replace(IMAGE_TAG, (tag: string, name: string) => {
    const own = tag.replace(/content=("[^"]*"|[^\s>]*)/, `content="${image.url}"`);
    if (!name.startsWith('property')) return own;
    const more = Object.entries({ width: image.width, height: image.height, alt: image.alt });
    return (
      own +
      more
        .map(([what, value]) => `<meta property="og:image:${what}" content="${escape(value)}">`)
        .join('')
    );
  });
}

function escape(value: string | number): string {
  return String(value).replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
