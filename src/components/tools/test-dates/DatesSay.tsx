import type { ReactNode } from 'react';
import type { DatesSaying } from '@site/src/lib/tools/test-dates/tool';
import { Say } from '../Say';

export interface DatesSayProps {
  code: DatesSaying;
  of?: string;
  as?: 'li' | 'p';
  children: ReactNode;
}

/** A sentence of the planner. */
export function DatesSay(props: DatesSayProps): ReactNode {
  return <Say {...props} />;
}
