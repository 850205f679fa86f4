import type { Law } from '../data/schema';
import { laws } from '../data/schemas/laws';

const { shape } = laws.valueType;

/** Whether a law can be without it: a field of an entry of `laws.json`. */
const isOptional = (field: string): boolean =>
  shape[field as keyof typeof shape].safeParse(undefined).success;

/** The fields that a law has and could be without, in their order. */
export const optionalIn = (law: Law): string[] => Object.keys(law).filter(isOptional);

/** The law as if it did not speak of these. */
export const without = (law: Law, fields: readonly string[]): Law => ({
  ...law,
  ...Object.fromEntries(fields.map((field) => [field, undefined])),
});
