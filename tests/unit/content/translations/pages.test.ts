import { expect, test } from 'vitest';
import { TODAY } from '../../../catalogue/catalogue';
import { checkContent } from '../../../../src/content/check/check';
import { edited, exampleSite, toldByFile } from '../example-site';

const OWN = 'i18n/es/docusaurus-plugin-content-docs/current';

test('what a translator may have typed is told in the translation, where the English is right', () => {
  const files = {
    [`${OWN}/guide.md`]: edited(
      `${OWN}/guide.md`,
      [
        'title: Guía',
        'title: " preguntas "\nslug: /guia\nlast_update:\n  date: 2026-01-01\ntitulo: Guía',
      ],
      ['description: Lo', 'description: "{{ company.nope }} lo'],
      ['de la guía.\n---', 'de la guía."\n---'],
      [
        'Mantenga cerradas las ventanas.',
        'Mantenga cerradas las ventanas, por $165, prices.air.montgomery o ???; re_AbCdEf12_GhIjKlMnOp. Todo bien.',
      ],
      ['](/faqs#cost)', '](/faqs#cots)'],
      ['- Otro punto.', '- Otro **punto.'],
    ),
    [`${OWN}/faqs.md`]: edited(`${OWN}/faqs.md`, ['Primero, respuestas', 'Primero, **respuestas']),
    [`${OWN}/radon-laws.md`]: '---\ntitle: Leyes\n---\n\nTexto.\n',
    [`${OWN}/laws/rockville.md`]: '',
    'docs/radon-laws.md': edited('docs/radon-laws.md', ['In Example', 'In **Example']),
    [`${OWN}/.hidden.md`]: 'x',
    [`${OWN}/notes.txt`]: 'x',
    'i18n/es/notes.json': '{}',
    [`${OWN}/new.md`]: '---\ntitle: x\n---\n\nx\n',
    'i18n/en/guide.md': 'x',
    'i18n/fr/a/guide.md': 'x',
    'i18n/fr/b.md': 'x',
    'i18n/pt/.keep': '',
    'i18n/de/.keep': '',
    'i18n/readme.md': 'x',
    'i18n/es/data/practice.json': '"Texto"',
    'i18n/es/data/glossary.json': '{ "pCi/L": { "name": 4 }, "none": { "term": "x" } }',
    'i18n/es/data/nothing.json': '{}',
    'i18n/es/data/prices.json': '{ "air": }',
    'i18n/es/docusaurus-plugin-content-pages/_closing.md':
      '---\ntitle: Cierre\n---\n\n' + edited('i18n/es/docusaurus-plugin-content-pages/_closing.md'),
  };
  const { problems, warnings } = checkContent(exampleSite(files), TODAY);
  expect(warnings).toEqual([]);
  expect(toldByFile(problems)).toEqual({
    'docs/radon-laws.md': [
      '7: Two ** would be printed here: bold words have ** right before and right after them, in one paragraph: **so**.',
    ],
    'i18n/en': ['Nothing reads this folder: the site is translated into es, pt.'],
    'i18n/es/data/glossary.json': [
      '1: pCi/L.name is no text of the English file; remove it, or check its name.',
      '1: none is no text of the English file; remove it, or check its name.',
    ],
    'i18n/es/data/nothing.json': [
      'There is no src/data/nothing.json with texts to translate; check the name of the file.',
    ],
    'i18n/es/data/practice.json': [
      '1: The whole file is no text of the English file; remove it, or check its name.',
    ],
    'i18n/es/data/prices.json': ['1: a value is missing before }.'],
    [`${OWN}/faqs.md`]: [
      '6: Two ** would be printed here: bold words have ** right before and right after them, in one paragraph: **so**.',
    ],
    [`${OWN}/guide.md`]: [
      `title " preguntas " is already that of ${OWN}/faqs.md.`,
      '3: The line slug: stands in the English file alone, which counts for all languages; remove it here.',
      '4: The line last_update: stands in the English file alone, which counts for all languages; remove it here.',
      '6: There is no field "titulo". Did you mean "title"?',
      '7: The line description: has {{ company.nope }}, which the English does not quote (line 3 there).',
      '7: There is no fact named "company.nope". The nearest names are company.name, company.url and company.email.',
      '10: "re_AbC..." is a secret key: remove it here, and make a new one at the service, since this one has been seen.',
      '10: "???" looks unfinished: write the words, or remove it.',
      '10: "$165" is typed and would stay when the fact changes: write {{ prices.air.montgomery }}.',
      '10: "prices.air.montgomery" would be printed as it stands: a fact has two braces, {{ prices.air.montgomery }}.',
      '14: This paragraph lacks /faqs#cost, to which the English text leads; addresses stay as they are (line 11 there).',
      '14: This paragraph has /faqs#cots, which the English does not name; addresses stay as they are (line 11 there).',
      '14: The link /faqs#cots names a part "#cots" that /faqs does not have. Did you mean "cost"?',
      '19: Two ** would be printed here: bold words have ** right before and right after them, in one paragraph: **so**.',
    ],
    [`${OWN}/laws/rockville.md`]: ['The file is empty; write its text or delete it.'],
    [`${OWN}/new.md`]: ['There is no English file docs/new.md. Did you mean "docs/faqs.md"?'],
    [`${OWN}/notes.txt`]: [
      'Nothing reads this file: translations belong in docusaurus-plugin-content-docs/current, -blog and -pages of i18n/es, under the name of the English file.',
    ],
    'i18n/es/docusaurus-plugin-content-pages/_closing.md': [
      '1: A part of other pages has no lines between --- at its top; remove them.',
      '2: The English does not have the line title:, "title: Cierre"; remove it.',
    ],
    'i18n/fr': ['Nothing reads this folder: the site is translated into es, pt.'],
  });
});
