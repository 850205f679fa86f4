import type { ReactNode } from 'react';
import type { ResultCode } from '@site/src/lib/tools/result/codes';
import { Say } from '../Say';

export interface ResultSayProps {
  code: ResultCode;
  of?: string;
  as?: 'li' | 'p';
  children: ReactNode;
}

/** A sentence of the tool that reads a result. */
export function ResultSay(props: ResultSayProps): ReactNode {
  return <Say {...props} />;
}
