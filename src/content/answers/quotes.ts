import type { Nodes } from 'mdast';
import type { TextDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import type { Spoken, SpokenLists } from '../../laws/spoken';
import { isDirective } from '../directive-kinds';
import { QUOTE, type Facts } from '../facts';

/** A fact of a law, a state or a place. */
const OWN = /^(?:law|state|place)\./;

/** The names of all facts that sentences can quote from these lists. */
export const spokenNames = (lists: SpokenLists): string[] => [
  ...new Set(
    Object.values(lists).flatMap((list) => list.flatMap(({ facts }) => Object.keys(facts))),
  ),
];

/**
 * Adds the facts of laws, states and places to those of the site. Their quotes stay in braces until {@link filled}
 * knows which entry is meant.
 */
export function withSpoken(facts: Facts, lists: SpokenLists): Facts {
  const own = new Set(spokenNames(lists));
  return {
    names: [...facts.names, ...own],
    look: (name) => (own.has(name) ? { text: `{{${name}}}` } : facts.look(name)),
  };
}

/** Replaces every text in some nodes that can hold a quote with what `change` returns for it. */
function eachText(
  nodes: readonly Nodes[],
  change: (text: string, isAddress: boolean) => string,
): void {
  for (const root of nodes) {
    visit(root, (node) => {
      if (node.type === 'text') node.value = change(node.value, false);
      if (node.type === 'link') node.url = change(node.url, true);
      const properties = isDirective(node) ? node.data?.hProperties : undefined;
      for (const [name, value] of Object.entries(properties ?? {})) {
        if (typeof value === 'string') properties![name] = change(value, false);
      }
    });
  }
}

/** The facts of a law, a state or a place that some nodes quote, by name. */
export function quotedIn(nodes: readonly Nodes[]): string[] {
  const names: string[] = [];
  eachText(nodes, (text) => {
    for (const [, name = ''] of text.matchAll(QUOTE)) if (OWN.test(name)) names.push(name);
    return text;
  });
  return names;
}

/** Replaces the quotes in a text with the facts of one entry; other quotes stay as they are. */
export const filledText = (
  text: string,
  { facts }: Pick<Spoken, 'facts'>,
  isAddress = false,
): string =>
  text.replace(QUOTE, (quote, name: string) => {
    const fact = facts[name];
    return fact === undefined ? quote : isAddress ? encodeURI(fact) : fact;
  });

/** Gives a slot the `data-slot` attribute, by which a tool fills it in. */
function slotted({ name, attributes, data }: TextDirective): void {
  if (name === 'slot' && data) data.hProperties = { 'data-slot': attributes?.['name'] };
}

/**
 * A copy of some nodes with the facts and the sources of one entry filled in. Without an entry, only slots are marked.
 */
export function filled<T extends Nodes>(nodes: readonly T[], of: Spoken | undefined): T[] {
  const copies = structuredClone(nodes) as T[];
  for (const copy of copies) visit(copy, 'textDirective', slotted);
  if (of === undefined) return copies;
  eachText(copies, (text, isAddress) => filledText(text, of, isAddress));
  for (const copy of copies) {
    visit(copy, 'textDirective', (node) => {
      const name = node.name === 'source' ? node.attributes?.['of'] : undefined;
      const source = name == null ? undefined : of.sources[name];
      if (source === undefined) return;
      const { known, statedBy, cite, asOf, note } = source;
      node.data!.hProperties = Object.fromEntries(
        Object.entries({ known, statedBy, cite, asOf, note }).filter(([, value]) => value),
      );
    });
  }
  return copies;
}
