/** What stands in an element; what is undefined is left out. */
type Parts = readonly (Node | string | undefined)[];

/** A new element with its properties and what stands in it. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  parts: Parts = [],
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...parts.filter((part) => part !== undefined));
  return element;
}
