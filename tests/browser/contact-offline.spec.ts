import { company } from '../../src/data';
import { FIELD_TEXTS, invalidId, OUTCOME_IDS, thankYou } from '../../src/lib/contact-limits';
import {
  EMPTY,
  field,
  fillForm,
  fillRest,
  form,
  LABELS,
  MESSAGE,
  nativeSelect,
  openForm,
  propertyType,
  send,
  type TextField,
  toast,
  values,
} from './contact-form';
import { expect, test, type Page } from './fixtures';

/** Unreachable address for the mail provider and the store: nothing listens on port 9. */
const NOWHERE = 'http://127.0.0.1:9';

const deadStore = Buffer.from(
  JSON.stringify({
    edgeURL: NOWHERE,
    uncachedEdgeURL: NOWHERE,
    token: 'x',
    siteID: 'local',
    deployID: 'local',
  }),
).toString('base64');

const deadOffice = {
  RESEND_API_KEY: 're_test',
  CONTACT_FROM: 'website@senecacreekradon.example',
  RESEND_BASE_URL: NOWHERE,
  NETLIFY_BLOBS_CONTEXT: deadStore,
};

/**
 * Expects the failure state: the message is shown, the form's text is kept, and other ways to reach the office are
 * offered.
 */
async function expectFailure(page: Page): Promise<void> {
  await expect(toast(page)).toContainText('Error Sending Message');
  await expect(toast(page)).toContainText(
    'Something went wrong. Please try again or contact us directly.',
  );
  expect(await values(page)).toEqual(MESSAGE);
  await expect(send(page)).toBeEnabled();
  const status = form(page).getByRole('status');
  await expect(status).toContainText('Your message wasn’t sent.');
  await expect(status.getByRole('link', { name: company.phone.display })).toBeVisible();
  const mail = await status.getByRole('link', { name: 'send it as an email' }).getAttribute('href');
  expect(mail?.split('?')[0]).toBe(`mailto:${company.email}`);
  expect(new URL(mail ?? '').searchParams.get('body')?.split('\r\n')).toEqual(
    expect.arrayContaining([
      `First name: ${MESSAGE.firstName}`,
      `Last name: ${MESSAGE.lastName}`,
      `Email: ${MESSAGE.email}`,
      `Phone: ${MESSAGE.phone}`,
      'Property type: Commercial Property',
      ...`Message: ${MESSAGE.message}`.split('\n'),
    ]),
  );
}

test.describe('neither the provider nor the store answers', () => {
  test.use({ officeEnv: deadOffice });

  test('the visitor is told, keeps the text and can try again', async ({ page, office, logs }) => {
    logs.allow(/status of 503/, /503: /);
    await openForm(page, office.url);
    await fillForm(page);
    await send(page).click();
    await expectFailure(page);
    expect(logs.seen.join('\n')).toMatch(/HttpError: 503: \{"message":"[^"]+"/);

    await page.route('**/api/contact', (route) => route.fulfill({ json: {} }));
    await send(page).click();
    await expect(toast(page)).toContainText('Message Sent Successfully!');
    await expect(toast(page)).toHaveCount(1);
  });

  test('without JavaScript the page says so', async ({ browser, office }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${office.url}/contact`);
    for (const name of Object.keys(LABELS) as TextField[])
      await field(page, name).fill(MESSAGE[name]);
    await fillRest(page);
    await nativeSelect(page).selectOption('residential');
    await send(page).click();
    await expect(page).toHaveURL(`${office.url}/contact#${OUTCOME_IDS.failed}`);
    await expect(page.locator(`#${OUTCOME_IDS.failed}`)).toBeVisible();
    await expect(page.locator(`#${OUTCOME_IDS.failed}`)).toContainText(company.phone.display);
    await context.close();
  });
});

test('offline, the visitor is told and keeps the text, and it arrives later', async ({
  page,
  office,
  context,
  logs,
}) => {
  logs.allow(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/);
  await openForm(page, office.url);
  await fillForm(page);
  await context.setOffline(true);
  await send(page).click();
  await expectFailure(page);
  await context.setOffline(false);
  await send(page).click();
  await expect(form(page).getByRole('status')).toContainText('Message Sent Successfully!');
  await expect.poll(office.mail).toHaveLength(1);
});

/** A zero-width character, which the browser accepts as a name and the server rejects as empty. */
const NOTHING = '\u200B';

test('what the server refuses gets the focus, is named with a way to it, and is unmarked once mended', async ({
  page,
  office,
  logs,
}) => {
  logs.allow(/status of 422/, /422: /);
  await openForm(page, office.url);
  await fillForm(page, { ...MESSAGE, lastName: NOTHING });
  await send(page).click();
  const name = field(page, 'lastName');
  await expect(name).toBeFocused();
  await expect(name).toBeInViewport();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription(FIELD_TEXTS.lastName);
  await expect(field(page, 'firstName')).not.toHaveAttribute('aria-invalid');
  await expect(toast(page)).toContainText('Error Sending Message');
  expect((await values(page)).lastName).toBe(NOTHING);
  const status = form(page).getByRole('status');
  await expect(status).toHaveText('Your message wasn’t sent. Please correct: Last name');
  await field(page, 'message').focus();
  await status.getByRole('link', { name: 'Last name' }).click();
  await expect(name).toBeFocused();

  await name.fill(MESSAGE.lastName);
  await expect(name).not.toHaveAttribute('aria-invalid');
  await expect(status).not.toContainText('Last name');
  await send(page).click();
  await expect(status).toContainText('Message Sent Successfully!');
  await expect.poll(office.mail).toHaveLength(1);
});

test('the e-mail that a failure offers has what was typed since, too', async ({ page, logs }) => {
  logs.allow(/ERR_FAILED/, /Failed to fetch/);
  await page.route('**/api/contact', (route) => route.abort());
  await openForm(page, '');
  await fillForm(page);
  await send(page).click();
  await field(page, 'message').fill('Never mind the slab.');
  const link = form(page).getByRole('link', { name: 'send it as an email' });
  // The click opens a mail program; the link's address holds the text that it gets.
  await link.click();
  expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain(
    'Message: Never mind the slab.',
  );
});

test('an answer that takes long is spoken of, with a way on', async ({ page }) => {
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/api/contact', async (route) => {
    await held;
    await route.fulfill({ json: {} });
  });
  await openForm(page, '');
  await fillForm(page);
  await send(page).focus();
  await page.keyboard.press('Enter');
  const status = form(page).getByRole('status');
  await expect(status).toHaveText('Sending...');
  // The focus stays on the button that was pressed by keyboard.
  await expect(form(page).getByRole('button', { name: 'Sending...' })).toBeFocused();
  await page.clock.fastForward(10_000);
  await expect(status).toContainText('This is taking longer than usual.');
  await expect(status.getByRole('link', { name: company.phone.display })).toBeVisible();
  goOn();
  await expect(status).toContainText('Message Sent Successfully!');
});

