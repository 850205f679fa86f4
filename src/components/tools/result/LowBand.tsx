import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { radon } from '@site/src/data';
import { figure, number, quantity } from '@site/src/lib/format';
import { AnswerGroup } from '../AnswerGroup';
import { ResultSay, Slot } from '../Say';
import { levels, value } from './levels';

/** A result that is low. */
export function LowBand(): ReactNode {
  const { every } = radon.retest;
  return (
    <AnswerGroup
      id="low"
      title={
        <Translate id="tools.result.lowTitle" values={levels}>
          {'Air: below {consider}'}
        </Translate>
      }
    >
      <ResultSay as="p" code="answer.low">
        <Translate
          id="tools.result.low"
          values={{
            ...levels,
            value: value(number(radon.averages.outdoor.value)),
          }}
        >
          {'{value} {unit}: low. It is below {consider}, from which EPA says to consider fixing.'}
        </Translate>
      </ResultSay>
      <ResultSay as="p" code="answer.low-below">
        <Translate
          id="tools.result.lowBelow"
          values={{ ...levels, value: value(figure(radon.actionLevel.considerMitigation)) }}
        >
          {
            'Less than {value} {unit}: low. It is below {consider}, from which EPA says to consider fixing.'
          }
        </Translate>
      </ResultSay>
      <ul>
        <ResultSay code="next.retest">
          <Translate
            id="tools.result.retest"
            values={{
              every: quantity(every),
              from: (
                <Slot name="from">
                  <Translate id="tools.result.retestFrom">the first of those years</Translate>
                </Slot>
              ),
              to: (
                <Slot name="to">
                  <Translate id="tools.result.retestTo">the last</Translate>
                </Slot>
              ),
            }}
          >
            {
              'Test again in {every} (between {from} and {to}), or sooner after building work. That is our advice.'
            }
          </Translate>
        </ResultSay>
        <ResultSay code="next.monitor">
          <Translate
            id="tools.result.monitorAdvice"
            values={{
              time: quantity(radon.test.minimum),
              before: quantity(radon.closedHouse.before),
            }}
          >
            {
              'From your own monitor, read the average of at least {time} with windows closed, from {before} before. A number of an hour says little.'
            }
          </Translate>
        </ResultSay>
      </ul>
    </AnswerGroup>
  );
}
