/** A seeded fault: in `file`, the text `from` (which stands there exactly once) becomes `to`. */
export interface Mutant {
  file: string;
  from: string;
  to: string;
  /** The unit tests that know this file, in the order in which they are asked. */
  tests: string[];
}

type Change = [from: string, to: string];

const inFile = (file: string, tests: string[], changes: Change[]): Mutant[] =>
  changes.map(([from, to]) => ({ file: `netlify/contact/${file}.ts`, from, to, tests }));

/** One way in which the safety code could go wrong: a check inverted, a limit moved, an await dropped. */
export const MUTANTS: Mutant[] = [
  ...inFile(
    'guard',
    ['guard'],
    [
      ["request.method !== 'POST'", "request.method === 'PUT'"],
      ['if (!media) return', 'if (media === undefined) return'],
      ['"?utf-8"?', '"?[\\w-]+"?'],
      ['application\\/(json|', '(?:application|text)\\/(json|plain|'],
      ['origin === null ||', "origin === null || origin === 'null' ||"],
      ['origin === new URL(request.url).origin', 'origin.startsWith(new URL(request.url).origin)'],
      ['ownOrigins.includes(origin)', 'true'],
      ["request.headers.get('sec-fetch-site') === 'cross-site'", 'false'],
    ],
  ),
  ...inFile(
    'body',
    ['body'],
    [
      ["get('content-length')) > maxBytes", "get('content-length')) > 2 * maxBytes"],
      ['if (size > maxBytes)', 'if (size >= maxBytes)'],
      ['size += part.value.byteLength', 'size = part.value.byteLength'],
      ['{ fatal: true }', '{ fatal: false }'],
      ['{ stream: true }', '{ stream: false }'],
      ['decodeURIComponent(text);', 'void text;'],
    ],
  ),
  ...inFile(
    'normalise',
    ['normalise', 'schema'],
    [
      ['[\\p{Cc}\\u2028\\u2029]', '[\\x00-\\x1f]'],
      ['\\u202A-\\u202E', '\\u202A-\\u202D'],
      ["LONE_SURROGATE, '\\uFFFD'", "LONE_SURROGATE, '$&'"],
      [".normalize('NFC')", ''],
      ['.replace(CONTROL_BUT_TAB_AND_LF', '.replace(/\\0/g'],
      ['[...text].length', 'text.length'],
    ],
  ),
  ...inFile(
    'schema',
    ['schema', 'body'],
    [
      ['!hasControl(text)', 'true'],
      ['lengthOf(text) >= min', 'lengthOf(text) >= 0'],
      ['lengthOf(text) <= MAX_LENGTH[field]', 'lengthOf(text) < MAX_LENGTH[field]'],
      ['lengthOf(text) <= MAX_LENGTH.message', 'text.length <= MAX_LENGTH.message'],
      ['`^${PHONE_PATTERN}$`', '`${PHONE_PATTERN}$`'],
    ],
  ),
  ...inFile(
    'message',
    ['message'],
    [
      ['escapeHtml(value).replaceAll', 'value.replaceAll'],
      ["'<': '&lt;'", "'<': '<'"],
      ['replyTo: fields.email', 'replyTo: fullName'],
    ],
  ),
  ...inFile(
    'handle',
    ['handle', 'body'],
    [
      ['if (wait > 0)', 'if (wait > 600)'],
      [
        "take(request, passage === 'form', caller.ip, edges)",
        "take(request, passage === 'form', request.headers.get('x-forwarded-for') ?? '', edges)",
      ],
      ["if (custody === 'lost')", "if (custody === 'sent')"],
      ["custody === 'sent' ? 200 : 202", '200'],
      ['...describeError(error)', 'code: String(error).replace(/\\W/g, ".")'],
    ],
  ),
  ...inFile(
    'signals',
    ['handle'],
    [
      ["trap.trim() !== ''", 'false'],
      ['Number(elapsed) < MIN_FILL_MS', 'Number(elapsed) <= MIN_FILL_MS'],
    ],
  ),
  ...inFile(
    'entry',
    ['handle'],
    [
      ['JSON.stringify(parts)', "parts.join('')"],
      ['    formKey,\n', ''],
    ],
  ),
  ...inFile(
    'outbox',
    ['handle', 'outbox'],
    [
      ['etag = await store.create(keyOf(id), stored);', 'void store.create(keyOf(id), stored);'],
      ['claimed(entry, now);', 'entry;'],
      ['if (known) return known;', "if (known) return 'lost';"],
      ['if (!known) return null;', "if (!known) return 'stored';"],
      ["=== 'sent') return 'sent';\n    if", "=== 'dead') return 'sent';\n    if"],
      ["if (etag) return 'stored';", "return 'stored';"],
      ['if (isSent) return', 'if (!isSent) return'],
      ['    } else if (suspicion) {\n', '    } else if (!suspicion) {\n'],
      ['store.replace(keyOf(id), next, etag)', 'store.replace(keyOf(id), before, etag)'],
    ],
  ),
  ...inFile(
    'schedule',
    ['outbox', 'handle', 'desk'],
    [
      ['LEASE_MS = 2 * MINUTE', 'LEASE_MS = 1 * MINUTE'],
      ['KEY_LIFE_MS = 23 * HOUR', 'KEY_LIFE_MS = 25 * HOUR'],
      ['KEEP_RECEIPT_MS = 48 * HOUR', 'KEEP_RECEIPT_MS = 47 * HOUR'],
      ['KEEP_UNSENT_MS = 30 * DAY', 'KEEP_UNSENT_MS = 29 * DAY'],
      ["entry.state !== 'pending' && now > entry.receivedAt", 'now > entry.receivedAt'],
      ['entry.uncertain && now >', 'now >'],
      ["before.uncertain || delivery.kind === 'unknown'", "delivery.kind === 'unknown'"],
      [
        '      providerId: delivery.id,',
        '      providerId: delivery.id,\n      mail: before.mail,',
      ],
      ['attempts: before.attempts + 1', 'attempts: before.attempts'],
      ['const round = entry.round + 1', 'const round = entry.round'],
    ],
  ),
  ...inFile(
    'drain',
    ['outbox'],
    [
      ["entry.state !== 'pending' || entry.dueAt > now", "entry.state !== 'pending'"],
      ["entry.state !== 'pending' || entry.dueAt", "entry.state === 'dead' || entry.dueAt"],
      ['if (claim === null) return', 'if (claim === undefined) return'],
      ['attempt(edges, id, entry, claim)', 'attempt(edges, id, entry, etag)'],
      ['const isSent = await attempt', 'const isSent = !!attempt'],
      ['if (clock.now() >= end) break;', ''],
    ],
  ),
  ...inFile(
    'limiter',
    ['limiter'],
    [
      ['MAX_MESSAGES = 10', 'MAX_MESSAGES = 11'],
      ['time > now - WINDOW_MS', 'time >= now - WINDOW_MS'],
      ['times.size > MAX_ADDRESSES', 'times.size > 2 * MAX_ADDRESSES'],
      ['.slice(0, 4)', '.slice(0, 5)'],
    ],
  ),
  ...inFile(
    'log',
    ['log', 'handle'],
    [
      ['PLAIN.test(value) ? value', 'true ? value'],
      ["(error.stack ?? '').split(error.message).pop()", 'error.stack'],
    ],
  ),
  ...inFile(
    'mailer-resend',
    ['mailer'],
    [
      ["typeof id === 'string' && id !== ''", 'body !== undefined'],
      ['if (status < 300)', 'if (status < 600)'],
      ["'Idempotency-Key': key,", ''],
      ["redirect: 'error',", ''],
      ["invalid_idempotent_request: 'unknown'", "invalid_idempotent_request: 'config'"],
      ['code = known ?', 'code = name ?'],
    ],
  ),
  ...inFile(
    'store-blobs',
    ['store'],
    [
      ["if (!etag) throw new StoreError('write_without_etag');", ''],
      ["if (!etag) throw new StoreError('etag_missing');", ''],
      [
        'JSON.stringify(entry), { onlyIfNew: true }',
        'JSON.stringify(entry), {} as { onlyIfNew: true }',
      ],
      ['if (!modified) return null;', ''],
      ['if (fault) throw new StoreError(fault);', ''],
      ['STORE_TIMEOUT_MS = 2000', 'STORE_TIMEOUT_MS = 20_000'],
    ],
  ),
  ...inFile(
    'deadline',
    ['deadline'],
    [
      ['await Promise.race([action(controller.signal), late])', 'await action(controller.signal)'],
      ['controller.abort();', ''],
    ],
  ),
  ...inFile(
    'env',
    ['env'],
    [
      ['!env.RESEND_API_KEY || env.CONTACT_FROM !== undefined', 'true'],
      ['env.RESEND_API_KEY ?? env.CONTACT_MAILBOX', "env.RESEND_API_KEY ?? 'none'"],
    ],
  ),
  ...inFile(
    'deps',
    ['env'],
    [
      ['settings ? createMailer(settings) : unconfiguredMailer', 'createMailer(settings ?? {})'],
      ['if (settings.RESEND_API_KEY)', 'if (!settings.CONTACT_MAILBOX)'],
    ],
  ),
];