test('what is typed while the message is being sent is kept, and said not to be sent', async ({
  page,
}) => {
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/api/contact', async (route) => {
    await held;
    await route.fulfill({ json: {} });
  });
  await openForm(page, '');
  await fillForm(page);
  await send(page).click();
  await field(page, 'message').fill('And the garage, please.');
  goOn();
  const status = form(page).getByRole('status');
  await expect(status).toContainText('Message Sent Successfully!');
  await expect(status).toContainText('Changes you made after pressing the button weren’t sent.');
  expect(await values(page)).toEqual({ ...EMPTY, message: 'And the garage, please.' });
});

test('a refused property type is shown at the select', async ({ page, logs }) => {
  logs.allow(/status of 422/, /422: /);
  await page.route('**/api/contact', (route) =>
    route.fulfill({
      status: 422,
      json: { message: 'No.', errors: { propertyType: FIELD_TEXTS.propertyType } },
    }),
  );
  await openForm(page, '');
  await fillForm(page);
  await send(page).click();
  await expect(propertyType(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(propertyType(page)).toHaveAccessibleDescription(FIELD_TEXTS.propertyType);
});

test('a page of a proxy in between is a failure like any other', async ({ page, logs }) => {
  logs.allow(/status of 502/, /502: <h1>Bad gateway<\/h1>/);
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
  );
  await openForm(page, '');
  await fillForm(page);
  await send(page).click();
  await expectFailure(page);
});

test('an answer of 200 that is no JSON is not taken for a success', async ({ page, logs }) => {
  logs.allow(/SyntaxError/);
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 200, body: 'Log in to this network' }),
  );
  await openForm(page, '');
  await fillForm(page);
  await send(page).click();
  await expectFailure(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  const fill = async (page: Page, fields = MESSAGE): Promise<void> => {
    for (const name of Object.keys(LABELS) as TextField[])
      await field(page, name).fill(fields[name]);
    await fillRest(page);
    await nativeSelect(page).selectOption(fields.propertyType);
  };

  test('the message arrives and the page says so', async ({ page, office }) => {
    await page.goto(`${office.url}/contact`);
    await fill(page);
    const answer = page.waitForResponse('**/api/contact');
    await send(page).click();
    expect((await answer).status()).toBe(303);
    await expect(page).toHaveURL(`${office.url}/contact#${OUTCOME_IDS.sent}`);
    const outcome = page.locator(`#${OUTCOME_IDS.sent}`);
    await expect(outcome).toBeVisible();
    await expect(outcome).toBeInViewport();
    await expect(outcome).toContainText(thankYou(company.responseTime));
    for (const id of [OUTCOME_IDS.invalid, OUTCOME_IDS.busy, OUTCOME_IDS.failed]) {
      await expect(page.locator(`#${id}`)).toBeHidden();
    }
    await expect.poll(office.mail).toHaveLength(1);
    const [mail = ''] = await office.mail();
    expect(mail).toContain(MESSAGE.email);
  });

  test('the browser keeps what is empty, the server what is wrong', async ({ page, office }) => {
    await page.goto(`${office.url}/contact`);
    await send(page).click();
    await expect(page).toHaveURL(`${office.url}/contact`);
    await fill(page, { ...MESSAGE, email: 'ann@home' });
    await send(page).click();
    await expect(page).toHaveURL(`${office.url}/contact`);
    await fill(page, { ...MESSAGE, lastName: NOTHING });
    await send(page).click();
    const refusal = page.locator(`#${invalidId('lastName')}`);
    await expect(refusal).toBeVisible();
    await expect(refusal).toBeInViewport();
    await expect(refusal).toContainText('Please correct: Last name.');
    await expect(refusal).toContainText(
      'Use your browser’s Back button to get back what you typed.',
    );
    await expect(page.locator(`#${invalidId('email')}`)).toBeHidden();
    expect(await office.mail()).toEqual([]);
    await page.goBack();
    await expect(field(page, 'message')).toHaveValue(MESSAGE.message);
    await expect(field(page, 'email')).toHaveValue(MESSAGE.email);
  });
});
