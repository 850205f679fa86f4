import { join } from 'node:path';
import { flattenRoutes } from '@docusaurus/utils';
import type * as Preset from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { company } from './src/data';
import { checkData } from './src/data/check';
import { staffMarkdown } from './src/content';
import { blogWords } from './src/content/blog-words';
import { AFTER_FRONT_MATTER, feedOptions, readingTime } from './src/content/blog-options';
import { withLastChange } from './src/content/last-change';
import { siteRedirects } from './src/content/redirects';
import { usable } from './src/content/translations/state';
import { GENERATED_STATIC } from './src/artwork/generated';
import { OWN_STATIC } from './src/lib/own-static';
import { siteLocales } from './src/languages/all-locales';
import { DEFAULT_LOCALE, LOCALES } from './src/languages/locales';
import { builtLocale } from './src/docusaurus/built-locale';
import islandsPlugin from './src/docusaurus/islands-plugin';
import articleRegistry from './src/plugins/article-registry';
import classNames from './src/plugins/class-names';
import constructedStyles from './src/plugins/constructed-styles';
import contentCheck from './src/plugins/content-check';
import devApi from './src/plugins/dev-api';
import editor from './src/plugins/editor';
import fonts from './src/plugins/fonts';
import images from './src/plugins/images';
import inlineScript from './src/plugins/inline-script';
import inlinedMessages from './src/plugins/inlined-messages';
import languages from './src/plugins/languages';
import postBuild from './src/plugins/post-build';
import prefetch from './src/plugins/prefetch';
import sharedWords from './src/plugins/shared-words';
import siteIcons from './src/plugins/site-icons';
import toolCards from './src/plugins/tool-cards';
import translatedData from './src/plugins/translated-data';
import { siteDay } from './src/lib/site-day';

checkData(join(__dirname, 'src/data'), siteDay());

const locale = builtLocale();
const staff = staffMarkdown(__dirname, locale);
const BLOG = {
  title: 'Blog & Resources',
  description: `Radon explained by the people who measure it, from ${company.name}.`,
};

/** "Edit this page" links for staff on deploy previews; undefined elsewhere, so that visitors never see them. */
const editUrl =
  process.env.CONTEXT === 'deploy-preview' && process.env.REPOSITORY_URL
    ? `${process.env.REPOSITORY_URL}/edit/${process.env.HEAD ?? 'main'}/`
    : undefined;

const presetOptions = {
  docs: {
    // Laws, FAQs and test preparation are at the site's root: /faqs, /radon-laws, /laws/…
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    docRootComponent: '@site/src/components/docs/DocRoot',
    docItemComponent: '@site/src/components/docs/DocItem',
    ...staff.content,
    ...staff.docs,
    editUrl,
  },
  blog: {
    routeBasePath: 'blog',
    blogTitle: BLOG.title,
    blogDescription: BLOG.description,
    // A card is about 175 bytes compressed, so a page of the list stays under 15 KB.
    postsPerPage: 50,
    blogSidebarCount: 0,
    archiveBasePath: null,
    blogListComponent: '@site/src/components/blog/BlogListPage',
    blogPostComponent: '@site/src/components/blog/BlogPostPage',
    readingTime,
    truncateMarker: AFTER_FRONT_MATTER,
    onUntruncatedBlogPosts: 'ignore',
    onInlineAuthors: 'ignore',
    feedOptions: feedOptions(blogWords(BLOG, __dirname, locale)),
    ...staff.content,
    editUrl,
  },
  pages: { ...staff.pages, editUrl },
  sitemap: {
    lastmod: 'date',
    changefreq: null,
    priority: null,
    ignorePatterns: ['/search', '/*/search'],
    filename: 'sitemap.xml',
    createSitemapItems: async ({ defaultCreateSitemapItems, routes, siteConfig }) =>
      withLastChange(
        await defaultCreateSitemapItems({
          siteConfig,
          // Pages of the guide are nested below a route of their menu.
          routes: flattenRoutes(routes).filter(({ metadata }) =>
            usable(__dirname, locale, metadata?.sourceFilePath ?? ''),
          ),
        }),
        __dirname,
        siteConfig.baseUrl,
      ),
  },
  theme: { customCss: './src/css/index.css' },
} satisfies Preset.Options;

const themeConfig = {
  image: 'img/social/default.png',
  metadata: [
    { name: 'robots', content: 'index, follow' },
    { name: 'revisit-after', content: '7 days' },
    { name: 'color-scheme', content: 'light dark' },
    { name: 'format-detection', content: 'telephone=no' },
    { property: 'og:site_name', content: company.name },
    { property: 'og:type', content: 'website' },
  ],
  colorMode: { disableSwitch: true, respectPrefersColorScheme: true },
} satisfies Preset.ThemeConfig;

const config: Config = {
  title: company.name,
  url: company.url,
  baseUrl: '/',
  // One address per page: the host redirects /faqs/ to /faqs, and the build writes faqs.html.
  trailingSlash: false,
  // The last folder has what the build makes of the originals: pictures in several sizes, icons.
  staticDirectories: ['static', OWN_STATIC, GENERATED_STATIC],
  // The cross-compiler cache would wait forever for Markdown that the browser's compilation never sees
  // (src/docusaurus). The cache on disk takes a fifth of a large build's memory.
  future: { v4: true, faster: { mdxCrossCompilerCache: false, rspackPersistentCache: false } },
  onBrokenLinks: 'throw',
  // Where English stands in for a missing or outdated translation, its links may point to a heading that an older
  // translation lacks; that page then opens at the top.
  onBrokenAnchors: locale === DEFAULT_LOCALE ? 'throw' : 'warn',
  onDuplicateRoutes: 'throw',
  markdown: {
    // `.md` is plain Markdown: a brace or `<4.0` that staff type is text and cannot break the build.
    format: 'detect',
    emoji: false,
    ...staff.markdown,
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },
  // The theme's own warning about a wrong baseUrl is an inline script, which the content security policy would block.
  baseUrlIssueBanner: false,
  i18n: { defaultLocale: DEFAULT_LOCALE, locales: siteLocales(), localeConfigs: LOCALES },
  presets: [['classic', presetOptions]],
  plugins: [
    contentCheck,
    articleRegistry,
    toolCards,
    islandsPlugin,
    languages,
    translatedData,
    inlinedMessages,
    fonts,
    images,
    siteIcons,
    inlineScript,
    prefetch,
    sharedWords,
    devApi,
    classNames,
    constructedStyles,
    postBuild,
    editor,
    // For hosts that do not read `_redirects`; ours answers 301 before it would serve these pages.
    ['@docusaurus/plugin-client-redirects', { redirects: siteRedirects(__dirname) }],
  ],
  themeConfig,
};

export default config;
