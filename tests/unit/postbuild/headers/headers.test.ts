import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LOCALES } from '../../../../src/languages/locales';
import { KIND_COUNT } from '../../../../src/postbuild/first-screen/kinds';
import { headersOf } from '../../../../src/postbuild/headers';
import { inlinePartsOf } from '../../../../src/postbuild/headers/inline-parts';
import { contentSecurityPolicy, hashSource } from '../../../../src/postbuild/headers/policy';
import { runtimeStyles } from '../../../../src/postbuild/headers/runtime-styles';
import { finished } from '../support';

afterEach(() => vi.unstubAllEnvs());

const FRAMED = {
  schedulerUrl: 'https://book.example/radon?in=frame',
  videos: ['/videos/a.mp4', 'https://films.example/1', 'https://films.example/2'].map(
    (embedUrl) => ({ embedUrl }),
  ),
};

/** Returns the `_headers` file for some pages. */
async function headersFor(pages: Record<string, string>): Promise<string> {
  const own = await finished(pages);
  return headersOf(own, [await inlinePartsOf(own)], FRAMED);
}

/** Returns the policy's sources by directive. */
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
    expect([...sources].sort()).toEqual(["'self'", hashSource('a'), hashSource('b')].sort());
  });

  it('lists inline styles, and lets hashes count for attributes only where there are any', () => {
    const none = { scripts: [], styles: [], styleAttributes: [], scheduler: 'a', players: [] };
    const styleSrc = (styles: string[], styleAttributes: string[]): string | undefined =>
      /style-src [^;]*/.exec(contentSecurityPolicy({ ...none, styles, styleAttributes }))?.[0];
    expect(styleSrc(['a{}'], [])).toBe(`style-src 'self' ${hashSource('a{}')}`);
    expect(styleSrc([], ['top: 0'])).toBe(
      `style-src 'self' 'unsafe-hashes' ${hashSource('top: 0')}`,
    );
  });

  it('lists the styles that libraries insert', async () => {
    const sources = policyOf(await headersFor({ 'index.html': '' }))['style-src'];
    expect(sources).toEqual(["'self'", ...Object.values(runtimeStyles).map(hashSource)]);
  });

  it('allows the site itself, the scheduler, the players of films, and nothing else', async () => {
    const { 'style-src': styles, ...policy } = policyOf(await headersFor({ 'index.html': '' }));
    const [self, none] = [["'self'"], ["'none'"]];
    expect(policy).toEqual({
      'default-src': none,
      'script-src': self,
      'img-src': ["'self'", 'data:'],
      'font-src': self,
      'media-src': self,
      'connect-src': self,
      'manifest-src': self,
      'worker-src': self,
      'frame-src': ['https://book.example', 'https://films.example'],
      'form-action': self,
      'base-uri': none,
      'object-src': ['https://book.example'],
      'frame-ancestors': none,
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default'],
      'upgrade-insecure-requests': [],
      'report-uri': ['/api/csp-report'],
      'report-to': ['csp'],
    });
    expect(styles).not.toContain("'unsafe-inline'");
  });

  it('says where browsers report what they refuse, the old way and the new', async () => {
    const text = await headersFor({ 'index.html': '' });
    const policy = policyOf(text);
    expect(policy['report-uri']).toEqual(['/api/csp-report']);
    expect(text).toContain(`Reporting-Endpoints: ${policy['report-to']?.[0]}="/api/csp-report"`);
  });

  it('leaves nothing to default-src', async () => {
    const policy = policyOf(await headersFor({ 'index.html': '' }));
    expect(policy['default-src']).toEqual(["'none'"]);
    // CSP Level 3, 6.1: every fetch directive, except those that fall back to a listed one (child-src is only a
    // fallback itself; -elem and -attr are parts of script-src and style-src).
    const fetches = 'connect font frame img manifest media object script style worker'.split(' ');
    expect(Object.keys(policy)).toEqual(expect.arrayContaining(fetches.map((of) => `${of}-src`)));
  });

  it('stands in one rule alone', async () => {
    const text = await headersFor({ 'index.html': '' });
    expect(text.match(/Content-Security-Policy: default-src/g)).toHaveLength(1);
    expect(text).toContain('\n/*\n  Content-Security-Policy: ');
  });

  it('lets nothing run that the office uploads, and parts it from the storage of the host', async () => {
    const text = await headersFor({ 'index.html': '', '/es/index.html': '' });
    const rules = [...text.matchAll(/^(\/.*)\n {2}Content-Security-Policy: sandbox; (.*)/gm)];
    expect(rules.map(([, path]) => path)).toEqual(
      ['/', '/es/'].flatMap((base) => ['img', 'videos'].map((of) => `${base}${of}/*`)),
    );
    for (const [, , policy = ''] of rules) {
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/allow-|script-src|connect-src|https?:/);
    }
  });
});

