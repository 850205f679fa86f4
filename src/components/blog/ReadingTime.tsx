import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';

export interface ReadingTimeProps {
  minutes: number;
}

/** Reading time of an article, for example "5 min read". */
export function ReadingTime({ minutes }: ReadingTimeProps): ReactNode {
  return (
    <span>
      <Translate id="blog.readingTime" values={{ minutes }}>
        {'{minutes} min read'}
      </Translate>
    </span>
  );
}
