import type { ReactNode } from 'react';
import { LawShortForm } from './law/LawShortForm';
import { PriceShortForm } from './price/PriceShortForm';
import { ResultShortForm } from './result/ResultShortForm';
import { DatesShortForm } from './test-dates/DatesShortForm';

const FORMS = {
  law: LawShortForm,
  price: PriceShortForm,
  dates: DatesShortForm,
  result: ResultShortForm,
} as const;

export interface ToolQuestionsProps {
  name: keyof typeof FORMS;
}

/** The first questions of a tool, for a page where people need its answer; submitting them opens the tool. */
export function ToolQuestions({ name }: ToolQuestionsProps): ReactNode {
  const Form = FORMS[name];
  return <Form />;
}
