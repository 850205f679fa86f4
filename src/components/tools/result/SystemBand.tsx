import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { radon } from '@site/src/data';
import { quantity } from '@site/src/lib/format';
import { AnswerGroup } from '../AnswerGroup';
import { ResultSay, Slot } from '../Say';
import { levels } from './levels';

/** A result in a home that has a system. */
export function SystemBand(): ReactNode {
  return (
    <AnswerGroup
      id="system"
      title={<Translate id="tools.result.systemTitle">Air, after mitigation</Translate>}
    >
      <ul>
        <ResultSay code="next.retest-system">
          <Translate
            id="tools.result.retestSystem"
            values={{
              time: quantity(radon.retest.withMitigation),
              by: (
                <Slot name="by">
                  <Translate id="tools.result.retestSystemBy">the end of that time</Translate>
                </Slot>
              ),
            }}
          >
            {'With a system, test every {time}: next by {by}.'}
          </Translate>
        </ResultSay>
        <ResultSay code="next.system">
          <Translate id="tools.result.system" values={levels}>
            {'The system keeps it below {action}. Ask who installed it whether it can do better.'}
          </Translate>
        </ResultSay>
        <ResultSay code="next.system-fails">
          <Translate id="tools.result.systemFails">
            The system does not do enough. Look whether its gauge shows that the fan pulls, and call
            who installed it.
          </Translate>
        </ResultSay>
        <ResultSay code="next.after-system">
          <Translate
            id="tools.result.afterSystem"
            values={{
              soon: quantity(radon.mitigation.retestAfter),
              days: quantity(radon.mitigation.retestWithin),
            }}
          >
            {'After it was mended, test again: no sooner than {soon}, and within {days}.'}
          </Translate>
        </ResultSay>
      </ul>
    </AnswerGroup>
  );
}
