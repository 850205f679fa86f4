import { suggest, type Problem } from '../problems';
import type { ArticleFrontMatter } from './front-matter-schema';

/** An article whose own front matter is right. */
export interface Article {
  file: string;
  slug: string;
  frontMatter: ArticleFrontMatter;
  lineOf: (field: string) => number;
}

/** Checks what concerns several fields or articles: dates, parents and the order among siblings. */
export function checkArticles(articles: readonly Article[]): Problem[] {
  const slugs = articles.map(({ slug }) => slug);
  const places = new Map<string, string>();
  return articles.flatMap(({ file, slug, frontMatter, lineOf }) => {
    const { date, last_update: update, parentSlug, order } = frontMatter;
    const problems: Problem[] = [];
    const report = (field: string, message: string): void => {
      problems.push({ file, line: lineOf(field), message });
    };
    if (update !== undefined && update.date < date) {
      report('last_update', `last_update.date (${update.date}) is before date (${date}).`);
    }
    if (parentSlug === slug) {
      report('parentSlug', 'parentSlug names the article itself.');
    } else if (parentSlug !== undefined && !slugs.includes(parentSlug)) {
      report(
        'parentSlug',
        `parentSlug "${parentSlug}" is no article. ${suggest(parentSlug, slugs)}`,
      );
    }
    if (parentSlug !== undefined && order === undefined) {
      report('parentSlug', 'An article with a parentSlug needs its place in the series: order: 2.');
    }
    if (order !== undefined) {
      const place = `${parentSlug ?? ''} ${order}`;
      const sibling = places.get(place);
      if (sibling !== undefined) {
        report('order', `order ${order} is already that of ${sibling}; give each its own number.`);
      }
      places.set(place, file);
    }
    return problems;
  });
}
