/** Elements of a head that have no end tag. */
const VOID = new Set(['base', 'link', 'meta']);

/** Escapes text for use between two tags. */
export function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

/**
 * Prints an element. Attributes have quotes only where HTML needs them.
 *
 * @param inner markup between its tags
 */
export function printElement(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  inner = '',
): string {
  const printed = Object.entries(attributes).map(([name, value]) => {
    if (value === '') return ` ${name}`;
    const safe = escapeText(value).replace(/"/g, '&quot;');
    return /[\s"'`=<>]/.test(value) ? ` ${name}="${safe}"` : ` ${name}=${safe}`;
  });
  return `<${tag}${printed.join('')}>${VOID.has(tag) ? '' : `${inner}</${tag}>`}`;
}
