import type { ReactNode } from 'react';
import type { ClosedHouseSaying } from '@site/src/lib/tools/closed-house/tool';
import type { OpenedCode } from '@site/src/lib/tools/closed-house/opened';
import { Say } from '../Say';

export interface ClosedHouseSayProps {
  code: ClosedHouseSaying;
  of?: OpenedCode;
  as?: 'li' | 'p';
  children: ReactNode;
}

/** A sentence of the closed-house sheet, or of an opened window. */
export function ClosedHouseSay(props: ClosedHouseSayProps): ReactNode {
  return <Say {...props} />;
}
