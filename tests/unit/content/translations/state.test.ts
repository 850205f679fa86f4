import { mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../../../src/content/check/check';
import { formatProblem } from '../../../../src/content/problems';
import { isOlder, shownText, usable } from '../../../../src/content/translations/state';
import { accept, acceptRenewed, type Languages } from '../../../../src/content/translations/accept';
import { followRenames } from '../../../../src/content/translations/renamed';
import { recordFile } from '../../../../src/content/translations/record';
import { oldAddresses } from '../../../../src/content/redirects';
import { loadReferences } from '../../../../src/content/references';
import { DOC, sampleSite } from '../sample-site';
import { filesOf } from '../../../../src/content/site-files';

const ENGLISH = 'docs/questions.md';
const SPANISH = 'i18n/es/docusaurus-plugin-content-docs/current/questions.md';
const OWN = `---
title: Preguntas
description: Lo que la gente pregunta.
---

## Primera parte {#first}

Texto con [un enlace](/contact).
`;

let clock = 1;

/** Writes a file with a modification time later than that of all files before. */
function write(siteDir: string, file: string, text: string): void {
  const full = path.join(siteDir, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
  utimesSync(full, clock, clock);
  clock += 1;
}

interface Site extends Languages {
  change: (file: string, from: string, to: string) => void;
  said: () => { problems: string[]; warnings: string[] };
}

function translatedSite(files: Record<string, string> = {}): Site {
  const siteDir = sampleSite({ [SPANISH]: OWN, ...files });
  return {
    siteDir,
    english: {},
    messagesIn: () => undefined,
    change: (file, from, to) =>
      write(
        siteDir,
        file,
        readFileSync(path.join(siteDir, file), 'utf8').replace(from, () => to),
      ),
    said: () => {
      const { problems, warnings } = checkContent(siteDir);
      return { problems: problems.map(formatProblem), warnings: warnings.map(formatProblem) };
    },
  };
}

const PENDING = { problems: [], warnings: [] };

describe('a page that was recorded as it is', () => {
  it('is told where its top cannot be read', () => {
    const site = translatedSite();
    site.change(SPANISH, 'Lo que la gente', 'Lo que: la gente');
    accept(site, 'es', ENGLISH);
    expect(site.said().problems).toEqual([
      expect.stringMatching(/questions\.md:3: The lines between the two --- cannot be read/),
    ]);
  });

  it('is told to the translators where something in it is not as it should be', () => {
    const site = translatedSite();
    site.change(SPANISH, 'Lo que la gente', 'Lo que la gente'.repeat(12));
    expect(accept(site, 'es', ENGLISH)).toEqual({ done: true });
    expect(site.said()).toEqual({
      problems: [],
      warnings: [expect.stringMatching(/questions\.md:3: description has \d+ characters/)],
    });
  });
});

describe('a page whose English names another address since', () => {
  it('stays, and leads there by the old one, until its translators write the new one', () => {
    const old = '[a link](/old)';
    const site = translatedSite({
      [ENGLISH]: DOC.replace('[a link](/contact)', old),
      [SPANISH]: OWN.replace('[un enlace](/contact)', '[un enlace](/old)'),
      'docs/old.md': DOC.replace('Questions', 'Old')
        .replace('What people', 'Once')
        .replace('/questions', '/old'),
    });
    expect(accept(site, 'es', ENGLISH)).toEqual({ done: true });
    rmSync(path.join(site.siteDir, 'docs/old.md'));
    write(site.siteDir, 'src/data/redirects.json', '[{ "from": "/old", "to": "/contact" }]');
    site.change(ENGLISH, old, '[a link](/contact)');
    const { problems, warnings } = site.said();
    expect(problems).toEqual([]);
    expect(warnings).toContainEqual(
      expect.stringMatching(/questions\.md:8: The link \/old is an old address, which leads on/),
    );
    expect(usable(site.siteDir, 'es', SPANISH)).toBe(true);
    expect(oldAddresses(site.siteDir).get('/old')).toBe('/contact');
  });
});

describe('a link to a part that its English page has no more', () => {
  it('opens the page at its top, and waits for the translators', () => {
    const part = '[a link](/questions#first)';
    const site = translatedSite({
      [ENGLISH]: DOC.replace('[a link](/contact)', part),
      [SPANISH]: OWN.replace('[un enlace](/contact)', '[un enlace](/other#part)'),
      'docs/other.md': `${DOC.replace('Questions', 'Other')
        .replace('What people', 'Once')
        .replace('/questions', '/other')}\n## Part {#part}\n`,
    });
    site.change(ENGLISH, part, '[a link](/other#part)');
    expect(accept(site, 'es', ENGLISH)).toEqual({ done: true });
    site.change('docs/other.md', '\n## Part {#part}\n', '');
    site.change(ENGLISH, '[a link](/other#part)', '[a link](/other)');
    const { problems, warnings } = site.said();
    expect(problems).toEqual([]);
    expect(warnings).toContainEqual(
      expect.stringMatching(/questions\.md:8: The link \/other#part names a part "#part"/),
    );
    expect(usable(site.siteDir, 'es', SPANISH)).toBe(true);
  });
});

describe('a page whose English has changed since it was translated', () => {
  it('is told, is published, and says so to its readers', () => {
    const site = translatedSite();
    expect(accept(site, 'es', ENGLISH)).toEqual({ done: true });
    expect(site.said()).toEqual(PENDING);
    expect(isOlder(site.siteDir, 'es', ENGLISH)).toBe(false);

    site.change(ENGLISH, 'Text with', 'Words with');
    expect(site.said()).toEqual({
      problems: [],
      warnings: [
        `${SPANISH}: The English changed in 1 place since it was translated. Line 8 was "Text with [a link](/contact).", is "Words with [a link](/contact).".`,
      ],
    });
    expect(isOlder(site.siteDir, 'es', SPANISH)).toBe(true);
    expect(usable(site.siteDir, 'es', SPANISH)).toBe(true);

    expect(accept(site, 'es', ENGLISH)).toEqual({ done: true });
    expect(site.said()).toEqual(PENDING);
    expect(isOlder(site.siteDir, 'es', ENGLISH)).toBe(false);
  });

  it('gives way to the English page when a fact that it quotes is gone', () => {
    const site = translatedSite();
    const rush = '"rush": { "what": "Result by the next morning", "price": 50 },';
    site.change('src/data/prices.json', '"air": {', `"air": { ${rush}`);
    site.change(ENGLISH, 'Text', '{{ prices.air.rush.price }}: text');
    site.change(SPANISH, 'Texto', '{{ prices.air.rush.price }}: texto');
    expect(accept(site, 'es', ENGLISH)).toEqual({ done: true });
    expect(site.said()).toEqual(PENDING);

    site.change(ENGLISH, '{{ prices.air.rush.price }}: text', 'Text');
    expect(usable(site.siteDir, 'es', ENGLISH)).toBe(true);
    site.change('src/data/prices.json', rush, '');
    expect(usable(site.siteDir, 'es', ENGLISH)).toBe(false);
    const { problems, warnings } = site.said();
    expect(problems).toEqual([]);
    expect(warnings.join()).toContain('because of line 8: There is no fact named');
  });

  it('gives way to the English page when its parts have other names', () => {
    const site = translatedSite();
    accept(site, 'es', ENGLISH);
    site.change(ENGLISH, '{#first}', '{#start}');
    site.change('src/data/asked.json', '#first', '#start');
    const { problems, warnings } = site.said();
    expect(problems).toEqual([]);
    expect(warnings).toEqual([
      expect.stringContaining('visitors read this page in English, because of line 6'),
    ]);
    expect(usable(site.siteDir, 'es', SPANISH)).toBe(false);
    expect(shownText(site.siteDir, 'es', SPANISH, OWN)).toContain('{#start}');
  });

  it('gives way to the English page when it leads to a page that is gone', () => {
    const site = translatedSite({
      'docs/other.md': DOC.replace('Questions', 'Other').replace('/questions', '/other'),
    });
    site.change(ENGLISH, '/contact', '/other');
    site.change(SPANISH, '/contact', '/other');
    accept(site, 'es', ENGLISH);
    site.change(ENGLISH, '/other', '/contact');
    expect(usable(site.siteDir, 'es', SPANISH)).toBe(true);
    site.change('docs/other.md', '/other', '/elsewhere');
    expect(site.said().problems).toEqual([]);
    expect(usable(site.siteDir, 'es', SPANISH)).toBe(false);
  });
});

describe('a page whose English has a part elsewhere now', () => {
  it('is neither old nor told, and what is recorded stays', () => {
    const [english, spanish] = [
      '## Second part {#second}\n\nMore.',
      '## Segunda {#second}\n\nMás.',
    ];
    const site = translatedSite({
      [ENGLISH]: `${DOC}\n${english}\n`,
      [SPANISH]: `${OWN}\n${spanish}\n`,
    });
    expect(accept(site, 'es', ENGLISH)).toEqual({ done: true });
    const recorded = (): string =>
      readFileSync(path.join(site.siteDir, recordFile('es', ENGLISH)), 'utf8');
    const before = recorded();

    site.change(ENGLISH, `\n${english}\n`, '');
    site.change(ENGLISH, '## First', `${english}\n\n## First`);
    expect(site.said()).toEqual(PENDING);
    expect(isOlder(site.siteDir, 'es', ENGLISH)).toBe(false);
    expect(usable(site.siteDir, 'es', SPANISH)).toBe(true);
    expect(acceptRenewed(site, 'es', ENGLISH)).toBe(false);
    expect(accept(site, 'es', ENGLISH)).toEqual({ done: true });
    expect(recorded()).toBe(before);
  });
});

describe('a translation beside its English page', () => {
  it('has no line of the top that counts for all languages, which is told once', () => {
    const site = translatedSite();
    site.change(SPANISH, 'title: Preguntas', 'title: Preguntas\nslug: /preguntas');
    expect(site.said().problems).toEqual([
      `${SPANISH}:3: The line slug: stands in the English file alone, which counts for all languages; remove it here.`,
    ]);
  });

  it('marks the same words of the glossary, as its own language has them', () => {
    const words = { name: 'a short test', meaning: 'A test of two days.' };
    const site = translatedSite({
      'src/data/glossary.json': JSON.stringify(
        { 'short test': { term: 'short test', ...words } },
        null,
        2,
      ),
      'i18n/es/data/glossary.json': '{ "short test": { "term": "prueba corta" } }',
    });
    site.change(ENGLISH, 'Text', 'A :term[short test]');
    site.change(SPANISH, 'Texto', 'Una :term[prueba corta]');
    expect(site.said().problems).toEqual([]);
    site.change(SPANISH, ':term[prueba corta]', 'prueba corta');
    expect(site.said().problems).toEqual([
      expect.stringContaining('explains no word with :term, the English :term[short test]'),
    ]);
  });

  it('has the parts of the English one, whatever its headings would be called', () => {
    const faq = (top: string, group: string, question: string): string =>
      `---\n${top}\n---\n\n## ${group}\n\n### ${question} {#total}\n\n165.\n`;
    const asked = '[{ "at": "/questions#total", "en": ["what comes first"] }]';
    const english = 'title: Questions\ndescription: What people ask.\nslug: /questions\nfaq: true';
    const site = translatedSite({
      'src/data/asked.json': asked,
      [ENGLISH]: faq(english, 'Prices', 'What is the sum?'),
      [SPANISH]: faq('title: Preguntas\ndescription: Lo que preguntan.', 'Total', '¿Cuánto es?'),
    });
    expect(site.said().problems).toEqual([]);
  });
});

describe('a page that nobody has translated', () => {
  it('is shown in English', () => {
    const site = translatedSite();
    expect(usable(site.siteDir, 'es', 'blog/an-article.md')).toBe(false);
    expect(usable(site.siteDir, 'en', 'blog/an-article.md')).toBe(true);
    expect(isOlder(site.siteDir, 'es', 'blog/an-article.md')).toBe(false);
  });

  it('is no page: a program has its own messages', () => {
    expect(usable(translatedSite().siteDir, 'es', 'src/pages/search.tsx')).toBe(true);
  });
});

describe('an English page that is gone', () => {
  it('leaves a warning beside its translation', () => {
    const other = DOC.replace('/questions', '/other').replace('Questions', 'Other');
    const own = SPANISH.replace('questions', 'other');
    const site = translatedSite({
      'docs/other.md': other,
      [own]: OWN.replace('Preguntas', 'Otra'),
    });
    accept(site, 'es', 'docs/other.md');
    rmSync(path.join(site.siteDir, 'docs/other.md'));
    expect(site.said()).toEqual({
      problems: [],
      warnings: [`${own}: The English file docs/other.md is gone; delete this one too.`],
    });
  });
});

describe('an English file that has another name', () => {
  it('keeps its translation, which is renamed too', () => {
    const site = translatedSite();
    accept(site, 'es', ENGLISH);
    const now = 'docs/asked-often.md';
    renameSync(path.join(site.siteDir, ENGLISH), path.join(site.siteDir, now));
    const [warning = '', ...more] = site.said().warnings;
    expect(more).toEqual([]);
    expect(warning).toContain(
      `${SPANISH}: The English file ${ENGLISH} is called ${now} now. Leave`,
    );
    expect(warning).not.toMatch(/delete/);

    const renamed = SPANISH.replace('questions', 'asked-often');
    expect(followRenames(site.siteDir, 'es', [now])).toEqual([renamed]);
    expect(site.said()).toEqual(PENDING);
    expect(usable(site.siteDir, 'es', renamed)).toBe(true);
    expect(isOlder(site.siteDir, 'es', now)).toBe(false);
  });

  it('is no other text in its place', () => {
    const site = translatedSite();
    accept(site, 'es', ENGLISH);
    write(site.siteDir, 'docs/other.md', DOC.replace(/First part|Text with.*/g, 'Words'));
    rmSync(path.join(site.siteDir, ENGLISH));
    expect(site.said().warnings.join()).toContain('is gone; delete this one too');
  });
});

describe('what is recorded by itself', () => {
  it('is a new translation, and what has changed in both languages', () => {
    const site = translatedSite();
    expect(acceptRenewed(site, 'es', ENGLISH)).toBe(true);
    expect(acceptRenewed(site, 'es', ENGLISH)).toBe(false);
    site.change(ENGLISH, 'Text with', 'Words with');
    expect(acceptRenewed(site, 'es', ENGLISH)).toBe(false);
    expect(isOlder(site.siteDir, 'es', ENGLISH)).toBe(true);
    site.change(SPANISH, 'Texto', 'Palabras');
    expect(isOlder(site.siteDir, 'es', ENGLISH)).toBe(false);
    expect(acceptRenewed(site, 'es', ENGLISH)).toBe(true);
    site.change(ENGLISH, 'Words with', 'Text with');
    expect(isOlder(site.siteDir, 'es', ENGLISH)).toBe(true);
  });

  it('is nothing that does not say what the English says', () => {
    const site = translatedSite();
    site.change(SPANISH, '[un enlace](/contact)', 'nada');
    expect(acceptRenewed(site, 'es', ENGLISH)).toBe(false);
    expect(accept(site, 'es', ENGLISH)).toMatchObject({ done: false, isWrong: true });
    expect(() => readFileSync(path.join(site.siteDir, recordFile('es', ENGLISH)))).toThrow();
  });
});

describe('texts of facts', () => {
  const ENGLISH_DATA = 'src/data/practice.json';
  const OWN_DATA = 'i18n/es/data/practice.json';

  it('are told when their English has changed, and wait for nothing', () => {
    const site = translatedSite({ [OWN_DATA]: '{ "fireplace": "No la encienda." }' });
    accept(site, 'es', ENGLISH_DATA);
    expect(site.said()).toEqual(PENDING);
    site.change(ENGLISH_DATA, '"fireplace": "', '"fireplace": "For {{ radon.test.minimum }}: ');
    const { problems, warnings } = site.said();
    expect(problems).toEqual([]);
    expect(warnings).toEqual([
      expect.stringContaining(`${OWN_DATA}: The English changed in 1 place since`),
    ]);
    expect(warnings[0]).toContain('fireplace was "');
    // It quotes other facts than before, so pages show the English sentence until the translation is renewed.
    const found = loadReferences(filesOf(site.siteDir), 'es').facts.look('practice.fireplace');
    expect(found).toMatchObject({ text: expect.stringMatching(/^For 48/) as string });
  });

  it('make the pages old that quote them, and those alone', () => {
    const site = translatedSite({ [OWN_DATA]: '{ "fireplace": "No la encienda." }' });
    const quote = (file: string): void =>
      site.change(file, '](/contact)', '](/contact) {{ practice.fireplace }}');
    accept(site, 'es', ENGLISH_DATA);
    accept(site, 'es', ENGLISH);
    site.change(ENGLISH_DATA, '"fireplace": "', '"fireplace": "Never: ');
    expect(isOlder(site.siteDir, 'es', SPANISH)).toBe(false);
    quote(ENGLISH);
    quote(SPANISH);
    accept(site, 'es', ENGLISH);
    expect(isOlder(site.siteDir, 'es', SPANISH)).toBe(true);
    site.change(OWN_DATA, 'No la', 'Nunca la');
    accept(site, 'es', ENGLISH_DATA);
    expect(isOlder(site.siteDir, 'es', ENGLISH)).toBe(false);
  });

  it('that stay English are recorded as such', () => {
    const site = translatedSite({ [OWN_DATA]: '{}' });
    accept(site, 'es', ENGLISH_DATA);
    site.change(ENGLISH_DATA, '"fireplace": "', '"fireplace": "Always: ');
    expect(site.said().warnings.join()).toContain('fireplace was "');
  });
});
