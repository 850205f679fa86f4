/**
 * Runs a command in the example company's site: the current code with texts, facts and pictures that no edit of the
 * office changes. Usage: tsx tests/company/run.ts vitest run tests/unit/series.test.ts
 */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { assemble } from './tree';

const root = join(__dirname, '../..');
const tree = join(root, '.local/company');

/** The languages of the example's texts, so that a language that is new in the code changes no test. */
const languages = ['en', ...readdirSync(join(root, 'tests/company/site/i18n')).sort()];

async function run([program = '', ...args]: string[]): Promise<void> {
  await assemble(root, tree);
  const path = `${join(tree, 'node_modules/.bin')}:${process.env.PATH ?? ''}`;
  const child = spawn(program, args, {
    cwd: tree,
    stdio: 'inherit',
    env: { SITE_LANGUAGES: languages.join(), ...process.env, PATH: path },
  });
  child.on('error', (error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
  child.on('exit', (code) => (process.exitCode = code ?? 1));
}

void run(process.argv.slice(2));
