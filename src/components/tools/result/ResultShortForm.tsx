import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { resultFacts } from '@site/src/tools/result/facts';
import { resultTool } from '@site/src/tools/result/tool';
import { ShortForm } from '../ShortForm';
import { resultWords } from './words';

/** The first questions of the reader of results: the number, and whose it is. */
export function ResultShortForm(): ReactNode {
  return (
    <ShortForm
      tool={resultTool}
      facts={resultFacts()}
      words={resultWords()}
      required={['value']}
      submit={<Translate id="tools.result.submit">What it means</Translate>}
    />
  );
}
