import { load } from 'cheerio';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { idOf } from '../../../netlify/contact/entry';
import { compose } from '../../../netlify/contact/message';
import { Fields } from '../../../src/components/contact/Fields';
import { mailtoWith } from '../../../src/components/contact/mail';
import { RedirectOutcomes } from '../../../src/components/contact/RedirectOutcomes';
import type * as texts from '../../../src/components/contact/texts';
import { LEAST } from '../../../src/lib/contact-example';
import type * as limits from '../../../src/lib/contact-limits';
import type { TypedMessage } from '../../../src/lib/contact-limits';
import { bodyOf, createWorld, ORIGINAL, postFields, postForm, VALID } from './support';

/** Fields of each kind, to be added to the table of fields. */
const added = vi.hoisted((): Record<string, limits.FieldRule> => {
  const maybeChoice = { friend: 'By a friend', web: 'On the web' };
  const aChoice = { slab: 'Slab', crawl: 'Crawl space' };
  return {
    aLine: {
      kind: 'line',
      required: true,
      max: 5,
      pattern: '\\d{5}',
      example: '20850',
      mail: 'New line',
    },
    aText: { kind: 'text', required: true, max: 80, mail: 'New text' },
    aChoice: { kind: 'choice', required: true, choices: aChoice, mail: 'New choice' },
    maybeLine: { kind: 'line', max: 20, pattern: '[A-Z].+', mail: 'Other line' },
    maybeChoice: { kind: 'choice', choices: maybeChoice, mail: 'Other choice' },
    maybeText: { kind: 'text', max: 80, mail: 'Other text' },
  } as Record<string, Omit<limits.FieldRule, 'refusal'>> as Record<string, limits.FieldRule>;
});

vi.mock('../../../src/lib/contact-limits', async (original) => {
  const real = await original<typeof limits>();
  const FIELDS: Record<string, limits.FieldRule> = { ...added, ...real.FIELDS };
  return { ...real, FIELDS, FIELD_NAMES: Object.keys(FIELDS) };
});
vi.mock('../../../src/components/contact/texts', async (original) => {
  const real = await original<typeof texts>();
  const words = Object.entries(added).map(([name, { choices }]) => {
    const named = Object.keys(choices ?? {}).map((value) => [value, `the ${value}`]);
    const given = { label: `The ${name}`, hint: `Hint of ${name}`, placeholder: `Such as ${name}` };
    const refusal = `Correct the ${name}`;
    return [
      name,
      { ...given, refusal, ...(choices && { choices: Object.fromEntries(named) as object }) },
    ];
  });
  const more = Object.fromEntries(words) as Record<string, object>;
  return { ...real, fieldWords: () => ({ ...more, ...real.fieldWords() }) };
});
vi.mock('@docusaurus/Translate', () => ({
  default: ({ children }: { children: ReactNode }) => children,
  translate: ({ message }: { message: string }) => message,
}));

const GIVEN = { maybeLine: 'Frederick', maybeChoice: 'web', maybeText: 'A\nB' };
const NEEDED = { aLine: '20850', aText: 'By the back door', aChoice: 'crawl' };

/** Renders the form's fields as the server does. */
function formOf(own?: Parameters<typeof Fields>[0]['own']): ReturnType<typeof load> {
  const props = {
    own,
    errors: { maybeChoice: 'No.' } as object,
    filling: {},
    onChoose: () => undefined,
  };
  return load(renderToStaticMarkup(createElement(Fields, props)));
}

test('a message that gives nothing new keeps its id and its mail, to the byte', () => {
  expect(idOf(ORIGINAL, '', 'en')).toBe('cb58d7ceb983af8e3d1a40a16c6acdd2');
  expect(idOf(ORIGINAL, 'k', 'es')).toBe('6b9ac7acfca83a3c650ed1bc58f16076');
  expect(compose(ORIGINAL, 'en').text).toMatch(
    /^Name: .*\nEmail: .*\nPhone: .*\nProperty: .*\nMessage: .*\nWhat next\?\n\nSent with/,
  );
});

test('what is given is part of the id, under its name', () => {
  const ids = [{}, { maybeLine: 'A' }, { maybeText: 'A' }, { maybeLine: 'A', maybeText: 'A' }].map(
    (more) => idOf({ ...ORIGINAL, ...more }, 'k', 'en'),
  );
  expect(new Set(ids).size).toBe(4);
});

test.each([
  ['by script', postFields],
  ['without JavaScript', (world, fields) => postForm(world, { ...VALID, ...fields })],
] as [string, (world: ReturnType<typeof createWorld>, fields: object) => Promise<Response>][])(
  'the office gets what was given, in words, %s',
  async (_way, send) => {
    const world = createWorld();
    await send(world, { ...NEEDED, ...GIVEN });
    await send(world, NEEDED);
    const [all = '', some = ''] = world.mailer.sent.map(({ mail }) => mail.text);
    expect(all).toMatch(
      /New line: 20850\nNew choice: Crawl space\nOther line: Frederick\nOther choice: On the web\n/,
    );
    expect(all).toMatch(
      /Property: [^]*New text: By the back door\nOther text: A\nB\n[^]*Message: /,
    );
    expect(some).toContain('New choice: Crawl space\n');
    expect(some).not.toContain('Other');
  },
);

