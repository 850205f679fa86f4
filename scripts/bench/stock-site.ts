import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { company } from '../../src/data';
import { loadFacts } from '../../src/content/facts';
import { runBuild } from './run-build';
import { emptyFolder, linkPackages } from './scratch';
import { htmlToMarkdown, toStockMarkdown } from './stock-markdown';

/** Pages that are components with us; the stock site has their words as Markdown. */
const COMPONENT_PAGES = ['index', 'services', 'services/radon-air', 'contact'];

/** Name the stock site's navigation gives the page of radon laws. */
const NAVIGATION = [
  { to: '/services', label: 'Services', position: 'left' },
  { to: '/blog', label: 'Blog & Resources', position: 'left' },
  { to: '/faqs', label: 'FAQs', position: 'left' },
  { to: '/test-preparation', label: 'Test Preparation', position: 'left' },
  { to: '/radon-laws', label: 'Radon Laws', position: 'left' },
  { to: '/contact', label: 'Contact', position: 'left' },
];

const CONFIG = {
  title: company.name,
  url: company.url,
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
    navbar: { title: company.name, items: NAVIGATION },
    footer: { style: 'dark', copyright: company.legalName },
  },
};

/**
 * Builds a stock Docusaurus classic site of the same pages: the Markdown of `docs` and `blog`, and
 * the words of the pages that are components with us.
 *
 * @returns folder of the built stock site
 */
export async function buildStockSite(): Promise<string> {
  const folder = await emptyFolder('stock');
  await linkPackages(folder);
  const facts = loadFacts('.');
  for (const source of ['docs', 'blog']) {
    for (const name of await readdir(source, { recursive: true })) {
      if (!name.endsWith('.md')) continue;
      const text = toStockMarkdown(await readFile(join(source, name), 'utf8'), facts);
      await write(join(folder, source, name), text);
    }
  }
  for (const page of COMPONENT_PAGES) {
    const html = await readFile(join('build', `${page}.html`), 'utf8');
    await write(join(folder, 'src/pages', `${page}.md`), htmlToMarkdown(html));
  }
  await cp('static/img', join(folder, 'static/img'), { recursive: true });
  await write(
    join(folder, 'docusaurus.config.js'),
    `module.exports = ${JSON.stringify(CONFIG)};\n`,
  );
  await write(join(folder, 'package.json'), JSON.stringify(PACKAGE));
  await runBuild(folder, ['npx', 'docusaurus', 'build']);
  return join(folder, 'build');
}

/** The browsers that a new Docusaurus site names. */
const PACKAGE = {
  name: 'stock',
  private: true,
  browserslist: { production: ['>0.5%', 'not dead', 'not op_mini all'] },
};

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
