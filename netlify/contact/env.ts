import * as z from 'zod/mini';

const ADDRESS = /^(?:[^<>\r\n"]{1,100} <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/;

const text = (expected: string) =>
  z.optional(z.string({ error: expected }).check(z.regex(/^\S(?:.*\S)?$/, { error: expected })));

const address = (expected: string) => z.optional(z.url({ error: expected, protocol: /^https?$/ }));

/** The settings for mail; `.env.example` explains each setting. */
const mailSchema = z
  .object({
    RESEND_API_KEY: text('the API key of resend.com, without blanks around it'),
    CONTACT_FROM: z.optional(
      z.string().check(
        z.regex(ADDRESS, {
          error: 'an address such as website@example.com or Website <website@example.com>',
        }),
      ),
    ),
    CONTACT_MAILBOX: text('the path of a folder'),
    RESEND_BASE_URL: address('a web address (only for tests)'),
  })
  .check(
    z.refine((env) => !env.RESEND_API_KEY || env.CONTACT_FROM !== undefined, {
      path: ['CONTACT_FROM'],
      error: 'the sender address; it is required together with RESEND_API_KEY',
    }),
    z.refine((env) => env.RESEND_API_KEY ?? env.CONTACT_MAILBOX, {
      path: ['RESEND_API_KEY'],
      error: 'the API key of resend.com; without it no message can be mailed',
    }),
  );

/** Settings that are independent of each other: a wrong one is ignored and does not affect the rest. */
const OTHERS = {
  ALERT_WEBHOOK_URL: address('a web address that takes { "text": "..." } by POST'),
  CONTACT_MAILS_PER_HOUR: z.optional(
    z.string().check(z.regex(/^[1-9]\d{0,6}$/, { error: 'a whole number of mails, such as 30' })),
  ),
  URL: address('the address of the site, set by the host'),
  DEPLOY_PRIME_URL: address('the address of the deploy, set by the host'),
};

export type MailSettings = z.infer<typeof mailSchema>;

/** The valid settings, and what is wrong with the others. */
export interface Settings {
  /** Undefined if a mail setting is wrong or missing. */
  mail?: MailSettings;
  others: { [name in keyof typeof OTHERS]?: string };
  /** One sentence for each wrong setting, which never quotes the value. */
  problems: string[];
}

/** Reads and checks the settings. An empty variable counts as missing. */
export function readEnv(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const mail = mailSchema.safeParse(given);
  const settings: Settings = { mail: mail.data, others: {}, problems: [] };
  for (const { path, message } of mail.error?.issues ?? []) {
    settings.problems.push(sentence(String(path[0]), message));
  }
  for (const name of Object.keys(OTHERS) as (keyof typeof OTHERS)[]) {
    const { data, error } = OTHERS[name].safeParse(given[name]);
    if (error) settings.problems.push(sentence(name, error.issues[0]!.message));
    else settings.others[name] = data;
  }
  return settings;
}

const sentence = (name: string, expected: string): string => `${name}: expected ${expected}`;
