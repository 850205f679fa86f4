import { headElement, type HeadElement } from '../head';
import { UnreadablePage, type Edit, type Page } from '../pages';

const FILE = 'edits/social-picture.ts';

/** The social picture of a page. */
export interface SocialImage {
  /** Absolute URL. */
  url: string;
  alt: string;
  /** Width and height in pixels. */
  width: number;
  height: number;
}

/**
 * The title of a page.
 *
 * @throws UnreadablePage if it has none
 */
export function titleOf(page: Page): string {
  const title = page.$('head > title').text();
  if (title === '') throw new UnreadablePage(page, 'a <title>', FILE);
  return title;
}

const isOpenGraph = ({ attributes }: HeadElement): boolean => attributes['property'] === 'og:image';
const isTwitter = ({ attributes }: HeadElement): boolean => attributes['name'] === 'twitter:image';

/** Makes the page's tags name its own picture rather than the default one. */
export function nameSocialPicture({ url, ...more }: SocialImage): Edit {
  return (page) => {
    for (const isTag of [isOpenGraph, isTwitter]) {
      if (page.head.filter(isTag).length !== 1) {
        throw new UnreadablePage(
          page,
          'one <meta property="og:image"> and one <meta name="twitter:image">',
          FILE,
        );
      }
    }
    const head = page.head.flatMap((element) => {
      if (!isOpenGraph(element) && !isTwitter(element)) return element;
      const own = headElement('meta', { ...element.attributes, content: url });
      return isTwitter(element) ? own : [own, ...Object.entries(more).map(describe)];
    });
    return { ...page, head };
  };
}

function describe([what, value]: [what: string, value: string | number]): HeadElement {
  return headElement('meta', { property: `og:image:${what}`, content: String(value) });
}
