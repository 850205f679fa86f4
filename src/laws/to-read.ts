import { sources, type Law, type Statute } from '../data';
import { daysBetween, rulesToRead, WANTING, type KnownRule, type Wanting } from './known';

const HEADS: Readonly<Record<Wanting, string>> = {
  undated: 'Read in a text without a day. Read it there, and write the day as "asOf":',
  old: 'Read long ago. Read it again, and write the day as "asOf":',
  told: 'Told by a second source. Read the text itself, then write "known": "read":',
  company: 'Our own information alone. Ask for the text, then write "known": "read":',
};

/** The data whose rules are listed. */
export interface ToRead {
  laws: Readonly<Record<string, Law>>;
  statutes: Readonly<Record<string, Statute>>;
}

/** Returns where the text of a rule may be: its source or, for what only the company says, the sources of its law. */
function addresses({ name, cite }: KnownRule, { laws }: Pick<ToRead, 'laws'>): string[] {
  const [, law = ''] = name.split('.');
  const ids = cite === undefined ? (laws[law]?.sources ?? []).map(({ id }) => id) : [cite];
  return ids.flatMap((id) => {
    const source = sources[id];
    return source ? [`    ${source.name}\n    ${source.url}`] : [];
  });
}

/**
 * Returns a printable list of the rules to read, grouped by what is missing, each with where to read it.
 *
 * @param today as YYYY-MM-DD
 */
export function rulesToReadText(all: ToRead, today: string): string {
  const rules = rulesToRead({ laws: all.laws, statutes: all.statutes }, today);
  const parts = WANTING.filter((wanting) => rules[wanting].length > 0).map((wanting) => {
    const lines = rules[wanting].map((rule) => {
      const age = rule.asOf && ` (text of ${rule.asOf}, ${daysBetween(rule.asOf, today)} days ago)`;
      return [`  ${rule.name}${age ?? ''}`, ...addresses(rule, all)].join('\n');
    });
    return `${HEADS[wanting]}\n\n${lines.join('\n')}`;
  });
  return parts.length > 0 ? parts.join('\n\n') : 'Every rule was read within 180 days.';
}
