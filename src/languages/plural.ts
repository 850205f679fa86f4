/** In the order in which a message has its forms, as Docusaurus' own plural messages have them. */
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** A page has one language, and every letter of a search counts its results. */
const RULES = new Map<string, { rules: Intl.PluralRules; categories: Intl.LDMLPluralRule[] }>();

function rulesOf(locale: string): { rules: Intl.PluralRules; categories: Intl.LDMLPluralRule[] } {
  const known = RULES.get(locale);
  if (known) return known;
  const rules = new Intl.PluralRules(locale);
  const { pluralCategories } = rules.resolvedOptions();
  const found = { rules, categories: CATEGORIES.filter((one) => pluralCategories.includes(one)) };
  RULES.set(locale, found);
  return found;
}

/**
 * Chooses the form of a message for a number.
 *
 * @param forms the forms that the language has, such as "One result|5 results"; the last stands in for missing ones
 * @param locale such as "en-US"
 */
export function pluralForm(count: number, forms: string, locale: string): string {
  const { rules, categories } = rulesOf(locale);
  const choices = forms.split('|');
  return choices[Math.min(categories.indexOf(rules.select(count)), choices.length - 1)] ?? '';
}
