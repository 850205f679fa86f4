import type { LawFacts } from '../../laws/rules';
import type { Tool } from '../tool';
import type { LawOutcome } from './codes';
import { decideLaw, lawAsks } from './law';
import { lawQuestions, type LawQuestions } from './questions';

/** The law finder, without its words. */
export const lawTool: Tool<LawQuestions, LawFacts, LawOutcome> = {
  path: '/tools/radon-law',
  questions: lawQuestions,
  first: ['place', 'role'],
  asks: lawAsks,
  decide: decideLaw,
  propertyType: ({ role }) =>
    role === 'buyer' || role === 'seller' ? 'real-estate' : 'residential',
};
