import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { radon } from '@site/src/data';
import { figure, number, quantity } from '@site/src/lib/format';
import { AnswerGroup } from '../AnswerGroup';
import { ResultSay } from '../Say';
import { levels, TWICE, value } from './levels';

/** A result from which EPA says to consider fixing, and one of which only an upper end is known. */
export function BetweenBand(): ReactNode {
  return (
    <AnswerGroup
      id="consider"
      title={
        <Translate id="tools.result.considerTitle" values={levels}>
          {'Air: from {consider} to below {action}'}
        </Translate>
      }
    >
      <ResultSay as="p" code="answer.consider">
        <Translate
          id="tools.result.consider"
          values={{
            ...levels,
            value: value(
              number(radon.actionLevel.considerMitigation.value, radon.actionLevel.air.decimals),
            ),
          }}
        >
          {
            '{value} {unit}: below the action level of {action}. From {consider} on, EPA says to consider fixing.'
          }
        </Translate>
      </ResultSay>
      <ul>
        <ResultSay code="answer.below-action">
          <Translate
            id="tools.result.belowAction"
            values={{
              ...levels,
              value: value(figure(radon.actionLevel.air)),
            }}
          >
            {
              'Less than {value} {unit}: not above the action level of {action}. How far below, the report does not say.'
            }
          </Translate>
        </ResultSay>
        <ResultSay code="answer.below-unknown">
          <Translate
            id="tools.result.belowUnknown"
            values={{
              ...levels,
              value: value(TWICE),
            }}
          >
            {
              'Less than {value} {unit} can be below the action level of {action} or above it: nobody can tell.'
            }
          </Translate>
        </ResultSay>
        <ResultSay code="next.number">
          <Translate id="tools.result.askNumber">Ask who tested for the number itself.</Translate>
        </ResultSay>
        <ResultSay code="next.long">
          <Translate
            id="tools.result.longAdvice"
            values={{ time: quantity(radon.test.longTermDays) }}
          >
            {'A long-term test ({time} or more) tells whether the number is typical.'}
          </Translate>
        </ResultSay>
        <ResultSay code="next.consider">
          <Translate id="tools.result.considerAdvice" values={levels}>
            {
              'Consider fixing: we suggest it above {consider}. No rule that we know asks for it below {action}.'
            }
          </Translate>
        </ResultSay>
      </ul>
    </AnswerGroup>
  );
}
