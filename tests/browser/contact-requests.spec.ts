import { readFile } from 'node:fs/promises';
import { fillRest, form, send, textOf } from './contact-form';
import { FIELD_NAMES, FIELDS } from '../../src/lib/contact-limits';
import { expect, openAlive, test, type Page } from './fixtures';

const TYPED = FIELD_NAMES.filter((name) => FIELDS[name].kind !== 'choice');
const SENT = 'Message Sent Successfully!';

/** A settlement day that leaves enough time for every step of a plan, as `YYYY-MM-DD`. */
const inTenWeeks = (): string => new Date(Date.now() + 70 * 86_400_000).toISOString().slice(0, 10);

/**
 * Fills in the name, email and other required fields, then advances the clock by the time that a person needs at least.
 */
async function fillIn(page: Page): Promise<void> {
  await form(page).getByLabel('First name').fill('Ann');
  await form(page).getByLabel('Last name').fill('Example');
  await form(page).getByLabel('Email').fill('ann@agency.example');
  await fillRest(page);
  await page.clock.fastForward(5_000);
}

/** Returns a list that collects the URLs that a page requests from now on. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}

/** The fields of one home in the form. */
const home = (page: Page, number: number) =>
  form(page).getByRole('group', { name: `Home ${number}` });

test.describe('an agent', () => {
  test('sends two homes in one message of the form’s fields', async ({ page, office }) => {
    const bodies: Record<string, string>[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST')
        bodies.push(request.postDataJSON() as Record<string, string>);
    });
    await page.clock.install();
    await openAlive(page, `${office.url}/agents`);
    await home(page, 1).getByLabel('Address or town').fill('12 Elm Street, Rockville');
    await home(page, 1).getByLabel('Settlement day').fill('2030-03-15');
    await home(page, 1).getByLabel('How we get in').selectOption('By lockbox');
    await form(page).getByText('Home 2 (optional)').click();
    await home(page, 2).getByLabel('Address or town').fill('Bethesda');
    await form(page).getByLabel('Message').fill('Please call me first.');
    await fillIn(page);
    await send(page).click();
    await expect(form(page).getByText(SENT)).toBeVisible();

    expect(bodies).toHaveLength(1);
    expect(Object.keys(bodies[0]!).sort()).toEqual([...FIELD_NAMES].sort());
    expect(bodies[0]!['propertyType']).toBe('real-estate');
    expect(bodies[0]!['message']).toBe(
      [
        'Home 1\nAddress or town: 12 Elm Street, Rockville\nSettlement day: March 15, 2030\nHow we get in: By lockbox',
        'Home 2\nAddress or town: Bethesda',
        'Please call me first.',
      ].join('\n\n'),
    );
    await expect.poll(async () => (await office.mail()).map(textOf).join()).toContain('Bethesda');
    await expect(home(page, 1).getByLabel('Address or town')).toHaveValue('');
  });

  test('reads below each home what the planner says of its day, and takes its days along', async ({
    page,
    office,
  }) => {
    await openAlive(page, `${office.url}/agents`);
    const day = inTenWeeks();
    await home(page, 1).getByLabel('Address or town').fill('Rockville');
    await home(page, 1).getByLabel('Settlement day').fill(day);
    const said = home(page, 1).getByRole('status');
    await expect(said).toContainText('You have time.');

    const waiting = page.waitForEvent('download');
    await said.getByRole('link', { name: 'Add the days to my calendar' }).click();
    const file = await readFile(await (await waiting).path(), 'utf8');
    expect(file).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`);
    expect(file.replace(/\r\n /g, '')).toMatch(/SUMMARY:.*Rockville/);

    const first = await said.locator('p').first().innerText();
    const asked = requestsOf(page);
    await said.getByRole('link', { name: 'See every day and why' }).click();
    await expect(page).toHaveURL(/\/tools\/test-dates\?.*place=Rockville/);
    await expect(page.locator('[data-answer-here] [data-part="answer"]')).toHaveText(first);
    expect(asked).not.toHaveLength(0);
    expect(asked.join()).not.toMatch(/Rockville/i);
  });

  test('who fills in no home is told what to fill in, and nothing is sent', async ({
    page,
    office,
  }) => {
    await page.clock.install();
    await openAlive(page, `${office.url}/agents`);
    const asked = requestsOf(page);
    await fillIn(page);
    await send(page).click();
    const where = home(page, 1).getByLabel('Address or town');
    await expect(home(page, 1).getByText('Tell us about at least one home')).toBeVisible();
    await expect(where).toBeFocused();
    await where.fill('Rockville');
    await expect(home(page, 1).getByText('Tell us about at least one home')).toBeHidden();
    expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
    await send(page).click();
    const sent = form(page).getByText('What you sent:');
    await expect(sent).toBeVisible();
    await expect(sent.locator('..')).toContainText('Address or town: Rockville');
  });

  test('of a town that a law leaves out is told so, and its file says that it books nothing', async ({
    page,
    office,
  }) => {
    await openAlive(page, `${office.url}/agents`);
    await form(page).getByText('Home 2 (optional)').click();
    await home(page, 2).getByLabel('Address or town').fill('Kensington');
    await home(page, 2).getByLabel('Settlement day').fill(inTenWeeks());
    const said = home(page, 2).getByRole('status');
    await expect(said).toContainText('exempts homes inside the limits of');
    const waiting = page.waitForEvent('download');
    await said.getByRole('link', { name: 'Add the days to my calendar' }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toMatch(/-2\.ics$/);
    const file = (await readFile(await download.path(), 'utf8')).replace(/\r\n /g, '');
    expect(file).toContain('This isn’t an appointment.');
  });

  test('whose home is at a street that no list has gets the days all the same', async ({
    page,
    office,
  }) => {
    await openAlive(page, `${office.url}/agents`);
    await home(page, 1).getByLabel('Address or town').fill('the blue house');
    await home(page, 1).getByLabel('Settlement day').fill(inTenWeeks());
    await expect(home(page, 1).getByRole('status')).toContainText('You have time.');
  });

  test('changes the language without typing again', async ({ page, office }) => {
    await openAlive(page, `${office.url}/agents`);
    await home(page, 1).getByLabel('Address or town').fill('Rockville');
    await page.locator('[data-languages] a[hreflang="es-US"]').first().click();
    await expect(page).toHaveURL(/\/es\/agents/);
    await expect(page.locator('[name="home1-place"]')).toHaveValue('Rockville');
  });

  test('sends the sheet in each language to a client, as a text or an e-mail', async ({
    page,
    office,
  }) => {
    await page.goto(`${office.url}/es/agents`);
    const text = page.getByRole('link', { name: 'Por mensaje (Português)' });
    const href = (await text.getAttribute('href')) ?? '';
    expect(href).toMatch(/^sms:\?&body=/);
    expect(decodeURIComponent(href)).toMatch(/Como preparar a sua casa.*\/pt\/tools\/closed-house/);
    await expect(page.getByRole('link', { name: 'Por correo (English)' })).toHaveAttribute(
      'href',
      /^mailto:\?subject=How%20to%20prepare.*body=/,
    );
  });
});

test('a number that is typed before its tool is told to no host', async ({ page, office }) => {
  await openAlive(page, `${office.url}/after-your-test`);
  const asked = requestsOf(page);
  await page.getByLabel('The number on the report').fill('7.3');
  await page.getByLabel('Your situation').selectOption('I rent it from a landlord');
  await page.getByRole('button', { name: 'Read my result' }).click();
  await expect(page).toHaveURL(/\/tools\/test-result\?value=7\.3.*situation=tenant/);
  await expect(page.locator('[data-result]')).toBeVisible();
  expect(asked.join()).toContain('/tools/test-result');
  expect(asked.join()).not.toContain('7.3');
});

test('a property manager hears how many tests there are at least, and asks for a quote', async ({
  page,
  office,
}) => {
  await page.clock.install();
  await openAlive(page, `${office.url}/property-managers`);
  await form(page).getByLabel('Units that touch the ground').fill('12');
  await expect(form(page).getByText('Tests to plan for: 12 or more')).toBeVisible();
  await form(page).getByLabel('Town or addresses').fill('Gaithersburg');
  await fillIn(page);
  await send(page).click();
  await expect(form(page).getByText(SENT)).toBeVisible();
  const mail = await expect
    .poll(async () => (await office.mail()).map(textOf).join())
    .toContain('Units that touch the ground: 12\nTown or addresses: Gaithersburg')
    .then(office.mail);
  expect(textOf(mail[0] ?? '')).toContain('Property: Commercial Property');
});

test('a property manager’s numbers that cannot be are refused in plain sentences', async ({
  page,
  office,
}) => {
  await page.clock.install();
  await openAlive(page, `${office.url}/property-managers`);
  await form(page).getByLabel('Units that touch the ground').fill('50');
  await form(page).getByLabel('Total units').fill('40');
  await form(page).getByLabel('Last tested').fill('2099-01-31');
  await fillIn(page);
  await send(page).click();
  await expect(form(page).getByText('more ground-contact units than')).toBeVisible();
  await expect(form(page).getByLabel('Total units')).toBeFocused();
  await expect(form(page).getByText('is in the future')).toBeVisible();
  await expect(form(page).getByText(SENT)).toBeHidden();
  await form(page).getByLabel('Total units').fill('60');
  await form(page).getByLabel('Last tested').fill('');
  await send(page).click();
  await expect(form(page).getByText(SENT)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, pattern] of [
    ['/agents', 'In the message, give each home its own line'],
    ['/property-managers', 'In your message, tell us the town, how many units'],
  ] as const) {
    test(`${path} says what to write, and sends it`, async ({ page, office }) => {
      await page.goto(`${office.url}${path}`);
      await expect(form(page).getByText(pattern)).toBeVisible();
      await expect(form(page).getByRole('textbox')).toHaveCount(TYPED.length);
      await form(page).getByLabel('First name').fill('Ann');
      await form(page).getByLabel('Last name').fill('Example');
      await form(page).getByLabel('Email').fill('ann@agency.example');
      await fillRest(page);
      await form(page).getByLabel('Message').fill('Rockville, December 15, lockbox');
      await send(page).click();
      await expect(page).toHaveURL(/\/contact#message-sent$/);
      await expect.poll(async () => (await office.mail()).map(textOf).join()).toContain('lockbox');
    });
  }
});

test('a form whose script does not come asks for no more than it can send', async ({
  page,
  office,
  logs,
}) => {
  logs.allow(/Failed to load|did not come/, /ERR_FAILED/);
  await page.route('**/assets/js/**', async (route) =>
    /main|runtime/.test(route.request().url()) ? route.continue() : route.abort(),
  );
  await page.goto(`${office.url}/agents`);
  await expect(form(page).getByText('In the message, give each home its own line')).toBeVisible();
  await expect(home(page, 1)).toBeHidden();
});
