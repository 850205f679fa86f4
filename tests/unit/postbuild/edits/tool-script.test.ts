import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hintToolScript } from '../../../../src/postbuild/edits/tool-script';
import type { Edit } from '../../../../src/postbuild/pages';
import { edited } from '../support';

/** The edit of a site in Spanish that has some scripts. */
async function hint(...scripts: string[]): Promise<Edit> {
  const outDir = await mkdtemp(join(tmpdir(), 'scripts-'));
  await mkdir(join(outDir, 'assets/js'), { recursive: true });
  for (const name of scripts) await writeFile(join(outDir, 'assets/js', name), '');
  return hintToolScript({ outDir, base: '/es/' });
}

const page = (island: string): string =>
  `<head></head><body><div data-island=${island}></div></body>`;

it('the page of a tool asks for its script behind its text', async () => {
  const edit = await hint(
    'main.1a.js',
    'tool-law.2b.js',
    'tool-law.2b.js.map',
    'tool-lawful.3c.js',
  );
  expect(edited(edit, page('tool-law'))).toBe(
    '<head></head><body><div data-island=tool-law></div>' +
      '<link rel=preload href=/es/assets/js/tool-law.2b.js as=script></body>',
  );
});

it('another page asks for none', async () => {
  const edit = await hint('main.1a.js', 'contact-form.2b.js');
  expect(edited(edit, page('contact-form'))).toBe(page('contact-form'));
});

it('a tool whose script has another name stops the build', async () => {
  const edit = await hint('main.1a.js', '391.2b.js');
  expect(() => edited(edit, page('tool-law'))).toThrow(
    /\/faqs\.html.* a script assets\/js\/tool-law\..*src\/browser\/islands\.ts/,
  );
});
