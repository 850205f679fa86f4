import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** An old or guessable address and the page it leads to. */
export interface RedirectLine {
  from: string;
  to: string;
}

/**
 * Writes Netlify's `_redirects` with real 301 answers. They are forced (`301!`), for at the same
 * paths lie the pages of the client redirects, which would be served first.
 *
 * @param outDir the built site
 * @param redirects the list that the client redirects get too
 * @throws Error that names every line whose destination is not a page of this site
 */
export async function writeRedirects(outDir: string, redirects: RedirectLine[]): Promise<void> {
  const wrong = redirects.flatMap((redirect) => explain(outDir, redirect));
  if (wrong.length > 0) throw new Error(`src/data/redirects.json:\n${wrong.join('\n')}`);
  const lines = redirects.map(({ from, to }) => `${from} ${to} 301!`);
  await writeFile(
    join(outDir, '_redirects'),
    ['# Written by the redirects plugin from src/data/redirects.json.', ...lines, ''].join('\n'),
  );
}

const PATH = /^\/[\w./-]*(#[\w-]+)?$/;

function explain(outDir: string, { from, to }: RedirectLine): string[] {
  if (!PATH.test(from) || from.includes('#')) {
    return [`"from": "${from}" must be a path of this site such as "/faq".`];
  }
  // A second slash would make the browser read another host's name.
  if (!PATH.test(to) || to.startsWith('//') || to.includes('..')) {
    return [
      `"to": "${to}" must be a path of this site such as "/faqs"; "${from}" cannot lead elsewhere.`,
    ];
  }
  const path = to.replace(/#.*$/, '').replace(/\/$/, '');
  const candidates = [`${path}.html`, `${path}/index.html`];
  if (!candidates.some((file) => existsSync(join(outDir, file)))) {
    return [`"to": "${to}" is no page of this site; "${from}" would lead to the 404 page.`];
  }
  return [];
}
