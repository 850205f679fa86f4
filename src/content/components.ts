import { lazy, type ComponentType } from 'react';
import { markdownElements } from '../components/markdown/components';
import { DIRECTIVES, type Directive } from './directives';
import type { Loader } from './directives/define';

/**
 * Wraps a component so that it loads when it is rendered; the build waits for it. The compiler checks its props against
 * the schema where the directive or layout is defined.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- properties come from the parser
export function fetched(load: Loader): ComponentType<any> {
  return lazy(async () => ({ default: (await load()) as ComponentType }));
}

/** The elements of a directive: its own, that of its parts, and that of the group around it. */
function elementsOf({ element, component, parts, group }: Directive): [string, Loader][] {
  return [
    ...(component ? [[element, component] as [string, Loader]] : []),
    ...(parts?.component ? [[parts.element, parts.component] as [string, Loader]] : []),
    ...(group ? [[group.element, group.component] as [string, Loader]] : []),
  ];
}

const ofDirectives = new Map([...DIRECTIVES.values()].flatMap(elementsOf));

/** Every element that Markdown can make, and its component. */
export const components = {
  ...markdownElements,
  ...Object.fromEntries([...ofDirectives].map(([element, load]) => [element, fetched(load)])),
};
