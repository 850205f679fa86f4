/** How many recent results to keep for each name: the current version of a file, and those before the last edits. */
const KEPT = 4;

/**
 * Memoizes a function by name and inputs, so that reading a site again only redoes what has changed.
 *
 * @param make a pure function of a name, for example a file, and other inputs, which are compared by identity. Its
 * results are shared, so callers must not change them.
 */
export function remembered<Inputs extends readonly unknown[], T>(
  make: (name: string, ...inputs: Inputs) => T,
): (name: string, ...inputs: Inputs) => T {
  const latest = new Map<string, readonly { inputs: Inputs; made: T }[]>();
  return (name, ...inputs) => {
    const own = latest.get(name) ?? [];
    const known = own.find(
      (one) =>
        one.inputs.length === inputs.length &&
        one.inputs.every((input, index) => input === inputs[index]),
    );
    const found = known ?? { inputs, made: make(name, ...inputs) };
    latest.set(name, [found, ...own.filter((one) => one !== found)].slice(0, KEPT));
    return found.made;
  };
}
