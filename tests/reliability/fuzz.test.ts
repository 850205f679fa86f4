import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handleContact } from '../../netlify/contact/handle';
import {
  CONTACT_EXTRA_FIELDS,
  CONTACT_HEADERS,
  MAX_BODY_BYTES,
  PROPERTY_TYPES,
} from '../../src/lib/contact-limits';
import { createWorld, post, type Posting, VALID } from '../unit/contact/support';
import { type Running, serve } from './support/adapter';
import { figure } from './support/figures';

const SEED = 4711;
const RANDOM_SEED = Math.floor(Math.random() * 2 ** 31);
const CANARY = 'zqcanary';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const FORM_TYPE = { 'Content-Type': 'application/x-www-form-urlencoded' };

const text = fc.string({ unit: 'binary', maxLength: 60 });
const line = fc.string({ minLength: 1, maxLength: 60 }).map((value) => `${CANARY}${value}`);
const visible = fc
  .string({ unit: 'binary', maxLength: 60 })
  .map((value) => `${CANARY}${value.replace(/[\p{Cc}\u2028\u2029]/gu, '')}`);

const knownFields = fc.record({
  firstName: visible,
  lastName: visible,
  email: fc.nat(1e9).map((n) => `${CANARY}.${n}@example.com`),
  phone: fc.stringMatching(/^[0-9 +().x-]{0,40}$/),
  propertyType: fc.constantFrom(...Object.keys(PROPERTY_TYPES)),
  message: fc.string({ unit: 'binary', maxLength: 300 }).map((value) => CANARY + value),
});
const validFields = knownFields.map((fields) => ({ ...VALID, ...fields }));

const fieldName = fc.constantFrom(...Object.keys(VALID));
const hostile = fc.constantFrom(
  '\r\nBcc: x@example.com',
  '\0',
  '\u202E',
  '<script>alert(1)</script>',
  "'; DROP TABLE--",
  '{{7*7}}',
  '\ud800',
  'x'.repeat(6000),
);
const mutated = fc
  .tuple(validFields, fieldName, fc.oneof(fc.jsonValue(), hostile, text, line))
  .map(([fields, name, value]) => ({ ...fields, [name]: value }));
const suffixed = fc
  .tuple(validFields, fieldName, hostile)
  .map(([fields, name, end]) => ({ ...fields, [name]: fields[name as 'email'] + end }));
const extended = fc
  .tuple(validFields, fc.dictionary(text, fc.jsonValue(), { maxKeys: 5 }))
  .map(([fields, more]) => ({ ...more, ...fields }));

const headerValue = fc
  .string({ maxLength: 20 })
  .map((value) => value.replace(/[^ -~]/g, '').trim());
const signals = fc.record({
  [CONTACT_HEADERS.trap]: fc.oneof({ weight: 9, arbitrary: fc.constant('') }, headerValue),
  [CONTACT_HEADERS.elapsed]: fc.oneof(fc.nat(99_999).map(String), headerValue),
  [CONTACT_HEADERS.key]: fc.oneof(fc.uuid(), headerValue),
  [CONTACT_HEADERS.language]: fc.oneof(fc.constantFrom('', 'es', 'pt'), headerValue),
});

const asJson = (fields: fc.Arbitrary<object>): fc.Arbitrary<Posting> =>
  fc.tuple(fields, signals).map(([value, headers]) => ({
    headers: { ...JSON_TYPE, ...headers },
    body: JSON.stringify(value),
  }));

const posting: fc.Arbitrary<Posting> = fc.oneof(
  { weight: 8, arbitrary: asJson(validFields) },
  { weight: 2, arbitrary: asJson(extended) },
  { weight: 3, arbitrary: asJson(suffixed) },
  { weight: 5, arbitrary: asJson(mutated) },
  { weight: 2, arbitrary: fc.json().map((body) => ({ headers: JSON_TYPE, body })) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(JSON_TYPE, FORM_TYPE), fc.uint8Array({ maxLength: 400 }))
      .map(([headers, bytes]) => ({ headers, body: new Uint8Array(bytes) })),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        fc.oneof(validFields, suffixed),
        fc.constantFrom('', '', '', 'trapped'),
        fc.oneof(fc.constantFrom('', 'es', 'pt'), text),
      )
      .map(([fields, trap, language]) => ({
        headers: FORM_TYPE,
        body: new URLSearchParams({
          ...(fields as Record<string, string>),
          [CONTACT_EXTRA_FIELDS.trap]: trap,
          [CONTACT_EXTRA_FIELDS.language]: language,
        }).toString(),
      })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'POST'), headerValue)
      .map(([method, type]) => ({ method, headers: { 'Content-Type': type }, body: 'x' })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(headerValue, fc.constantFrom('cross-site', 'same-origin', 'none'))
      .map(([origin, site]) => ({
        headers: { ...JSON_TYPE, Origin: origin, 'Sec-Fetch-Site': site },
      })),
  },
  {
    weight: 1,
    arbitrary: fc.integer({ min: MAX_BODY_BYTES - 600, max: 2 * MAX_BODY_BYTES }).map((size) => ({
      headers: JSON_TYPE,
      body: JSON.stringify({ ...VALID, pad: 'x'.repeat(size) }),
    })),
  },
);

