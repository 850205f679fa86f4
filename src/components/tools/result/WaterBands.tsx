import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { radon } from '@site/src/data';
import { number, quantity } from '@site/src/lib/format';
import { AnswerGroup } from '../AnswerGroup';
import { ResultSay, Slot } from '../Say';
import { SourceLink } from '../../laws/SourceLink';
import { value } from './levels';

const { water, air } = radon.actionLevel;
const level = quantity(water);
const { unit } = water;

/** What a result in well water means. */
export function WaterBands(): ReactNode {
  return (
    <AnswerGroup id="water" title={<Translate id="tools.wellWater">Well water</Translate>}>
      <ResultSay as="p" code="answer.water-low">
        <Translate
          id="tools.result.waterLow"
          values={{ level, unit, value: value(number(water.value / 2)) }}
        >
          {'{value} {unit} is below the recommended action level for water, {level}.'}
        </Translate>
      </ResultSay>
      <ResultSay as="p" code="answer.water-low-below">
        <Translate
          id="tools.result.waterLowBelow"
          values={{ level, unit, value: value(number(water.value)) }}
        >
          {'Less than {value} {unit} is below the recommended action level for water, {level}.'}
        </Translate>
      </ResultSay>
      <ResultSay as="p" code="answer.water-action">
        <Translate
          id="tools.result.waterAction"
          values={{ level, unit, value: value(number(water.value)) }}
        >
          {'{value} {unit} is at or above the recommended action level for water, {level}.'}
        </Translate>
      </ResultSay>
      <ResultSay as="p" code="answer.water-unknown">
        <Translate
          id="tools.result.waterUnknown"
          values={{ level, unit, value: value(number(2 * water.value)) }}
        >
          {'Less than {value} {unit} can be below the level for water, {level}, or above it.'}
        </Translate>
      </ResultSay>
      <WaterSteps />
    </AnswerGroup>
  );
}

function WaterSteps(): ReactNode {
  const { toAir, epaStatus, retest, retestTreated } = radon.water;
  return (
    <ul>
      <ResultSay code="next.air-first">
        <Translate
          id="tools.result.airFirst"
          values={{
            air: (
              <Link to="/services/radon-air">
                <Translate id="tools.result.airFirstLink">the air</Translate>
              </Link>
            ),
          }}
        >
          {'Test {air} too, and first if you have not: soil is nearly always the larger source.'}
        </Translate>
      </ResultSay>
      <ResultSay code="next.water-fix">
        <Translate
          id="tools.result.waterFix"
          values={{
            service: (
              <Link to="/services/radon-water">
                <Translate id="tools.result.waterFixLink">before and after it</Translate>
              </Link>
            ),
          }}
        >
          {'Ask a water treatment company about taking radon out, and test {service}.'}
        </Translate>
      </ResultSay>
      <ResultSay code="next.water-retest">
        <Translate
          id="tools.result.waterRetest"
          values={{
            time: quantity(retest),
            by: (
              <Slot name="by">
                <Translate id="tools.result.waterRetestBy">the end of that time</Translate>
              </Slot>
            ),
          }}
        >
          {'Test the water again every {time}: next by {by}.'}
        </Translate>
      </ResultSay>
      <ResultSay code="next.water-treated">
        <Translate
          id="tools.result.waterTreated"
          values={{
            time: quantity(retestTreated),
            by: (
              <Slot name="by">
                <Translate id="tools.result.waterTreatedBy">a year later</Translate>
              </Slot>
            ),
          }}
        >
          {'If the water is treated for radon, test it again after {time}: by {by}.'}
        </Translate>
      </ResultSay>
      <ResultSay code="why.water">
        <Translate
          id="tools.result.whyWater"
          values={{
            level,
            standard: <SourceLink id={water.cite}>{radon.standards.water}</SourceLink>,
            rule: <SourceLink id={toAir.cite}>{epaStatus}</SourceLink>,
          }}
        >
          {
            'The level of {level} is recommended by the standard {standard}. A federal limit was {rule}, so there is none.'
          }
        </Translate>
      </ResultSay>
      <ResultSay code="why.water-adds">
        <Translate
          id="tools.result.waterAdds"
          values={{
            much: quantity(toAir),
            unit: air.unit,
            adds: <Slot name="adds">{number(1)}</Slot>,
          }}
        >
          {
            'Roughly {much} in water adds 1 {unit} to the air; this result adds about {adds} {unit}.'
          }
        </Translate>
      </ResultSay>
      <ResultSay code="why.water-little">
        <Translate id="tools.result.waterLittle" values={{ much: quantity(toAir), unit: air.unit }}>
          {'Roughly {much} in water adds 1 {unit} to the air; this result adds next to nothing.'}
        </Translate>
      </ResultSay>
      <ResultSay code="assumed.thousands">
        <Translate
          id="tools.result.thousands"
          values={{ value: <Slot name="value">{number(water.value)}</Slot> }}
        >
          {'The comma parts thousands: we read {value}.'}
        </Translate>
      </ResultSay>
      <ResultSay code="unsure.well-law">
        <Translate
          id="tools.result.wellLaw"
          values={{
            rules: (
              <Link to="/radon-laws#maryland">
                <Translate id="tools.result.wellLawLink">Maryland’s rules on well water</Translate>
              </Link>
            ),
          }}
        >
          {'A radon test alone does not meet {rules}, which do not name radon.'}
        </Translate>
      </ResultSay>
    </ul>
  );
}
