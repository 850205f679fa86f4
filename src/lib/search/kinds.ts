/** What a result is, for the visitor to tell a law from an article. */
export type Kind = 'faq' | 'law' | 'service' | 'article' | 'page';

const KINDS: [pattern: RegExp, kind: Kind][] = [
  [/^\/faqs$/, 'faq'],
  [/^\/(radon-laws$|laws\/)/, 'law'],
  [/^\/services(\/|$)/, 'service'],
  [/^\/blog\//, 'article'],
];

/** The kind of a page, by its address. */
export function kindOf(path: string): Kind {
  return KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'page';
}
