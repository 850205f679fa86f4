import { email as office, name as company, url as site } from '../../src/data/company.json';
import { systemClock } from './clock';
import { readEnv, type Settings } from './env';
import type { Edges } from './handle';
import { createLimiter } from './limiter';
import { consoleLog } from './log';
import { type Mailer, unconfiguredMailer } from './mailer';
import { createMailboxMailer } from './mailer-mailbox';
import { createResendMailer } from './mailer-resend';
import { createBlobsStore } from './store-blobs';

/**
 * Wires the edges of the running site from its environment. Wrong settings are an error in the log;
 * messages are then taken and kept in the outbox until the settings are right.
 */
export function createEdges(env: Record<string, string | undefined>): Edges {
  const { settings, problems } = readEnv(env);
  // Names of variables and what they should be; no value is in these sentences.
  for (const problem of problems ?? []) {
    console.error(JSON.stringify({ level: 'error', event: 'settings_wrong', problem }));
  }
  const addresses = [site, settings?.URL, settings?.DEPLOY_PRIME_URL];
  return {
    store: createBlobsStore(),
    mailer: settings ? createMailer(settings) : unconfiguredMailer,
    clock: systemClock,
    limiter: createLimiter(systemClock),
    log: consoleLog,
    ownOrigins: addresses.flatMap((address) => (address ? [new URL(address).origin] : [])),
  };
}

function createMailer(settings: Settings): Mailer {
  const from = settings.CONTACT_FROM ?? `${company} <${office}>`;
  if (settings.RESEND_API_KEY) {
    return createResendMailer({
      apiKey: settings.RESEND_API_KEY,
      from,
      to: office,
      baseUrl: settings.RESEND_BASE_URL,
    });
  }
  return createMailboxMailer(settings.CONTACT_MAILBOX!, from, office);
}
