type Attributes = Readonly<Record<string, string | false | undefined>>;

/**
 * Creates an element. Strings become text nodes, never HTML.
 *
 * @param attributes those that are false or undefined are left out
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) made.setAttribute(name, value);
  }
  made.append(...children);
  return made;
}

/**
 * Returns an element of the island's own HTML.
 *
 * @throws Error if nothing matches the selector
 */
export function place<Found extends HTMLElement = HTMLElement>(
  island: HTMLElement,
  selector: string,
): Found {
  const found = island.querySelector<Found>(selector);
  if (!found) throw new Error(`The search has no ${selector}.`);
  return found;
}

/**
 * Returns a function that fills an element, unless it has the same HTML already: replacing it would cost a layout at
 * each letter of a query.
 */
export function filler(own: HTMLElement): (content: readonly Element[]) => void {
  let before = '';
  return (content) => {
    const look = content.map(({ outerHTML }) => outerHTML).join('');
    if (look === before) return;
    before = look;
    own.replaceChildren(...content);
  };
}

/**
 * Splits a message at its placeholders and puts in the values, which may be elements.
 *
 * @param message for example "Call us: {phone}."
 */
export function withValues(
  message: string,
  values: Readonly<Record<string, Node | string>>,
): (Node | string)[] {
  return message
    .split(/\{(\w+)\}/)
    .map((part, i) => (i % 2 === 1 ? (values[part] ?? '') : part))
    .filter((part) => part !== '');
}
