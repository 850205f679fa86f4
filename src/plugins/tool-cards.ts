import type { LoadedContent } from '@docusaurus/plugin-content-pages';
import type { Plugin } from '@docusaurus/types';
import { TOOLS } from '../tools/tools';
import type { ToolCard } from '../lib/tool-card';

/** Gives the index of the tools the card of each tool, from the front matter of its text. */
export default function toolCards(): Plugin {
  return {
    name: 'tool-cards',
    allContentLoaded({ allContent, actions }) {
      const pages = allContent['docusaurus-plugin-content-pages']?.default as
        LoadedContent | undefined;
      if (!pages) throw new Error('tool-cards needs the pages plugin, which is not configured.');
      actions.setGlobalData(
        Object.keys(TOOLS).flatMap((name) => pages.flatMap((page) => cardOf(page, name))),
      );
    },
  };
}

/** The card of a page, or an empty list if the page is not that tool's. */
function cardOf(page: LoadedContent[number], name: string): ToolCard[] {
  if (page.type !== 'mdx' || page.frontMatter['tool'] !== name) return [];
  const { heading, card, icon } = page.frontMatter as unknown as Record<string, string>;
  return [{ path: page.permalink, title: heading ?? '', text: card ?? '', icon: icon ?? '' }];
}
