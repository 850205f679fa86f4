/** When an article is visible, by its front matter and by the audience of the build. */

/** What decides whether an article is published. */
export interface Publication {
  draft?: boolean | undefined;
  /** The publication day, as YYYY-MM-DD. */
  date: string;
}

/** Later than any other day; stands for a draft, which never appears. */
export const NEVER = '9999-12-31';

/** The day from which visitors see an article, as YYYY-MM-DD. */
export function publishedFrom({ draft, date }: Publication): string {
  return draft === true ? NEVER : date;
}

/**
 * True if the site is built for the office, which also sees drafts and future articles: in live editing, and in the
 * preview of a change.
 */
export function isPreview(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): boolean {
  return environment['NODE_ENV'] === 'development' || environment['CONTEXT'] === 'deploy-preview';
}
