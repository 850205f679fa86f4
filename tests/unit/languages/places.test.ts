import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { ALL_LOCALES, TRANSLATED_LOCALES } from '../../../src/languages/all-locales';

// Places that must name each language and that no compiler checks: i18n/README.md, "A new language".

it('the link that is offered stands out in each language', () => {
  const sheet = readFileSync('src/components/layout/Strip.module.css', 'utf8');
  const offered = [
    ...sheet.matchAll(/html\[data-offer='(\w+)'\]\) \.languages a\[data-offer='\1'\]/g),
  ];
  expect(offered.map(([, language]) => language)).toEqual(ALL_LOCALES);
});

it('a translation into each language can be accepted without a computer of the project', () => {
  const { on } = parse(readFileSync('.github/workflows/translations.yml', 'utf8')) as {
    on: { workflow_dispatch: { inputs: { language: { options: string[] } } } };
  };
  expect(on.workflow_dispatch.inputs.language.options).toEqual(TRANSLATED_LOCALES);
});
