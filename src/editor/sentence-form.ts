import { namedBy, readMark } from '../content/answers/mark';
import { isObject } from '../data/sense/problem';
import type { Values } from './shape';

/** The form field that keeps the boxes of a tool's text, in place of the text. */
export const BOXES = 'boxes';

/** The types of boxes and lines, by which the editor chooses their fields. */
export const BOX_KINDS = { listed: 'answers', unlisted: 'unlisted' } as const;
export const LINE_KINDS = { sentence: 'sentence', heading: 'heading' } as const;

/** The words of a line, between two parts of it that stay. */
interface Words {
  kind: 'box' | 'heading' | 'sentence';
  before: string;
  words: string;
  after: string;
  /** The code of a sentence, which is in backticks before its words. */
  code: string;
  /** The bold words before the code. */
  when: string;
}

/** A text in order: lines that a form shows, and lines that stay as they are. */
type Piece = Words | { kind: 'kept'; typed: string };

const BOX = /^:{3,}(?:answers|unlisted)\b/;
const TITLE = /^(.*\btitle=")([^"]*)(".*)$/;
const HEADING = /^(#+ +)(.*)$/;
const SENTENCE = /^((?:[-*] +)?)(?:\*\*(.+?)\*\* )?`([^`]+)`(?: (\S.*))?$/;
/** A line that begins something new; any other line continues the sentence above it. */
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

/**
 * The code without its conditions. Several sentences of a box can share it: the first whose conditions hold is said.
 */
function nameOf(code: unknown): string {
  const typedCode = typeof code === 'string' ? code.trim() : '';
  const mark = readMark(typedCode);
  return mark ? namedBy(mark) : typedCode;
}

/** A box in a form: its title if it has one, its lines, and the new cases that somebody adds. */
type BoxForm = Values & { sentences: Values[] };

/** What a form shows of a tool's text: its sentences, box by box. @param body the text without front matter */
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

/** Words on one line; unchanged ones stay as they were typed. */
function wordsIn(value: unknown, before: string): string {
  const words = typeof value === 'string' ? value.trim() : '';
  return words === before.trim() ? before : words.replace(/\s*\n\s*/g, ' ');
}

/** A line with new words. @throws Error with an explanation if it would lose its words */
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

/**
 * A sentence, after the new cases that belong before it. A sentence that is itself a case and has lost its words is
 * removed.
 */
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

/** Writes the lines of one box. */
interface BoxWriter {
  /** Returns a line, after the new cases that belong before it. @throws Error if its code or its words would be lost */
  write: (piece: Words) => Words[];
  /** @throws Error that names a new case that belongs before no sentence */
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
 * A tool's text with the words of a form; everything else stays the same. A new case is written right before the first
 * sentence with its code; a case whose words were removed is removed.
 *
 * @param body the text from which the form was made
 * @throws Error with an explanation if a code would be lost
 */
export function fromBoxes(body: string, boxes: unknown): string {
  const forms = listOf(boxes);
  let writer: BoxWriter | undefined;
  let isGone = false;
  const lines = piecesOf(body).flatMap((piece): string[] => {
    if (piece.kind === 'kept') {
      // When a paragraph is removed, the empty line after it goes too.
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
