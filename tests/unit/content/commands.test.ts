import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { writeArticle } from '../../../scripts/article';
import { ARTICLE, DOC, sampleSite } from './sample-site';

const ROOT = path.resolve(__dirname, '../../..');

// Each command runs in a process of its own, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const PRICES = readFileSync('src/data/prices.json', 'utf8');

function run(
  script: string,
  siteDir: string,
  input = '',
  GITHUB_ACTIONS?: string,
  ...options: string[]
): { code: number | null; text: string } {
  const result = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join(ROOT, 'scripts', script), siteDir, ...options],
    { cwd: ROOT, input, encoding: 'utf8', env: { ...process.env, GITHUB_ACTIONS } },
  );
  return { code: result.status, text: result.stdout + result.stderr };
}

test('check:content says what it checked, and ends with 1 after all problems at once', () => {
  expect(run('check-content.ts', sampleSite())).toEqual({
    code: 0,
    text: expect.stringMatching(
      /^All well: \d+ Markdown files, 5 links .* \d+ facts checked\.\n(?![\s\S]*grade)/,
    ) as string,
  });
  const reading = run('check-content.ts', sampleSite(), '', undefined, '--reading');
  expect(reading.text).toContain('The aim is grade 8');
  const bad = sampleSite({
    'docs/questions.md': '{{ x',
    'blog/an-article.md': ARTICLE.replace('What the article says.', 'x'.repeat(212)),
  });
  const { code, text } = run('check-content.ts', bad);
  expect(code).toBe(1);
  expect(text).toContain(
    'blog/an-article.md:4: description has 212 characters; keep it under 160.',
  );
  expect(text).toContain('docs/questions.md:1: ');
  expect(text).not.toMatch(/\n\s+at |^::/m);
});

test('check:content says the same at the line where GitHub runs it', () => {
  const bad = sampleSite({ 'docs/questions.md': 'Text.' });
  const { code, text } = run('check-content.ts', bad, '', 'true');
  expect(code).toBe(1);
  expect(text).toMatch(
    /^::error file=docs\/questions\.md,line=1::The file must begin with a line ---/m,
  );
});

test('check:content tells facts that cannot be read alone, and how much may follow from them', () => {
  const bad = sampleSite({
    'src/data/prices.json': PRICES.replace('"air": {', '"air" {'),
    'docs/questions.md': `${DOC}\nFrom {{ prices.air.montgomery }}. [x](/nowhere)\n`,
  });
  const { code, text } = run('check-content.ts', bad);
  expect(code).toBe(1);
  expect(text).toMatch(/^src\/data\/prices\.json:\d+: a colon is missing/);
  expect(text).not.toMatch(/asked\.json|questions\.md/);
  expect(text).toMatch(/\n\n1 thing to mend\. \d+ more may follow from this/);
});

test('new:article writes a file that passes the check', () => {
  const siteDir = sampleSite();
  const answers = 'Why “Radon”: Rises & Falls?\nCold air: what changes in winter.\n2026-01-31\n';
  expect(run('new-article.ts', siteDir, answers)).toEqual({
    code: 0,
    text: expect.stringContaining('Wrote blog/why-radon-rises-falls.md') as string,
  });
  const text = readFileSync(path.join(siteDir, 'blog/why-radon-rises-falls.md'), 'utf8');
  expect(text).toContain('date: 2026-01-31');
  expect(text).toContain('draft: true');
  expect(run('check-content.ts', siteDir).text).toMatch(/^All well: \d+ Markdown files/);
});

test('new:article ends with 1 after a sentence, and writes nothing', () => {
  const siteDir = sampleSite();
  const { code, text } = run('new-article.ts', siteDir, '\n');
  expect(code).toBe(1);
  expect(text).toContain('The title is empty.');
  expect(text).not.toMatch(/\n\s+at /);
  expect(readdirSync(path.join(siteDir, 'blog'))).toEqual(['an-article.md']);
});

test.each([
  ['no title', [''], 'The title is empty.'],
  ['a title that is taken', ['an ARTICLE'], 'already: blog/an-article.md'],
  ['a long description', ['New', 'x'.repeat(161)], 'The description has 161 characters'],
  ['a day that is none', ['New', 'What it says.', '2026-02-30'], 'The date must be a real day'],
  ['no answers', [], 'The title is empty.'],
])('new:article writes nothing for %s', async (_what, answers, sentence) => {
  const siteDir = sampleSite();
  const refused: string[] = [];
  const writing = writeArticle(siteDir, {
    answers: Readable.from(answers)[Symbol.asyncIterator](),
    say: () => undefined,
    refuse: (problem) => refused.push(problem),
    isPerson: false,
  });
  await expect(writing).rejects.toThrow('No article was written.');
  expect(refused).toEqual([expect.stringContaining(sentence)]);
  expect(readdirSync(path.join(siteDir, 'blog'))).toEqual(['an-article.md']);
});
