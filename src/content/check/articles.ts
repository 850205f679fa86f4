import { slugNow, type Earlier } from '../earlier';
import { suggest, type Problem } from '../problems';
import { NEVER, publishedFrom } from '../publication';
import { readingMinutes } from '../reading-time';
import type { Site } from './read-site';
import type { Article } from './staff-file';

/** What articles are checked against. */
interface Shelf {
  /** The slugs of all articles, including those with other mistakes in their front matter. */
  slugs: readonly string[];
  /** Earlier addresses of articles, each with the current one. */
  earlier: Earlier;
  today: string;
  /** The year the company was founded, which no article predates. Undefined while `company.json` is wrong. */
  founded: number | undefined;
}

type Report = (field: string, message: string) => void;

function checkDates({ frontMatter }: Article, { today, founded }: Shelf, report: Report): void {
  const { date, last_update: update, draft } = frontMatter;
  if (update !== undefined && update.date < date) {
    report('last_update', `last_update.date (${update.date}) is before date (${date}).`);
  }
  if (update !== undefined && update.date > today && update.date > date) {
    report(
      'last_update',
      `last_update.date (${update.date}) is in the future (today is ${today}).`,
    );
  }
  const far = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  if (draft !== true && date > far) {
    const message =
      `date (${date}) is more than a year ahead, and the article would not be seen until then; ` +
      'look at the year, or write draft: true.';
    report('date', message);
  }
  if (founded !== undefined && date < `${founded}`) {
    report(
      'date',
      `date (${date}) is before the company was founded (${founded}); look at the year.`,
    );
  }
}

function checkReadingTime({ frontMatter, text }: Article, report: Report): void {
  const { reading_time: given } = frontMatter;
  const counted = readingMinutes(text);
  if (given !== undefined && Math.abs(given - counted) > Math.max(2, counted / 2)) {
    const message =
      `reading_time is ${given}, but the words of the article take about ${counted} minutes; ` +
      'remove the line, or mend the number.';
    report('reading_time', message);
  }
}

function checkParent(
  article: Article,
  all: readonly Article[],
  shelf: Shelf,
  report: Report,
): void {
  const { slug, frontMatter } = article;
  const { parentSlug, order } = frontMatter;
  const parentNow = parentSlug === undefined ? undefined : slugNow(parentSlug, shelf.earlier);
  const parent = all.find((other) => other.slug === parentNow);
  if (parentNow === slug) {
    report('parentSlug', 'parentSlug names the article itself.');
  } else if (parentNow !== undefined && !shelf.slugs.includes(parentNow)) {
    const message = `parentSlug "${parentSlug}" is no article. ${suggest(parentNow, shelf.slugs)}`;
    report('parentSlug', message);
  } else if (parent && publishedFrom(parent.frontMatter) > publishedFrom(frontMatter)) {
    const from = publishedFrom(parent.frontMatter);
    const state = from === NEVER ? 'a draft' : `published on ${from}`;
    report('parentSlug', `parentSlug "${parentSlug}" is ${state}, after this article.`);
  }
  if (parentSlug !== undefined && order === undefined) {
    report('parentSlug', 'An article with a parentSlug needs its place in the series: order: 2.');
  }
}

/**
 * Checks articles against each other and fields against each other: dates, parents, the order of siblings, reading
 * time.
 */
export function checkArticles({ files, contents, map: { earlier }, today }: Site): Problem[] {
  const articles = files.flatMap(({ article }) => article ?? []);
  const { founded } = (contents['company'] ?? {}) as { founded?: number };
  const slugs = files.flatMap(({ slug }) => slug ?? []);
  const shelf: Shelf = { slugs, earlier, today, founded };
  const places = new Map<string, string>();
  return articles.flatMap((article) => {
    const { file, frontMatter, lineOf } = article;
    const { parentSlug, order } = frontMatter;
    const problems: Problem[] = [];
    const report: Report = (field, message) => {
      problems.push({ file, line: lineOf(field), message });
    };
    checkDates(article, shelf, report);
    checkReadingTime(article, report);
    checkParent(article, articles, shelf, report);
    if (order !== undefined) {
      const place = `${parentSlug === undefined ? '' : slugNow(parentSlug, shelf.earlier)} ${order}`;
      const sibling = places.get(place);
      if (sibling !== undefined) {
        report('order', `order ${order} is already that of ${sibling}; give each its own number.`);
      }
      places.set(place, file);
    }
    return problems;
  });
}
