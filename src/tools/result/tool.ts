import type { Tool } from '../tool';
import type { ResultOutcome } from './codes';
import type { ResultFacts } from './facts';
import { resultAsks, resultQuestions, type ResultQuestions } from './questions';
import { decideResult } from './result';

/** The reader of results, without its words. */
export const resultTool: Tool<ResultQuestions, ResultFacts, ResultOutcome> = {
  path: '/tools/test-result',
  questions: resultQuestions,
  rows: [['value', 'unit']],
  first: ['value', 'situation'],
  asks: resultAsks,
  decide: decideResult,
  propertyType: ({ situation }) =>
    situation === 'buying' || situation === 'selling' ? 'real-estate' : 'residential',
};
