/** In the order in which a message has its forms, as Docusaurus' own plural messages have them. */
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** A page has one language, and every letter of a search counts its results. */
const RULES = new Map<string, Intl.PluralRules>();

/**
 * Chooses the form of a message for a number.
 *
 * @param forms the forms that the language has, such as "One result|5 results"; the last stands in for missing ones
 * @param locale such as "en-US"
 */
export function pluralForm(count: number, forms: string, locale: string): string {
  const rules = RULES.get(locale) ?? new Intl.PluralRules(locale);
  RULES.set(locale, rules);
  const { pluralCategories } = rules.resolvedOptions();
  const own = CATEGORIES.filter((category) => pluralCategories.includes(category));
  const choices = forms.split('|');
  return choices[Math.min(own.indexOf(rules.select(count)), choices.length - 1)] ?? '';
}
