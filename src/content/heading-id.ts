import type { Heading, PhrasingContent } from 'mdast';

const EXPLICIT = /\s*\{#([^\s{}]+)\}\s*$/;

/** Returns the id written as `{#id}` at the end of a heading, or undefined, changing nothing. */
export function explicitId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  return last?.type === 'text' ? EXPLICIT.exec(last.value)?.[1] : undefined;
}

/** The words of a heading without its `{#id}`. */
export function headingWords(heading: Heading): PhrasingContent[] {
  const words = [...heading.children];
  const last = words.at(-1);
  if (last?.type === 'text') {
    words[words.length - 1] = { ...last, value: last.value.replace(EXPLICIT, '') };
  }
  return words.filter((word) => word.type !== 'text' || word.value !== '');
}

/** A copy of a heading with an id and an element name, set so that Docusaurus' own plugin leaves them alone. */
export function setHeading(heading: Heading, id: string, element = `h${heading.depth}`): Heading {
  const children = headingWords(heading);
  return { ...heading, children, data: { ...heading.data, hName: element, hProperties: { id } } };
}
