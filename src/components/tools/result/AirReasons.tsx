import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { radon } from '@site/src/data';
import { figure, number, quantity } from '@site/src/lib/format';
import { practice } from '@site/src/lib/practice';
import { UNITS } from '@site/src/tools/result/reading';
import { AnswerGroup } from '../AnswerGroup';
import { ResultSay, Slot } from '../Say';
import { SourceLink } from '../../laws/SourceLink';

const { air, considerMitigation } = radon.actionLevel;
const UNIT_NAMES = { pci: 'pCi/L', bq: 'Bq/m³', bql: 'Bq/L' };

/** Why a result in air is read so, what is assumed, and what is not sure. */
export function AirReasons(): ReactNode {
  const { bqPerPci, whoReferenceBq } = radon.averages;
  return (
    <AnswerGroup
      id="why"
      title={<Translate id="tools.result.whyTitle">How we read a result</Translate>}
    >
      <ul>
        <ResultSay code="why.air">
          <Translate
            id="tools.result.whyAir"
            values={{
              action: quantity(air),
              consider: quantity(considerMitigation),
              epa: <SourceLink id={air.cite} />,
              who: quantity(whoReferenceBq),
              handbook: <SourceLink id={whoReferenceBq.cite} />,
            }}
          >
            {
              'EPA’s action level is {action}; from {consider} on it says to consider fixing ({epa}). The World Health Organization’s reference level is {who} ({handbook}). There is no sharp line.'
            }
          </Translate>
        </ResultSay>
        <ResultSay code="why.rounded">
          <Translate
            id="tools.result.rounded"
            values={{
              value: <Slot name="value">{figure(air)}</Slot>,
              standard: <SourceLink id="mahReporting" />,
            }}
          >
            {
              'Reports give one decimal, and a half goes up: this is reported as {value} ({standard}).'
            }
          </Translate>
        </ResultSay>
        <ResultSay code="why.converted">
          <Translate
            id="tools.result.converted"
            values={{
              pci: <Slot name="pci">{figure(air)}</Slot>,
              bq: <Slot name="bq">{number(air.value * bqPerPci.value)}</Slot>,
              factor: quantity(bqPerPci),
            }}
          >
            {'{pci} pCi/L is {bq} Bq/m³: 1 pCi/L is {factor}.'}
          </Translate>
        </ResultSay>
        <ResultSay code="why.converted-from">
          <Translate
            id="tools.result.convertedFrom"
            values={{
              pci: <Slot name="pci">{figure(air)}</Slot>,
              bq: <Slot name="bq">{number(air.value * bqPerPci.value)}</Slot>,
              factor: quantity(bqPerPci),
            }}
          >
            {'{bq} Bq/m³, in pCi/L with one decimal, is {pci}: 1 pCi/L is {factor}.'}
          </Translate>
        </ResultSay>
        <ResultSay code="assumed.lived-in">
          <Translate id="tools.result.livedIn" values={{ level: practice.testLevel }}>
            {'The test was made on {level}.'}
          </Translate>
        </ResultSay>
        <ResultSay code="assumed.closed">
          <Translate id="tools.result.assumedClosed">The windows were closed.</Translate>
        </ResultSay>
        <ResultSay code="assumed.short">
          <Translate id="tools.result.assumedShort">It was a short test of a few days.</Translate>
        </ResultSay>
        <ResultSay code="assumed.today">
          <Translate
            id="tools.result.assumedToday"
            values={{
              today: (
                <Slot name="today">
                  <Translate id="tools.result.assumedTodayWord">today</Translate>
                </Slot>
              ),
            }}
          >
            {'Days are counted from {today}.'}
          </Translate>
        </ResultSay>
        {UNITS.map((unit) => (
          <ResultSay key={unit} code="assumed.unit" of={unit}>
            <Translate id="tools.result.assumedUnit" values={{ unit: UNIT_NAMES[unit] }}>
              {'The unit is the one you typed with the number, {unit}.'}
            </Translate>
          </ResultSay>
        ))}
        <ResultSay code="unsure.season">
          <Translate
            id="tools.result.season"
            values={{
              more: (
                <Link to="/faqs#seasonal-variations">
                  <Translate id="tools.result.seasonLink">weather and season</Translate>
                </Link>
              ),
            }}
          >
            {'A few days are a sample: levels move with {more}.'}
          </Translate>
        </ResultSay>
        <ResultSay code="unsure.passed">
          <Translate id="tools.result.passed">
            A day above has passed. Act now, and ask whether it still counts.
          </Translate>
        </ResultSay>
        <ResultSay code="unsure.future">
          <Translate id="tools.result.dateFuture">
            The day you gave is still to come. Count from the day on which you get the result.
          </Translate>
        </ResultSay>
        <ResultSay code="unsure.water">
          <Translate id="tools.result.mayBeWater">
            So high a number is usual in well water, not in air. Choose “Well water” above if that
            is what was tested; otherwise call us about it.
          </Translate>
        </ResultSay>
        <ResultSay code="unsure.check-unit">
          <Translate id="tools.result.checkUnit">
            Look at the unit on the report again: pCi/L and Bq/m³ are easily mixed up, and this
            number would be more usual in the other one.
          </Translate>
        </ResultSay>
      </ul>
    </AnswerGroup>
  );
}
