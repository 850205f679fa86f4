import { headersFile } from '../../../../src/postbuild/headers/headers-file';
import { redirectsOf } from '../../../../src/postbuild/redirects';

const URL = 'https://www.radon.example';
const LANGUAGES = ['en', 'es', 'pt'];
const PAGES = ['', 'faqs', 'laws/rockville'];
const FUTURE = '2999-01-01T00:00:00Z';

const baseOf = (language: string): string => (language === 'en' ? '/' : `/${language}/`);

/** Text that is larger than a packet and compresses well. */
const filler = '<p>Radon is a gas.</p>'.repeat(400);

const page = (language: string, path: string): string =>
  `<!doctype html><html lang="${language}"><title>${path || 'home'}</title>${filler}</html>`;

function ofLanguage(language: string): [string, string][] {
  const folder = baseOf(language);
  const addresses = PAGES.map((path) => `<url><loc>${URL}${folder}${path}</loc></url>`);
  return [
    ...PAGES.map((path): [string, string] => [`${path || 'index'}.html`, page(language, path)]),
    ['404.html', page(language, 'nothing here')],
    ['faq/index.html', '<meta http-equiv="refresh" content="0; url=/faqs">'],
    ['sitemap.xml', `<urlset>${addresses.join('')}</urlset>`],
    ['blog/rss.xml', `<rss><channel><language>${language}</language></channel></rss>`],
    ['search-index/main.json', JSON.stringify({ language, texts: [filler] })],
    ['assets/js/main.1234.js', `console.log('${language}');${'// more\n'.repeat(1000)}`],
    ['assets/css/styles.1234.css', `body { color: #123 }${'/* more */'.repeat(1000)}`],
  ].map(([name, content]) => [`build${folder}${name}`, content ?? '']);
}

/** A built site in three languages, with one file of each kind that a deployment can break, and the real rules. */
export function builtSite(): Record<string, string> {
  const moment = { 'Cache-Control': 'public, max-age=30, must-revalidate' };
  const bases = LANGUAGES.map(baseOf);
  const headers = headersFile({
    scripts: ['the one in the head'],
    styles: [],
    styleAttributes: [],
    scheduler: 'https://book.radon.example',
    players: [],
    context: undefined,
    bases,
    pages: new Map(bases.flatMap((base) => [base, `${base}faqs`].map((path) => [path, moment]))),
  });
  const redirects = redirectsOf(
    [{ from: '/faq', to: '/faqs' }],
    bases.flatMap((base) =>
      PAGES.map((path) => ({ base, name: `${path || 'index'}.html`, path: `/${path}` })),
    ),
  );
  return {
    ...Object.fromEntries(LANGUAGES.flatMap(ofLanguage)),
    'build/_headers': headers,
    'build/_redirects': redirects,
    'build/robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${URL}/sitemap.xml\n`,
    'build/.well-known/security.txt': `Contact: mailto:office@radon.example\nExpires: ${FUTURE}\n`,
    'build/img/house.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'build/editor/editor.js': 'export {};',
    'build/editor/editor.json': JSON.stringify({ backend: { auth_methods: ['oauth', 'token'] } }),
  };
}
