import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { Law } from '@site/src/data';
import { quantity } from '@site/src/lib/format';
import { Provenance } from '../../laws/Provenance';
import { saleMitigation } from '../../laws/rules';
import { Slot } from '../Say';
import { LawSay } from './LawSay';

export interface DutiesProps {
  of: string;
  law: Law;
}

/** What seller and buyer do, by a law on sales. */
export function SaleDuties({ of, law }: DutiesProps): ReactNode {
  const rule = law.saleValidity ?? law.validity;
  const [fix] = saleMitigation(law);
  return (
    <>
      <h4>
        <Translate id="tools.law.steps">What to do</Translate>
      </h4>
      <ul>
        {rule && (
          <LawSay code="next.oldest" of={of}>
            <Translate
              id="tools.law.oldestSale"
              values={{
                oldest: (
                  <Slot name="oldest">
                    <Translate id="tools.law.oldestSaleRule" values={{ time: quantity(rule) }}>
                      {'less than {time} before settlement'}
                    </Translate>
                  </Slot>
                ),
              }}
            >
              {'Oldest test that counts: {oldest}.'}
            </Translate>
          </LawSay>
        )}
        <LawSay code="next.due" of={of}>
          <Translate
            id="tools.law.dueSale"
            values={{
              due: (
                <Slot name="due">
                  <Translate id="tools.law.dueSaleRule">the day before settlement</Translate>
                </Slot>
              ),
            }}
          >
            {'Buyer and seller both have the result by {due}.'}
          </Translate>
          {law.results && <Provenance of={law.results} />}
        </LawSay>
        <LawSay code="next.seller" of={of}>
          {law.whoTests ? (
            <>
              {law.whoTests.text}
              <Provenance of={law.whoTests} />
            </>
          ) : (
            <Translate id="tools.law.seller.test">
              If you sell: test, or let the buyer test. Agree in the contract who orders it.
            </Translate>
          )}
        </LawSay>
        <LawSay code="next.buyer" of={of}>
          <Translate id="tools.law.buyer.test">
            If you buy: you may order the test yourself. The rule gives you the number, and no right
            to repairs or to cancel; a radon contingency in the contract can.
          </Translate>
        </LawSay>
        {fix && (
          <LawSay code="next.fix" of={of}>
            <Translate id="tools.law.fixSale" values={{ mitigation: fix.text }}>
              {'Fixing a high result: {mitigation}. The contract decides who pays.'}
            </Translate>
            {fix.of && <Provenance of={fix.of} />}
          </LawSay>
        )}
      </ul>
      <h4>
        <Translate id="tools.law.doubts">What is not sure</Translate>
      </h4>
      <ul>
        <LawSay code="unsure.sales" of={of}>
          {law.exemptSales ? (
            <Translate
              id="tools.law.exemptSales"
              values={{
                sales: (
                  <Link to={`${law.path}#exemptions`}>
                    <Translate id="tools.law.exemptSalesLink">the sales it leaves out</Translate>
                  </Link>
                ),
              }}
            >
              {'Whether your sale is one of {sales}: ask your settlement attorney.'}
            </Translate>
          ) : (
            <Translate
              id="tools.law.openSales"
              values={{
                exemptions: (
                  <Link to={`${law.path}#exemptions`}>
                    <Translate id="tools.law.openSalesLink">what we know of exemptions</Translate>
                  </Link>
                ),
              }}
            >
              {
                'Whether some sales are left out: see {exemptions}, and ask your settlement attorney.'
              }
            </Translate>
          )}
        </LawSay>
      </ul>
    </>
  );
}
