import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { Law } from '@site/src/data';
import { quantity } from '@site/src/lib/format';
import { exemptionsOf, namesExemptions } from '@site/src/laws/exemptions';
import { validityOn } from '@site/src/laws/facts';
import { Provenance } from '../../laws/Provenance';
import { saleMitigation } from '../../../laws/points';
import { LawSay, Slot } from '../Say';

export interface DutiesProps {
  /** The id of the law. */
  id: string;
  law: Law;
}

/** What seller and buyer do, by a law on sales. */
export function SaleDuties({ id, law }: DutiesProps): ReactNode {
  const of = `${id}-sale`;
  const rule = validityOn(law, 'sale');
  const [fix] = saleMitigation(law);
  return (
    <>
      <h4>
        <Translate id="tools.part.next">What to do</Translate>
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
        {law.results && (
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
            <Provenance of={law.results} />
          </LawSay>
        )}
        <LawSay code="next.seller" of={of}>
          {law.whoTests ? (
            <>
              {law.whoTests.text}
              <Provenance of={law.whoTests} />
            </>
          ) : (
            <Translate id="tools.law.seller.test">
              If you sell: agree with the buyer, in the contract, who orders the test.
            </Translate>
          )}
        </LawSay>
        <LawSay code="next.buyer" of={of}>
          {asksNoRepair(law) ? (
            <Translate id="tools.law.buyer.test">
              If you buy: you may order the test yourself. The rule gives you the number, and no
              right to repairs or to cancel; a radon contingency in the contract can.
            </Translate>
          ) : (
            <Translate id="tools.law.buyer.order">
              If you buy: you may order a test yourself. Put into the contract what follows from a
              high result (a radon contingency).
            </Translate>
          )}
        </LawSay>
        {fix && (
          <LawSay code="next.fix" of={of}>
            {asksNoRepair(law) ? (
              <Translate id="tools.law.fixSale" values={{ mitigation: fix.text }}>
                {'Fixing a high result: {mitigation}. The contract decides who pays.'}
              </Translate>
            ) : (
              <Translate id="tools.law.fixRental" values={{ mitigation: fix.text }}>
                {'Fixing a high result: {mitigation}.'}
              </Translate>
            )}
            {fix.of && <Provenance of={fix.of} />}
          </LawSay>
        )}
      </ul>
      <h4>
        <Translate id="tools.part.unsure">What is not sure</Translate>
      </h4>
      <ul>
        <LawSay code="unsure.sales" of={of}>
          <LeftOut law={law} />
        </LawSay>
      </ul>
    </>
  );
}

/** Whether the entry says that a sale asks for no repair of a high result. */
const asksNoRepair = ({ saleMitigation, mitigation }: Law): boolean =>
  (saleMitigation ?? mitigation)?.required === false;

/** Whether a sale may be left out: of the sales that the entry lists, of what its page tells, or nobody knows. */
function LeftOut({ law }: { law: Law }): ReactNode {
  if (law.exemptSales) {
    return (
      <Translate
        id="tools.law.exemptSales"
        values={{
          sales: (
            <Link to={exemptionsOf(law)}>
              <Translate id="tools.law.exemptSalesLink">the sales it leaves out</Translate>
            </Link>
          ),
        }}
      >
        {'Whether your sale is one of {sales}: ask your settlement attorney.'}
      </Translate>
    );
  }
  return namesExemptions(law) ? (
    <Translate
      id="tools.law.openSales"
      values={{
        exemptions: (
          <Link to={exemptionsOf(law)}>
            <Translate id="tools.law.openSalesLink">what we know of exemptions</Translate>
          </Link>
        ),
      }}
    >
      {'Whether some sales are left out: see {exemptions}, and ask your settlement attorney.'}
    </Translate>
  ) : (
    <Translate id="tools.law.unlistedSales">
      Whether some sales are left out: we have no list of them. Ask your settlement attorney.
    </Translate>
  );
}
