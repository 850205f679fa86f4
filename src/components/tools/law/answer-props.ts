import type { Law } from '@site/src/data';
import type { Side } from '@site/src/laws/rules';

/** One answer of a law: the law and the side as codes name them. */
export interface AnswerProps {
  of: string;
  law: Law;
  side: Side;
}
