import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { company } from '../../../src/data';
import { contactFragment } from '../../../src/lib/contact-fragment';
import {
  CONTACT_HEADERS,
  FIELD_TEXTS,
  invalidId,
  OUTCOME_IDS,
  thankYou,
} from '../../../src/lib/contact-limits';
import { LOCALES } from '../../../src/languages/locales';
import {
  fillRest,
  form,
  MESSAGE,
  nativeSelect,
  propertyType,
  subjectOf,
  textOf,
  toast,
} from '../contact-form';
import { expect, test, type Locator, type Page } from '../fixtures';
import { LOCALE } from './build';
import { namesIn } from './names';
import { pseudo } from './pseudo';
import { unmarkedTexts } from './unmarked';

/** The address of a site, and the mailbox folder of its office. */
export interface Site {
  url: string;
  mailbox: string;
}

/** A language of the site: where its form is, and how a text reads in it. */
interface Language {
  name: string;
  path: string;
  /** Translates an English text as on a page of the language; digits do not change. */
  said: (english: string) => string;
  /** What the mail to the office has before the subject, and as a line of the message. */
  mark: string;
  line: string | undefined;
}

const LANGUAGES: readonly Language[] = [
  { name: 'English', path: '/contact', said: (text) => text, mark: '', line: undefined },
  {
    name: 'the second language',
    path: `/${LOCALE}/contact`,
    said: pseudo,
    mark: `[${LOCALE.toUpperCase()}] `,
    line: 'Language: Spanish',
  },
];

const NOTHING = '\u200B';
const TEXT_FIELDS = ['firstName', 'lastName', 'email', 'phone', 'message'] as const;
type Fields = Record<(typeof TEXT_FIELDS)[number], string>;

const box = (page: Page, name: keyof Fields | 'propertyType'): Locator =>
  form(page).locator(`#${name}`);
const status = (page: Page): Locator => form(page).locator(':scope > [role=status]').last();

async function type(page: Page, fields: Fields): Promise<void> {
  for (const name of TEXT_FIELDS) await box(page, name).fill(fields[name]);
}

async function open(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await propertyType(page).waitFor();
}

/** Fills in the form, then advances the clock by the time that a person needs at least. */
async function fill(page: Page, fields: Fields = MESSAGE): Promise<void> {
  await type(page, fields);
  await fillRest(page);
  await propertyType(page).click();
  await page.getByRole('option').nth(1).click();
  await page.clock.fastForward(5_000);
}

const press = (page: Page): Promise<void> => form(page).locator('button[type=submit]').click();

/** Waits for the mail with a sender's name at the end of its subject, and returns it. */
async function mailFrom(mailbox: string, name: string): Promise<string> {
  const mails = async (): Promise<string[]> => {
    const files = await readdir(mailbox).catch(() => []);
    const all = await Promise.all(files.map((file) => readFile(join(mailbox, file), 'utf8')));
    return all.filter((mail) => subjectOf(mail).endsWith(` ${name}`));
  };
  await expect.poll(mails).toHaveLength(1);
  const [mail = ''] = await mails();
  return mail;
}

/** Defines the tests of the form in English and in {@link LOCALE}. */
export function contactTests(site: () => Site): void {
  for (const language of LANGUAGES)
    test.describe(`in ${language.name}`, () => inOne(language, site));
  test('no state of it leaves a text in English', async ({ page, logs }) => {
    logs.allow(/status of (429|422)/, /(429|422): /, /ERR_FAILED/, /Failed to fetch/);
    await everyState(page, `${site().url}/${LOCALE}/contact`);
  });
}

