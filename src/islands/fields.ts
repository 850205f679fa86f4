type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The values of the named fields of an island, by name, and the name of the focused one. */
export interface Fields {
  values: ReadonlyMap<string, string>;
  focused: string | undefined;
}

const fieldsOf = (island: HTMLElement): Field[] => [
  ...island.querySelectorAll<Field>(':is(input, textarea, select)[name]'),
];

/** Reads what the visitor has typed and chosen in an island. */
export function readFields(island: HTMLElement): Fields {
  const fields = fieldsOf(island);
  return {
    values: new Map(fields.map((field) => [field.name, field.value])),
    focused: fields.find((field) => field === field.ownerDocument.activeElement)?.name,
  };
}

/** Merges two readings: the later one, with values of the first one where the later one is empty. */
export function laterFields(first: Fields, later: Fields): Fields {
  const filled = [...later.values].filter(([, value]) => value !== '');
  return {
    values: new Map([...first.values, ...filled]),
    focused: later.focused ?? first.focused,
  };
}

/** Types the values again as a visitor would, so that the island notices. */
export function typeFields(island: HTMLElement, { values, focused }: Fields): void {
  for (const field of fieldsOf(island)) {
    const value = values.get(field.name);
    if (value) {
      const caret = 'selectionStart' in field ? field.selectionStart : null;
      // React records a value set through its own setter, and takes one set past it (on the prototype) for input.
      field.value = '';
      Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      if (caret !== null) (field as HTMLInputElement).setSelectionRange(caret, caret);
    }
    if (field.name === focused) field.focus({ preventScroll: true });
  }
}
