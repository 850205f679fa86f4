import { email as office, name as company } from '../../src/data/company.json';
import type { Unsent } from './entry';
import type { Links } from './links';
import { ABOUT, escapeHtml, type Mail } from './message';
import { describeReason } from './reasons';
import type { Summary } from './summary';
import { dayOf, timeOf } from './times';

/** How many messages one list holds at most. */
export const LISTED = 1000;

/**
 * How many characters of messages one list holds: over a hundred of the longest in full, or the first 1,000 characters
 * of each of a thousand, with name, address and telephone number first (Resend accepts 40 MB).
 */
const TEXT = 1_000_000;

/** A message in the list of a notice. */
export interface Listed {
  id: string;
  entry: Unsent;
}

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** Returns one line for the subject and the second channel: counts only, no personal data. */
function headline({ dead, quarantine, refused, waiting }: Summary): string {
  const parts = [
    ...(dead > 0 ? [`${dead} given up`] : []),
    ...(quarantine > 0 ? [`${quarantine} put aside`] : []),
    ...(refused > 0 ? [`${refused} refused by the mail provider and tried every hour`] : []),
    ...(waiting > refused ? [`${waiting - refused} waiting to be sent`] : []),
  ];
  const total = dead + quarantine + waiting;
  return `${plural(total, 'contact message')} not delivered: ${parts.join(', ')}`;
}

const TODO = [
  'What to do: answer these people directly, at the address or number shown, and then press the link below the message.',
  'A refused message is tried every hour, and arrives once the cause is fixed.',
  'A message we gave up on may have arrived already: search the mailbox for the name first.',
];

/**
 * Returns the mail to the office about messages that wait for a person: counts, reasons, what to do, and for each
 * listed message the address to reply to, its text, and a link that reports it as answered. Every value is escaped.
 * @param links undefined if no mail can be sent; the messages then have no links
 */
export function noticeMail(summary: Summary, listed: readonly Listed[], links?: Links): Mail {
  const room = Math.floor(TEXT / listed.length);
  const blocks = listed.map(({ id, entry }) => ({
    head: `${entry.mail.subject} <${entry.mail.replyTo}>`,
    lines: [
      `${timeOf(entry.receivedAt)}, ID ${id.slice(0, 8)}: ${describeReason(entry.code)}`,
      ...excerpt(id, entry.mail.text, room),
    ],
    link: links?.to({ id, receivedAt: entry.receivedAt }),
  }));
  // The date makes the text, and so the idempotency key made from it, differ from yesterday's for the same content.
  const head = `${dayOf(summary.at)}: ${headline(summary)}.`;
  const text = [
    head,
    ...TODO,
    ...blocks.map(({ head, lines, link }) =>
      ['', head, ...lines, ...(link ? [`${ANSWERED} ${link}`] : [])].join('\n'),
    ),
    '',
  ].join('\n');
  const html = blocks.map(({ head, lines, link }) => {
    const end = link ? `<br><a href="${escapeHtml(link)}">${ANSWERED}</a>` : '';
    return `<p><strong>${escapeHtml(head)}</strong><br>${lines.map(escapeHtml).join('<br>')}${end}</p>`;
  });
  const intro = [head, ...TODO].map((line) => `<p>${escapeHtml(line)}</p>`).join('');
  return {
    subject: `${company}: ${headline(summary)}`,
    text,
    html: `<!doctype html><html><body>${intro}${html.join('')}</body></html>`,
    replyTo: office,
  };
}

const ANSWERED = 'Answered? Take it off the list:';

/**
 * Returns the first `room` code points of a text as lines, without the line that says to reply to this email: a reply
 * would go to the list.
 */
function excerpt(id: string, mailed: string, room: number): string[] {
  const text = mailed.replace(ABOUT, '').trimEnd();
  const start = [...text].slice(0, room).join('');
  const rest = start.length < text.length;
  const whole = `... (in full: npm run outbox -- show ${id.slice(0, 8)})`;
  return [...start.split('\n'), ...(rest ? [whole] : [])];
}

/** Returns the text for the second channel if rounds fail. No personal data. */
export function alarmText(code: string): string {
  return (
    `${company}: the store of the contact messages does not do its part (${code}), so nobody knows what waits. ` +
    'Nothing that was taken is lost. Check the status of Netlify; tell the developer if this goes on for hours.'
  );
}

/**
 * Returns the text for the second channel if mail fails: counts, the provider's reason, what to do. No personal data.
 */
export function alertText(summary: Summary, code: string): string {
  return [
    `${company}: ${headline(summary)}.`,
    `Mail to the office isn’t going out: ${describeReason(code)}.`,
    'Nothing is lost. Fix the cause (netlify/contact/README.md), or read the ' +
      'messages with "npm run outbox -- list".',
  ].join(' ');
}
