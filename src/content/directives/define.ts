import type { JSX, ReactNode } from 'react';
import type * as z from 'zod';
import type { MARKS } from '../directive-kinds';
import type { References } from '../references';

export type Kind = keyof typeof MARKS;

/** Loads a component of the site when a page is rendered. The content check never calls it. */
export type Loader<Props = never> = () => Promise<(props: Props) => ReactNode>;

/** An element around directives that follow each other: a row of buttons, a grid of cards. */
export interface Group {
  /** The element it becomes, which is registered for its component. */
  element: string;
  component: Loader;
  /** True if it stands on a page by itself, outside any section. */
  alone: boolean;
}

/** How a container is divided at its `###` headings. */
export interface Parts {
  /** The element of each part: one of ours, with a component, or an HTML element. */
  element: string;
  component?: Loader;
  /** The least number of parts. */
  least: number;
}

/** The props that the words of a directive stand for, or why they stand for nothing. */
export type Meaning<Props> = { props: Props } | { problem: string; needs?: string };

/** Everything about one thing that staff can place in a text. The build, the check and the guide read it. */
export interface Directive {
  name: string;
  /**
   * `leaf` stands alone on a line (`::name`), `container` wraps lines (`:::name` to `:::`), `text` stands in a sentence
   * (`:name[words]`).
   */
  kind: Kind;
  attributes: z.ZodObject;
  /** One sentence for staff. */
  about: string;
  example: string;
  /** The element it becomes, which is registered for its component. */
  element: string;
  /** Undefined if the element is plain HTML, or if a later step handles the directive. */
  component?: Loader;
  /** Fixed props, for directives that share a component. */
  fixed: Readonly<Record<string, string>>;
  group?: Group;
  parts?: Parts;
  /** True if it stands on a page by itself, outside any section. */
  alone: boolean;
  /** True if it is only for the texts of tools; lists for other texts leave it out. */
  ofTools?: true;
  /** Finds what the words stand for. */
  meaning?: (words: string, references: References) => Meaning<Record<string, unknown>>;
}

/** The props of a component: attributes, fixed props, the meaning of its words, and its content. */
type Given<K extends Kind, A extends z.ZodObject, F, M> = {
  [Name in keyof A['shape']]: z.output<A['shape'][Name]>;
} & F &
  M &
  (K extends 'leaf' ? unknown : { children?: ReactNode });

/**
 * Checks that a component fits its directive: it must accept the props it is given, require no others, and know every
 * one of them, because staff would type an unknown one for nothing.
 */
type Fit<G, Props> = [Exclude<keyof G, keyof Props>] extends [never]
  ? G extends Props
    ? unknown
    : { component: ['the component needs something else than', G] }
  : { component: ['the component does not know', Exclude<keyof G, keyof Props>] };

interface Spec<A extends z.ZodObject, F, M, Props> {
  attributes: A;
  about: string;
  example: string;
  component: Loader<Props>;
  fixed?: F;
  group?: Group;
  parts?: Parts;
  alone?: boolean;
  ofTools?: true;
  meaning?: (words: string, references: References) => Meaning<M>;
}

/** Custom element names have a hyphen, as HTML requires. */
const elementOf = (name: string): string => (name.includes('-') ? name : `${name}-block`);

function make<K extends Kind>(kind: K) {
  return <
    A extends z.ZodObject,
    Props,
    const F extends Record<string, string> = Record<never, string>,
    M = unknown,
  >(
    name: string,
    spec: Spec<A, F, M, Props> & Fit<Given<K, A, F, M>, Props>,
  ): Directive => {
    const { fixed = {}, alone = false, ...rest } = spec as unknown as Omit<Directive, 'kind'>;
    return { ...rest, fixed, alone, kind, name, element: elementOf(name) };
  };
}

/** Defines a directive that is alone on a line. */
export const leaf = make('leaf');

/** Defines a directive that wraps lines. */
export const container = make('container');

/** Defines a directive inside a sentence. */
export const inline = make('text');

/** Defines a directive that becomes an HTML element with its attributes, without a component. */
export function plain(
  kind: Kind,
  name: string,
  spec: {
    element: keyof JSX.IntrinsicElements;
    attributes: z.ZodObject;
    about: string;
    example: string;
    ofTools?: true;
  },
): Directive {
  return { ...spec, kind, name, fixed: {}, alone: false };
}

/** Defines a directive that a later step handles: questions listed again, folds, parts that pages share. */
export function marker(
  name: string,
  spec: { attributes: z.ZodObject; about: string; example: string; alone?: boolean },
): Directive {
  return { alone: false, ...spec, kind: 'leaf', name, fixed: {}, element: elementOf(name) };
}

/** Defines a group of neighbors. Its component takes them as children and requires no other props. */
export function group(
  element: string,
  component: Loader<{ children?: ReactNode }>,
  alone = false,
): Group {
  return { element, component: component as Loader, alone };
}
