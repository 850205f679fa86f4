import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { lawFacts } from '@site/src/laws/facts';
import { placeNames } from '@site/src/laws/places';
import { lawTool } from '@site/src/tools/law/tool';
import { ShortForm } from '../ShortForm';
import { lawWords } from './words';

/** The short form of the law finder. */
export function LawShortForm(): ReactNode {
  return (
    <ShortForm
      tool={lawTool}
      facts={lawFacts()}
      words={lawWords()}
      names={placeNames}
      submit={<Translate id="tools.law.find">Find my rule</Translate>}
    />
  );
}
