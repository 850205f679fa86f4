import { namedBy, readMark } from '../content/answers/mark';
import { isObject } from '../data/sense/problem';
import type { Values } from './shape';

/** The name under which a form keeps the boxes of a tool's text, in place of the text. */
export const BOXES = 'boxes';

/** The kinds of boxes and of what stands in them, by which the editor knows the fields of an entry. */
export const BOX_KINDS = { listed: 'answers', unlisted: 'unlisted' } as const;
export const LINE_KINDS = { sentence: 'sentence', heading: 'heading' } as const;

/** The words of a line, between two parts of it that stay. */
interface Words {
  kind: 'box' | 'heading' | 'sentence';
  before: string;
  words: string;
  after: string;
  /** What stands in code marks before a sentence. */
  code: string;
  /** The bold words before that. */
  when: string;
}

/** A text in its order: what a form shows, and lines that stay as they are. */
type Piece = Words | { kind: 'kept'; typed: string };

const BOX = /^:{3,}(?:answers|unlisted)\b/;
const TITLE = /^(.*\btitle=")([^"]*)(".*)$/;
const HEADING = /^(#+ +)(.*)$/;
const SENTENCE = /^((?:[-*] +)?)(?:\*\*(.+?)\*\* )?`([^`]+)`(?: (\S.*))?$/;
/** A line that begins something; another one goes on with the sentence above it. */
const BEGINS = /^(?:\s*$|[-*] |#|:{2,}|`|\*\*)/;

function pieceOf(line: string): Piece {
  const part = { kind: 'box', before: line, words: '', after: '', code: '', when: '' } as const;
  if (BOX.test(line)) {
    const [, before, words = '', after = ''] = TITLE.exec(line) ?? [];
    return before === undefined ? part : { ...part, before, words, after };
  }
  const [, hashes, heading = ''] = HEADING.exec(line) ?? [];
  if (hashes !== undefined) return { ...part, kind: 'heading', before: hashes, words: heading };
  const [, before = '', when = '', code = '', words = ''] = SENTENCE.exec(line) ?? [];
  if (!readMark(code)) return { kind: 'kept', typed: line };
  return { ...part, kind: 'sentence', before, when, code, words };
}

function piecesOf(body: string): Piece[] {
  const pieces: Piece[] = [];
  for (const line of body.split('\n')) {
    const above = pieces.at(-1);
    if (above?.kind === 'sentence' && !BEGINS.test(line)) above.words += `\n${line}`;
    else pieces.push(pieceOf(line));
  }
  return pieces;
}

function typed(piece: Piece): string {
  if (piece.kind === 'kept') return piece.typed;
  const { kind, before, when, code, words, after } = piece;
  if (kind !== 'sentence') return `${before}${words}${after}`;
  return `${before}${when && `**${when}** `}\`${code}\`${words && ` ${words}`}`;
}

/** The code without its conditions, which several sentences of a box can share: the first that holds is said. */
function nameOf(code: unknown): string {
  const typedCode = typeof code === 'string' ? code.trim() : '';
  const mark = readMark(typedCode);
  return mark ? namedBy(mark) : typedCode;
}

/** A box of a form: its title where it has one, its lines, and the cases that somebody adds. */
type BoxForm = Values & { sentences: Values[] };

/** What a form shows of the text of a tool: its sentences, box by box. @param body below the lines at the top */
export function toBoxes(body: string): BoxForm[] {
  const boxes: BoxForm[] = [];
  for (const piece of piecesOf(body)) {
    if (piece.kind === 'kept') continue;
    const { kind, words, after, code, when } = piece;
    if (kind === 'box') {
      const top = after ? { type: BOX_KINDS.listed, title: words } : { type: BOX_KINDS.unlisted };
      boxes.push({ ...top, sentences: [], cases: [] });
    } else {
      const line = kind === 'heading' ? { type: kind, words } : { type: kind, code, when, words };
      boxes.at(-1)?.sentences.push(line);
    }
  }
  return boxes;
}

