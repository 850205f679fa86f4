import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { Occasion } from '@site/src/tools/test-dates/occasions';
import { PhoneLink } from '../../ui/ContactLinks';
import { DatesSay } from '../Say';
import { ADay, TheDay } from './slots';

/** Whether there is time for a test, and what to do if there is not. */
export function PlanAnswers({ occasion }: { occasion: Occasion }): ReactNode {
  const date = <TheDay occasion={occasion} />;
  return (
    <ul>
      <DatesSay
        code="plan.ok"
        of={occasion}
        when={<Translate id="tools.dates.whenOk">With days to spare:</Translate>}
      >
        <Translate
          id="tools.dates.ok"
          values={{ roomy: <ADay name="roomy" />, book: <ADay name="book" />, date }}
        >
          {
            'There is time before {date}. Book by {roomy}, to leave room for a repair and a second test. The last day for the test alone is {book}.'
          }
        </Translate>
      </DatesSay>
      <DatesSay
        code="plan.tight"
        of={occasion}
        when={<Translate id="tools.dates.whenTight">With days for one test alone:</Translate>}
      >
        <Translate id="tools.dates.tight" values={{ book: <ADay name="book" />, date }}>
          {
            'Book by {book}. That leaves time for a test before {date}, but not for a repair and a second test.'
          }
        </Translate>
      </DatesSay>
      <DatesSay
        code="plan.early"
        of={occasion}
        when={
          <Translate id="tools.dates.whenEarly">
            If a test made now would be too old by then:
          </Translate>
        }
      >
        <Translate
          id="tools.dates.early"
          values={{ oldest: <ADay name="oldest" />, book: <ADay name="book" />, date }}
        >
          {
            'Do not test yet: a test of today would be too old on {date}. Test from {oldest} on, and book by {book}.'
          }
        </Translate>
      </DatesSay>
      <DatesSay
        code="plan.call"
        of={occasion}
        when={
          <Translate id="tools.dates.whenCall">
            If our office days are too few, and other days would do:
          </Translate>
        }
      >
        <Translate
          id="tools.dates.call"
          values={{ phone: <PhoneLink />, book: <ADay name="book" />, date }}
        >
          {
            'Call us by {book}, {phone}. Our usual days no longer fit before {date}, but there are days enough for a test. We cannot promise it.'
          }
        </Translate>
      </DatesSay>
      <DatesSay
        code="plan.too-late"
        of={occasion}
        when={<Translate id="tools.dates.whenLate">If days are too few:</Translate>}
      >
        <Translate id="tools.dates.tooLate" values={{ date, phone: <PhoneLink /> }}>
          {
            'Our office days before {date} are too few for a test. Call us, {phone}: there may be another way. If not, here is what still works.'
          }
        </Translate>
      </DatesSay>
      <DatesSay
        code="plan.past"
        of={occasion}
        when={<Translate id="tools.dates.whenPast">If the day is over:</Translate>}
      >
        <Translate id="tools.dates.past" values={{ date }}>
          {'That day has passed: {date}.'}
        </Translate>
      </DatesSay>
      <Existing occasion={occasion} />
      <DatesSay code="next.move" of={occasion}>
        {occasion === 'sale' ? (
          <Translate id="tools.dates.moveSale">
            Ask the other side and your settlement attorney whether the day can move.
          </Translate>
        ) : (
          <Translate id="tools.dates.moveLease">
            Ask the other side whether the lease can be signed some days later.
          </Translate>
        )}
      </DatesSay>
      <DatesSay code="next.after" of={occasion}>
        {occasion === 'sale' ? (
          <Translate id="tools.dates.afterSale">
            A test after settlement tells you what you live in. It does not do what the rule asks
            for before.
          </Translate>
        ) : (
          <Translate id="tools.dates.afterLease">
            A test after the signing tells what you live in. It does not do what a rule asks for
            before.
          </Translate>
        )}
      </DatesSay>
    </ul>
  );
}

/** What is said of a test that there is already. */
function Existing({ occasion }: { occasion: Occasion }): ReactNode {
  const values = { tested: <ADay name="tested" />, date: <TheDay occasion={occasion} /> };
  return (
    <>
      <DatesSay
        code="existing.counts"
        of={occasion}
        when={
          <Translate id="tools.dates.whenYoung">If you have a test that is young enough:</Translate>
        }
      >
        <Translate id="tools.dates.counts" values={values}>
          {
            'By its age you need no new test: yours of {tested} is young enough on {date}. It counts only if it meets the rest of the rule: see the law.'
          }
        </Translate>
      </DatesSay>
      <DatesSay
        code="existing.too-old"
        of={occasion}
        when={<Translate id="tools.dates.whenOld">If you have an older one:</Translate>}
      >
        <Translate id="tools.dates.tooOld" values={values}>
          {'Your test of {tested} is too old on {date}.'}
        </Translate>
      </DatesSay>
      <DatesSay code="existing.not-yet-made" of={occasion}>
        <Translate id="tools.dates.notYetMade" values={values}>
          {'A test of {tested} is still to come, or comes after {date}. We leave it aside.'}
        </Translate>
      </DatesSay>
      <DatesSay
        code="existing.no-rule"
        of={occasion}
        when={
          <Translate id="tools.dates.whenNoRule">
            If you have a test, and no rule limits its age:
          </Translate>
        }
      >
        <Translate id="tools.dates.noAge" values={values}>
          {'We know of no rule there that says how old the test of {tested} may be on {date}.'}
        </Translate>
      </DatesSay>
    </>
  );
}
