import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the texts and facts lie of which forms are made. */
const FOLDERS = ['src/data', 'src/pages', 'docs', 'blog', 'i18n'];

/** A sign of all texts and facts: it changes with any of them. */
function signOf(root: string): string {
  const hash = createHash('sha256');
  for (const folder of FOLDERS.map((name) => join(root, name)).filter((one) => existsSync(one))) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (/\.(?:md|json)$/.test(name)) hash.update(name).update(readFileSync(join(folder, name)));
    }
  }
  return hash.digest('hex');
}

/** What is made of the texts and facts of a folder, made anew only when one of them has changed. */
export function asItIs<Of>(root: string, make: () => Of): () => Of {
  let known: { sign: string; made: Of } | undefined;
  return () => {
    const sign = signOf(root);
    if (known?.sign !== sign) known = { sign, made: make() };
    return known.made;
  };
}
