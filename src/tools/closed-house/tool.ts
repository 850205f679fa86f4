import type { Tool } from '../tool';
import type { ClosedHouseFacts } from './facts';
import { closedHouseFields, isTimed } from './fields';
import { decideOpened } from './opened-said';
import { decideSheet } from './sheet-said';

/** My closed-house sheet, and "We opened a window". */
export const closedHouseTool: Tool<typeof closedHouseFields, ClosedHouseFacts> = {
  fields: () => closedHouseFields,

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
