import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { stringify } from 'yaml';
import { openBrowser, withPage } from './browser';
import type { Figure } from './figure';
import { atMost } from './measure';
import { ARTICLE } from './pages';
import { runBuild, type BuildCost } from './run-build';
import { copyProject } from './scratch';
import { searchFigures } from './search';
import { serve } from './serve';
import { weigh } from './weigh';

const GROWTH_PERCENT = 5;
const STEADY_PAGES = ['/', '/faqs', ARTICLE];
const MEASURED_PAGES = [...STEADY_PAGES, '/blog'];
const KB = 1000;

/** What one build of the site gave. */
interface Built {
  cost: BuildCost;
  /** Kilobytes by page: all it loads before interaction, and its HTML alone. */
  pages: Record<string, { before: number; html: number; client: number }>;
  mainScript: number;
  search: Figure[];
}

/**
 * How the site grows with its articles: two fresh builds, one as it is and one with many more.
 *
 * @param count how many articles are added
 */
export async function articlesFigures(count: number): Promise<Figure[]> {
  const now = await buildWith(0);
  const then = await buildWith(count);
  const label = `with ${count} more`;
  const pair = (name: string, unit: string, before: number, after: number): Figure[] => [
    { name, value: before, unit },
    { name: `${name}, ${label}`, value: after, unit },
  ];
  return [
    ...pair('cold build', 's', now.cost.seconds, then.cost.seconds),
    ...pair('peak memory', 'MB', now.cost.peakMegabytes, then.cost.peakMegabytes),
    ...pair('main script', 'KB', now.mainScript, then.mainScript),
    { name: 'main script grows', value: growth(now.mainScript, then.mainScript), unit: '%' },
    ...MEASURED_PAGES.flatMap((path) => {
      const [before, after] = [now.pages[path], then.pages[path]];
      if (!before || !after) throw new Error(`${path} was not measured`);
      const html = growth(before.html, after.html);
      const all = growth(before.before, after.before);
      const client = growth(before.client, after.client);
      return [
        ...pair(`${path} before interaction`, 'KB', before.before, after.before),
        ...(STEADY_PAGES.includes(path)
          ? [
              atMost(`${path} grows`, all, GROWTH_PERCENT, '%'),
              atMost(`${path} HTML grows`, html, GROWTH_PERCENT, '%'),
              atMost(`${path} client grows`, client, GROWTH_PERCENT, '%'),
            ]
          : [{ name: `${path} grows`, value: all, unit: '%' }]),
      ];
    }),
    ...now.search.map((figure) => ({ ...figure, name: `search: ${figure.name}` })),
    ...then.search.map((figure) => ({ ...figure, name: `search: ${figure.name}, ${label}` })),
  ];
}

function growth(before: number, after: number): number {
  return (after / before - 1) * 100;
}

async function buildWith(count: number): Promise<Built> {
  const folder = await copyProject('articles');
  await Promise.all(
    Array.from({ length: count }, (_, index) =>
      writeFile(join(folder, 'blog', `generated-${index + 1}.md`), article(index + 1)),
    ),
  );
  const cost = await runBuild(folder, ['npm', 'run', 'build']);
  const build = join(folder, 'build');
  const site = await serve(build);
  const browser = await openBrowser();
  try {
    const pages: Built['pages'] = {};
    for (const path of MEASURED_PAGES) {
      const { before, html, client } = await withPage(
        browser,
        { device: 'phone', slow: false },
        (page) => weigh(page, site.url, path),
      );
      pages[path] = { before: before / KB, html: html / KB, client: client / KB };
    }
    const search = await searchFigures(site.url, build);
    return { cost, pages, mainScript: await mainScript(build), search };
  } finally {
    await browser.close();
    await site.close();
    await rm(folder, { recursive: true });
  }
}

async function mainScript(build: string): Promise<number> {
  const folder = join(build, 'assets/js');
  const name = (await readdir(folder)).find((file) => /^main\.\w+\.js$/.test(file));
  if (!name) throw new Error(`No main script in ${folder}`);
  return (await promisify(brotliCompress)(await readFile(join(folder, name)))).length / KB;
}

const SUBJECTS = [
  'basements',
  'wells',
  'crawl spaces',
  'fans',
  'monitors',
  'soil',
  'winter',
  'granite',
];
const PARAGRAPH =
  'Radon comes from the soil, and how much of it stays in a house depends on pressure, openings and the weather. ' +
  'A result is a fact about one place during a few days; the average of a year takes longer to learn.';

/** An article that passes the content check; the number makes its words its own. */
function article(number: number): string {
  const subject = SUBJECTS[number % SUBJECTS.length] as string;
  const day = new Date(Date.UTC(2015, 0, 1 + number)).toISOString().slice(0, 10);
  const head = {
    title: `Note ${number} on radon and ${subject}`,
    slug: `generated-${number}`,
    description: `What measurement ${number} showed about radon and ${subject}, and what follows from it.`,
    date: day,
    last_update: { date: day },
    image: '/img/blog/lead-214.svg',
    excerpt: `Measurement ${number} was about ${subject}. Here is what it showed.`,
    call_to_action: 'schedule',
  };
  const sections = Array.from(
    { length: 4 },
    (_, part) =>
      `## Part ${part + 1} of note ${number}\n\n${PARAGRAPH} Case ${number}-${part} concerned ${subject}.\n`,
  );
  return `---\n${stringify(head)}---\n\nNote ${number} begins with the answer.\n\n${sections.join('\n')}`;
}
