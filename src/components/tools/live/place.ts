/**
 * Returns an element that the HTML of a tool must have.
 *
 * @throws Error with the selector, if there is none
 */
export function place<Found extends HTMLElement = HTMLElement>(
  within: ParentNode,
  selector: string,
): Found {
  const found = within.querySelector<Found>(selector);
  if (!found) throw new Error(`The tool has no ${selector}.`);
  return found;
}
