import type { ComponentType } from 'react';
import { fetched } from './components';
import { LAYOUTS } from './layouts';

const FRAMES = new Map([...LAYOUTS].map(([name, { frame }]) => [name, fetched(frame)]));

/**
 * The component around the text of a page, and its props from the front matter.
 * @throws Error if there is no such layout
 */
export function frameOf(top: Readonly<Record<string, unknown>>): {
  Frame: ComponentType<Record<string, unknown>>;
  props: Record<string, unknown>;
} {
  const name = String(top['layout']);
  const Frame = FRAMES.get(name);
  if (!Frame) throw new Error(`There is no layout "${name}"; npm run check:content says where.`);
  const fields = ['title', 'description', 'keywords', ...Object.keys(LAYOUTS.get(name)!.fields)];
  return { Frame, props: Object.fromEntries(fields.map((field) => [field, top[field]])) };
}
