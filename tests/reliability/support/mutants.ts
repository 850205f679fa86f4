/**
 * A seeded fault: in `file`, the text `from` is replaced with `to`. The text occurs exactly once, or starts at index
 * `at`.
 */
export interface Mutant {
  file: string;
  at?: number;
  from: string;
  to: string;
  /** The unit tests that cover the file, in the order in which they are run. */
  tests: string[];
  /** A selection of those tests, in order; undefined if it is not known which code they execute. */
  picks?: Pick[];
}

/** A test of a file, by its index in the file; all tests of the file if `at` is undefined. */
export interface Pick {
  file: string;
  at?: number;
}

type Change = [from: string, to: string];

const inFile = (file: string, tests: string[], changes: Change[]): Mutant[] =>
  changes.map(([from, to]) => ({
    file: `netlify/contact/${file}.ts`,
    from,
    to,
    tests: tests.map((name) => `contact/${name}`),
  }));

/** Faults in the safety code, written by hand: an inverted check, a moved limit, a missing await. */
export const SEEDED: Mutant[] = [
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
      ['!required || isVisible(text)', 'true'],
      ["if (text === '') return !required;", ''],
      ['lengthOf(text) <= max', 'lengthOf(text) < max'],
      ['lengthOf(text) <= max', 'text.length <= max'],
      ['`^(?:${pattern})$`', '`(?:${pattern})$`'],
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
    'language',
    ['language'],
    [['isLocale(word) ? word : DEFAULT_LOCALE', 'word.slice(0, 2) as Locale']],
  ),
  ...inFile(
    'post',
    ['language', 'handle'],
    [
      ['headers.get(CONTACT_HEADERS.language)', "headers.get('accept-language')"],
      ["body[CONTACT_EXTRA_FIELDS.language] ?? ''", "''"],
    ],
  ),
  ...inFile(
    'handle',
    ['handle', 'body'],
    [
      ['if (wait > 0)', 'if (wait > 600)'],
      [
        'take(post, caller.ip, edges)',
        "take(post, request.headers.get('x-forwarded-for') ?? '', edges)",
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
    ['handle', 'language'],
    [
      ['JSON.stringify(parts)', "parts.join('')"],
      ['    formKey,\n', ''],
      ['...(language === DEFAULT_LOCALE ? [] : [language]),', ''],
    ],
  ),
  ...inFile(
    'outbox',
    ['round', 'handle', 'outbox', 'repeat', 'flood'],
    [
      ["await Promise.all([store.put(placeOf(id, entry)!, ''), ", 'await Promise.all(['],
      ['reason ? undefined : brake.mark(id)', 'undefined'],
      ["if (held?.etag) return 'stored';", "return 'stored';"],
      ["if (held.etag && clock.now() > now + SLOW_STORE_MS) return 'stored';", ''],
      [
        'await withDeadline(RESULT_MS, () => move(store, id, known',
        'void withDeadline(RESULT_MS, () => move(store, id, known',
      ],
      ['if (isSent) return', 'if (!isSent) return'],
      ["return 'refused';", "return 'stored';"],
      ['load.mailed >= brake.mailsPerHour', 'load.mailed > brake.mailsPerHour'],
      ['suspicion ? TRAPS_PER_HOUR : HELD_PER_HOUR', 'HELD_PER_HOUR'],
      [
        "if (typeof stored === 'string') return stored;",
        "if (typeof stored === 'string') return 'lost';",
      ],
      ["brake.add(reason ? 'held' : 'mailed');", "brake.add('mailed');"],
      ["known.entry.state === 'erased') return", "known.entry.state === 'dead') return"],
      ["< REPEAT_MS) return 'sent'", "< 2 * REPEAT_MS) return 'sent'"],
      ['Math.abs(now - entry.receivedAt)', '(now - entry.receivedAt)'],
      ["entry.state !== 'pending' && !reason", "entry.state !== 'pending'"],
      ["if (!moved) return 'stored';", "if (!moved) return 'lost';"],
      ['    return { before: fresh };\n  }\n}', "    return 'stored';\n  }\n}"],
    ],
  ),
  ...inFile(
    'move',
    ['round', 'outbox', 'tell', 'repeat'],
    [
      ["if (after && after !== before) await store.put(after, '');", ''],
      ['if (etag === null) return null;', ''],
      ['if (before && before !== after) await store.remove(before);', ''],
      ['from.etag)) === null) return false', "from.etag)) === '') return false"],
      ['  await store.remove(keyOf(id));', ''],
    ],
  ),
  ...inFile(
    'shelves',
    ['round', 'outbox', 'tell', 'flood'],
    [
      ["if (isSpent(entry)) return 'spent';", ''],
      ["entry.refused ? 'refused' : 'pending'", "'pending'"],
      ['entry.offers === 0;', 'entry.offers === 1;'],
      ['<= hour(hourOf', '< hour(hourOf'],
      ['dueAt <= now)', 'dueAt < now)'],
      ['a.dueAt - b.dueAt', 'b.dueAt - a.dueAt'],
      ['hour(a).localeCompare(hour(b))', 'hour(b).localeCompare(hour(a))'],
    ],
  ),
  ...inFile(
    'brake',
    ['round', 'flood'],
    [
      ['FRESH_MS = 10_000', 'FRESH_MS = 0'],
      ['hourName(now) === hourName(known.at)', 'true'],
      ['known.added < FRESH_FOR &&', ''],
      ['ids(`${TAKEN}${hourName(now)}/`)', 'Promise.resolve([])'],
      ["ids(hourOf('sent', now + KEEP_RECEIPT_MS))", 'Promise.resolve([])'],
      ['if (clock.now() < until) await store.remove(key);', ''],
      ['(load[what] += 1)', 'load[what]'],
      ["ids(hourOf('flood', now)),", ''],
      ["ids(hourOf('quarantine', now)),", ''],
      ["ids(hourOf('quarantine', now + OFFER_EVERY_MS)),", ''],
      ['return { mailed: 0, held: 0 };', 'throw error;'],
    ],
  ),
  ...inFile(
    'tell',
    ['round', 'tell', 'flood', 'outbox'],
    [
      ['!isDaily && !isFlood &&', '!isDaily &&'],
      ['told.mailedAt, now) || isNewFailure', 'told.mailedAt, now)'],
      ['await writeTold(store, NOTHING_TOLD);', ''],
      ['await writeTold(store, { ...told, isFailureTold: false });', ''],
      ["if (entry.state === 'pending') return entry.refused ? entry : null;", ''],
      ["message.entry.state !== 'pending'", 'true'],
      ['isUntold: true', 'isUntold: false'],
      ['alertedAt, now) || isNewFailure;', 'alertedAt, now);'],
      ["if (delivery.kind === 'sent') {", "if (delivery.kind !== 'config') {"],
      ['isAlertDue && (await alert', '(await alert'],
      ['await markOffered(edges, listed, until);', ''],
      ['{ mailedAt: now, spentUntil', '{ spentUntil'],
      ['spentUntil: spent + HOUR_MS', 'spentUntil: spent'],
      ['last > now ||', ''],
      ['now >= last + DAILY_MS', 'now > last + DAILY_MS'],
      ['alerted = isAlerted && { alertedAt: now, isFailureTold: isFailing };', 'alerted = {};'],
    ],
  ),
  ...inFile(
    'notice',
    ['tell', 'flood'],
    [
      ['${escapeHtml(head)}</strong>', '${head}</strong>'],
      ["mailed.replace(ABOUT, '')", 'mailed'],
      ['replyTo: office', 'replyTo: listed[0]!.entry.mail.replyTo'],
      ['${dayOf(summary.at)}: ', ''],
      ['    ...TODO,\n', ''],
    ],
  ),
  ...inFile(
    'webhook',
    ['round', 'tell'],
    [
      ["redirect: 'error',", ''],
      ['return ok;', 'return true;'],
      ['return false;', 'return true;'],
      ['JSON.stringify({ text })', 'text'],
    ],
  ),
  ...inFile('links', ['answered'], [[' || !timingSafeEqual(given, right)', '']]),
  ...inFile(
    'answered',
    ['answered'],
    [
      ["if (method !== 'POST')", "if (method === 'HEAD')"],
      ['found?.entry.receivedAt !== receivedAt', '!found'],
      ['if (!named)', 'if (!named && !links)'],
    ],
  ),
  ...inFile(
    'health',
    ['tell'],
    [
      ["status === 'ok' ? 200 : 503", '200'],
      ["summary.dead > 0 ? 'messages_given_up'", "summary.quarantine > 0 ? 'messages_given_up'"],
      [
        "return answer(503, { status: 'store_unreachable', todo: TODO.store_unreachable });",
        'summary = null;',
      ],
      ["request.method !== 'HEAD'", "request.method !== 'POST'"],
    ],
  ),
  ...inFile(
    'summary',
    ['tell'],
    [
      ['> SILENT_MS', '>= SILENT_MS'],
      ['refused > 0 ||', ''],
      ['failingSince > 0 && now', 'now'],
      ['FAILING_MS = 3_600_000', 'FAILING_MS = 7_200_000'],
    ],
  ),
  ...inFile(
    'schedule',
    ['round', 'outbox', 'handle', 'desk', 'repeat', 'tell'],
    [
      ['LEASE_MS = 2 * MINUTE', 'LEASE_MS = 1 * MINUTE'],
      ['KEY_LIFE_MS = 23 * HOUR', 'KEY_LIFE_MS = 25 * HOUR'],
      ['KEPT.receipt.value * HOUR', '47 * HOUR'],
      ['REPEAT_MS = 12 * HOUR', 'REPEAT_MS = 49 * HOUR'],
      ['OFFERS = 3', 'OFFERS = 2'],
      ['(KEPT.offered.value / (OFFERS - 1)) * DAY', '14 * DAY'],
      ['round: Math.floor(now / HOUR)', 'round: 0'],
      ['!entry.uncertain && (isOld', '(isOld'],
      ['now > entry.receivedAt + FIRST_KEY_MS', 'true'],
      ['> KEY_SLACK_MS', '> 1000 * KEY_SLACK_MS'],
      ['round: entry.round + 1 } : {}', 'round: entry.round } : {}'],
      ['entry.uncertain && now >', 'now >'],
      ["before.uncertain || delivery.kind === 'unknown'", "delivery.kind === 'unknown'"],
      ['uncertain && !before.uncertain ? 0', 'false ? 0'],
      ["delivery.kind === 'config' ? MEND_MS : 0", '0'],
      ['return uncertain && dueAt', 'return dueAt'],
      ['dueAt > claim.since + KEY_LIFE_MS', 'dueAt > before.receivedAt + KEY_LIFE_MS'],
      ['dueAt > claim.since + KEY_LIFE_MS', 'dueAt > before.since + KEY_LIFE_MS'],
      ['(isOld || age < -KEY_SLACK_MS)', 'isOld'],
      ["refused: delivery.kind === 'config'", 'refused: false'],
      [
        '      providerId: delivery.id,',
        '      providerId: delivery.id,\n      mail: before.mail,',
      ],
      ['attempts: attempts + 1', 'attempts: attempts'],
      ['const round = entry.round + 1', 'const round = entry.round'],
      ['entry.offeredAt || now', 'now'],
      ['sentAt + KEEP_RECEIPT_MS', 'receivedAt - KEEP_RECEIPT_MS'],
    ],
  ),
  ...inFile(
    'drain',
    ['round', 'outbox', 'flood', 'tell'],
    [
      ["found?.entry.state !== 'pending' ||", ''],
      ['found.entry.dueAt > now) {', 'false) {'],
      ['if (isTooLate(entry, now)) {', 'if (false) {'],
      ['if (claimEtag === null) {', 'if (claimEtag === undefined) {'],
      ['attempt(edges, id, entry, claim, claimEtag,', 'attempt(edges, id, entry, claim, etag,'],
      ['const isSent = await attempt', 'const isSent = !!attempt'],
      ['clock.now() >= end || inARow', 'inARow'],
      ['inARow >= MAX_FAILURES', 'false'],
      ['inARow = isSent ? 0 : inARow + 1', 'inARow += isSent ? 0 : 1'],
      ['entry.uncertain || entry.again', 'entry.uncertain'],
      ['entry.uncertain || entry.again', 'entry.again'],
      ['sent > 0 || counts.waiting === 0', 'counts.waiting === 0'],
      ['await clock.sleep(PAUSE_MS);', ''],
      ['.mailed >= brake.mailsPerHour', '.mailed > 2 * brake.mailsPerHour'],
      ["if (found.entry.state !== 'sent') {", "if (found.entry.state === 'sent') {"],
      ['!isExpired(found.entry, clock.now())', 'false'],
      ['if (faults.length > 0) throw faults[0];', ''],
      ['await part(sweep(edges, began + SWEEP_MS));', ''],
    ],
  ),
  ...inFile(
    'sweep',
    ['outbox', 'migration'],
    [
      ['if (!isLater || isLate)', 'if (isLater && isLate)'],
      ['+ LATE_MS < clock.now()', '- LATE_MS < clock.now()'],
      ['first + parts < PARTS', 'false'],
      ['parts === 0 && !hasBegun', 'parts === 0'],
      ['id > note.after', 'true'],
      ['note.after = some.at(-1)!;', ''],
    ],
  ),
  ...inFile('census', ['round'], [['folder >= note.next', 'folder > note.next']]),
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
      ['if (!error) return', 'if (!error || data === null) return'],
      ['idempotencyKey: key, ', ''],
      [", redirect: 'error' as const", ''],
      ['!known && status === null', 'status === null'],
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
      ['mail ? createMailer(mail) : unconfiguredMailer', 'createMailer(mail ?? {})'],
      ['if (settings.RESEND_API_KEY)', 'if (!settings.CONTACT_MAILBOX)'],
    ],
  ),
];

/** Returns the code with the fault in it. */
export function seeded(code: string, { at, from, to }: Mutant): string {
  const start = at ?? code.indexOf(from);
  return code.slice(0, start) + to + code.slice(start + from.length);
}
