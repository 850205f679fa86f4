import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { startHost, type Host, type HostOptions } from '../../../scripts/host';

/** A built site with one file of each kind that the host treats differently. */
export const site: Record<string, string | Buffer> = {
  'build/index.html': '<h1>Home</h1>',
  'build/faqs.html': `<h1>FAQs</h1>${'<p>radon</p>'.repeat(500)}`,
  'build/404.html': '<h1>404</h1>',
  'build/old.html': '<h1>Page at a redirected address</h1>',
  'build/kept.html': '<h1>Page that shadows a redirect</h1>',
  'build/folder/index.html': '<h1>Folder</h1>',
  'build/both.html': '<h1>Both, page</h1>',
  'build/both/index.html': '<h1>Both, folder</h1>',
  'build/assets/app.1234.js': 'console.log(1)',
  'build/search.wasm': 'wasm',
  'build/site.webmanifest': '{}',
  'build/.well-known/security.txt': 'Contact: mailto:a@b.example',
  'build/film.mp4': Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256)),
  'build/_redirects':
    '/old /faqs 301!\n/kept /faqs 301\n/gone /faqs#radon\n/news/:year/* /blog/:year/:splat 302',
  'build/_headers':
    '/*\n  X-Frame-Options: DENY\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable',
  'build/.env': 'not published',
  'build/folder/.hidden': 'not published',
  'build/.well-known/.hidden': 'not published',
  'build2/secret.txt': 'not published',
  'secret.txt': 'not published',
};

/** Writes files, given by path and content, into a new temporary folder. Returns its path. */
export async function makeProject(files: Record<string, string | Buffer>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'host-'));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  return root;
}

/** Starts a host on a free port, and stops it after the test. */
export async function host(
  files: Record<string, string | Buffer>,
  options: HostOptions = {},
): Promise<Host & { root: string }> {
  const root = await makeProject(files);
  const started = await startHost({ root, buildDir: 'build', ...options });
  onTestFinished(started.close);
  return { ...started, root };
}

/** A response as it came over the wire, without decompression. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Sends a request exactly as given: no redirect is followed, no path is normalized, no encoding is decoded.
 *
 * @param path the request target, as in the request line
 */
export function ask(
  url: string,
  path: string,
  { body, ...options }: RequestOptions & { body?: string | Buffer } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { path, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
