import { parseTree, visit, type Node } from 'jsonc-parser';

/**
 * Reads JSON that staff type in a web editor, with mistakes explained in words and the line of every value. For most
 * mistakes `JSON.parse` gives neither words nor a line, and it silently lets the second of two equal names win.
 */

/** A syntax error or a duplicate name, with its position. */
export interface JsonProblem {
  /** Line and column count from 1. */
  line: number;
  column: number;
  message: string;
}

/** The result of reading a text as JSON. */
export interface ReadJson {
  /** Undefined if the text cannot be parsed. */
  value?: unknown;
  problems: JsonProblem[];
  /** The line of the value at a path, counted from 1; if the value is missing, the line of its nearest parent. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const STRING_CHARACTERS = /"(?:[^"\\\n\u0000-\u001F]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*/y;
const WORD = /[^\s,:[\]{}"“”]+/y;

/** What follows a malformed number, for example "0165" or "165$". */
const NUMBER_GOES_ON = /[\w.%$“”"]/;

/** A bracket that is not closed yet, and the fields since it. */
interface Open {
  sign: '{' | '[';
  at: number;
  /** The offset of each field's name. */
  fields: Map<string, number>;
}

/** The last token read. */
interface Last {
  kind: 'start' | 'open' | 'field' | 'colon' | 'value' | 'comma';
  at: number;
  end: number;
  name: string;
}

/** Reads a text token by token and collects its mistakes. */
class Reader {
  readonly problems: JsonProblem[] = [];
  /** True after a mistake that ends the reading, since the rest cannot be understood. */
  isBroken = false;
  private readonly open: Open[] = [];
  private last: Last = { kind: 'start', at: 0, end: 0, name: '' };

  constructor(private readonly text: string) {
    const begin = (sign: Open['sign'], at: number): void => {
      this.open.push({ sign, at, fields: new Map() });
      this.step('open', at, 1);
    };
    const close = (at: number, length: number): void => {
      if (text[at] === undefined) this.mistake(at);
      this.open.pop();
      this.step('value', at, length);
    };
    visit(
      text,
      {
        onObjectBegin: (at) => begin('{', at),
        onArrayBegin: (at) => begin('[', at),
        onObjectEnd: close,
        onArrayEnd: close,
        onObjectProperty: (name, at, length) => this.step('field', at, length, name),
        onSeparator: (sign, at) => (sign === ':' ? this.field(at) : this.step('comma', at, 1)),
        onLiteralValue: (value, at, length) => {
          const goesOn = NUMBER_GOES_ON.test(text[at + length] ?? '');
          if (typeof value === 'number' && goesOn) this.stop(at, this.wrongNumber(at));
          this.step('value', at, length);
        },
        onError: (_code, at) => this.mistake(at),
      },
      { disallowComments: true },
    );
  }

  private step(kind: Last['kind'], at: number, length: number, name = ''): void {
    this.last = { kind, at, end: at + length, name };
  }

  /** Records a field at its colon, and reports a name that the object already has. */
  private field(colon: number): void {
    const { name, at } = this.last;
    const fields = this.open.at(-1)?.fields;
    const first = fields?.get(name);
    if (first !== undefined && !this.isBroken) {
      const { line } = placeIn(this.text, first);
      const message =
        `"${name}" stands here a second time (first on line ${line}); only one can count, so ` +
        'remove the other';
      this.problems.push({ ...placeIn(this.text, at), message });
    }
    fields?.set(name, first ?? at);
    this.step('colon', colon, 1);
  }

  /** Reports a syntax error, explained by the token before it. */
  private mistake(at: number): void {
    const { text, last } = this;
    const sign = text[at];
    const open = this.open.at(-1);
    const bracket = open?.sign === '{' ? '}' : ']';
    const opened = `the ${open?.sign} of line ${open && placeIn(text, open.at).line}`;
    if (last.kind === 'field') {
      this.stop(at, `a colon is missing after "${last.name}"; ${this.here(at)} stands there`);
    } else if (last.kind === 'comma' && (sign === bracket || sign === ',')) {
      this.stop(last.at, `the comma before ${sign} is one too many; remove it`);
    } else if (last.kind === 'value' && open === undefined) {
      this.stop(
        at,
        `something is left over after the end of the data: ${this.here(at)}; remove it`,
      );
    } else if ((last.kind === 'value' || last.kind === 'open') && sign === undefined) {
      this.stop(at, `the file ends, but ${opened} is not closed: add a ${bracket}`);
    } else if (last.kind === 'value' && (sign === '}' || sign === ']')) {
      this.stop(at, `${sign} stands here, but ${opened} closes with ${bracket}`);
    } else if (last.kind === 'value' && text.slice(last.end, at).includes('\n')) {
      this.stop(last.end, 'a comma is missing at the end of this line');
    } else if (last.kind === 'value') {
      this.stop(at, `a comma is missing before ${this.here(at)}`);
    } else if (sign === '"') {
      this.wrongString(at);
    } else if (open?.sign === '{' && last.kind !== 'colon') {
      this.stop(at, wrongName(text.slice(at), this.here(at)));
    } else if (this.match(NUMBER, at) !== '') {
      this.stop(at, this.wrongNumber(at));
    } else {
      this.stop(at, wrongValue(this.match(WORD, at), sign));
    }
  }

  private wrongString(from: number): void {
    const at = from + this.match(STRING_CHARACTERS, from).length;
    if (this.text[at] === '\\') {
      this.stop(at, 'a backslash \\ cannot stand here; write / or two of them \\\\');
    } else if (this.text[at] === '\t') {
      this.stop(at, 'a tab stands inside the words; type a blank instead');
    } else {
      const words = this.text.slice(from, from + 30).split('\n')[0] ?? '';
      this.stop(from, `the quotation mark that closes ${words} is missing`);
    }
  }

  private wrongNumber(at: number): string {
    return (
      `${this.match(WORD, at)} is neither a number nor words: write a number alone (165, not ` +
      '0165 or 165$), or words in quotation marks'
    );
  }

  private match(pattern: RegExp, at: number): string {
    pattern.lastIndex = at;
    return pattern.exec(this.text)?.[0] ?? '';
  }

  private here(at: number): string {
    const sign = String.fromCodePoint(this.text.codePointAt(at) ?? 0x20);
    if (at >= this.text.length) return 'the end of the file';
    return /[\s\p{Cf}]/u.test(sign) ? 'an invisible character' : `"${sign}"`;
  }

  private stop(at: number, message: string): void {
    if (!this.isBroken) this.problems.push({ ...placeIn(this.text, at), message });
    this.isBroken = true;
  }
}

/** The line and column of an offset, both counted from 1. */
function placeIn(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** The node at a path, or its nearest parent. Of two equal names the second counts, as in `JSON.parse`. */
function nodeAt(node: Node | undefined, [key, ...rest]: readonly PropertyKey[]): Node | undefined {
  if (key === undefined) return node;
  const found =
    typeof key === 'number'
      ? node?.children?.[key]
      : node?.children?.findLast(({ children: [name] = [] }) => name?.value === key)?.children?.[1];
  return found ? nodeAt(found, rest) : node;
}

/** The message for something that is not a value where a value is expected. */
function wrongValue(word: string, sign: string | undefined): string {
  if (sign === undefined) return 'the file ends where a value should stand';
  if ('“”„'.includes(sign))
    return `a curly quotation mark ${sign} stands here; type a straight one: "`;
  if (sign === "'" || sign === '`') return `${sign} stands here; type a double quotation mark: "`;
  if (sign === ',' || sign === '}' || sign === ']') return `a value is missing before ${sign}`;
  if (sign === '$') return 'write a price as a number alone, without $: 165';
  if (/^(yes|no|true|false)$/i.test(word)) {
    return `${word} stands here; write true or false in small letters, without quotation marks`;
  }
  if (/^(\/\/|\/\*|#)/.test(word)) return 'notes cannot be written into this file; remove this one';
  if (/^(<{7}|={7}|>{7})/.test(word)) return MERGE;
  return `${word === '' ? sign : word} stands without quotation marks; put " before and after the words`;
}

const MERGE =
  'two versions of the file were put together here and nobody chose (<<<<<<<, =======, ' +
  '>>>>>>>): keep one version and remove these lines';

/** The message for something that is not a field name where one is expected. */
function wrongName(rest: string, here: string): string {
  if (/^(<{7}|={7}|>{7})/.test(rest)) return MERGE;
  if (/^\d/.test(rest)) return 'a number has no comma inside; write 1650, not 1,650';
  if (/^[“”„]/.test(rest)) return `a curly quotation mark stands here; type a straight one: "`;
  if (/^(\/\/|\/\*|#)/.test(rest)) return 'notes cannot be written into this file; remove this one';
  const word = /^[^\s,:[\]{}"“”]*/.exec(rest)?.[0] ?? '';
  return word === ''
    ? `the name of a field in quotation marks should stand here, not ${here}`
    : `the quotation mark before ${word} is missing`;
}

/**
 * Reads a text as JSON.
 *
 * @param typed the text of the file; a leading byte order mark is ignored
 * @returns the value, every duplicate name, and at most one mistake that ended the reading
 */
export function readJson(typed: string): ReadJson {
  const text = typed.replace(/^\uFEFF/, '');
  const { problems, isBroken } = new Reader(text);
  let tree: Node | undefined;
  const lineOf = (path: readonly PropertyKey[]): number =>
    placeIn(text, nodeAt((tree ??= parseTree(text)), path)?.offset ?? 0).line;
  return isBroken ? { problems, lineOf } : { value: JSON.parse(text) as unknown, problems, lineOf };
}
