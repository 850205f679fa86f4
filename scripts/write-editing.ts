/**
 * Writes the lists of facts, directives and FAQ links in EDITING.md from the code and the data, between
 * its `<!-- begin ... -->` and `<!-- end ... -->` lines. Usage: npm run docs:editing
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { withLists } from './editing-lists';

async function writeEditing(siteDir: string): Promise<void> {
  const file = path.join(siteDir, 'EDITING.md');
  const text = withLists(readFileSync(file, 'utf8'), siteDir);
  const options = await resolveConfig(file);
  writeFileSync(file, await format(text, { ...options, parser: 'markdown' }));
}

void writeEditing(process.cwd());
