import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { AnswerGroup } from '../AnswerGroup';
import { ResultSay } from './ResultSay';

/** What a result means when the home is sold. */
export function SaleSteps(): ReactNode {
  return (
    <AnswerGroup
      id="sale"
      title={<Translate id="tools.result.saleTitle">Air, when the home is sold</Translate>}
    >
      <ul>
        <ResultSay code="next.share" of="buying">
          <Translate id="tools.result.shareBuying" values={{ law: <LawLink side="buyer" /> }}>
            {'Keep the report with the contract. See {law}.'}
          </Translate>
        </ResultSay>
        <ResultSay code="next.share" of="selling">
          <Translate id="tools.result.shareSelling" values={{ law: <LawLink side="seller" /> }}>
            {'Give the buyer the report before settlement. See {law}.'}
          </Translate>
        </ResultSay>
        <ResultSay code="next.contract" of="buying">
          <Translate id="tools.result.contractBuying">
            Use the number to plan and to negotiate: put the repair and a new test into the
            contract. The result by itself gives no right to cancel; a radon contingency in the
            contract can. Ask your agent.
          </Translate>
        </ResultSay>
        <ResultSay code="next.contract" of="selling">
          <Translate id="tools.result.contractSelling">
            Who fixes it, the contract says: sellers often repair or give a credit. Agree on the
            repair and a new test in writing.
          </Translate>
        </ResultSay>
      </ul>
    </AnswerGroup>
  );
}

function LawLink({ side }: { side: 'buyer' | 'seller' }): ReactNode {
  return (
    <Link to={`/tools/radon-law?role=${side}`}>
      <Translate id="tools.result.lawLink">which law applies to you</Translate>
    </Link>
  );
}
