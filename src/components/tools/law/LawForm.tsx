import type { ReactNode } from 'react';
import { lawFacts } from '@site/src/laws/facts';
import type { LawFacts } from '@site/src/laws/rules';
import { lawTool } from '@site/src/tools/law/tool';
import { ToolForm, type OwnFormProps } from '../ToolForm';
import { lawWords } from './words';

/** The form of the law finder. The script decides which of the questions matter as they are answered. */
export function LawForm({ facts = lawFacts(), names }: OwnFormProps<LawFacts>): ReactNode {
  return <ToolForm tool={lawTool} facts={facts} words={lawWords()} names={names} />;
}
