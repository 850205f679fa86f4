/** A value that cannot be right: its path in the file, and a message. */
export interface Nonsense {
  path: readonly PropertyKey[];
  /** Completes "<field> ...", for example `is "2080", but ...`. */
  message: string;
}

/** Data that a check of sense reads. It need not match its schema, so every step into it must be guarded. */
export type Loose = Readonly<Record<string, unknown>>;

/** True if a value is an object: neither null nor an array. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a value as an object (or array) to look into, or an empty object if it is neither. */
export function fields(value: unknown): Loose {
  return typeof value === 'object' && value !== null ? (value as Loose) : {};
}

/** The value at a path, or undefined if there is none. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (found, key) =>
      Object.hasOwn(fields(found), key) ? Reflect.get(fields(found), key) : undefined,
    value,
  );
}

/** Yields a value and everything below it, each with its path, parents first. */
export function* everyValue(
  value: unknown,
  path: readonly PropertyKey[] = [],
): Generator<[path: readonly PropertyKey[], value: unknown]> {
  yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    yield* everyValue(child, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}
