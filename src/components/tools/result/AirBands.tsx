import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { radon } from '@site/src/data';
import { figure, number, quantity } from '@site/src/lib/format';
import { AnswerGroup } from '../AnswerGroup';
import { Slot } from '../Say';
import { ResultSay } from './ResultSay';
import { SourceLink } from './SourceLink';

const { air, considerMitigation } = radon.actionLevel;
const levels = {
  consider: quantity(considerMitigation),
  action: quantity(air),
  twice: `${number(2 * air.value, air.decimals)}\u00A0${air.unit}`,
};

/** The result in a sentence; in the list of all answers, the band in its place. */
const value = (band: string): ReactNode => <Slot name="value">{band}</Slot>;
const unit = air.unit;

/** What a result in air means, band by band, for somebody at home. */
export function AirBands(): ReactNode {
  return (
    <>
      <Low />
      <Between />
      <High />
      <System />
    </>
  );
}

function Low(): ReactNode {
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
            unit,
            value: value(
              translate({ id: 'tools.result.lowWord', message: 'A result in this band' }),
            ),
          }}
        >
          {'{value} {unit}: low. It is below {consider}, from which EPA says to consider fixing.'}
        </Translate>
      </ResultSay>
      <ResultSay as="p" code="answer.low-below">
        <Translate
          id="tools.result.lowBelow"
          values={{ ...levels, unit, value: value(figure(considerMitigation)) }}
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

function Between(): ReactNode {
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
            unit,
            value: value(
              translate({ id: 'tools.result.lowWord', message: 'A result in this band' }),
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
              unit,
              value: value(figure(air)),
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
              unit,
              value: value(number(2 * air.value, air.decimals)),
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

function High(): ReactNode {
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
            unit,
            value: value(
              translate({ id: 'tools.result.lowWord', message: 'A result in this band' }),
            ),
          }}
        >
          {
            '{value} {unit}: at or above the action level of {action}. EPA recommends fixing the home. You can live there meanwhile.'
          }
        </Translate>
      </ResultSay>
      <ResultSay as="p" code="answer.twice">
        <Translate
          id="tools.result.twice"
          values={{ ...levels, unit, value: value(number(2 * air.value, air.decimals)) }}
        >
          {
            '{value} {unit}: twice the action level of {action}, or more. Confirm it soon and have it fixed. You can live there meanwhile.'
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
          <Translate id="tools.result.meanwhile">
            Until it is fixed, spend less time on the lowest level.
          </Translate>
        </ResultSay>
        <ResultSay code="next.fix">
          <Translate
            id="tools.result.fix"
            values={{
              nrpp: <SourceLink id="nrppSearch" text="NRPP" />,
              nrsb: <SourceLink id="nrsbSearch" text="NRSB" />,
            }}
          >
            {
              'Fix it: ask a certified mitigation professional, and two of them for a written quote. {nrpp} and {nrsb} list them. We do not sell mitigation.'
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

function System(): ReactNode {
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
