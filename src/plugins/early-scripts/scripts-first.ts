const STYLE_SHEET = /<link rel="?stylesheet"?/;
const INLINE_SCRIPT = /<script>[\s\S]*?<\/script>/g;

/**
 * Moves the inline scripts that stand after the style sheet before it, in their order. There they would keep
 * the browser from reading on until the style sheet has come, and the page would be painted in pieces.
 *
 * @param html a built page; its inline scripts may not look for anything in the body
 */
export function scriptsFirst(html: string): string {
  const at = html.search(STYLE_SHEET);
  if (at < 0) return html;
  const [before, after] = [html.slice(0, at), html.slice(at)];
  const scripts = after.match(INLINE_SCRIPT) ?? [];
  return before + scripts.join('') + after.replace(INLINE_SCRIPT, '');
}
