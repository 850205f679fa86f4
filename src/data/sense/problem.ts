/** One thing that is wrong in a value: where it stands below its file, and the words after its name. */
export interface Nonsense {
  path: readonly PropertyKey[];
  /** Completes "<field> ...", such as `is "2080", but ...`. */
  message: string;
}

/** What a check of sense reads: data whose form may be wrong too, so every step is looked at. */
export type Loose = Readonly<Record<string, unknown>>;

/** Whether a value has fields: no list, and not nothing. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as fields to look into, empty when it is none. */
export function fields(value: unknown): Loose {
  return typeof value === 'object' && value !== null ? (value as Loose) : {};
}

/** The value at a place below another; undefined where there is none. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (found, key) =>
      Object.hasOwn(fields(found), key) ? Reflect.get(fields(found), key) : undefined,
    value,
  );
}

/** Every value below a value, each with its path, parents first. */
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
