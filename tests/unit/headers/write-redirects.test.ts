import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { redirects } from '../../../src/data';
import { writeRedirects, type RedirectLine } from '../../../src/plugins/redirects/write-redirects';

async function redirectsFor(lines: RedirectLine[]): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'redirects-'));
  await writeFile(join(outDir, 'faqs.html'), '');
  await writeFile(join(outDir, 'index.html'), '');
  await writeRedirects(outDir, lines);
  return readFile(join(outDir, '_redirects'), 'utf8');
}

describe('_redirects', () => {
  it('answers 301 ahead of the client redirect of the same path', async () => {
    const text = await redirectsFor([
      { from: '/faq', to: '/faqs' },
      { from: '/questions', to: '/faqs#what-is-radon' },
      { from: '/home', to: '/' },
    ]);
    expect(text.split('\n').filter((line) => line.startsWith('/'))).toEqual([
      '/faq /faqs 301!',
      '/questions /faqs#what-is-radon 301!',
      '/home / 301!',
    ]);
  });

  it.each([
    ['https://evil.example/', 'must be a path of this site'],
    ['//evil.example', 'must be a path of this site'],
    ['/\\evil.example', 'must be a path of this site'],
    ['/:splat', 'must be a path of this site'],
    ['/faqs 200', 'must be a path of this site'],
    ['/../faqs', 'must be a path of this site'],
    ['/nowhere', 'no page of this site'],
  ])('never leads to %s', async (to, message) => {
    await expect(redirectsFor([{ from: '/faq', to }])).rejects.toThrow(message);
  });

  it.each(['faq', '/*', '/a b', '/faq#top'])('does not start from %s', async (from) => {
    await expect(redirectsFor([{ from, to: '/faqs' }])).rejects.toThrow(`"from": "${from}"`);
  });

  it('names every wrong line at once', async () => {
    const lines = [
      { from: '/a', to: '/one' },
      { from: '/b', to: '/two' },
    ];
    await expect(redirectsFor(lines)).rejects.toThrow(/redirects\.json:\n.*"\/one".*\n.*"\/two"/);
  });

  it('has a line for every old address that people know', () => {
    expect(redirects.map(({ from }) => from)).toEqual(
      expect.arrayContaining(['/laws', '/faq', '/book', '/schedule', '/about']),
    );
  });
});
