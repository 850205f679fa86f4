import { lawFacts } from '../laws/facts';
import { addDays } from './day';
import { CLOSED_HOUSE_SENTENCES } from './closed-house/sentences';
import { closedHouseFacts } from './closed-house/facts';
import { closedHouseSamples } from './closed-house/samples';
import { closedHouseTool } from './closed-house/tool';
import { everyChoice, type Samples } from './every-choice';
import { LAW_SENTENCES } from './law/sentences';
import { lawSamples } from './law/samples';
import { lawTool } from './law/tool';
import type { Outcome, Sentences } from './outcome';
import { PRICE_SENTENCES } from './price/sentences';
import { priceFacts } from './price/facts';
import { priceSamples } from './price/samples';
import { priceTool } from './price/tool';
import type { Questions } from './question';
import { RESULT_SENTENCES } from './result/sentences';
import { resultFacts } from './result/facts';
import { resultSamples } from './result/samples';
import { resultTool } from './result/tool';
import { DATES_SENTENCES } from './test-dates/sentences';
import { datesFacts } from './test-dates/facts';
import { datesSamples } from './test-dates/samples';
import { datesTool } from './test-dates/tool';
import type { Tool } from './tool';

/** The data that the facts of the tools are selected from, in place of `src/data`. */
export type ToolData = NonNullable<
  Parameters<typeof priceFacts>[0] & Parameters<typeof datesFacts>[0]
>;

/** A tool with everything that is known about it at build and that its script does without. */
interface Whole<Of extends Questions, Facts> {
  tool: Tool<Of, Facts>;
  /** Every sentence that it can say. */
  sentences: Sentences;
  facts: (data?: ToolData) => Facts;
  samples: (facts: Facts, today: string) => readonly Samples<Of>[];
  /** Codes whose values are for machines only: their sentences have no slot for one. */
  unspoken?: readonly string[];
  /** True if the answer depends on the day of the week on which somebody asks. */
  byWeekday?: true;
}

/** True if a place is among the samples: whatever a tool says about a law without a place, it also says with one. */
const isOfPlaces = (round: Samples<Questions>): boolean => round['place']?.some(Boolean) ?? false;

/** Adds what follows from a tool: its questions, and its outcome for every choice of answers. */
const whole = <Of extends Questions, Facts>({
  tool,
  sentences,
  facts,
  samples,
  unspoken = [],
  byWeekday,
}: Whole<Of, Facts>) => ({
  path: tool.path,
  sentences,
  /** True if the sentence of a code has a slot for a value. */
  hasSlot: (code: string): boolean =>
    (sentences[code] ?? []).length > 0 && !unspoken.includes(code),
  questions: (data?: ToolData): Questions => tool.questions(facts(data)),
  /**
   * @param today the day on which it is asked
   * @param ofLaws true for only what a law can change: rounds with places, on one day of the week
   * @returns the outcome of each choice, without those that the tool cannot answer yet
   */
  *outcomes(today: string, data?: ToolData, ofLaws = false): Generator<Outcome> {
    const chosen = facts(data);
    const days =
      byWeekday && !ofLaws ? [0, 1, 2, 3, 4, 5, 6].map((later) => addDays(today, later)) : [today];
    for (const on of days) {
      const rounds = samples(chosen, on).filter((round) => !ofLaws || isOfPlaces(round));
      for (const answers of everyChoice(tool, chosen, rounds)) {
        const decided = tool.decide(answers, chosen, on);
        if ('said' in decided) yield decided;
      }
    }
  },
});

/** Every tool, for checks and tests; importing this loads the facts of all of them. */
export const TOOLS = {
  law: whole({ tool: lawTool, sentences: LAW_SENTENCES, facts: lawFacts, samples: lawSamples }),
  price: whole({
    tool: priceTool,
    sentences: PRICE_SENTENCES,
    facts: priceFacts,
    samples: priceSamples,
    unspoken: ['price.call.one'],
  }),
  result: whole({
    tool: resultTool,
    sentences: RESULT_SENTENCES,
    facts: resultFacts,
    samples: resultSamples,
  }),
  'test-dates': whole({
    tool: datesTool,
    sentences: DATES_SENTENCES,
    facts: datesFacts,
    samples: datesSamples,
    unspoken: ['next.test', 'again.now', 'again.no-rule', 'again.future'],
    byWeekday: true,
  }),
  'closed-house': whole({
    tool: closedHouseTool,
    sentences: CLOSED_HOUSE_SENTENCES,
    facts: closedHouseFacts,
    samples: closedHouseSamples,
  }),
} as const;

export type ToolName = keyof typeof TOOLS;
