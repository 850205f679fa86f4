import { brotliDecompressSync } from 'node:zlib';
import { isMessage, lost, rewrites, says, sends, text, type Fault } from './fault';

const PAGE = /^\/(?!assets|api|editor|img|search-index|admin)[\w/-]+$/;
const FUNCTION = /^\/(api\/|admin)/;
const EVERYTHING = /^/;

const fault = (what: string, told: string, change: Fault): [string, string, Fault] => [
  what,
  told,
  change,
];

/** The ways in which a deployment can break: the fault, and the name and finding of the check that must notice it. */
export const FAULTS = [
  fault('the contact function is not there', 'contact: other methods', lost(/^\/api\/contact/)),
  fault('mail is not sent', 'the marked message is sent', (asked, answer) =>
    isMessage(asked) ? { status: 202, body: answer.body } : {},
  ),
  fault('health is bad', 'health: 200', (asked, answer) =>
    asked.path === '/api/health'
      ? { status: 503, ...text(answer, '{"status":"mail_failing"}') }
      : {},
  ),
  fault('unknown addresses answer 200', 'unknown addresses', (_, { status }) =>
    status === 404 ? { status: 200 } : {},
  ),
  fault('every page but home is gone', 'pages: as built', lost(PAGE)),
  fault('home is empty', 'pages: as built', says('/', '')),
  fault('all assets are gone', 'scripts, styles and fonts', lost(/\/assets\//)),
  fault('the Spanish site is gone', 'pages below /es/', lost(/^\/es/)),
  fault('the search index is gone', 'texts of the search', lost(/search-index/)),
  fault('the editor is gone', 'editor: the page', lost(/^\/admin/)),
  fault('the count of searches is gone', 'search without an answer', lost(/^\/api\/search-miss/)),
  fault('links of lists are gone', 'links of the list', lost(/^\/api\/answered/)),
  fault('nobody counts what the policy refuses', 'reports of the content', lost(/^\/api\/csp/)),
  fault('sign-in fails', 'sign-in: leads to GitHub', (asked) =>
    asked.path === '/api/sign-in' ? { status: 500 } : {},
  ),
  fault('the site map is gone', 'site maps, feeds', lost(/^\/sitemap\.xml/)),
  fault(
    'robots.txt sends everybody away',
    'site maps, feeds',
    says('/robots.txt', 'User-agent: *\nDisallow: /\n'),
  ),
  fault(
    'every page is hidden from search engines',
    'no header that hides',
    sends(EVERYTHING, { 'x-robots-tag': 'noindex' }),
  ),
  fault(
    'Spanish redirects are gone',
    'redirects as in',
    lost(/^\/es\/(faq|laws|book|schedule|about)$/),
  ),
  fault(
    'four headers are gone',
    'header Cross-Origin-Opener-Policy',
    sends(EVERYTHING, {
      'x-frame-options': undefined,
      'cross-origin-opener-policy': undefined,
      'cross-origin-resource-policy': undefined,
      'permissions-policy': undefined,
    }),
  ),
  fault(
    'the policy lets every script run, and every page frame',
    'header Content-Security-Policy',
    rewrites(EVERYTHING, 'content-security-policy', (policy) =>
      policy.replace(/script-src [^;]*/, 'script-src *').replace(/; frame-ancestors [^;]*/, ''),
    ),
  ),
  fault(
    'the policy is that of another build',
    'header Content-Security-Policy',
    rewrites(EVERYTHING, 'content-security-policy', (policy) =>
      policy.replace(/'sha256-[^']*'/, `'sha256-${'A'.repeat(43)}='`),
    ),
  ),
  fault(
    'every host may read',
    'no header that hides',
    sends(EVERYTHING, { 'access-control-allow-origin': '*' }),
  ),

  fault('one Portuguese page is gone', 'pages below /pt/', lost(/^\/pt\/faqs$/)),
  fault('one page is that of an older build', 'pages: as built', says('/faqs', '<h1>Old</h1>')),
  fault('a page leads to itself', 'pages: as built', (asked) =>
    asked.path === '/laws/rockville' ? { status: 301, headers: { location: asked.path } } : {},
  ),
  fault(
    'the Spanish home page is in English',
    'pages below /es/',
    says('/es/', '<!doctype html><html lang="en">Home'),
  ),
  fault('a script is cut off', 'scripts, styles and fonts', (asked, answer) =>
    /^\/assets\/js\/main.*\.js$/.test(asked.path) ? { ...text(answer, '') } : {},
  ),
  fault('an answer ends before its end', 'pages: as built', ({ path }) =>
    path === '/faqs' ? 'cut' : {},
  ),
  fault('a page says that it is compressed, and is not', 'pages: as built', (asked, answer) =>
    asked.path === '/faqs'
      ? { ...text(answer, '<h1>FAQs</h1>', { 'content-encoding': 'gzip' }) }
      : {},
  ),
  fault('texts are not compressed', 'texts are compressed', (_, answer) =>
    answer.headers['content-encoding'] === 'br'
      ? text(answer, brotliDecompressSync(answer.body).toString())
      : {},
  ),
  fault(
    'a feed is served as a page',
    'content types',
    sends(/rss\.xml$/, { 'content-type': 'text/html; charset=utf-8' }),
  ),
  fault(
    'pages are served in another alphabet',
    'content types',
    sends(PAGE, { 'content-type': 'text/html; charset=iso-8859-1' }),
  ),
  fault(
    'the site map names another host',
    'site maps, feeds',
    says('/sitemap.xml', '<urlset><url><loc>https://other.example/</loc></url></urlset>'),
  ),
  fault(
    'security.txt has expired',
    'security.txt has not expired',
    says(
      '/.well-known/security.txt',
      'Contact: mailto:a@b.example\nExpires: 2020-01-01T00:00:00Z\n',
    ),
  ),
  fault('pages set a cookie', 'no header that hides', sends(PAGE, { 'set-cookie': 'visitor=1' })),
  fault(
    'the search index is kept for a year',
    'no header that hides',
    sends(/search-index/, { 'cache-control': 'public, max-age=31536000' }),
  ),
  fault(
    'assets are asked for again each time',
    'header Cache-Control',
    sends(/^\/assets\//, { 'cache-control': 'no-cache' }),
  ),
  fault(
    'uploads are served without their sandbox',
    'header Content-Security-Policy',
    rewrites(/^\/img\//, 'content-security-policy', (policy) => policy.replace('sandbox; ', '')),
  ),
  fault(
    'an old address leads to the wrong page',
    'redirects as in',
    sends(/^\/faq$/, { location: '/services' }),
  ),
  fault('an old address leads on for now alone', 'redirects as in', ({ path }) =>
    path === '/faq' ? { status: 302 } : {},
  ),
  fault('the Spanish 404 page is the English one', 'unknown addresses', (asked, answer) =>
    asked.path.startsWith('/es/no-such') ? text(answer, '<html lang="en">') : {},
  ),
  fault(
    'the rules are published',
    'what is not published',
    says('/_headers', '/*\n  X-Frame-Options: DENY'),
  ),
  fault('/es leads to the English home page', 'home pages of languages', (asked) =>
    asked.path === '/es' ? { status: 301, headers: { location: '/' } } : {},
  ),
  fault(
    'answers of functions are kept',
    'headers of its own',
    sends(FUNCTION, { 'cache-control': 'public, max-age=600' }),
  ),
  fault(
    'functions forget https',
    'headers of its own',
    sends(FUNCTION, { 'strict-transport-security': undefined }),
  ),
  fault('a foreign page may send messages', 'contact: a foreign origin', (asked) =>
    asked.headers['origin'] === 'https://example.com' ? { status: 422 } : {},
  ),
  fault(
    'the editor lets other hosts write scripts',
    'editor: the page',
    rewrites(/^\/admin$/, 'content-security-policy', (policy) =>
      policy.replace("script-src 'self'", 'script-src *'),
    ),
  ),
  fault('the scheduled function can be called', 'the scheduled function', (asked) =>
    asked.path.startsWith('/.netlify/') ? { status: 200 } : {},
  ),
  fault(
    'sign-in tells GitHub no hash of a secret',
    'sign-in: leads to GitHub',
    rewrites(/^\/api\/sign-in$/, 'location', (to) => to.replace(/&code_challenge.*/, '')),
  ),
];
