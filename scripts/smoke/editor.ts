import { editorPage } from '../../netlify/editor/page';
import { HEADERS, SIGN_IN, SIGNED_IN } from '../../netlify/sign-in/handle';
import type { Answer, Ask } from './ask';
import { differing, statusOf, unlessLimited, type Check } from './check';

/** Checks the editor's page against the one in this project, and that people can sign in if its settings say so. */
export async function editorChecks(ask: Ask, origin: string): Promise<Check[]> {
  const page = await ask('/admin');
  const own = editorPage(new Request(`${origin}/admin`));
  const wrong = [
    ...(page.status === 200 ? [] : [statusOf(page)]),
    ...(page.body.equals(Buffer.from(await own.text())) ? [] : ['another page']),
    ...differing(page, [...own.headers]),
  ];
  const settings = await ask('/editor/editor.json');
  const isSetUp = settings.status === 200 && settings.body.includes('"oauth"');
  const begun = await ask(SIGN_IN);
  const ended = await ask(`${SIGNED_IN}?code=smoke&state=smoke`);
  const refusal = isSetUp ? 'authorization:github:error' : 'not set up';
  return [
    { name: 'editor: the page and its policy', ok: wrong.length === 0, found: wrong.join('; ') },
    {
      name: 'editor: settings (a build that knows its repository has them)',
      ok: settings.status === 200 ? true : settings.status === 404 ? undefined : false,
      found: statusOf(settings),
    },
    unlessLimited(
      'sign-in: leads to GitHub, or is not set up',
      begun,
      isBegun(begun, isSetUp, origin),
    ),
    {
      name: 'sign-in: nobody comes back who did not leave from here',
      ok: ended.body.includes(refusal) && !ended.body.includes(':success:'),
      found: statusOf(ended),
    },
    headersCheck('begun', begun),
    headersCheck('ended', ended),
  ];
}

function headersCheck(step: string, answer: Answer): Check {
  // The page that ends a sign-in has one script, and a policy that allows it by its hash.
  const fixed = Object.entries(HEADERS).filter(([name]) => name !== 'Content-Security-Policy');
  const policy = answer.headers.get('content-security-policy') ?? 'no policy';
  const loose = /^default-src 'none'(?!.*unsafe)/.test(policy) ? [] : [policy.slice(0, 60)];
  const found = [...differing(answer, fixed), ...loose].join('; ');
  return { name: `sign-in, ${step}: headers of its own`, ok: found === '', found };
}

function isBegun({ status, headers }: Answer, isSetUp: boolean, origin: string): boolean {
  if (!isSetUp) return status === 503;
  const to = headers.get('location') ?? '';
  if (status !== 302 || !to.startsWith('https://github.com/login/oauth/authorize?')) return false;
  const { searchParams: asked } = new URL(to);
  const isOurs = asked.get('redirect_uri') === origin + SIGNED_IN;
  return isOurs && asked.get('code_challenge_method') === 'S256' && Boolean(asked.get('client_id'));
}
