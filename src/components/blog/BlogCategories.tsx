import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { InfoCard } from '../ui/InfoCard';

/** The categories of the blog, as three cards. */
export function BlogCategories(): ReactNode {
  return (
    <ul className="grid">
      <InfoCard icon="report" title={<Translate id="blog.category.news">Industry News</Translate>}>
        <p>
          <Translate id="blog.category.newsText">
            New standards, local laws and testing methods, and what they mean for homes here.
          </Translate>
        </p>
      </InfoCard>
      <InfoCard
        icon="lab"
        title={<Translate id="blog.category.education">Educational Resources</Translate>}
      >
        <p>
          <Translate id="blog.category.educationText">
            How radon behaves, how it’s measured and how to read a result, with sources you can
            check.
          </Translate>
        </p>
      </InfoCard>
      <InfoCard icon="inspect" title={<Translate id="blog.category.cases">Case Studies</Translate>}>
        <p>
          <Translate id="blog.category.casesText">
            Typical houses, step by step: which tests, where, and what comes next.
          </Translate>
        </p>
      </InfoCard>
    </ul>
  );
}
