/** One of Docusaurus' own script tags, as its template writes them and its minifier leaves them. */
const CLIENT_SCRIPT = /<script src="?(\/assets\/js\/[^" >]+)"? defer(?:="[^"]*")?><\/script>/g;
/** Hints that would fetch the scripts before anybody needs them. */
const SCRIPT_HINT =
  /<link(?=[^>]*\brel="?(?:modulepreload|preload|prefetch)\b)(?=[^>]*\bhref="?\/assets\/js\/)[^>]*>/g;

/**
 * Puts off the client bundle of a page: its script tags become one `<meta name="client">` with their
 * addresses, which `src/shell/client.ts` loads when the visitor does something, or once the page is painted.
 *
 * @param html a page that Docusaurus has rendered
 * @param atOnce whether it is loaded without waiting for the visitor
 * @returns the page without script tags of the bundle, or undefined when it has none (a redirect page)
 */
export function delayPage(html: string, atOnce: boolean): string | undefined {
  const addresses = [...html.matchAll(CLIENT_SCRIPT)].map(([, address]) => address);
  if (addresses.length === 0) return undefined;
  let isFirst = true;
  return html.replace(SCRIPT_HINT, '').replace(CLIENT_SCRIPT, () => {
    if (!isFirst) return '';
    isFirst = false;
    return `<meta name="client" content="${addresses.join(' ')}"${atOnce ? ' data-at-once' : ''}>`;
  });
}
