import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { radon } from '@site/src/data';
import { quantity } from '@site/src/lib/format';
import type { Reason } from '@site/src/tools/test-dates/retest';
import { SourceLink } from '../../laws/SourceLink';
import { DatesSay } from '../Say';
import { ADay, Step } from './slots';

/** When to test again, and until when a test counts. */
export function AgainAnswers(): ReactNode {
  const by = <ADay name="by" />;
  return (
    <ul>
      <DatesSay code="again.between">
        <Translate id="tools.dates.between" values={{ from: <ADay name="from" />, by }}>
          {'Test again between {from} and {by}.'}
        </Translate>
      </DatesSay>
      <DatesSay code="again.by">
        <Translate id="tools.dates.by" values={{ by }}>
          {'Test again by {by}.'}
        </Translate>
      </DatesSay>
      <DatesSay code="again.now">
        <Translate id="tools.dates.now">Test again now: the house has changed.</Translate>
      </DatesSay>
      <DatesSay code="again.overdue">
        <Translate id="tools.dates.overdue" values={{ by }}>
          {'It was time by {by}. Test again now.'}
        </Translate>
      </DatesSay>
      <Counts by={by} />
      <DatesSay code="again.future">
        <Translate id="tools.dates.future">
          That day is still to come. Type the day of the last test, or of the work.
        </Translate>
      </DatesSay>
      <Days />
      <Why />
    </ul>
  );
}

/** Whether a test still counts. */
function Counts({ by }: { by: ReactNode }): ReactNode {
  return (
    <>
      <DatesSay code="again.counts" of="sale">
        <Translate id="tools.dates.countsSale" values={{ by }}>
          {'Your test counts for a settlement until {by}.'}
        </Translate>
      </DatesSay>
      <DatesSay code="again.counts" of="lease">
        <Translate id="tools.dates.countsLease" values={{ by }}>
          {'Your test counts for a lease until {by}.'}
        </Translate>
      </DatesSay>
      <DatesSay code="again.too-old" of="sale">
        <Translate id="tools.dates.tooOldSale" values={{ by }}>
          {'Your test counted for a settlement until {by}. For a later one, test again.'}
        </Translate>
      </DatesSay>
      <DatesSay code="again.too-old" of="lease">
        <Translate id="tools.dates.tooOldLease" values={{ by }}>
          {'Your test counted for a lease until {by}. For a later one, test again.'}
        </Translate>
      </DatesSay>
      {(['sale', 'lease'] as const).map((occasion) => (
        <DatesSay key={occasion} code="again.no-rule" of={occasion}>
          <Translate id="tools.dates.noRule">
            We know of no rule there that says how old a test may be. Agree on it with the other
            side.
          </Translate>
        </DatesSay>
      ))}
    </>
  );
}

/** The days of testing again. */
function Days(): ReactNode {
  return (
    <>
      <DatesSay code="day.last">
        <Step what={<Translate id="tools.dates.lastDay">Your day:</Translate>} />
      </DatesSay>
      <DatesSay code="day.from">
        <Step what={<Translate id="tools.dates.fromDay">Test again, from:</Translate>} />
      </DatesSay>
      <DatesSay code="day.suggested">
        <Step
          what={
            <Translate id="tools.dates.suggestedDay">
              Test again, as we suggest outside a sale:
            </Translate>
          }
        />
      </DatesSay>
      <DatesSay code="day.by" of="test">
        <Step what={<Translate id="tools.dates.byDay">Test again, at the latest:</Translate>} />
      </DatesSay>
      <DatesSay code="day.by" of="sale">
        <Step
          what={
            <Translate id="tools.dates.bySale">
              Last settlement for which the test counts:
            </Translate>
          }
        />
      </DatesSay>
      <DatesSay code="day.by" of="lease">
        <Step
          what={
            <Translate id="tools.dates.byLease">Last lease for which the test counts:</Translate>
          }
        />
      </DatesSay>
      <DatesSay code="day.standard">
        <Step
          what={
            <Translate id="tools.dates.standardDay">
              The longest that the national protocol of 2019 allows:
            </Translate>
          }
        />
      </DatesSay>
    </>
  );
}

/** Why again, and after which source. */
function Why(): ReactNode {
  const { retest, mitigation, water } = radon;
  const rules: Record<Exclude<Reason, 'sale' | 'lease'>, ReactNode> = {
    routine: (
      <Translate
        id="tools.dates.whyRoutine"
        values={{ every: quantity(retest.every), most: quantity(retest.standardMaximum) }}
      >
        {'We advise every {every}. The national protocol says at least every {most}.'}
      </Translate>
    ),
    system: (
      <Translate id="tools.dates.whySystem" values={{ every: quantity(retest.withMitigation) }}>
        {'With a mitigation system, every {every}: a fan can fail without a sign.'}
      </Translate>
    ),
    mitigation: (
      <Translate
        id="tools.dates.whyMitigation"
        values={{
          after: quantity(mitigation.retestAfter),
          within: quantity(mitigation.retestWithin),
          suggested: quantity(mitigation.retestSuggested),
        }}
      >
        {
          'No sooner than {after} after the work and within {within}. Outside a sale we suggest to wait {suggested}.'
        }
      </Translate>
    ),
    works: (
      <Translate id="tools.dates.whyWorks">
        Building work, new windows, heating or cooling can change the level.
      </Translate>
    ),
    water: (
      <Translate id="tools.dates.whyWater" values={{ every: quantity(water.retest) }}>
        {'Well water: at least every {every}.'}
      </Translate>
    ),
    treated: (
      <Translate id="tools.dates.whyTreated" values={{ every: quantity(water.retestTreated) }}>
        {'Treated well water: every {every}.'}
      </Translate>
    ),
  };
  const cited: Record<keyof typeof rules, string | undefined> = {
    routine: retest.standardMaximum.cite,
    system: retest.withMitigation.cite,
    mitigation: mitigation.retestAfter.cite,
    works: retest.standardMaximum.cite,
    water: water.retest.cite,
    treated: water.retestTreated.cite,
  };
  return (
    <>
      {Object.entries(rules).map(([reason, text]) => (
        <DatesSay key={reason} code="why.again" of={reason}>
          {text} <SourceLink id={cited[reason as keyof typeof rules]} />
        </DatesSay>
      ))}
    </>
  );
}
