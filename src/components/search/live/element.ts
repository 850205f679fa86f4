type Attributes = Readonly<Record<string, string | false | undefined>>;

/**
 * Makes an element. Text is put in as text, never as HTML.
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

/** The one element that a place of the search's own HTML must have. */
export function place<Found extends HTMLElement = HTMLElement>(
  island: HTMLElement,
  selector: string,
): Found {
  const found = island.querySelector<Found>(selector);
  if (!found) throw new Error(`The search has no ${selector}.`);
  return found;
}

/** Fills an element, unless it holds the same already: with each letter of a query that would cost a layout. */
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
 * Puts values into a message where it names them in braces, elements among text.
 *
 * @param message such as "Call us: {phone}."
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
