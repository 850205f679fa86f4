type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What stands in the named fields of an island, and which of them has the focus. */
export interface Fields {
  values: ReadonlyMap<string, string>;
  focused: string | undefined;
}

const fieldsOf = (island: HTMLElement): Field[] => [
  ...island.querySelectorAll<Field>(':is(input, textarea, select)[name]'),
];

/** Reads what has been typed and chosen in an island. */
export function readFields(island: HTMLElement): Fields {
  const fields = fieldsOf(island);
  return {
    values: new Map(fields.map((field) => [field.name, field.value])),
    focused: fields.find((field) => field === field.ownerDocument.activeElement)?.name,
  };
}

/** What was read later, and of the fields that were empty then, what was read first. */
export function laterFields(first: Fields, later: Fields): Fields {
  const filled = [...later.values].filter(([, value]) => value !== '');
  return {
    values: new Map([...first.values, ...filled]),
    focused: later.focused ?? first.focused,
  };
}

/** Types it again, as a visitor would, so that an island knows of it. */
export function typeFields(island: HTMLElement, { values, focused }: Fields): void {
  for (const field of fieldsOf(island)) {
    const value = values.get(field.name);
    if (value) {
      const caret = 'selectionStart' in field ? field.selectionStart : null;
      // React takes note of what is set here, and takes what is set past it for the visitor's.
      field.value = '';
      Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      if (caret !== null) (field as HTMLInputElement).setSelectionRange(caret, caret);
    }
    if (field.name === focused) field.focus({ preventScroll: true });
  }
}
