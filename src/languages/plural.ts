/** The order of a message's forms, as in Docusaurus' own plural messages. */
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** Cached, since the search counts its results at every letter typed. */
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
 * Returns the form of a message for a number.
 *
 * @param forms the forms that the language has, for example "One result|5 results"; the last one replaces missing ones
 * @param locale BCP 47 tag, for example "en-US"
 */
export function pluralForm(count: number, forms: string, locale: string): string {
  const { rules, categories } = rulesOf(locale);
  const choices = forms.split('|');
  return choices[Math.min(categories.indexOf(rules.select(count)), choices.length - 1)] ?? '';
}