interface Tally {
  runs: number;
  accepted: number;
  failed: number;
  leaks: number;
}

const isSuccess = (response: Response): boolean =>
  response.status < 300 ||
  /^(\/es|\/pt)?\/contact#message-sent$/.test(response.headers.get('location') ?? '');

async function runCore(seed: number, numRuns: number): Promise<Tally> {
  const tally: Tally = { runs: 0, accepted: 0, failed: 0, leaks: 0 };
  let world = createWorld();
  await fc.assert(
    fc.asyncProperty(posting, async (input) => {
      // Start over now and then, so that the test's store does not grow without limit.
      if (tally.runs % 1000 === 0) world = createWorld();
      world.lines.length = 0;
      tally.runs += 1;
      const response = await post(world, input);
      const answerText = await response.text();
      if (response.status >= 500) tally.failed += 1;
      if (isSuccess(response)) tally.accepted += 1;
      const outputs = [answerText, ...response.headers.values(), ...world.lines];
      if (outputs.some((output) => output.includes(CANARY) || output.includes('\n'))) {
        tally.leaks += 1;
      }
    }),
    { seed, numRuns, endOnFailure: true },
  );
  return tally;
}

test.each([
  ['fixed', SEED, 20_000],
  ['random', RANDOM_SEED, 5_000],
])('the core, %s seed %i', async (name, seed, runs) => {
  const { accepted, failed, leaks } = await runCore(seed, runs);
  const share = Math.round((accepted / runs) * 100);
  const label = `${runs.toLocaleString('en-US')} inputs, ${name} seed ${seed}`;
  figure(`${label}: answers of 500 or above, throws`, '0', failed, failed === 0);
  figure(`${label}: accepted`, '>= 30 %', `${share} %`, share >= 30);
  figure(`${label}: canaries in answers and log`, '0', leaks, leaks === 0);
});

let server: Running;
const overHttp = createWorld();
beforeAll(async () => {
  server = await serve((request) => handleContact(request, { ip: '', requestId: 'r' }, overHttp));
});
afterAll(() => server.close());

test('over HTTP', async () => {
  const core = createWorld();
  let runs = 0;
  let same = 0;
  let complete = 0;
  await fc.assert(
    fc.asyncProperty(posting, async (input) => {
      const { method = 'POST', headers, body = JSON.stringify(VALID) } = input;
      // `fetch` sets these headers itself; the rule for origins is compared in the core's own tests.
      const sent = Object.fromEntries(
        Object.entries(headers ?? {}).filter(([name]) => !/^(origin|sec-)/i.test(name)),
      );
      const hasBody = method !== 'GET' && method !== 'HEAD';
      const [here, there] = await Promise.all([
        post(core, { method, headers: sent, body }),
        fetch(`${server.url}/api/contact`, {
          method,
          headers: { 'Content-Type': 'application/json', ...sent },
          body: hasBody ? body : undefined,
          redirect: 'manual',
        }),
      ]);
      await there.arrayBuffer();
      runs += 1;
      if (here.status === there.status) same += 1;
      const names = ['cache-control', 'content-security-policy', 'x-content-type-options'];
      if (names.every((name) => there.headers.has(name))) complete += 1;
      expect(there.status, JSON.stringify(input)).toBe(here.status);
    }),
    { seed: SEED + 1, numRuns: 2000, endOnFailure: true },
  );
  figure('2,000 inputs over HTTP: the same status as the core', '2000', same, same === 2000);
  figure('2,000 inputs over HTTP: with all security headers', '2000', complete, complete === runs);
});
