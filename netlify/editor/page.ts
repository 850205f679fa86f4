/**
 * The editor's page and its response headers. Rules in `_headers` apply only to static files, so a function's answer
 * has its own policy, and the policy of the public pages stays as strict as it is.
 */
const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Editor</title>
    <link rel="icon" href="/img/favicon.svg" />
    <link rel="stylesheet" href="/editor/editor.css" />
    <script type="module" src="/editor/editor.js"></script>
  </head>
  <body>
    <noscript>The editor needs JavaScript.</noscript>
  </body>
</html>
`;

/**
 * Returns the editor's content security policy. The editor adds styles at run time; scripts come only from this host,
 * and the only other hosts are GitHub's: its API, and the avatars of people who changed something.
 *
 * @param frames the source list for `frame-src`
 */
const policy = (frames: string): string =>
  [
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'blob:', 'https://avatars.githubusercontent.com'],
    ['media-src', "'self'", 'blob:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", 'data:', 'blob:', 'https://api.github.com'],
    ['manifest-src', 'data:', 'blob:'],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['frame-src', frames],
    ['frame-ancestors', "'none'"],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');

const headers = (frames: string) => ({
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': policy(frames),
  // The sign-in popup tells its opener the outcome; `same-origin` would cut the two off from each other.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), usb=(), browsing-topics=()',
  'Referrer-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'X-Robots-Tag': 'noindex',
});

/**
 * Answers GET and HEAD with the page, and other methods with 405.
 *
 * @param frames the origin whose pages the editor may frame beside a form; none on the published site, whose pages do
 *   not allow framing
 */
export function editorPage(request: Request, frames = "'none'"): Response {
  const own = headers(frames);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response('Method not allowed', {
      status: 405,
      headers: { ...own, Allow: 'GET, HEAD' },
    });
  }
  return new Response(PAGE, { headers: { ...own, 'Content-Type': 'text/html; charset=utf-8' } });
}