function inOne({ path, said, mark, line }: Language, site: () => Site): void {
  const expectMail = (mail: string, name: string): void => {
    expect(subjectOf(mail)).toBe(`${mark}Commercial Property: ${MESSAGE.firstName} ${name}`);
    const lines = textOf(mail)
      .split('\n')
      .filter((one) => one.startsWith('Language'));
    expect(lines).toEqual(line === undefined ? [] : [line]);
  };

  test('a message says its language, and is answered in it', async ({ page }) => {
    const lastName = mark ? 'Script-two' : 'Script-one';
    await open(page, site().url + path);
    await fill(page, { ...MESSAGE, lastName });
    await expect(propertyType(page)).toHaveText(said('Commercial Property'));
    const request = page.waitForRequest('**/api/contact');
    await press(page);
    const sent = await request;
    expect(sent.headers()[CONTACT_HEADERS.language.toLowerCase()]).toBe(mark ? LOCALE : undefined);
    expect(sent.postDataJSON()).toEqual({ ...MESSAGE, lastName });
    const thanks = said(thankYou(company.responseTime));
    await expect(toast(page)).toContainText(said('Message Sent Successfully!'));
    await expect(toast(page)).toContainText(thanks);
    await expect(status(page)).toHaveText(`${said('Message Sent Successfully!')} ${thanks}`);
    await expect(
      page.getByRole('region', { name: `${said('Notifications')} (F8)` }),
    ).toBeAttached();
    expectMail(await mailFrom(site().mailbox, lastName), lastName);
  });

  test('what the browser and what the server refuse is said in it', async ({ page, logs }) => {
    logs.allow(/status of 422/, /422: /);
    await open(page, site().url + path);
    await type(page, { firstName: '', lastName: '', email: 'ana@gmail', phone: 'x?', message: '' });
    await press(page);
    for (const name of ['firstName', 'lastName', 'email', 'phone', 'propertyType'] as const) {
      await expect(box(page, name)).toHaveAccessibleDescription(said(FIELD_TEXTS[name]));
    }

    await fill(page, { ...MESSAGE, firstName: 'A\tB', lastName: NOTHING });
    await press(page);
    await expect(box(page, 'firstName')).toHaveAccessibleDescription(said(FIELD_TEXTS.control));
    await expect(box(page, 'lastName')).toHaveAccessibleDescription(said(FIELD_TEXTS.lastName));
  });

  test('the e-mail that a failure offers is written in it', async ({ page, logs }) => {
    logs.allow(/ERR_FAILED/, /Failed to fetch/);
    await page.route('**/api/contact', (route) => route.abort());
    await open(page, site().url + path);
    await fill(page);
    await press(page);
    const link = status(page).getByRole('link', { name: said('send it as an email') });
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect(address.pathname).toBe(company.email);
    expect(address.searchParams.get('body')?.split('\r\n')).toEqual(
      expect.arrayContaining([
        `${said('Phone')}: ${MESSAGE.phone}`,
        `${said('Property type')}: ${said('Commercial Property')}`,
        ...`${said('Message')}: `.concat(MESSAGE.message).split('\n'),
      ]),
    );
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    const post = async (page: Page, lastName: string): Promise<void> => {
      await page.goto(site().url + path);
      await type(page, { ...MESSAGE, lastName });
      await fillRest(page);
      await nativeSelect(page).selectOption(MESSAGE.propertyType);
      await press(page);
    };

    test('the message arrives, and the page of the language says so', async ({ page }) => {
      const lastName = mark ? 'Plain-two' : 'Plain-one';
      await post(page, lastName);
      await expect(page).toHaveURL(`${site().url}${path}#${OUTCOME_IDS.sent}`);
      const outcome = page.locator(`#${OUTCOME_IDS.sent}`);
      await expect(outcome).toBeVisible();
      await expect(outcome).toContainText(said(thankYou(company.responseTime)));
      expectMail(await mailFrom(site().mailbox, lastName), lastName);
    });

    test('what is refused, too', async ({ page }) => {
      await post(page, NOTHING);
      await expect(page).toHaveURL(`${site().url}${path}#${invalidId('lastName')}`);
      const refusal = page.locator(`#${invalidId('lastName')}`);
      await expect(refusal).toBeVisible();
      await expect(refusal).toContainText(said(FIELD_TEXTS.lastName));
    });
  });
}

/** Goes through every state of a message and checks the page each time, without its `<head>`, which does not change. */
async function everyState(page: Page, address: string): Promise<void> {
  const names = namesIn(LOCALES[LOCALE].htmlLang);
  const expectMarked = async (state: string): Promise<void> => {
    const html = (await page.content()).replace(/<head[^]*?<\/head>/, '');
    expect(html).toContain(pseudo('First name'));
    expect(unmarkedTexts(html, names), state).toEqual([]);
  };
  /** Sends the message, checks the page while the request waits, and then answers it (`'nothing'` aborts it). */
  const sendWith = async (answer: object | 'nothing', state: string): Promise<void> => {
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.unroute('**/api/contact');
    await page.route('**/api/contact', async (route) => {
      await held;
      await (answer === 'nothing' ? route.abort() : route.fulfill(answer));
    });
    await press(page);
    await expect(status(page)).toHaveText(pseudo('Sending...'));
    await expectMarked(`${state}: sending`);
    await page.clock.fastForward(10_000);
    await expect(status(page)).toContainText(pseudo('This is taking longer than usual.'));
    await expectMarked(`${state}: slow`);
    if (state === 'sent') await box(page, 'message').fill('12');
    goOn();
    await expect(status(page)).not.toContainText(pseudo('This is taking longer than usual.'));
    await expect(toast(page)).toBeVisible();
    await expectMarked(state);
  };

  const fragment = contactFragment({ propertyType: 'commercial', message: '4.0' });
  await open(page, address + fragment);
  await expect(form(page).locator('[data-drafted]')).toBeVisible();
  await expectMarked('filled in by a tool');
  await page.goto(address);
  await propertyType(page).waitFor();
  await press(page);
  await expect(box(page, 'email')).toHaveAttribute('aria-invalid', 'true');
  await expectMarked('empty');
  await propertyType(page).click();
  await expect(page.getByRole('option')).toHaveText(
    ['Residential Home', 'Commercial Property', 'Real Estate Transaction'].map(pseudo),
  );
  await expectMarked('choosing');
  await page.getByRole('option').nth(1).click();
  await type(page, MESSAGE);

  const refused = { message: 'No.', code: 'invalid', errors: { phone: 'No.' } };
  await sendWith({ status: 422, json: { ...refused, errorCodes: { phone: 'phone' } } }, 'refused');
  await box(page, 'phone').fill('1');
  await sendWith({ status: 429, json: { message: 'No.', code: 'tooMany' } }, 'busy');
  await sendWith('nothing', 'failed');
  await sendWith({ json: { message: 'Thank you.', code: 'sent' } }, 'sent');
  await expect(status(page)).toContainText(pseudo('Changes you made after pressing the button'));
}
