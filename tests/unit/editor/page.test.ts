import { expect, it } from 'vitest';
import { editorPage } from '../../../netlify/editor/page';

const get = (method = 'GET'): Response =>
  editorPage(new Request('https://site.example/admin', { method }));

it('the editor has a policy of its own: scripts of this host alone, and no foreign host but GitHub', () => {
  const policy = get().headers.get('content-security-policy') ?? '';
  const directives = new Map(
    policy.split('; ').map((line): [string, string[]] => {
      const [name = '', ...sources] = line.split(' ');
      return [name, sources];
    }),
  );
  expect(directives.get('default-src')).toEqual(["'none'"]);
  expect(directives.get('script-src')).toEqual(["'self'"]);
  expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
  expect(policy.match(/https:\/\/[^\s;]+/g)).toEqual([
    'https://avatars.githubusercontent.com',
    'https://api.github.com',
  ]);
});

it('shows no page in a frame but that of the live site, where there is one', () => {
  const policyOf = (page: Response): string => page.headers.get('content-security-policy') ?? '';
  expect(policyOf(get())).toContain("frame-src 'none'");
  const request = new Request('http://localhost:8001/admin');
  const beside = policyOf(editorPage(request, 'http://localhost:8000'));
  expect(beside).toContain('frame-src http://localhost:8000;');
});

it('lets the window of the sign-in tell its outcome, and is found by no search engine', async () => {
  const { headers } = get();
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(await get().text()).not.toMatch(/https?:\/\/|<script(?! type="module" src="\/editor\/)/);
});

it('can only be read, and says so under the same policy', () => {
  const { status, headers } = get('POST');
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect(headers.get('content-security-policy')).toBe(get().headers.get('content-security-policy'));
});
