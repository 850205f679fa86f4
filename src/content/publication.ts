/** When an article is seen: what its front matter says, and for whom the site is built. */

/** What decides whether an article is published. */
export interface Publication {
  draft?: boolean | undefined;
  /** The day of publication, as YYYY-MM-DD. */
  date: string;
}

/** A day after all others: that of a draft, which no day publishes. */
export const NEVER = '9999-12-31';

/** The day from which visitors see an article. */
export function publishedFrom({ draft, date }: Publication): string {
  return draft === true ? NEVER : date;
}

/**
 * Whether the site is built for the office, who see drafts and articles of a later day too: while editing live, and
 * in the preview of a change.
 */
export function isPreview(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): boolean {
  return environment['NODE_ENV'] === 'development' || environment['CONTEXT'] === 'deploy-preview';
}
