import { readdirSync } from 'node:fs';
import { field, save, test } from './editor-desk';
import { expect } from './fixtures';

const pages = readdirSync('docs').filter((name) => name.endsWith('.md'));
const ALL: [file: string, form: string][] = [
  ...readdirSync('blog').map((name): [string, string] => [`blog/${name}`, 'articles']),
  ...readdirSync('docs/laws').map((name): [string, string] => [`docs/laws/${name}`, 'law-pages']),
  ...pages.map((name): [string, string] => [`docs/${name}`, 'pages']),
];

for (const half of [0, 1]) {
  test(`every text keeps all its lines but the one that changes (${half + 1})`, async ({
    page,
    desk,
  }) => {
    test.setTimeout(180_000);
    for (const [file, form] of ALL.filter((_, index) => index % 2 === half)) {
      const name = file.replace(/^.*\/|\.\w+$/g, '');
      await test.step(file, async () => {
        await desk.open(page, `${form}/entries/${name}`);
        const title = field(page, 'Title').getByRole('textbox');
        await title.fill(`${await title.inputValue()}x`);
        await save(page);
        await expect.poll(() => desk.changed(file), file).toHaveLength(1);
      });
    }
  });
}
