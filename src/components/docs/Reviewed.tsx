import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { people } from '@site/src/data';
import { longDate } from '@site/src/lib/format';
import { dayOf, type Review } from '@site/src/lib/review';
import { reviewData } from '@site/src/lib/structured-data/review';
import { JsonLd } from '../seo/JsonLd';

export interface ReviewedProps {
  review: Review;
  /** The page's path. */
  path: string;
}

/** Who reviewed the page and when, for visitors and as structured data; nothing if the person is not in the data. */
export function Reviewed({ review, path }: ReviewedProps): ReactNode {
  const person = people[review.by];
  if (!person) return null;
  const day = dayOf(review.on);
  return (
    <>
      <JsonLd data={reviewData(path, person, day)} />
      <p data-search-ignore="">
        <Translate
          id="doc.reviewed"
          values={{
            name: person.name,
            role: person.jobTitle,
            day: <time dateTime={day}>{longDate(day)}</time>,
          }}
        >
          {'Reviewed by {name}, {role}, on {day}.'}
        </Translate>
      </p>
    </>
  );
}