const listOf = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** Words on one line; those that nobody has changed stay as they are typed. */
function wordsIn(value: unknown, before: string): string {
  const words = typeof value === 'string' ? value.trim() : '';
  return words === before.trim() ? before : words.replace(/\s*\n\s*/g, ' ');
}

/** The words that a line gets. @throws Error in words when a line would lose them */
function changed(piece: Words, value: unknown): Words {
  const words = wordsIn(value, piece.words);
  if (words === '' && piece.words !== '') {
    if (!piece.code) throw new Error(`"${piece.words}" needs words.`);
    throw new Error(
      `\`${piece.code}\` needs words: only a sentence with "if", beside another one of its code, can go.`,
    );
  }
  return { ...piece, words };
}

/** A sentence with the new cases that stand before it; without itself, where it is a case whose words are taken out. */
function sentences(piece: Words, line: Values, cases: readonly Values[], box: Values[]): Words[] {
  const { words, when } = line;
  const isCase = readMark(piece.code)?.needs.length !== 0;
  const canGo =
    isCase &&
    box.some(
      (one) =>
        one !== line && nameOf(one['code']) === nameOf(piece.code) && wordsIn(one['words'], ''),
    );
  return [
    ...cases.map((one) => ({
      ...piece,
      code: wordsIn(one['code'], ''),
      words: wordsIn(one['words'], ''),
    })),
    ...(canGo && wordsIn(words, '') === ''
      ? []
      : [changed({ ...piece, when: wordsIn(when, piece.when) }, words)]),
  ];
}

/** What writes the lines of one box. */
interface BoxWriter {
  /** A line with the new cases that stand before it. @throws Error in words when its code would be lost */
  write: (piece: Words) => Words[];
  /** @throws Error in words about a case that stands before no sentence */
  close: () => void;
}

function boxWriter(form: Values = {}): BoxWriter {
  const lines = listOf(form['sentences']);
  const left = [...lines];
  let cases = listOf(form['cases']);
  return {
    write: (piece) => {
      if (piece.kind === 'box') return [changed(piece, form['title'])];
      const line = left.shift() ?? {};
      if (piece.kind === 'heading') return [changed(piece, line['words'])];
      if (line['code'] !== piece.code) {
        throw new Error(`The code \`${piece.code}\` must stay: the tool finds its sentence by it.`);
      }
      const isHere = ({ code }: Values): boolean => nameOf(code) === nameOf(piece.code);
      const here = cases.filter(isHere);
      cases = cases.filter((one) => !isHere(one));
      return sentences(piece, line, here, lines);
    },
    close: () => {
      const [lost] = cases;
      if (!lost) return;
      throw new Error(
        `No sentence of this box has the code \`${nameOf(lost['code'])}\`: copy it from the sentence that the new case goes before.`,
      );
    },
  };
}

/**
 * The text of a tool with the words that a form holds, and every other sign as it was. A case that is added is written
 * right before the first sentence of its code; one whose words are taken out goes.
 *
 * @param body as the form was made of it
 * @throws Error in words when a code would be lost
 */
export function fromBoxes(body: string, boxes: unknown): string {
  const forms = listOf(boxes);
  let writer: BoxWriter | undefined;
  let isGone = false;
  const lines = piecesOf(body).flatMap((piece): string[] => {
    if (piece.kind === 'kept') {
      // Where a paragraph has gone, its empty line goes with it.
      const isGap = isGone && piece.typed === '';
      isGone = false;
      return isGap ? [] : [piece.typed];
    }
    if (piece.kind === 'box') {
      writer?.close();
      writer = boxWriter(forms.shift());
    }
    if (!writer) return [typed(piece)];
    const isParagraph = piece.kind === 'sentence' && piece.before === '';
    const written = writer.write(piece).map(typed);
    isGone = isParagraph && written.length === 0;
    return isParagraph ? [written.join('\n\n')].slice(0, written.length) : written;
  });
  writer?.close();
  return lines.join('\n');
}
