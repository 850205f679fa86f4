import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { company } from '../../../src/data';
import { hashSource } from '../../../src/plugins/response-headers/policy';
import { runtimeStyles } from '../../../src/plugins/response-headers/runtime-styles';
import { writeHeaders } from '../../../src/plugins/response-headers/write-headers';

afterEach(() => vi.unstubAllEnvs());

/** Writes pages into a folder and returns the `_headers` that they lead to. */
async function headersFor(pages: Record<string, string>): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'headers-'));
  for (const [page, html] of Object.entries(pages)) {
    await mkdir(dirname(join(outDir, page)), { recursive: true });
    await writeFile(join(outDir, page), html);
  }
  await writeHeaders(outDir);
  return readFile(join(outDir, '_headers'), 'utf8');
}

/** The policy as directive name to sources. */
function policyOf(text: string): Record<string, string[]> {
  const [, policy = ''] = /Content-Security-Policy: (.*)/.exec(text) ?? [];
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('the content security policy', () => {
  it('lists the inline scripts of all pages, each once, and no others', async () => {
    const text = await headersFor({
      'index.html': '<script>a</script><script type="application/ld+json">{}</script>',
      'laws/rockville.html': '<script>a</script><script>b</script>',
    });
    const sources = policyOf(text)['script-src'] ?? [];
    // echo -n a | openssl dgst -sha256 -binary | base64
    expect(sources).toContain("'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='");
    expect([...sources].sort()).toEqual(
      ["'self'", "'wasm-unsafe-eval'", hashSource('a'), hashSource('b')].sort(),
    );
  });

  it('lists inline styles and those that libraries insert', async () => {
    const text = await headersFor({ 'index.html': '<style>a{}</style><p style="color: red"></p>' });
    const expected = ['a{}', 'color: red', ...Object.values(runtimeStyles)].map(hashSource);
    expect([...(policyOf(text)['style-src'] ?? [])].sort()).toEqual(
      ["'self'", "'unsafe-hashes'", ...expected].sort(),
    );
  });

  it('allows the site itself, the scheduler and nothing else', async () => {
    const policy = policyOf(await headersFor({ 'index.html': '' }));
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['frame-src']).toEqual([new URL(company.schedulerUrl).origin]);
    expect(policy['object-src']).toEqual([new URL(company.schedulerUrl).origin]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['form-action']).toEqual(["'self'"]);
    expect(Object.values(policy).flat()).not.toContain("'unsafe-inline'");
    expect(Object.values(policy).flat()).not.toContain("'unsafe-eval'");
  });

  it('stands in one rule alone', async () => {
    const text = await headersFor({ 'index.html': '' });
    expect(text.match(/Content-Security-Policy/g)).toHaveLength(1);
    expect(text).toContain('\n/*\n  Content-Security-Policy: ');
  });
});

describe('the style sheets of pages', () => {
  const page = (href: string): string => `<link rel="stylesheet" href="${href}">`;

  it('are named ahead, at the top page by page and below by folder', async () => {
    const text = await headersFor({
      'index.html': page('/a.css'),
      'faqs.html': '<link rel=stylesheet href=/a.css>' + page('/b.css'),
      'laws/rockville.html': page('/a.css'),
      'laws/gaithersburg.html': page('/a.css'),
    });
    const link = (href: string): string => `<${href}>; rel=preload; as=style`;
    expect([...text.matchAll(/^(\/.*)\n {2}Link: (.*)$/gm)].map(([, ...rule]) => rule)).toEqual([
      ['/faqs', `${link('/a.css')}, ${link('/b.css')}`],
      ['/', link('/a.css')],
      ['/laws/*', link('/a.css')],
    ]);
  });

  it('are not named where there are none', async () => {
    const text = await headersFor({ 'faq/index.html': '<link rel="canonical" href="/faqs">' });
    expect(text).not.toContain('Link:');
  });
});

describe('search engines', () => {
  it.each([
    ['deploy-preview', true],
    ['branch-deploy', true],
    ['production', false],
    ['', false],
  ])('are sent away from "%s": %s', async (context, away) => {
    vi.stubEnv('CONTEXT', context);
    expect((await headersFor({ 'index.html': '' })).includes('X-Robots-Tag: noindex')).toBe(away);
  });
});

describe('the build stops', () => {
  const many = (count: number, part: (index: number) => string): string =>
    Array.from({ length: count }, (_, index) => part(index)).join('');

  it('at the eleventh different inline style, naming page and attribute', async () => {
    const styled = (count: number): string =>
      many(count, (i) => `<p style="top: ${i}px"></p>`.repeat(2));
    await expect(headersFor({ 'index.html': styled(10) })).resolves.toContain('sha256');
    await expect(headersFor({ 'a/b.html': styled(11) })).rejects.toThrow(
      /11 different inline styles; .* admits 10[^]*a\/b\.html: <p style> top: 0px/,
    );
  });

  it('at the fifth different inline script, not counting the redirect pages', async () => {
    const scripted = (count: number): string => many(count, (i) => `<script>run(${i})</script>`);
    const moving = `\n    window.location.href = '/faqs' + window.location.search + window.location.hash;\n  `;
    const text = await headersFor({
      'index.html': scripted(4),
      'faq.html': `<script>${moving}</script>`,
    });
    expect(text).toContain(hashSource('run(3)'));
    expect(text).not.toContain(hashSource(moving));
    await expect(headersFor({ 'index.html': scripted(5) })).rejects.toThrow(
      /5 different inline scripts; .* admits 4[^]*index\.html: <script> run\(0\)/,
    );
  });

  it('at an event attribute or a javascript: address', async () => {
    const page = '<p onclick="go()"></p><a href="javascript:go()">x</a>';
    await expect(headersFor({ 'faqs.html': page })).rejects.toThrow(
      /faqs\.html: <p onclick[^]*faqs\.html: <a href="javascript:/,
    );
  });
});

describe('styles that libraries insert', () => {
  it('stand in the installed Radix Select word for word', async () => {
    const source = await readFile(require.resolve('@radix-ui/react-select'), 'utf8');
    expect(source).toContain(runtimeStyles.radixSelectViewport);
  });
});
