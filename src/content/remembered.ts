/** How many of the latest versions of a file are kept: as it is, and as it was before the last edits. */
const KEPT = 4;

/**
 * Makes a function remember what it made of its latest inputs, for each name: when a site is read again, only what
 * has changed since is made anew.
 *
 * @param make a pure function of a name, such as a file, and other inputs, which are compared by identity; what it
 * returns is shared, so nobody may change it
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
