import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { createParseFrontMatter } from '../../../../src/content/front-matter';
import { createFacts } from '../../../../src/content/facts';
import { englishFile, translationOf } from '../../../../src/content/translations/files';

const DOCS = 'i18n/es/docusaurus-plugin-content-docs/current';

function site(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'translated-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

test.each([
  ['docs/laws/rockville.md', `${DOCS}/laws/rockville.md`],
  ['blog/lead-214.md', 'i18n/es/docusaurus-plugin-content-blog/lead-214.md'],
  ['src/pages/services/index.md', 'i18n/es/docusaurus-plugin-content-pages/services/index.md'],
])('the translation of %s is %s', (english, spanish) => {
  expect(translationOf(english, 'es')).toBe(spanish);
  expect(englishFile(spanish)).toBe(english);
});

test.each(['src/pages/search.tsx', 'README.md', 'i18n/es/data/laws.json'])(
  '%s has no file as its translation, and is none',
  (file) => {
    expect(translationOf(file, 'es')).toBeUndefined();
    expect(englishFile(file)).toBeUndefined();
  },
);

test('a translation has its own words, and the address and day of the English file', async () => {
  const spanish = `${DOCS}/faqs.md`;
  const siteDir = site({
    'docs/faqs.md': '---\ntitle: Questions\nslug: /faqs\nfaq: true\n---\nText',
    [spanish]: '---\ntitle: Preguntas\n---\nTexto',
  });
  const parse = createParseFrontMatter(siteDir, createFacts({}));
  const defaultParse = ({ fileContent }: { fileContent: string }): Promise<never> => {
    const [, top = '', content = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(fileContent) ?? [];
    const lines = top.split('\n').map((line) => line.split(': ') as [string, string]);
    return Promise.resolve({ frontMatter: Object.fromEntries(lines), content } as never);
  };
  const read = await parse({
    filePath: join(siteDir, spanish),
    fileContent: '---\ntitle: Preguntas\n---\nTexto',
    defaultParseFrontMatter: defaultParse,
  });
  expect(read).toEqual({
    frontMatter: { title: 'Preguntas', slug: '/faqs', faq: 'true' },
    content: 'Texto',
  });
});
