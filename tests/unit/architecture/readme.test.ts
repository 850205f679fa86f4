import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';

const readme = readFileSync('README.md', 'utf8');

/** Paths that commands create, so they need not exist. */
const MADE = /^(build|\.local)\//;

/** Cuts a path at its first placeholder: `src/tools/NAME` stands for the folder of any tool. */
const known = (path: string): string => path.replace(/(^|\/)[^/]*(\*|NAME).*$/, '');

/** Returns the paths that a text mentions: targets of links, code, and folders in the tree of folders. */
function pathsIn(text: string): string[] {
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)];
  const code = [...text.matchAll(/`([\w.-][\w./*-]*)`/g)].filter(([, path = '']) =>
    /\/|\.(md|json|[cm]?[jt]s|toml)$/.test(path),
  );
  const folders = [...text.matchAll(/(?<=^|\s)((?:[a-z0-9-]+\/)+)(?=[\s,]|$)/gm)];
  return [...links, ...code, ...folders].map(([, path = '']) => path);
}

it.each([
  '.github/DEPENDENCIES.md',
  '.github/OPERATIONS.md',
  '.github/RUNBOOK.md',
  'i18n/README.md',
  'netlify/contact/README.md',
  'netlify/search-misses/README.md',
  'src/README.md',
  'src/editor/README.md',
  'tests/README.md',
])('%s links to what exists', (page) => {
  const links = [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)];
  const targets = links.map(([, to = '']) => join(dirname(page), to));
  expect(targets.length).toBeGreaterThan(0);
  expect(targets.filter((to) => !existsSync(to))).toEqual([]);
});

describe('the README', () => {
  it('is read in one sitting', () => {
    expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(8192);
  });

  it('names paths that exist', () => {
    const paths = pathsIn(readme).filter((path) => !MADE.test(path));
    expect(paths).toEqual(expect.arrayContaining(['EDITING.md', 'docs/faqs.md', 'src/islands/']));
    expect(paths.filter((path) => !existsSync(known(path) || '.'))).toEqual([]);
  });

  it('names commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const named = [...readme.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  it('has every room in its picture', async () => {
    const file = pathToFileURL(join(process.cwd(), '.dependency-cruiser.mjs')).href;
    const { ROOMS } = (await import(/* @vite-ignore */ file)) as {
      ROOMS: Record<string, string[]>;
    };
    const [, picture = ''] = /^## Rooms\n[^]*?```\n([^]*?)```/m.exec(readme) ?? [];
    const drawn = new Set(picture.match(/[a-z]+/g));
    const rooms = Object.keys(ROOMS).map((room) => room.replace('src/', ''));
    expect(rooms).toContain('islands');
    expect(rooms.filter((room) => !drawn.has(room))).toEqual([]);
  });
});
