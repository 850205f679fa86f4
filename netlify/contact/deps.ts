import { email as office, name as company, url as site } from '../../src/data/company.json';
import { createBrake } from './brake';
import { systemClock } from './clock';
import { type MailSettings, readEnv } from './env';
import type { Edges } from './handle';
import { createLinks } from './links';
import { createLimiter } from './limiter';
import { consoleLog } from './log';
import { type Mailer, unconfiguredMailer } from './mailer';
import { createMailboxMailer } from './mailer-mailbox';
import { createResendMailer } from './mailer-resend';
import { createBlobsStore } from './store-blobs';
import type { TellEdges } from './tell';
import { createWebhook } from './webhook';

/**
 * Messages mailed one by one per hour. A busy day of this office has ten; a flood at this rate
 * still leaves most of a small plan's monthly quota (3,000 on Resend's free plan) for real
 * messages.
 */
const MAILS_PER_HOUR = 30;

/**
 * Builds the running site's dependencies from its environment. Wrong settings are logged as errors;
 * without valid mail settings, messages are accepted and kept in the outbox until there are some.
 */
export function createEdges(env: Record<string, string | undefined>): Edges & TellEdges {
  const { mail, others, problems } = readEnv(env);
  // Each problem names the variable and what it expects, never its value.
  for (const problem of problems) {
    console.error(JSON.stringify({ level: 'error', event: 'settings_wrong', problem }));
  }
  const { ALERT_WEBHOOK_URL: webhook, CONTACT_MAILS_PER_HOUR: mails = MAILS_PER_HOUR } = others;
  const addresses = [site, others.URL, others.DEPLOY_PRIME_URL];
  const store = createBlobsStore();
  const secret = mail?.RESEND_API_KEY ?? mail?.CONTACT_MAILBOX;
  return {
    store,
    brake: createBrake(store, systemClock, consoleLog, Number(mails)),
    links: secret ? createLinks(secret, others.URL ?? site) : undefined,
    webhook: webhook ? createWebhook(webhook) : undefined,
    mailer: mail ? createMailer(mail) : unconfiguredMailer,
    clock: systemClock,
    limiter: createLimiter(systemClock),
    log: consoleLog,
    ownOrigins: addresses.flatMap((address) => (address ? [new URL(address).origin] : [])),
  };
}

function createMailer(settings: MailSettings): Mailer {
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
