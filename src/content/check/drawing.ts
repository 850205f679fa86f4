import { optimize, type CustomPlugin } from 'svgo';
import { ATTRIBUTES, ELEMENTS, FUNCTIONS, NOTES, SVG, XLINK } from './drawing-allowed';

/** An element of a drawing as svgo parses it, with references such as `&#115;` resolved. */
interface Part {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly { type: string; value?: string }[];
}

const ELSEWHERE = 'something from another site';
const SCRIPT = 'a script';

/** Elements that are active whatever their attributes say, and what to call them for the office. */
const ACTIVE: readonly [pattern: RegExp, what: string][] = [
  [/^(?:script|handler|listener)$/i, SCRIPT],
  [/^(?:foreignObject|iframe|embed|object|html|body)$/i, 'a web page inside'],
  [/^(?:animate\w*|set|mpath|discard)$/i, 'something that moves'],
  [/^(?:audio|video|canvas|source|track)$/i, 'a film inside'],
];

/** Elements that point outside the drawing. A bad address in one is reported before the element itself. */
const LEADING: readonly [pattern: RegExp, what: string][] = [
  [/^(?:image|feImage)$/i, 'a photograph inside'],
  [/^(?:a|view)$/i, 'a link'],
];

/** The doctype that drawing programs write. Browsers ignore it. */
const DOCTYPE =
  /^\s*svg(?:\s+PUBLIC\s+"-\/\/W3C\/\/DTD SVG [^"]*"\s+"https?:\/\/www\.w3\.org\/[^"]*")?\s*$/;

/**
 * Checks by allowlists ({@link ELEMENTS}) that a drawing only draws. The build parses it with the same parser and
 * writes it anew, so browsers get exactly what was checked.
 *
 * @param text of the file
 * @returns a sentence for the office on the first thing that is not allowed, or undefined if all is well
 */
export function drawingSentence(text: string): string | undefined {
  if (!/<(?:\w+:)?svg[\s>]/i.test(text)) return 'This is no drawing in SVG; export it anew.';
  let first: string | undefined;
  const tell = (what: string | undefined): void => {
    first ??= what;
  };
  const reader: CustomPlugin = {
    name: 'drawing',
    fn: () => ({
      doctype: { enter: ({ data: { doctype } }) => tell(doctypeFault(doctype)) },
      instruction: { enter: ({ name, value }) => tell(instructionFault(name, value)) },
      element: {
        enter: (node, parent) => {
          if (parent.type === 'root' && node.attributes['xmlns'] !== SVG) {
            tell('a beginning without the name of its language');
          }
          tell(elementFault(node));
        },
      },
    }),
  };
  try {
    optimize(text, { plugins: [reader] });
  } catch (error) {
    const { line, reason } = error as { line?: number; reason?: string };
    if (reason === undefined) throw error;
    return `The drawing is damaged in line ${line}; export it anew.`;
  }
  return (
    first &&
    `The drawing has ${first}, which a drawing here may not have; export it anew as plain SVG, or ask a programmer.`
  );
}

function doctypeFault(doctype: string): string | undefined {
  if (doctype.includes('[')) return 'entities';
  return DOCTYPE.test(doctype) ? undefined : ELSEWHERE;
}

function instructionFault(name: string, value: string): string | undefined {
  if (name !== 'xml') return `an instruction, <?${name}?>`;
  const encoding = /encoding\s*=\s*["']([^"']*)/.exec(value)?.[1] ?? 'utf-8';
  return /^utf-?8$/i.test(encoding) ? undefined : `the encoding ${encoding}`;
}

function elementFault({ name, attributes, children }: Part): string | undefined {
  const [, prefix = 'svg', local = ''] = /^(?:([^:]*):)?(.*)$/s.exec(name) ?? [];
  const named = (kinds: typeof ACTIVE): string | undefined =>
    kinds.find(([pattern]) => pattern.test(local))?.[1];
  const active = named(ACTIVE);
  if (active !== undefined) return active;
  // Any other prefix belongs to the notes of a drawing program; `namespaceFault` makes sure of that.
  const isNote = prefix !== 'svg';
  for (const [attribute, value] of Object.entries(attributes)) {
    const isNamespace = /^xmlns(?::|$)/.test(attribute);
    if (isNote && !isNamespace) continue;
    const fault = (isNamespace ? namespaceFault : attributeFault)(attribute, value);
    if (fault !== undefined) return fault;
  }
  if (isNote) return undefined;
  if (!ELEMENTS.has(local)) return named(LEADING) ?? `the element <${name}>`;
  return local === 'style'
    ? styleFault(children.map(({ value }) => value ?? '').join(''))
    : undefined;
}

function attributeFault(name: string, value: string): string | undefined {
  if (/^(?:\w+:)?on/i.test(name)) return `${SCRIPT} (an attribute that begins with "on")`;
  if (/^(?:xlink:)?href$/i.test(name)) return addressFault(value);
  if (name === 'style') return styleFault(value);
  const [prefix] = name.includes(':') ? name.split(':') : [];
  const isNote = prefix !== undefined && !['xml', 'xlink', 'svg'].includes(prefix);
  if (isNote || /^(?:aria|data)-[\w-]+$/.test(name)) return undefined;
  return ATTRIBUTES.has(name) ? callFault(value) : `the attribute ${name}`;
}

/** Refuses a prefix bound to another namespace: `<i:script>` would be a script if `i` stood for SVG. */
function namespaceFault(name: string, language: string): string | undefined {
  const prefix = name.slice('xmlns:'.length);
  const expected = { '': SVG, svg: SVG, xlink: XLINK }[prefix];
  const isRight = expected === undefined ? NOTES.test(language) : language === expected;
  return isRight ? undefined : `another language inside (${language || 'none'})`;
}

/** Only parts of the same drawing may be named. */
function addressFault(value: string): string | undefined {
  if (/^#[\w.:-]+$/.test(value)) return undefined;
  const address = value.replace(/[\u0000-\u0020]/g, '').toLowerCase();
  if (/^(?:javascript|vbscript):/.test(address)) return SCRIPT;
  return address.startsWith('data:image/') ? 'a photograph inside' : ELSEWHERE;
}

function styleFault(css: string): string | undefined {
  if (/@import\b/i.test(css)) return ELSEWHERE;
  const rule = /@(?!media\b)[\w-]*/i.exec(css);
  return rule ? `the rule ${rule[0]} in its style` : callFault(css);
}

/** A value can fetch something only through a function, and an escape could hide its name (CSS Syntax 3, 4.3). */
function callFault(value: string): string | undefined {
  if (value.includes('\\')) return 'a \\ in its style';
  for (const { 1: name = '', index } of value.matchAll(/([\w-]+)\(/g)) {
    if (!FUNCTIONS.has(name)) return `${name}() in its style`;
    const inside = value.slice(index + name.length + 1);
    if (name === 'url' && !/^\s*(["']?)#[\w.:-]+\1\s*\)/.test(inside)) return ELSEWHERE;
  }
  return undefined;
}
