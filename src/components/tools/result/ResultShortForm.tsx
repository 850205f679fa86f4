import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { resultFacts } from '@site/src/tools/result/facts';
import { resultTool } from '@site/src/tools/result/tool';
import { ShortForm } from '../ShortForm';
import { resultWords } from './words';

/** The short form of the tool that reads a result. */
export function ResultShortForm(): ReactNode {
  return (
    <ShortForm
      tool={resultTool}
      facts={resultFacts()}
      words={resultWords()}
      required={['value', 'situation']}
      submit={<Translate id="tools.result.submit">Read my result</Translate>}
    />
  );
}
