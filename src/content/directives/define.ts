import type { JSX, ReactNode } from 'react';
import type * as z from 'zod';
import type { MARKS } from '../directive-kinds';
import type { References } from '../references';

export type Kind = keyof typeof MARKS;

/** A component of the site, fetched when a page is rendered: the check of texts reads its name alone. */
export type Loader<Props = never> = () => Promise<(props: Props) => ReactNode>;

/** What holds things that follow each other: a row of buttons, a grid of cards. */
export interface Group {
  /** The element it becomes, which stands for its component. */
  element: string;
  component: Loader;
  /** Whether it is a part of a page by itself, and no section holds it. */
  alone: boolean;
}

/** A container whose text is divided at its `###` headings. */
export interface Parts {
  /** The element of each part: one of ours with a component, or one of HTML. */
  element: string;
  component?: Loader;
  /** How many there must be at least. */
  least: number;
}

/** What the words of a directive stand for, or why they stand for nothing. */
export type Meaning<Props> = { props: Props } | { problem: string; needs?: string };

/**
 * Everything there is to know of one thing that staff can place in a text. The build, the check and the guide read it.
 */
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
  /** The element it becomes, which stands for its component. */
  element: string;
  /** None where the element is HTML's own, or where a later step makes something of the directive. */
  component?: Loader;
  /** Fixed properties, of directives that share a component. */
  fixed: Readonly<Record<string, string>>;
  group?: Group;
  parts?: Parts;
  /** Whether it is a part of a page by itself, and no section holds it. */
  alone: boolean;
  /** Whether it stands in the text of a tool alone, and no list offers it for another one. */
  ofTools?: true;
  /** Finds what the words stand for. */
  meaning?: (words: string, references: References) => Meaning<Record<string, unknown>>;
}

/** What a component is given: what was typed, what is fixed, what the words mean, and the text inside. */
type Given<K extends Kind, A extends z.ZodObject, F, M> = {
  [Name in keyof A['shape']]: z.output<A['shape'][Name]>;
} & F &
  M &
  (K extends 'leaf' ? unknown : { children?: ReactNode });

/**
 * Whether a component fits: it must take what it is given, need nothing else, and know each of the properties, since
 * one that it does not know would be typed by staff and lost.
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

/** Names of our elements have a hyphen, as HTML asks of names that are not its own. */
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

/** A directive that stands alone on a line. */
export const leaf = make('leaf');

/** A directive that wraps lines. */
export const container = make('container');

/** A directive within a sentence. */
export const inline = make('text');

/** A directive that becomes an element of HTML with its attributes, and needs no component. */
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

/** A directive that a later step reads: the list of questions, the parts that pages share. */
export function marker(
  name: string,
  spec: { attributes: z.ZodObject; about: string; example: string; alone?: boolean },
): Directive {
  return { alone: false, ...spec, kind: 'leaf', name, fixed: {}, element: elementOf(name) };
}

/** A group of neighbors. Its component takes them as children, and needs nothing else. */
export function group(
  element: string,
  component: Loader<{ children?: ReactNode }>,
  alone = false,
): Group {
  return { element, component: component as Loader, alone };
}
