import { spokenNames } from '../../src/content/answers/quotes';
import { isDerived, isQuoted, meaningOfFact } from '../../src/content/fact-meanings';
import { FACT_FILES } from '../../src/content/facts';
import { loadReferences } from '../../src/content/references';
import { isOfficeName } from '../../src/data/file-schemas';
import { filesOf } from '../../src/content/site-files';

/**
 * Facts have the same names and meanings whatever their values, so the list is made from the example company, and no
 * edit of the office makes it out of date.
 */
const COMPANY = 'tests/company/site';

/** `glossary.radon.meaning` is one of many alike: `glossary.….meaning`. */
function pattern(name: string): string {
  const [file = '', entry = '', ...rest] = name.split('.');
  return isOfficeName(file, entry) && !isDerived(name) ? [file, '…', ...rest].join('.') : name;
}

/** Returns the name of every fact that a text can quote, except the bare numbers of quantities. */
export function factNames(): string[] {
  const names = loadReferences(filesOf(COMPANY)).facts.names.filter(isQuoted).map(pattern);
  return [...new Set(names)];
}

/** Returns the quotes that a tool's sentence can have of the law, state or place it is about. */
export function spokenQuotes(): string[] {
  return spokenNames(loadReferences(filesOf(COMPANY)).spoken()).map((name) => `{{ ${name} }}`);
}

/** Returns the list for the guide: collapsible by file, with the meaning of each fact and without its value. */
export function factList(): string {
  const all = factNames();
  return FACT_FILES.map((file) => {
    const names = all.filter((name) => name.startsWith(`${file}.`));
    const rows = names.map((name) => {
      return `| \`{{ ${name} }}\` | ${meaningOfFact(name).replaceAll('|', '\\|')} |`;
    });
    return [
      `<details><summary><b>${file}</b>: ${names.length} facts of <code>src/data/${file}.json</code></summary>`,
      ['| Write | It is |', '| --- | --- |', ...rows].join('\n'),
      '</details>',
    ].join('\n\n');
  }).join('\n\n');
}
