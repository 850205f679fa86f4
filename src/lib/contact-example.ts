import { FIELDS, type ContactField, type FieldRule } from './contact-limits';

const least = ({ required, choices, example = 'x' }: FieldRule): string =>
  required ? (Object.keys(choices ?? {})[0] ?? example) : '';

/**
 * The shortest message that is accepted. Checks and tests override the fields they look at and take the rest from here.
 */
export const LEAST = Object.fromEntries(
  Object.entries<FieldRule>(FIELDS).map(([name, rule]) => [name, least(rule)]),
) as Record<ContactField, string>;
