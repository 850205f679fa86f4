import * as z from 'zod/mini';

const ADDRESS = /^(?:[^<>\r\n"]{1,100} <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/;

const text = (expected: string) =>
  z.optional(z.string({ error: expected }).check(z.regex(/^\S(?:.*\S)?$/, { error: expected })));

const address = (expected: string) => z.optional(z.url({ error: expected, protocol: /^https?$/ }));

/** The function's settings; `.env.example` explains each for the person who sets them. */
const envSchema = z
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
    ALERT_WEBHOOK_URL: address('a web address that takes { "text": "..." } by POST'),
    CONTACT_MAILS_PER_HOUR: z.optional(
      z.string().check(z.regex(/^[1-9]\d{0,6}$/, { error: 'a whole number of mails, such as 30' })),
    ),
    RESEND_BASE_URL: address('a web address (only for tests)'),
    URL: address('the address of the site, set by the host'),
    DEPLOY_PRIME_URL: address('the address of the deploy, set by the host'),
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

export type Settings = z.infer<typeof envSchema>;

/**
 * Checks the settings. An empty variable counts as missing.
 * @returns the settings, or one sentence for each wrong one, which never quotes the value
 */
export function readEnv(
  env: Record<string, string | undefined>,
): { settings: Settings; problems?: never } | { settings?: never; problems: string[] } {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = envSchema.safeParse(given);
  if (result.success) return { settings: result.data };
  const problems = result.error.issues.map(
    (issue) => `${String(issue.path[0])}: expected ${issue.message}`,
  );
  return { problems };
}