it('lets a page use no camera and the like, the scheduler a payment and players the screen', async () => {
  const text = await headersFor({ 'index.html': '' });
  const [, granted = ''] = /Permissions-Policy: (.*)/.exec(text) ?? [];
  expect(granted.split(', ')).toEqual([
    ...['camera', 'microphone', 'geolocation', 'usb', 'browsing-topics'].map((of) => `${of}=()`),
    'payment=(self "https://book.example")',
    'fullscreen=(self "https://films.example")',
  ]);
});

describe('the rules of pages', () => {
  const moment = '  Cache-Control: public, max-age=30, must-revalidate';
  /** Returns the rules between the one for everything and those for files. */
  const rules = async (pages: Record<string, string>): Promise<string[]> => {
    const [, ...all] = (await headersFor(pages)).split(/\n(?=\/)/);
    return all.slice(
      1,
      all.findIndex((rule) => rule.includes('assets/*')),
    );
  };

  it('give a moment, at the top page by page and below by folder', async () => {
    const names = ['', '/es/'].flatMap((base) =>
      ['index', 'faqs', 'laws/rockville', 'laws/gaithersburg'].map((name) => `${base}${name}.html`),
    );
    expect(await rules(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(
      ['/', '/faqs', '/laws/*', '/es/', '/es/faqs', '/es/laws/*'].map(
        (pattern) => `${pattern}\n${moment}`,
      ),
    );
  });

  it('give the page for unknown addresses no time', async () => {
    const pages = { 'faqs.html': '', '404.html': '', '/es/404.html': '' };
    expect(await rules(pages)).toEqual([`/faqs\n${moment}`]);
  });

  it('keep assets and pictures of every language', async () => {
    const text = await headersFor({ 'index.html': '', '/es/index.html': '' });
    expect(
      text.match(
        /^\/.*(?=\n(?: {2}Content-.*\n)? {2}Cache-Control: public, max-age=(31536000|3600),)/gm,
      ),
    ).toEqual(['/', '/es/'].flatMap((base) => ['assets', 'img'].map((of) => `${base}${of}/*`)));
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
    const rules = (await headersFor({ 'index.html': '' })).split(/\n(?=\/)/);
    const ofPages = rules.filter((rule) => !rule.startsWith('/*.md\n'));
    expect(ofPages.length).toBe(rules.length - 1);
    expect(ofPages.join('\n').includes('X-Robots-Tag: noindex')).toBe(away);
  });
});

describe('the build stops', () => {
  const many = (count: number, part: (index: number) => string): string =>
    Array.from({ length: count }, (_, index) => part(index)).join('');

  it('at the first style attribute, naming page and attribute', async () => {
    const page = '<p style="top: 0px"></p>'.repeat(2);
    await expect(headersFor({ '/es/laws/a.html': page })).rejects.toThrow(
      /1 different inline style attributes; .* admits 0[^]*\nes\/laws\/a\.html: <p style> top: 0px/,
    );
  });

  it('at more styles than there are kinds of pages in all languages', async () => {
    const styled = (count: number): string => many(count, (i) => `<style>a${i}{}</style>`);
    const most = KIND_COUNT * Object.keys(LOCALES).length;
    expect(await headersFor({ 'index.html': styled(most) })).toContain(hashSource('a1{}'));
    await expect(headersFor({ 'index.html': styled(most + 1) })).rejects.toThrow(
      /different inline styles; [^]*index\.html: <style> a0/,
    );
  });

  it('at the third different inline script', async () => {
    const scripted = (count: number): string => many(count, (i) => `<script>run(${i})</script>`);
    expect(await headersFor({ 'index.html': scripted(2) })).toContain(hashSource('run(1)'));
    await expect(headersFor({ 'index.html': scripted(3) })).rejects.toThrow(
      /3 different inline scripts; .* admits 2[^]*index\.html: <script> run\(0\)/,
    );
  });

  it('at an event attribute or a javascript: address, and names both', async () => {
    const [event, address] = ['<p onclick="go()"></p>', '<a href="javascript:go()">x</a>'];
    const stopped = async (html: string, words: RegExp): Promise<void> =>
      expect(headersFor({ 'faqs.html': html })).rejects.toThrow(words);
    await stopped(event, /faqs\.html: <p onclick/);
    await stopped(address, /faqs\.html: <a href="javascript:/);
    await stopped(event + address, /faqs\.html: <p onclick[^]*faqs\.html: <a href="javascript:/);
  });
});

describe('styles that libraries insert', () => {
  it('stand in the installed Radix Select word for word', async () => {
    const source = await readFile(require.resolve('@radix-ui/react-select'), 'utf8');
    expect(source).toContain(runtimeStyles.radixSelectViewport);
  });
});
