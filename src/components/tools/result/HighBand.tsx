import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { radon } from '@site/src/data';
import { number, quantity } from '@site/src/lib/format';
import { AnswerGroup } from '../AnswerGroup';
import { ResultSay } from '../Say';
import { levels, TWICE, value } from './levels';
import { SourceLink } from '../../laws/SourceLink';

/** A result at the action level or above. */
export function HighBand(): ReactNode {
  return (
    <AnswerGroup
      id="action"
      title={
        <Translate id="tools.result.actionTitle" values={levels}>
          {'Air: {action} and above'}
        </Translate>
      }
    >
      <ResultSay as="p" code="answer.action">
        <Translate
          id="tools.result.action"
          values={{
            ...levels,
            value: value(number(radon.actionLevel.air.value, radon.actionLevel.air.decimals)),
          }}
        >
          {
            '{value} {unit}: at or above the action level of {action}. EPA recommends fixing the home.'
          }
        </Translate>
      </ResultSay>
      <ResultSay as="p" code="answer.twice">
        <Translate id="tools.result.twice" values={{ ...levels, value: value(TWICE) }}>
          {
            '{value} {unit}: twice the action level of {action}, or more. EPA recommends fixing the home, and soon.'
          }
        </Translate>
      </ResultSay>
      <ul>
        <ResultSay code="next.second">
          <Translate id="tools.result.second">
            Confirm it: outside a sale, EPA suggests a second test before you spend money.
          </Translate>
        </ResultSay>
        <ResultSay code="next.second-short">
          <Translate id="tools.result.secondShort">
            Confirm it with a second test, and make it a short one, so that you lose no time.
          </Translate>
        </ResultSay>
        <ResultSay code="next.meanwhile">
          <Translate
            id="tools.result.meanwhile"
            values={{
              health: (
                <Link to="/faqs#health-effects">
                  <Translate id="tools.result.healthLink">what radon does to health</Translate>
                </Link>
              ),
            }}
          >
            {
              'People can stay in the home while it is confirmed and fixed. Until then, spend less time on the lowest level. See {health}.'
            }
          </Translate>
        </ResultSay>
        <ResultSay code="next.fix">
          <Translate
            id="tools.result.fix"
            values={{
              nrpp: <SourceLink id="nrppSearch" />,
              nrsb: <SourceLink id="nrsbSearch" />,
            }}
          >
            {
              'Fix it: ask a certified mitigation professional, and two of them for a written quote: see the {nrpp} and the {nrsb}. We do not sell mitigation.'
            }
          </Translate>
        </ResultSay>
        <ResultSay code="next.after">
          <Translate
            id="tools.result.after"
            values={{
              soon: quantity(radon.mitigation.retestAfter),
              days: quantity(radon.mitigation.retestWithin),
            }}
          >
            {'Test again after the repair: no sooner than {soon}, and within {days}.'}
          </Translate>
        </ResultSay>
      </ul>
    </AnswerGroup>
  );
}
