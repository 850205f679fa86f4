import type { Law } from '../data/schema';
import { laws } from '../data/schemas/laws';

const { shape } = laws.valueType;

/** True if an entry of `laws.json` may leave out this field. */
const isOptional = (field: string): boolean =>
  shape[field as keyof typeof shape].safeParse(undefined).success;

/** Returns the optional fields that a law has, in the order of its entry. */
export const optionalIn = (law: Law): string[] => Object.keys(law).filter(isOptional);

/** Returns the law with these fields undefined. */
export const without = (law: Law, fields: readonly string[]): Law => ({
  ...law,
  ...Object.fromEntries(fields.map((field) => [field, undefined])),
});
