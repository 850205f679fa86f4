/**
 * Makes the bytes of a Markdown file even before it is parsed, line for line: no byte order mark,
 * line feeds only, and `{{ fact }}` without spaces, because an address in Markdown ends at a space.
 */
export function evenSource(source: string): string {
  return source
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\{\{[ \t]*([^{}\n]*?)[ \t]*\}\}/g, '{{$1}}');
}
