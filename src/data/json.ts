/**
 * Reads JSON that staff type in a web editor: where a mistake stands, in words, and on what line each value is.
 * `JSON.parse` names neither for most mistakes, and lets the second of two equal names win in silence.
 */

/** One mistake of writing, where it stands. */
export interface JsonProblem {
  /** The first line and column are 1. */
  line: number;
  column: number;
  message: string;
}

/** What a text of JSON holds. */
export interface ReadJson {
  /** Undefined when the text cannot be read. */
  value?: unknown;
  problems: JsonProblem[];
  /** The line a value stands on; of what is missing, the line of what should hold it. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

/** Ends the reading: what follows a mistake of writing cannot be understood. */
class Stop extends Error {}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const STRING_CHARACTERS = /(?:[^"\\\n\u0000-\u001F]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*/y;
const WORD = /[^\s,:[\]{}"“”]+/y;
const LITERALS: Readonly<Record<string, unknown>> = { true: true, false: false, null: null };

class Reader {
  private at = 0;
  readonly problems: JsonProblem[] = [];
  /** Where each value begins. */
  readonly places = new Map<string, number>();

  constructor(private readonly text: string) {}

  read(): unknown {
    const value = this.value([]);
    this.blanks();
    if (this.at < this.text.length) {
      this.stop(`something is left over after the end of the data: ${this.here()}; remove it`);
    }
    return value;
  }

  /** The line of a value, or of the nearest that holds it. */
  lineOf(path: readonly PropertyKey[]): number {
    for (let length = path.length; length >= 0; length -= 1) {
      const at = this.places.get(JSON.stringify(path.slice(0, length)));
      if (at !== undefined) return this.place(at).line;
    }
    return 1;
  }

  private value(path: readonly PropertyKey[]): unknown {
    this.blanks();
    this.places.set(JSON.stringify(path), this.at);
    const sign = this.text[this.at];
    if (sign === '{') return this.object(path);
    if (sign === '[') return this.array(path);
    if (sign === '"') return this.string();
    const number = this.match(NUMBER);
    if (number !== undefined) return this.number(number);
    const from = this.at;
    const word = this.match(WORD) ?? '';
    if (Object.hasOwn(LITERALS, word)) return LITERALS[word];
    this.at = from;
    return this.stop(wrongValue(word, sign));
  }

  private object(path: readonly PropertyKey[]): Record<string, unknown> {
    const opened = this.at;
    const entries = new Map<string, unknown>();
    this.at += 1;
    while (!this.ends('}', entries.size > 0, opened)) {
      const begins = this.at;
      if (this.text[this.at] !== '"') this.stop(wrongName(this.text.slice(this.at), this.here()));
      const name = this.string();
      this.blanks();
      if (this.text[this.at] !== ':') {
        this.stop(`a colon is missing after "${name}"; ${this.here()} stands there`);
      }
      this.at += 1;
      if (entries.has(name)) {
        const first = this.lineOf([...path, name]);
        const message = `"${name}" stands here a second time (first on line ${first}); only one can count, so remove the other`;
        this.problems.push({ ...this.place(begins), message });
      }
      entries.set(name, this.value([...path, name]));
    }
    return Object.fromEntries(entries);
  }

  private array(path: readonly PropertyKey[]): unknown[] {
    const opened = this.at;
    const items: unknown[] = [];
    this.at += 1;
    while (!this.ends(']', items.length > 0, opened)) {
      items.push(this.value([...path, items.length]));
    }
    return items;
  }

  /** Steps over the comma between two entries; whether the closing bracket stands there instead. */
  private ends(bracket: '}' | ']', hasEntries: boolean, opened: number): boolean {
    const before = this.at;
    this.blanks();
    const sign = this.text[this.at];
    if (sign === bracket) {
      this.at += 1;
      return true;
    }
    const open = bracket === '}' ? '{' : '[';
    if (sign === undefined) {
      this.stop(
        `the file ends, but the ${open} of line ${this.place(opened).line} is not closed: add a ${bracket}`,
      );
    }
    if (!hasEntries) return false;
    if (sign === '}' || sign === ']') {
      this.stop(
        `${sign} stands here, but the ${open} of line ${this.place(opened).line} closes with ${bracket}`,
      );
    }
    if (sign !== ',') {
      const broken = this.place().line > this.place(before).line;
      if (!broken) this.stop(`a comma is missing before ${this.here()}`);
      this.at = before;
      this.stop('a comma is missing at the end of this line');
    }
    const comma = this.at;
    this.at += 1;
    this.blanks();
    const next = this.text[this.at];
    if (next === bracket || next === ',') {
      this.at = comma;
      this.stop(`the comma before ${next} is one too many; remove it`);
    }
    return false;
  }

  private string(): string {
    const from = this.at;
    this.at += 1;
    this.match(STRING_CHARACTERS);
    const sign = this.text[this.at];
    if (sign === '"') {
      this.at += 1;
      return JSON.parse(this.text.slice(from, this.at)) as string;
    }
    if (sign === '\\') this.stop('a backslash \\ cannot stand here; write / or two of them \\\\');
    if (sign === '\t') this.stop('a tab stands inside the words; type a blank instead');
    this.at = from;
    const words = this.text.slice(from, from + 30).split('\n')[0] ?? '';
    return this.stop(`the quotation mark that closes ${words} is missing`);
  }

  private number(typed: string): number {
    const next = this.text[this.at] ?? '';
    if (/[\w.%$“”"]/.test(next)) {
      this.at -= typed.length;
      const word = this.match(WORD) ?? typed;
      this.at -= word.length;
      this.stop(
        `${word} is neither a number nor words: write a number alone (165, not 0165 or 165$), or words in quotation marks`,
      );
    }
    return Number(typed);
  }

  private blanks(): void {
    while (/[ \t\r\n]/.test(this.text[this.at] ?? '')) this.at += 1;
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    this.at += found?.length ?? 0;
    return found;
  }

  private here(): string {
    const sign = String.fromCodePoint(this.text.codePointAt(this.at) ?? 0x20);
    if (this.at >= this.text.length) return 'the end of the file';
    return /[\s\p{Cf}]/u.test(sign) ? 'an invisible character' : `"${sign}"`;
  }

  private place(at = this.at): { line: number; column: number } {
    const before = this.text.slice(0, at).split('\n');
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  }

  private stop(message: string): never {
    this.problems.push({ ...this.place(), message });
    throw new Stop();
  }
}

/** What stands where a value should. */
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
  'two versions of the file were put together here and nobody chose (<<<<<<<, =======, >>>>>>>): keep one version and remove these lines';

/** What stands where the name of a field should. */
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
 * Reads a text of JSON.
 *
 * @param text the text of the file; a byte order mark is passed over
 * @returns the value, every name that stands twice, and at most one mistake that ended the reading
 */
export function readJson(text: string): ReadJson {
  const reader = new Reader(text.replace(/^\uFEFF/, ''));
  const lineOf = (path: readonly PropertyKey[]): number => reader.lineOf(path);
  try {
    return { value: reader.read(), problems: reader.problems, lineOf };
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    return { problems: reader.problems, lineOf };
  }
}
