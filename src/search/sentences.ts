import { SPOKEN } from './languages';
import { termOf, type Language } from './stems';
import { wordsOf } from './words';
import { EXCERPT } from './weights';

/** A sentence of a section, a list item or a row. */
export interface Sentence {
  text: string;
  terms: ReadonlySet<string>;
  /** Begins a paragraph. */
  opens: boolean;
  /** Ends with a point or the like. */
  ends: boolean;
  /** A question or a label: what it is about comes after it. */
  leads: boolean;
  /** Speaks of what stands before it. */
  leans: boolean;
}

const END = /[.!?…]["”’)]?$/;
/** "U.S." ends none. */
const BETWEEN = /(?<=[.!?]["”’)]?)(?<!\.\p{Lu}\.)\s+(?=[“"¿¡]?[\p{Lu}\d])/u;

/** What proves a paragraph stands after it: its beginning is found by that, and shown without. */
const SOURCE = /(?<=[.!?]["”’)]?) · .*$/u;

/** Kept for the next letter that is typed. */
const SENTENCES = new WeakMap<readonly string[], readonly Sentence[]>();

/** The sentences of a section, without the sources named after them. */
export function sentencesOf(blocks: readonly string[], language: Language): readonly Sentence[] {
  const seen = SENTENCES.get(blocks);
  if (seen) return seen;
  const sentences = blocks.flatMap((block) => {
    const [source = ''] = SOURCE.exec(block) ?? [];
    const texts = block.slice(0, block.length - source.length).split(BETWEEN);
    return texts.map((text, i) => sentenceOf(text, i === 0 ? source : '', i === 0, language));
  });
  SENTENCES.set(blocks, sentences);
  return sentences;
}

function sentenceOf(text: string, source: string, opens: boolean, language: Language): Sentence {
  const ends = END.test(text);
  const isLabel = !ends && text.length <= EXCERPT.label && !/[:·] /.test(text);
  return {
    text,
    terms: new Set(
      wordsOf(text + source).flatMap(({ forms }) => forms.map((form) => termOf(form, language))),
    ),
    opens,
    ends,
    leads: text.endsWith('?') || isLabel,
    leans: SPOKEN[language].leans.test(text),
  };
}
