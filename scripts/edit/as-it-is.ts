import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folders with the texts and facts that forms are made from. */
const FOLDERS = ['src/data', 'src/pages', 'docs', 'blog', 'i18n'];

/** Returns a hash of all texts and facts, which changes with any of them. */
function signOf(root: string): string {
  const hash = createHash('sha256');
  for (const folder of FOLDERS.map((name) => join(root, name)).filter((one) => existsSync(one))) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (/\.(?:md|json)$/.test(name)) hash.update(name).update(readFileSync(join(folder, name)));
    }
  }
  return hash.digest('hex');
}

/** Caches what `make` makes of the texts and facts of a folder, and remakes it only if one of them has changed. */
export function asItIs<Of>(root: string, make: () => Of): () => Of {
  let known: { sign: string; made: Of } | undefined;
  return () => {
    const sign = signOf(root);
    if (known?.sign !== sign) known = { sign, made: make() };
    return known.made;
  };
}
