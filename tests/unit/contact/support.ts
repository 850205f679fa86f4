import type { Brake } from '../../../netlify/contact/brake';
import type { Clock } from '../../../netlify/contact/clock';
import { handleContact, type Caller, type Edges } from '../../../netlify/contact/handle';
import { createLimiter } from '../../../netlify/contact/limiter';
import { createLog } from '../../../netlify/contact/log';
import type { Delivery, Mailer } from '../../../netlify/contact/mailer';
import type { Mail } from '../../../netlify/contact/message';
import { move } from '../../../netlify/contact/move';
import { createMemoryStore } from './store-memory';
import { type Store, StoreError } from '../../../netlify/contact/store';
import { LEAST } from '../../../src/lib/contact-example';
import { FIELD_NAMES, type ContactMessage } from '../../../src/lib/contact-limits';

/** The six fields of the first version. */
const FIRST = new Set<string>([
  'firstName',
  'lastName',
  'email',
  'phone',
  'propertyType',
  'message',
]);

export const SITE = 'https://www.senecacreekradon.example';
/** The answer to a message that was taken. */
export const TAKEN = {
  message: "Thank you for your message. We'll get back to you within 24 hours.",
  code: 'sent',
};

/** Fields that the schema accepts. */
export const VALID = {
  ...LEAST,
  firstName: 'Ana',
  lastName: 'Núñez',
  email: 'ana.nunez@example.com',
  phone: '+1 (301) 555-0199',
  propertyType: 'residential',
  message: 'Our basement read 6.1 pCi/L.\nWhat next?',
};

/** {@link VALID} without the fields that were added later, as in messages of the first version. */
export const ORIGINAL = Object.fromEntries(
  FIELD_NAMES.map((name) => [name, FIRST.has(name) ? VALID[name] : '']),
) as ContactMessage;

/** Values of the message that must not appear anywhere else, for example in logs. */
export const PERSONAL = Object.values<string>(ORIGINAL).filter((value) => value !== '');

/** A clock that stands still unless it is moved; sleeping moves it. Times are in milliseconds. */
export function fakeClock(start = Date.UTC(2026, 0, 5, 15)): Clock & { move(ms: number): void } {
  let now = start;
  const move = (ms: number): void => void (now += ms);
  return { now: () => now, move, sleep: (ms) => Promise.resolve(move(ms)) };
}

export interface RecordingMailer extends Mailer {
  sent: { mail: Mail; key: string }[];
  calls: number;
  /** Outcomes of the next attempts; once it is empty, attempts succeed. */
  next: Delivery[];
}

/** A mailer that records its mails and, like the provider, sends only one per key. */
export function recordingMailer(): RecordingMailer {
  const seen = new Set<string>();
  const mailer: RecordingMailer = {
    sent: [],
    calls: 0,
    next: [],
    send(mail, key) {
      mailer.calls += 1;
      const delivery = mailer.next.shift() ?? { kind: 'sent' as const, id: `id-${key}` };
      if (delivery.kind === 'sent' && !seen.has(key)) {
        seen.add(key);
        mailer.sent.push({ mail, key });
      }
      return Promise.resolve(delivery);
    },
  };
  return mailer;
}

/** A store in which every call fails. */
export function brokenStore(): Store {
  const fail = (): Promise<never> => Promise.reject(new StoreError('status_503'));
  return {
    create: fail,
    read: fail,
    replace: fail,
    remove: fail,
    keys: fail,
    async *pages() {
      yield await fail();
    },
    folders: fail,
    put: fail,
    get: fail,
  };
}

/** A brake that never limits anything: floods have their own tests. */
export const noBrake: Brake = {
  mailsPerHour: Infinity,
  load: () => Promise.resolve({ mailed: 0, held: 0 }),
  add: () => undefined,
  mark: () => Promise.resolve(),
};

export type World = Edges & {
  mailer: RecordingMailer;
  clock: ReturnType<typeof fakeClock>;
  lines: string[];
};

/** Creates all edges of the handler in memory. */
export function createWorld(over: Partial<Edges> = {}): World {
  const clock = fakeClock();
  const lines: string[] = [];
  const store = over.store ?? createMemoryStore();
  return {
    store,
    limiter: createLimiter(clock),
    brake: noBrake,
    log: createLog((_level, line) => lines.push(line)),
    ownOrigins: [],
    ...over,
    mailer: (over.mailer as RecordingMailer | undefined) ?? recordingMailer(),
    clock,
    lines,
  };
}

/** Gives up every message that may have arrived, as happens once its two keys have expired. */
export async function giveUp({ store, clock }: World): Promise<void> {
  for (const key of await store.keys()) {
    const found = (await store.read(key))!;
    const { entry } = found;
    if (entry.state !== 'pending' || !entry.uncertain) continue;
    await move(store, key.slice(8), found, { ...entry, state: 'dead', dueAt: clock.now() });
  }
}

export interface Posting {
  method?: string;
  headers?: Record<string, string>;
  body?: BodyInit | null;
  caller?: Partial<Caller>;
}

/** Sends a request to the handler, by default a valid JSON POST. */
export function post(world: Edges, posting: Posting = {}): Promise<Response> {
  const { method = 'POST', headers = {}, body = JSON.stringify(VALID), caller } = posting;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const request = new Request(`${SITE}/api/contact`, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(hasBody ? { body, duplex: 'half' } : {}),
  });
  return handleContact(request, { ip: '', requestId: 'req-1', ...caller }, world);
}

/** Sends a valid JSON POST with some fields changed. */
export function postFields(world: Edges, fields: object, posting: Posting = {}): Promise<Response> {
  return post(world, { ...posting, body: JSON.stringify({ ...VALID, ...fields }) });
}

/** Sends a form-encoded POST, as a browser without JavaScript does. */
export function postForm(world: Edges, fields: Record<string, string>): Promise<Response> {
  return post(world, {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: SITE },
    body: new URLSearchParams(fields).toString(),
  });
}

/** The JSON body of the function's answers. */
export interface AnswerBody {
  message: string;
  code: string;
  errors?: Record<string, string>;
  errorCodes?: Record<string, string>;
}

/** Returns the JSON body of an answer. */
export async function bodyOf(response: Response): Promise<AnswerBody> {
  return (await response.json()) as AnswerBody;
}
