import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { ISLAND_SCRIPTS } from '../../../../src/lib/island-scripts';
import { hintToolScript } from '../../../../src/postbuild/edits/tool-script';
import type { Edit } from '../../../../src/postbuild/pages';
import { edited } from '../support';

let outDir: string;
beforeEach(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'scripts-'));
});

/** Returns the edit for a Spanish site with some scripts. */
async function hint(scripts: Record<string, string>): Promise<Edit> {
  await writeFile(join(outDir, ISLAND_SCRIPTS), JSON.stringify(scripts));
  return hintToolScript({ outDir, base: '/es/' });
}

const page = (island: string): string =>
  `<head></head><body><div data-island=${island}></div></body>`;

it('the page of a tool asks for its script behind its text', async () => {
  const edit = await hint({ main: 'assets/js/main.1a.js', 'tool-law': 'assets/js/9.2b.js' });
  expect(edited(edit, page('tool-law'))).toBe(
    '<head></head><body><div data-island=tool-law></div>' +
      '<link rel=preload href=/es/assets/js/9.2b.js as=script></body>',
  );
});

it('another page asks for none', async () => {
  const edit = await hint({ 'contact-form': 'assets/js/9.2b.js' });
  expect(edited(edit, page('contact-form'))).toBe(page('contact-form'));
});

it('a tool whose script has another name stops the build', async () => {
  const edit = await hint({ main: 'assets/js/main.1a.js' });
  expect(() => edited(edit, page('tool-law'))).toThrow(
    /\/faqs\.html.* a script with the name tool-law in src\/browser\/islands\.ts/,
  );
});

it('the list of the bundler is not published', async () => {
  await hint({});
  expect(await readdir(outDir)).toEqual([]);
});
