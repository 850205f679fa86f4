const CHARSET = /<meta charset=[^>]*>/i;
const SCRIPT = /<script>[\s\S]*?<\/script>/g;
const HINT = /<link rel="?preload"?[^>]*>/g;
const STYLE_SHEET = /<link rel="?stylesheet"?[^>]*>/g;
/** In the order in which they have to stand. */
const URGENT = [SCRIPT, HINT, STYLE_SHEET];

/**
 * Moves what the first paint waits for to the beginning of a page's head: its inline scripts, the hint for the
 * font and the style sheet. Behind descriptions and structured data the browser would find them late; and an
 * inline script behind the style sheet would keep it from reading on until that has come.
 *
 * @param html a built page; its inline scripts may not look for anything in the body
 * @returns the same elements in another order; a page without a style sheet (a redirect) unchanged
 */
export function urgentFirst(html: string): string {
  const charset = CHARSET.exec(html)?.[0];
  if (charset === undefined || html.search(STYLE_SHEET) < 0) return html;
  const found = URGENT.map((elements) => html.match(elements)?.join('') ?? '');
  const rest = URGENT.reduce((page, elements) => page.replace(elements, ''), html);
  return rest.replace(charset, () => charset + found.join(''));
}
