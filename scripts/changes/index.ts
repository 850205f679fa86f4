/**
 * `npm run changes`: prints what an edit changes for visitors, such as `"$165" becomes "$170" on 7 pages`. Builds the site
 * as it is here and as it was, and compares what both show: so it sees whatever a fact, a text or a program file does.
 * What was built of a commit on a day is kept, so that the next edit needs one build.
 * Usage: npm run changes, or npm run changes -- main to compare with another state than the last commit, or
 * npm run changes -- main FOLDER where a site that is built already takes the place of a new build
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteDay } from '../../src/lib/site-day';
import { linkPackages } from '../link-packages';
import { changesBetween, type VisibleSite } from './compare';
import { visibleParts } from './visible';

const [state = 'HEAD', built] = process.argv.slice(2);
const root = process.cwd();
const before = join(root, '.local/before');
/** Names what is built there. */
const builtOf = join(before, '.built-of');

/**
 * Lays out the former state; what its builds keep in `node_modules/.cache` stays, since it makes the next one quick.
 */
async function restore(): Promise<void> {
  mkdirSync(before, { recursive: true });
  for (const name of readdirSync(before)) {
    if (name !== 'node_modules') rmSync(join(before, name), { recursive: true });
  }
  const archive = execFileSync('git', ['archive', state], { maxBuffer: 1024 * 1024 * 1024 });
  execFileSync('tar', ['-x', '-C', before], { input: archive });
  await linkPackages(root, before);
}

/** Builds a project. @returns the folder of its site */
function build(folder: string): string {
  execFileSync('npm', ['run', 'build'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return join(folder, 'build');
}

/** The former state, built anew unless it is the one that was built last. @returns the folder of its site */
async function buildBefore(): Promise<string> {
  const commit = execFileSync('git', ['rev-parse', state], { encoding: 'utf8' }).trim();
  // A page may begin to show, or cease to, from one day to the next.
  const wanted = `${commit} ${siteDay()}`;
  if (existsSync(builtOf) && readFileSync(builtOf, 'utf8') === wanted) return join(before, 'build');
  await restore();
  const out = build(before);
  writeFileSync(builtOf, wanted);
  return out;
}

/** What visitors see of a built site. */
function seenIn(out: string): VisibleSite {
  const pages = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file): [string, string[]] => [
      `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`,
      visibleParts(readFileSync(join(out, file), 'utf8')),
    ]);
  return new Map(pages.filter(([, parts]) => parts.length > 0).sort());
}

/** Where old addresses lead, as the host reads it. */
function redirectsOf(out: string): Map<string, string> {
  const lines = readFileSync(join(out, '_redirects'), 'utf8').split('\n');
  return new Map(
    lines
      .filter((line) => line.startsWith('/'))
      .map((line) => line.split(' '))
      .map(([from = '', to = '']) => [from, to]),
  );
}

async function main(): Promise<void> {
  const old = await buildBefore();
  const now = built ?? build(root);
  const changes = changesBetween(seenIn(old), seenIn(now), redirectsOf(now));
  console.log(changes.length > 0 ? changes.join('\n') : 'Visitors see no change.');
}

void main();
