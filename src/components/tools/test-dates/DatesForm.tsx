import type { ReactNode } from 'react';
import { datesFacts } from '@site/src/tools/test-dates/facts';
import type { DatesFacts } from '@site/src/tools/test-dates/occasions';
import { datesTool } from '@site/src/tools/test-dates/tool';
import { ToolForm, type OwnFormProps } from '../ToolForm';
import { datesWords } from './words';

/** The form of the planner. */
export function DatesForm({ facts = datesFacts(), names }: OwnFormProps<DatesFacts>): ReactNode {
  return <ToolForm tool={datesTool} facts={facts} words={datesWords()} names={names} hasCalendar />;
}
