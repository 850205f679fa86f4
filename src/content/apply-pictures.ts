import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Image, Parent, Root, RootContent } from 'mdast';
import sharp from 'sharp';
import { visit } from 'unist-util-visit';
import { OWN_STATIC } from '../lib/own-static';
import { block } from './columns';
import { ContentError } from './problems';

async function pictureElement(
  image: Image,
  siteDir: string,
  opensPage: boolean,
): Promise<RootContent> {
  const [file = ''] = ['static', OWN_STATIC]
    .map((folder) => path.join(siteDir, folder, decodeURI(image.url)))
    .filter((one) => existsSync(one));
  const { autoOrient } = await sharp(file)
    .metadata()
    .catch(() => {
      const message = 'The picture is missing or damaged; save it again as SVG, PNG, JPEG or WebP.';
      throw new ContentError([{ file: `static${image.url}`, message }]);
    });
  return block('img', [], {
    src: image.url,
    alt: image.alt ?? '',
    ...(image.title && { title: image.title }),
    width: String(autoOrient.width),
    height: String(autoOrient.height),
    ...(opensPage && { 'data-hero': '' }),
  });
}

/** The first paragraph or heading of a text. */
function firstBlock(tree: Root): RootContent | undefined {
  return tree.children.find(({ type }) => type === 'paragraph' || type === 'heading');
}

/**
 * Links the pictures of `static/` by their own address, with their size, so that nothing shifts when they load. Works
 * in place. Docusaurus would inline small ones in both the page and its script.
 * @throws ContentError naming a picture that cannot be read.
 */
export async function applyPictures(tree: Root, siteDir: string): Promise<void> {
  const found: { parent: Parent; image: Image }[] = [];
  visit(tree, 'image', (image, _index, parent) => {
    if (parent && image.url.startsWith('/')) {
      found.push({ parent, image });
    }
  });
  for (const { parent, image } of found) {
    const opensPage = parent === firstBlock(tree) && parent.children[0] === image;
    const element = await pictureElement(image, siteDir, opensPage);
    parent.children[parent.children.indexOf(image)] = element;
  }
}
