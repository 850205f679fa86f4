import { createElement, type ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import path from 'node:path';
import { createProcessorUncached } from '@docusaurus/mdx-loader/lib/processor';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { staffMarkdown } from '../../../../src/content';
import { OWN_STATIC } from '../../../../src/lib/own-static';

const siteDir = path.resolve(__dirname, '../../../..');
const staff = staffMarkdown(siteDir);

/**
 * Compiles Markdown with Docusaurus's own processor, configured as on the site, and renders it without components:
 * `::law-table` becomes `<law-table></law-table>`.
 *
 * @throws whatever the build would throw
 */
export async function render(fileContent: string, name = 'docs/sample.md'): Promise<string> {
  const filePath = path.join(siteDir, name);
  const { frontMatter } = await staff.markdown.parseFrontMatter({
    filePath,
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  const processor = await createProcessorUncached({
    format: 'md',
    options: {
      beforeDefaultRehypePlugins: [],
      ...(name.startsWith('src/pages/') ? staff.pages : staff.content),
      remarkPlugins: [],
      rehypePlugins: [],
      recmaPlugins: [],
      siteDir,
      staticDirs: ['static', OWN_STATIC].map((folder) => path.join(siteDir, folder)),
      outputFormat: 'function-body',
      markdownConfig: {
        format: 'detect',
        mermaid: false,
        emoji: false,
        mdx1Compat: { comments: false, admonitions: false, headingIds: false },
        anchors: { maintainCase: false },
        hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
      },
    } as unknown as Parameters<typeof createProcessorUncached>[0]['options'],
  });
  const content = staff.markdown.preprocessor!({ filePath, fileContent });
  const compiled = await processor.process({
    content,
    filePath,
    frontMatter,
    compilerName: 'client',
  });
  // The compiler's own output, as the bundle would run it; only pictures use require.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- compiled code is run to see its HTML
  const run = new Function(`const require = (file) => file;\n${compiled.content}`) as (
    scope: unknown,
  ) => { default: () => ReactNode };
  const { default: Page } = run({ ...runtime, useMDXComponents: () => ({}) });
  return renderToStaticMarkup(createElement(Page));
}
