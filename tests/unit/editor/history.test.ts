import { afterEach, expect, it, vi } from 'vitest';
import { historyOf } from '../../../src/editor/browser/history';

const config = {
  backend: { name: 'github', repo: 'owner/site', branch: 'main' },
} as never;

/**
 * Replaces `fetch` with answers of GitHub, keyed by their paths below the repository. Returns the list of requested
 * paths.
 */
function answering(answers: Readonly<Record<string, Response>>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    const path = address.replace('https://api.github.com/repos/owner/site/', '');
    asked.push(path);
    return Promise.resolve(answers[path.split('?')[0] ?? ''] ?? new Response('', { status: 404 }));
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

it('the last ten states at GitHub are those of the published branch', async () => {
  const commit = {
    message: 'Update Faqs\n\nMore.',
    author: { name: 'Karen Duarte', date: '2026-11-20T10:00:00Z' },
  };
  const asked = answering({ commits: Response.json([{ sha: 'abc', commit }]) });
  expect(await historyOf(config, 'docs/faqs.md').list()).toEqual([
    { id: 'abc', at: '2026-11-20T10:00:00Z', who: 'Karen Duarte', why: 'Update Faqs' },
  ]);
  expect(asked).toEqual(['commits?path=docs%2Ffaqs.md&sha=main&per_page=10']);
});

it('a state is read as it was, and one that does not come is told', async () => {
  const asked = answering({ 'contents/docs/faqs.md': new Response('Then\n') });
  const { list, at } = historyOf(config, 'docs/faqs.md');
  expect(await at('abc')).toBe('Then\n');
  expect(asked).toEqual(['contents/docs/faqs.md?ref=abc']);
  await expect(list()).rejects.toThrow('The earlier states did not come (404).');
});
