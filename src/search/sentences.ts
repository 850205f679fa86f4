import { SPOKEN } from './languages';
import { termOf, type Language } from './stems';
import { wordsOf } from './words';
import { EXCERPT } from './weights';

/** A sentence, list item or table row of a section. */
export interface Sentence {
  text: string;
  terms: ReadonlySet<string>;
  /** Starts a paragraph. */
  opens: boolean;
  /** Ends with a period or the like. */
  ends: boolean;
  /** A question or a label: what it is about comes after it. */
  leads: boolean;
  /** Refers to what comes before it. */
  leans: boolean;
}

const END = /[.!?…]["”’)]?$/;
/** "U.S." does not end a sentence. */
const BETWEEN = /(?<=[.!?]["”’)]?)(?<!\.\p{Lu}\.)\s+(?=[“"¿¡]?[\p{Lu}\d])/u;

/** The source named after a paragraph: the first sentence is found by its words too, and shown without it. */
const SOURCE = /(?<=[.!?]["”’)]?) · .*$/u;

/** Cache for the next letter that is typed. */
const SENTENCES = new WeakMap<readonly string[], readonly Sentence[]>();

/** Returns the sentences of a section, without the sources named after them. */
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
