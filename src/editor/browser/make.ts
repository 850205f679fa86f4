/** The children of an element; undefined ones are left out. */
type Parts = readonly (Node | string | undefined)[];

/** Makes an element with its properties and children. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  parts: Parts = [],
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...parts.filter((part) => part !== undefined));
  return element;
}
