import type { Tool } from '../tool';
import type { ClosedHouseFacts } from './facts';
import { decideOpened } from './opened-said';
import { closedHouseQuestions, isTimed, type ClosedHouseQuestions } from './questions';
import { decideSheet } from './sheet-said';

/** The tool for "My closed-house sheet" and "We opened a window", without its words. */
export const closedHouseTool: Tool<ClosedHouseQuestions, ClosedHouseFacts> = {
  path: '/tools/closed-house',
  questions: closedHouseQuestions,
  rows: [['hour', 'minutes']],

  asks: ({ need = 'sheet', event, when, test }) => {
    if (need === 'sheet') return ['need', 'day', 'time', 'length'];
    const hasTime = isTimed({ event, when, test });
    return [
      'need',
      'event',
      'when',
      ...(hasTime ? (['hour', 'minutes'] as const) : []),
      'test',
      ...(hasTime ? (['closed'] as const) : []),
      ...(hasTime || event === 'storm' ? (['length', 'day', 'time'] as const) : []),
    ];
  },

  decide: (answers, facts, today) =>
    answers.need === 'opened'
      ? decideOpened(answers, facts)
      : decideSheet(answers, facts.sheet, today),

  propertyType: () => 'residential',
};
