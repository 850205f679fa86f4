import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/**
 * Starts a fake of GitHub's authorization page. It approves at once, and returns the token only to a client that knows
 * the secret whose hash came with the authorization request (PKCE, RFC 7636).
 *
 * @returns its URL, and a function that stops it
 */
export async function startSignInPage(): Promise<{ url: string; close: () => void }> {
  let challenge: string | null = null;
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/login/oauth/authorize') {
      const back = new URL(searchParams.get('redirect_uri') ?? '');
      challenge = searchParams.get('code_challenge');
      back.searchParams.set('code', 'code-1');
      back.searchParams.set('state', searchParams.get('state') ?? '');
      response.writeHead(302, { Location: back.href }).end();
      return;
    }
    void json(request).then((asked) => {
      const { code_verifier: secret = '' } = asked as { code_verifier?: string };
      const isTheSame = createHash('sha256').update(secret).digest('base64url') === challenge;
      response.setHeader('Content-Type', 'application/json');
      response.end(
        JSON.stringify(
          isTheSame ? { access_token: 'gho_fake' } : { error: 'bad_verification_code' },
        ),
      );
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
