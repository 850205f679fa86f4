/** GET /api/sign-in and /api/sign-in/done: signs the office in to the editor with GitHub (`../sign-in/handle`). */
import { randomBytes } from 'node:crypto';
import type { Config, Context } from '@netlify/functions';
import { url as site } from '../../src/data/company.json';
import { systemClock } from '../contact/clock';
import { createLimiter } from '../contact/limiter';
import { consoleLog } from '../contact/log';
import { handleSignIn, type SignInEdges } from '../sign-in/handle';

const {
  GITHUB_CLIENT_ID: id,
  GITHUB_CLIENT_SECRET: secret,
  GITHUB_BASE_URL,
  URL: own,
} = process.env;
const edges: SignInEdges = {
  ...(id && secret && { app: { id, secret } }),
  github: GITHUB_BASE_URL || 'https://github.com',
  ownOrigins: [site, own].flatMap((address) =>
    address && URL.canParse(address) ? [new URL(address).origin] : [],
  ),
  limiter: createLimiter(systemClock),
  log: consoleLog,
  random: () => randomBytes(32).toString('base64url'),
};

export default function signIn(request: Request, context: Context): Promise<Response> {
  return handleSignIn(request, context.ip, edges);
}

export const config: Config = {
  path: ['/api/sign-in', '/api/sign-in/done'],
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
