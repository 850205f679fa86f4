/**
 * Writes the parts of the office's guide and of the editor settings that are generated from the code: the lists in
 * `.github/guide`, the schemas that explain the fields of `src/data` where they are edited, and the snippets.
 * Usage: npm run docs:editing
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
