/**
 * Writes what the office's guide and editors know of the code: the lists in `.github/guide`, and the schemas that
 * explain the fields of `src/data` where they are edited. Usage: npm run docs:editing
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { guideFiles } from './guide/files';

async function writeGuide(): Promise<void> {
  for (const [path, text] of await guideFiles()) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

void writeGuide();
