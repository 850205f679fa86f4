import { lazy, type ComponentType } from 'react';
import { markdownElements } from '../components/markdown/components';
import { DIRECTIVES, type Directive } from './directives';
import type { Loader } from './directives/define';

/**
 * A component that is fetched when it is rendered; the build waits for it. The compiler has compared it with its schema
 * where it is named.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- properties come from the parser
export function fetched(load: Loader): ComponentType<any> {
  return lazy(async () => ({ default: (await load()) as ComponentType }));
}

/** The elements that a directive brings: its own, those of its parts, and of the group that holds it. */
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
