import { FACT_FILES } from '../../src/content/facts';
import { loadFacts } from '../../src/content/read-data';
import { isOfficeName, meaningOf } from './json-schemas';

/**
 * Facts have fields of the same names and meanings whatever their values are. So the list is made from the example
 * company, and no edit of the office makes it out of date.
 */
const COMPANY = 'tests/company/site';

/** What is made of other facts (src/content/facts.ts). */
const DERIVED: Readonly<Record<string, string>> = {
  'prices.twoDevices.montgomery': 'One air test with a second device, in Montgomery County',
  'prices.twoDevices.surrounding': 'The same in a county around it',
  'prices.twoDevices.other': 'The same elsewhere',
  'prices.threeDevices.montgomery': 'One air test with three devices, in Montgomery County',
  'prices.threeDevices.surrounding': 'The same in a county around it',
  'prices.threeDevices.other': 'The same elsewhere',
  'areas.lawPlaces': 'Where a law asks for tests',
  'company.officeHours': 'The opening hours in words',
  'company.paymentWords': 'The ways to pay in words',
};

/** `glossary.radon.meaning` is one of many alike: `glossary.….meaning`. */
function pattern(name: string): string {
  const [file = '', entry = '', ...rest] = name.split('.');
  return isOfficeName(file, entry) ? [file, '…', ...rest].join('.') : name;
}

/** The name of every fact that a text can quote, but for the numbers of quantities. */
export function factNames(): string[] {
  const names = loadFacts(COMPANY)
    .names.filter((name) => !/\.value$|\.\d+\./.test(name))
    .map(pattern);
  return [...new Set(names)];
}

/** The list for the guide: folded by file, with the meaning of each fact and without its value. */
export function factList(): string {
  const all = factNames();
  return FACT_FILES.map((file) => {
    const names = all.filter((name) => name.startsWith(`${file}.`));
    const rows = names.map((name) => {
      const meaning = DERIVED[name] ?? meaningOf(name.split('.')) ?? '';
      return `| \`{{ ${name} }}\` | ${meaning.replaceAll('|', '\\|')} |`;
    });
    return [
      `<details><summary><b>${file}</b>: ${names.length} facts of <code>src/data/${file}.json</code></summary>`,
      ['| Write | It is |', '| --- | --- |', ...rows].join('\n'),
      '</details>',
    ].join('\n\n');
  }).join('\n\n');
}
