import type { BlogPosting, WithContext } from 'schema-dts';
import { company } from '../../data';
import { signersOf, type Signing } from '../signers';
import { withoutBase } from '../base';
import { PAGE_LANGUAGE } from '../../languages/page-language';
import { absoluteUrl } from './absolute-url';
import { BUSINESS } from './business';
import { personIn } from './person';

export interface ArticleData extends Signing {
  title: string;
  description: string;
  keywords: readonly string[];
  /** Its path on this site, for example "/blog/lead-214". */
  path: string;
  /** ISO dates, YYYY-MM-DD. */
  published: string;
  updated: string;
  minutes: number;
}

/** An article as structured data: https://schema.org/BlogPosting */
export function articleData(article: ArticleData): WithContext<BlogPosting> {
  const url = absoluteUrl(article.path);
  const { author, reviewer, reviewedOn } = signersOf(article);
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': url,
    url,
    mainEntityOfPage: {
      '@type': 'WebPage',
      '@id': url,
      ...(reviewer && { reviewedBy: personIn(reviewer) }),
      ...(reviewedOn !== undefined && { lastReviewed: reviewedOn }),
    },
    headline: article.title,
    description: article.description,
    keywords: [...article.keywords],
    // The picture that the build draws for social networks, since search engines show no SVG.
    image: absoluteUrl(
      `/img/social/${withoutBase(article.path).slice(1).replaceAll('/', '-')}.png`,
    ),
    datePublished: article.published,
    dateModified: article.updated,
    timeRequired: `PT${article.minutes}M`,
    inLanguage: PAGE_LANGUAGE,
    author: [
      { '@type': 'Organization', name: `${company.name} Team`, url: absoluteUrl('/why-us') },
      personIn(author),
    ],
    publisher: BUSINESS,
  };
}