test('what waits in the store has it too', async () => {
  const world = createWorld();
  world.mailer.next = [{ kind: 'retry', code: 'rate_limit_exceeded' }];
  await postFields(world, { ...NEEDED, ...GIVEN });
  const [key = ''] = await world.store.keys();
  expect(JSON.stringify(await world.store.read(key))).toContain('Other choice: On the web');
});

test.each([
  ...['aLine', 'aText', 'aChoice'].flatMap((name) => [
    [name, ''],
    [name, ' \u200B '],
    [name, undefined],
  ]),
  ['aLine', '2085'],
  ['aLine', '20850 x'],
  ['aText', 'x'.repeat(81)],
  ['aChoice', 'web'],
  ['aChoice', 'toString'],
  ['maybeLine', 'frederick'],
  ['maybeLine', 'F'.repeat(21)],
  ['maybeChoice', 'On the web'],
  ['maybeChoice', 7],
  ['maybeText', 'x'.repeat(81)],
] as [string, string | number | undefined][])(
  '%s: %j is refused, and named',
  async (name, value) => {
    const response = await postFields(createWorld(), { ...NEEDED, [name]: value });
    expect((await bodyOf(response)).errorCodes).toEqual({ [name]: name });
    const fields = { ...VALID, ...NEEDED, [name]: String(value ?? '') };
    const plain = await postForm(createWorld(), fields);
    expect(plain.headers.get('location')).toBe(`/contact#message-invalid-${name}`);
  },
);

test.each(['maybeLine', 'maybeChoice', 'maybeText'])(
  '%s may be left out or empty',
  async (name) => {
    expect(LEAST[name as 'phone']).toBe('');
    for (const value of [undefined, '', name === 'maybeChoice' ? '' : ' ']) {
      const response = await postFields(createWorld(), { ...NEEDED, ...GIVEN, [name]: value });
      expect(response.status).toBe(200);
    }
  },
);

test('the form asks for each, helps with it, and says what may be left out', () => {
  const page = formOf();
  const labels = page('label')
    .toArray()
    .map((label) => `${page(label).attr('for')}: ${page(label).text()}`);
  expect(labels).toEqual(
    expect.arrayContaining([
      'aLine: The aLine',
      'aText: The aText',
      'aChoice: The aChoice',
      'maybeLine: The maybeLine (optional)',
      'maybeChoice: The maybeChoice (optional)',
      'maybeText: The maybeText (optional)',
    ]),
  );
  const control = (name: string): unknown => page(`#${name}[name=${name}]`).attr();
  const help = (name: string): object => ({
    title: `Hint of ${name}`,
    placeholder: `Such as ${name}`,
  });
  expect(control('aLine')).toMatchObject({
    ...help('aLine'),
    required: '',
    maxlength: '5',
    pattern: '\\d{5}',
  });
  expect(control('aText')).toMatchObject({ ...help('aText'), required: '', maxlength: '80' });
  expect(control('aChoice')).toHaveProperty('required');
  for (const name of ['maybeLine', 'maybeChoice', 'maybeText'])
    expect(control(name)).not.toHaveProperty('required');
  expect(control('maybeChoice')).toMatchObject({ 'aria-describedby': 'maybeChoice-error' });
  const options = page('#maybeChoice option').toArray();
  expect(options.map((option) => [page(option).attr('value'), page(option).text()])).toEqual([
    ['', 'Choose one'],
    ['friend', 'the friend'],
    ['web', 'the web'],
  ]);
});

test('the fields stand in the order of the table', () => {
  const page = formOf();
  const names = page('[id][name]:not([name=website])').toArray();
  expect(names.map((control) => page(control).attr('name'))).toEqual(Object.keys(LEAST));
});

test('a form of its own kind knows the property type alone', () => {
  const page = formOf({ propertyType: 'commercial', Questions: () => null });
  expect(page('[name=propertyType]').attr()).toMatchObject({ type: 'hidden', value: 'commercial' });
  expect(page('select[name=aChoice] option')).toHaveLength(3);
});

test('the page names the field that a post without JavaScript has wrong', () => {
  const page = load(renderToStaticMarkup(createElement(RedirectOutcomes)));
  for (const name of Object.keys(added))
    expect(page(`#message-invalid-${name}`).text()).toContain(`Correct the ${name}`);
});

test('the e-mail that a failure offers has what was typed, in words', () => {
  const message = { ...ORIGINAL, ...GIVEN } as TypedMessage;
  const lines = decodeURIComponent(mailtoWith(message).split('?body=')[1]!).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'The maybeLine: Frederick',
      'The maybeChoice: the web',
      'The maybeText: A',
      'B',
    ]),
  );
  expect(lines.join()).not.toContain('The aLine');
});
