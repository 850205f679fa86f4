import { answers } from './answers';
import { boxes } from './boxes';
import { buttons } from './buttons';
import type { Directive } from './define';
import { facts } from './facts';
import { pages } from './pages';

export type { Directive } from './define';

/**
 * Every directive there is, by its name. The build, the content check, editors and the guide all read this one list.
 */
export const DIRECTIVES: ReadonlyMap<string, Directive> = new Map(
  [...buttons, ...facts, ...boxes, ...pages, ...answers].map((directive) => [
    directive.name,
    directive,
  ]),
);
