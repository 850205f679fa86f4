import type { ReactNode } from 'react';
import { sayingOf } from '@site/src/lib/tools/outcome';

export interface SayProps {
  code: string;
  /** The fact that the sentence speaks of, such as the id of a law. */
  of?: string;
  as?: 'li' | 'p';
  children?: ReactNode;
}

/**
 * A sentence that a tool can say. It stands in the list of all answers, where it is true without a visitor's own
 * days and numbers; `live/start-tool.ts` copies it into an answer and fills in its slots.
 */
export function Say({ code, of, as: Tag = 'li', children }: SayProps): ReactNode {
  return <Tag data-say={sayingOf(of === undefined ? { code } : { code, of })}>{children}</Tag>;
}

/** A place in a sentence for a value of the visitor's own case; until then it says it in general. */
export function Slot({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return <span data-slot={name}>{children}</span>;
}
