import { email as office, name as company } from '../../src/data/company.json';
import type { Unsent } from './entry';
import { escapeHtml, type Mail } from './message';
import { describeReason } from './reasons';
import type { Summary } from './summary';
import { dayOf, timeOf } from './times';

/** So many messages stand in one list. */
export const LISTED = 1000;

/**
 * What a flood's message shows of itself in the list: a thousand of them must fit into a mail
 * (Resend takes 40 MB), and name and address come first.
 */
const EXCERPT = 1000;

/** A message in the list of a notice. */
export interface Listed {
  id: string;
  entry: Unsent;
}

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** One line for the subject and for the second channel: counts alone, no personal data. */
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
  'What to do: reply to these people directly, at the address shown.',
  'A refused message is tried every hour, and arrives once the cause is fixed.',
  'To get a whole message, or to delete it: "npm run outbox -- list", then "retry ID" or "purge ID".',
  'A message we gave up on may have arrived already: search the mailbox for the name first.',
];

/**
 * The mail to the office about messages that wait for a person: counts, reasons, what to do, and
 * for each listed message the name and the way to reply. Messages of a flood stand there with
 * their text, because the list is their delivery. Every value is escaped.
 */
export function noticeMail(summary: Summary, listed: readonly Listed[]): Mail {
  const blocks = listed.map(({ id, entry }) => ({
    head: `${entry.mail.subject} <${entry.mail.replyTo}>`,
    lines: [
      `${timeOf(entry.receivedAt)}, ID ${id.slice(0, 8)}: ${describeReason(entry.code)}`,
      ...(entry.code === 'flood' ? excerpt(id, entry.mail.text) : []),
    ],
  }));
  // The day makes it another mail than yesterday's of the same words, for the provider's key too.
  const head = `${dayOf(summary.at)}: ${headline(summary)}.`;
  const text = [
    head,
    ...TODO,
    ...blocks.map(({ head, lines }) => ['', head, ...lines].join('\n')),
    '',
  ].join('\n');
  const html = blocks.map(
    ({ head, lines }) =>
      `<p><strong>${escapeHtml(head)}</strong><br>${lines.map(escapeHtml).join('<br>')}</p>`,
  );
  const intro = [head, ...TODO].map((line) => `<p>${escapeHtml(line)}</p>`).join('');
  return {
    subject: `${company}: ${headline(summary)}`,
    text,
    html: `<!doctype html><html><body>${intro}${html.join('')}</body></html>`,
    replyTo: office,
  };
}

function excerpt(id: string, text: string): string[] {
  const start = [...text.trimEnd()].slice(0, EXCERPT).join('');
  const rest = start.length < text.trimEnd().length;
  const whole = `... (in full: npm run outbox -- show ${id.slice(0, 8)})`;
  return [...start.split('\n'), ...(rest ? [whole] : [])];
}

/** The text for the second channel: counts, the provider's reason, what to do. No personal data. */
export function alertText(summary: Summary, code: string): string {
  return [
    `${company}: ${headline(summary)}.`,
    `Mail to the office isn’t going out: ${describeReason(code)}.`,
    'Nothing is lost. Fix the cause (netlify/contact/README.md), or read the ' +
      'messages with "npm run outbox -- list".',
  ].join(' ');
}
