import type { ReactNode } from 'react';
import { resultFacts, type ResultFacts } from '@site/src/tools/result/facts';
import { resultTool } from '@site/src/tools/result/tool';
import { RadonScale } from '../../figures/RadonScale';
import { ToolForm, type OwnFormProps } from '../ToolForm';
import styles from './ResultForm.module.css';
import { resultWords } from './words';

/** The form of the tool that reads a result, with the scales for its answer. */
export function ResultForm({ facts = resultFacts(), names }: OwnFormProps<ResultFacts>): ReactNode {
  return (
    <ToolForm
      tool={resultTool}
      facts={facts}
      words={resultWords()}
      names={names}
      row={styles.value}
      figure={<Scales />}
    />
  );
}

/** Scales for air and for water; the script shows one of them. */
function Scales(): ReactNode {
  return (
    <>
      <div data-scale="air" hidden>
        <RadonScale own />
      </div>
      <div data-scale="water" hidden>
        <RadonScale kind="water" own />
      </div>
    </>
  );
}
