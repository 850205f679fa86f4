import type { ReactNode } from 'react';
import { sayingOf } from '@site/src/tools/outcome';
import type { ResultCode } from '@site/src/tools/result/codes';
import type { DatesSaying } from '@site/src/tools/test-dates/codes';

export interface SayProps<Code extends string = string, Of extends string = string> {
  code: Code;
  /** The fact that the sentence speaks of, such as the id of a law. */
  of?: Of;
  as?: 'li' | 'p';
  /** In which case it is so: told in the list, where it stands beside the other answers, and not in an answer. */
  when?: ReactNode;
  children?: ReactNode;
}

/**
 * A sentence that a tool can say. It stands in the list of all answers, where it is true without a visitor's own
 * days and numbers; `live/start-tool.ts` copies it into an answer and fills in its slots.
 */
export function Say({ code, of, as: Tag = 'li', when, children }: SayProps): ReactNode {
  const name = sayingOf(of === undefined ? { code } : { code, of });
  if (when === undefined) return <Tag data-say={name}>{children}</Tag>;
  return (
    <Tag>
      <strong>{when}</strong> <span data-say={name}>{children}</span>
    </Tag>
  );
}

type Sentence<Code extends string, Of extends string = string> = (
  props: SayProps<Code, Of>,
) => ReactNode;

// Each tool says what its codes name, and nothing else.
export const DatesSay: Sentence<DatesSaying> = Say;
export const ResultSay: Sentence<ResultCode> = Say;

/** A place in a sentence for a value of the visitor's own case; until then it says it in general. */
export function Slot({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return <span data-slot={name}>{children}</span>;
}
