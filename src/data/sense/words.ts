import { everyValue, fields, type Nonsense } from './problem';

/** Files whose words may quote facts; other files would print the braces. */
const QUOTING = new Set(['practice', 'glossary', 'asked']);

/** Markdown and HTML syntax, which data files print literally. */
const MARKS: [pattern: RegExp, what: string][] = [
  [/<\/?[a-z][a-z0-9]*\b[^>]*>/i, 'an HTML tag'],
  [/\*\*|__/, 'signs for bold (**)'],
  [/\[[^\]]+\]\([^)]*\)/, 'a link in the form [words](/page)'],
  [/&(?:nbsp|amp|lt|gt|quot);?/, 'a code such as &nbsp;'],
];

function sentence(file: string, text: string): string | undefined {
  if (text !== text.trim()) return `begins or ends with a blank: "${text}"; remove it`;
  if (/[\u0000-\u001F\u007F\u200B\uFEFF]/.test(text)) {
    return 'has an invisible character or a line break inside; type it anew on one line';
  }
  if (!QUOTING.has(file) && /\{\{|\}\}/.test(text)) {
    return `quotes a fact in braces, which this file prints as they stand; write the words themselves`;
  }
  const single = /(?<!\{)\{\s*[a-z]\w*(?:\.[\w-]+)+\s*\}(?!\})/i.exec(text)?.[0];
  if (single !== undefined) {
    return `has "${single}", which would be printed so; a fact has two braces, {${single}}`;
  }
  const mark = MARKS.find(([pattern]) => pattern.test(text));
  return mark && `has ${mark[1]}, which this file prints as it stands; write plain words`;
}

/** Words that would be printed wrong, and duplicate strings in a list. */
export function wordNonsense(file: string, content: unknown): Nonsense[] {
  const found: Nonsense[] = [];
  for (const [path, value] of everyValue(content)) {
    if (typeof value === 'string') {
      const message = sentence(file, value);
      if (message !== undefined) found.push({ path, message });
    }
    if (Array.isArray(value)) {
      value.forEach((item, index) => {
        if (typeof item === 'string' && value.indexOf(item) < index) {
          const message = `is "${item}", which stands in the list already; remove one`;
          found.push({ path: [...path, index], message });
        }
      });
    }
  }
  return found;
}

/** Fields whose value must be unique among the entries of a file, by file. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  areas: ['name'],
  people: ['path', 'name'],
  laws: ['path', 'title'],
  services: ['path', 'name'],
  videos: ['id', 'name'],
};

/** Entries of one file that share a name or address. */
export function twins(file: string, content: unknown): Nonsense[] {
  const holder = file === 'areas' ? fields(content)['areas'] : content;
  const root = file === 'areas' ? ['areas'] : [];
  return (KEYS[file] ?? []).flatMap((field) => {
    const seen = new Map<unknown, string>();
    return Object.entries(fields(holder)).flatMap(([key, entry]): Nonsense[] => {
      const value = fields(entry)[field];
      const first = seen.get(value);
      seen.set(value, key);
      const path = [...root, Array.isArray(holder) ? Number(key) : key, field];
      return first === undefined || value === undefined
        ? []
        : [{ path, message: `is ${JSON.stringify(value)}, which another entry has already` }];
    });
  });
}
