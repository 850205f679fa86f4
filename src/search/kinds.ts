/** What a result can be, so that visitors can tell a law from an article. */
export const KINDS = ['faq', 'law', 'service', 'article', 'page'] as const;

export type Kind = (typeof KINDS)[number];

const PATTERNS: [pattern: RegExp, kind: Kind][] = [
  [/^\/faqs$/, 'faq'],
  [/^\/(radon-laws$|laws\/)/, 'law'],
  [/^\/services(\/|$)/, 'service'],
  [/^\/blog\//, 'article'],
];

/** Returns the kind of a page by its path. */
export function kindOf(path: string): Kind {
  return PATTERNS.find(([pattern]) => pattern.test(path))?.[1] ?? 'page';
}
