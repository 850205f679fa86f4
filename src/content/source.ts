/**
 * Normalizes the text of a Markdown file before it is parsed, keeping its lines: no byte order mark, line feeds only,
 * and `{{ fact }}` without spaces, because an address in Markdown ends at a space.
 */
export function evenSource(source: string): string {
  return source
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\{\{[ \t]*([^{}\n]*?)[ \t]*\}\}/g, '{{$1}}');
}
