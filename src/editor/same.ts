/** True if two values of a file are equal, regardless of the order of their fields. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [here, there] = [Object.entries(one), Object.entries(other)];
  return (
    here.length === there.length &&
    here.every(
      ([name, value]) =>
        Object.hasOwn(other, name) && same(value, (other as Record<string, unknown>)[name]),
    )
  );
}
