import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { OWN_STATIC } from '../../src/lib/own-static';
import { runBuild } from './run-build';
import { linkPackages } from '../link-packages';
import { emptyFolder } from './scratch';
import { htmlToMarkdown, toStockMarkdown } from './stock-markdown';

/** Pages that are components in our site; the stock site has their words as Markdown. */
const COMPONENT_PAGES = ['index', 'services', 'services/radon-air', 'contact'];

const NAVIGATION = ['services', 'blog', 'faqs', 'test-preparation', 'radon-laws', 'contact'];

const CONFIG = {
  title: 'Stock',
  url: 'https://stock.example',
  baseUrl: '/',
  trailingSlash: false,
  future: { v4: true, faster: true },
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: {
    format: 'detect',
    hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' },
  },
  presets: [
    [
      'classic',
      {
        docs: { routeBasePath: '/' },
        blog: { onInlineAuthors: 'ignore', onUntruncatedBlogPosts: 'ignore' },
      },
    ],
  ],
  themeConfig: {
    navbar: {
      title: 'Stock',
      items: NAVIGATION.map((page) => ({ to: `/${page}`, label: page, position: 'left' })),
    },
    footer: { style: 'dark', copyright: 'Stock' },
  },
};

/** The browsers that a new Docusaurus site targets. */
const PACKAGE = {
  name: 'stock',
  private: true,
  browserslist: { production: ['>0.5%', 'not dead', 'not op_mini all'] },
};

/**
 * Builds a stock Docusaurus classic site of the same pages: the Markdown of `docs` and `blog`, and
 * the words of the pages that are components in our site.
 *
 * @returns folder of the built stock site
 */
export async function buildStockSite(): Promise<string> {
  const folder = await emptyFolder('stock');
  await linkPackages(process.cwd(), folder);
  for (const source of ['docs', 'blog']) {
    for (const name of await readdir(source, { recursive: true })) {
      if (!name.endsWith('.md')) continue;
      const text = toStockMarkdown(await readFile(join(source, name), 'utf8'));
      await write(join(folder, source, name), text);
    }
  }
  for (const page of COMPONENT_PAGES) {
    const html = await readFile(join('build', `${page}.html`), 'utf8');
    await write(join(folder, 'src/pages', `${page}.md`), htmlToMarkdown(html));
  }
  for (const own of ['static', OWN_STATIC]) {
    await cp(`${own}/img`, join(folder, 'static/img'), { recursive: true });
  }
  const config = `module.exports = ${JSON.stringify(CONFIG)};\n`;
  await write(join(folder, 'docusaurus.config.js'), config);
  await write(join(folder, 'package.json'), JSON.stringify(PACKAGE));
  await runBuild(folder, ['npx', 'docusaurus', 'build']);
  return join(folder, 'build');
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
