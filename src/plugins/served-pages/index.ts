import { join, posix } from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';

/** The modules in which Docusaurus tells the browser what pages there are, and what each is made of. */
const MAPS = /[\\/]\.docusaurus[\\/](routes\.js|registry\.js|routesChunkNames\.json)$/;

const COMPONENTS = join(__dirname, '../../components');
/** Features that hear on the document what visitors do in served pages. */
const LISTENERS = ['served', 'faq', 'glossary', 'video'];

/**
 * Keeps the text of guide and blog out of the browser's scripts. React renders these pages at build; in the
 * browser their HTML is taken as it was served (`src/components/served`), so that no script repeats a text, no
 * time is spent on taking it over, and the scripts do not grow with the number of articles. Live editing
 * renders them by React.
 */
export default function servedPages(): Plugin {
  let paths: string[] = [];
  let patterns: string[] = [];
  return {
    name: 'served-pages',
    getClientModules: () =>
      LISTENERS.map((feature) => join(COMPONENTS, feature, 'client-module.ts')),
    allContentLoaded({ allContent }) {
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      const docs = allContent['docusaurus-plugin-content-docs']?.default as
        LoadedContent | undefined;
      if (!blog || !docs)
        throw new Error('served-pages needs the docs plugin and the blog plugin.');
      const guide = docs.loadedVersions.flatMap((version) =>
        version.docs.map(({ permalink }) => permalink),
      );
      const articles = blog.blogPosts.map(({ metadata }) => metadata.permalink);
      const lists = [...new Set(articles.map((path) => posix.dirname(path)))];
      paths = [...guide, ...lists, ...articles];
      // One pattern for all articles, however many there are.
      patterns = [...guide, ...lists, ...lists.map((list) => `${list}/:article`)];
    },
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {
            module: {
              rules: [
                {
                  test: MAPS,
                  use: [
                    {
                      loader: join(__dirname, 'client-maps-loader.js'),
                      options: { paths, patterns },
                    },
                  ],
                },
              ],
            },
          },
  };
}
