import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm);

/**
 * Reads a Markdown file as the build does, before anything is applied.
 *
 * @param source with line feeds only
 * @throws Error when it is nested too deeply
 */
export function parseMarkdown(source: string): Root {
  return parser.parse(source);
}
