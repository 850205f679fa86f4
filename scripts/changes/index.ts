/**
 * `npm run changes`: prints what an edit changes for visitors, for example `"$165" becomes "$170" on 7 pages`. Builds
 * the site as it is and as it was and compares what both show, so it sees the effect of any fact, text or program file.
 * Keeps the former build, by commit and day, so that the next edit needs only one build.
 *
 * Usage: npm run changes, or npm run changes -- main to compare with another state than the last commit, or npm run
 * changes -- main FOLDER to use a built site instead of a new build
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
/** Names the commit and day of what is built there. */
const builtOf = join(before, '.built-of');

/** Checks out the former state; keeps `node_modules`, whose `.cache` makes the next build faster. */
async function restore(): Promise<void> {
  mkdirSync(before, { recursive: true });
  for (const name of readdirSync(before)) {
    if (name !== 'node_modules') rmSync(join(before, name), { recursive: true });
  }
  const archive = execFileSync('git', ['archive', state], { maxBuffer: 1024 * 1024 * 1024 });
  execFileSync('tar', ['-x', '-C', before], { input: archive });
  await linkPackages(root, before);
}

/**
 * Builds a project.
 *
 * @returns the folder of its site
 */
function build(folder: string): string {
  execFileSync('npm', ['run', 'build'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return join(folder, 'build');
}

/**
 * Builds the former state, unless it was the last one built.
 *
 * @returns the folder of its site
 */
async function buildBefore(): Promise<string> {
  const commit = execFileSync('git', ['rev-parse', state], { encoding: 'utf8' }).trim();
  // A page may appear or disappear from one day to the next.
  const wanted = `${commit} ${siteDay()}`;
  if (existsSync(builtOf) && readFileSync(builtOf, 'utf8') === wanted) return join(before, 'build');
  await restore();
  const out = build(before);
  writeFileSync(builtOf, wanted);
  return out;
}

/** Returns what visitors see of a built site. */
function seenIn(out: string): VisibleSite {
  const pages = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file): [string, string[]] => [
      `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`,
      visibleParts(readFileSync(join(out, file), 'utf8')),
    ]);
  return new Map(pages.filter(([, parts]) => parts.length > 0).sort());
}

/** Returns where old addresses lead, as the host reads it. */
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
