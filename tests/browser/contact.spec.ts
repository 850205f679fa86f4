import { company } from '../../src/data';
import { FIELD_TEXTS, FIELDS, PROPERTY_TYPES, thankYou } from '../../src/lib/contact-limits';
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
  subjectOf,
  type TextField,
  textOf,
  toast,
  values,
} from './contact-form';
import { expect, holdScripts, openAlive, test, type Page } from './fixtures';

const THANKS = thankYou(company.responseTime);
const SENT = 'Message Sent Successfully!';

/** Returns a list that collects the body and headers of each POST request from now on. */
function watchPosts(
  page: Page,
): { body: Record<string, unknown>; headers: Record<string, string> }[] {
  const posts: { body: Record<string, unknown>; headers: Record<string, string> }[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') {
      posts.push({
        body: request.postDataJSON() as Record<string, unknown>,
        headers: request.headers(),
      });
    }
  });
  return posts;
}

test('the page tells how to reach the office', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  const touch = main
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Get in Touch' }) });
  const { street, locality, region, postalCode } = company.address;
  for (const text of [
    street,
    `${locality}, ${region} ${postalCode}`,
    ...company.areasServed,
    ...company.languages,
    `Typically within ${company.responseTime}`,
    company.openingHours.contactDays,
  ]) {
    await expect(touch).toContainText(text);
  }
  await expect(touch.getByRole('link', { name: company.phone.display })).toHaveAttribute(
    'href',
    `tel:${company.phone.e164}`,
  );
  await expect(touch.getByRole('link', { name: 'send a text' })).toHaveAttribute(
    'href',
    `sms:${company.phone.e164}`,
  );
  await expect(touch.getByRole('link', { name: company.email })).toHaveAttribute(
    'href',
    `mailto:${company.email}`,
  );
  const online = main
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Schedule Online' }) });
  await expect(online.getByRole('link', { name: 'Schedule Now' })).toHaveAttribute(
    'href',
    '/scheduler',
  );
  await expect(main.getByRole('heading', { name: 'Send us a Message' })).toBeVisible();
});

test.describe('the form', () => {
  test('helps the browser to fill it in and to check it', async ({ page }) => {
    await page.goto('/contact');
    const attributes: Record<TextField, Record<string, string>> = {
      firstName: {
        autocomplete: 'given-name',
        maxlength: String(FIELDS.firstName.max),
        required: '',
      },
      lastName: {
        autocomplete: 'family-name',
        maxlength: String(FIELDS.lastName.max),
        required: '',
      },
      email: {
        autocomplete: 'email',
        type: 'email',
        maxlength: String(FIELDS.email.max),
        required: '',
      },
      phone: { autocomplete: 'tel', type: 'tel', maxlength: String(FIELDS.phone.max) },
      message: {
        rows: '4',
        placeholder: 'Tell us about your radon testing needs...',
        maxlength: String(FIELDS.message.max),
      },
    };
    for (const [name, expected] of Object.entries(attributes)) {
      for (const [attribute, value] of Object.entries(expected)) {
        await expect(field(page, name as TextField)).toHaveAttribute(attribute, value);
      }
    }
    for (const name of ['phone', 'message'] as const) {
      await expect(field(page, name)).not.toHaveAttribute('required');
    }
    await expect(form(page)).not.toHaveAttribute('novalidate');
  });

  test('is understood by a screen reader', async ({ page }) => {
    await openAlive(page, '/contact');
    await expect(form(page)).toMatchAriaSnapshot(`
      - paragraph:
        - textbox "First name"
      - paragraph:
        - textbox "Last name"
      - paragraph:
        - textbox "Email"
      - paragraph:
        - textbox "Phone (optional)"
      - combobox "Property type": Choose one
      - paragraph:
        - textbox "Message (optional)"
      - button "Send Message"
      - status
    `);
  });

  test('is not sent without what must be said', async ({ page }) => {
    const posts = watchPosts(page);
    await openForm(page, '');
    for (const name of Object.keys(LABELS) as TextField[])
      await field(page, name).fill(MESSAGE[name]);
    await fillRest(page);
    for (const name of ['propertyType', 'firstName', 'lastName', 'email'] as const) {
      if (name !== 'propertyType') await field(page, name).fill('');
      await send(page).click();
      const invalid = await form(page).evaluate((element: HTMLFormElement) =>
        ([...element.elements] as HTMLInputElement[])
          .filter((control) => control.willValidate && !control.checkValidity())
          .map((control) => control.name),
      );
      expect(invalid).toEqual([name]);
      expect(posts, name).toEqual([]);
      await expect(send(page)).toBeEnabled();
      if (name !== 'propertyType') await field(page, name).fill(MESSAGE[name]);
      else {
        await propertyType(page).click();
        await page.getByRole('option').first().click();
      }
    }
  });

  test('is not sent with what cannot be right, and says where', async ({ page }) => {
    const posts = watchPosts(page);
    await openForm(page, '');
    await fillForm(page);
    const status = form(page).getByRole('status');
    for (const [name, value] of [
      ['email', 'ann'],
      ['email', 'ann@'],
      ['email', 'ana@gmail'],
      ['firstName', '   '],
      ['phone', 'call me'],
    ] as const) {
      const what = `"${value}" as ${name}`;
      await field(page, name).fill(value);
      await send(page).click();
      await expect(field(page, name), what).toBeFocused();
      await expect(field(page, name), what).toHaveAccessibleDescription(FIELD_TEXTS[name]);
      const [label = ''] = LABELS[name].split(' (');
      await expect(status, what).toHaveText(`Your message wasn’t sent. Please correct: ${label}`);
      expect(
        await field(page, name).evaluate((input: HTMLInputElement) => input.validity.valid),
        what,
      ).toBe(false);
      expect(posts, what).toEqual([]);
      await field(page, name).fill(MESSAGE[name]);
      await expect(field(page, name), what).not.toHaveAttribute('aria-invalid');
      await expect(status, what).toBeEmpty();
    }
  });
});

test('a property type that was forgotten is asked for at the control that people see', async ({
  page,
}) => {
  await openForm(page, '');
  for (const name of Object.keys(LABELS) as TextField[])
    await field(page, name).fill(MESSAGE[name]);
  await fillRest(page);
  await send(page).click();
  await expect(propertyType(page)).toBeFocused();
  await expect(propertyType(page)).toHaveAccessibleDescription(FIELD_TEXTS.propertyType);
  await expect(form(page).getByText(FIELD_TEXTS.propertyType)).toBeInViewport();
  await expect(propertyType(page)).toHaveAttribute('aria-invalid', 'true');
  // An arrow key opens the list without choosing anything.
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  expect((await values(page)).propertyType).toBe('');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(propertyType(page)).toHaveText('Residential Home');
  await expect(propertyType(page)).not.toHaveAttribute('aria-invalid');
  await expect(form(page).getByRole('status')).toBeEmpty();
});

test.describe('a message', () => {
  test('lies in the mailbox of the office, and the form is empty again', async ({
    page,
    office,
  }) => {
    const posts = watchPosts(page);
    await openForm(page, office.url);
    await fillForm(page);
    await send(page).click();
    await expect(toast(page)).toContainText(SENT);
    await expect(toast(page)).toContainText(THANKS);
    await expect.poll(office.mail, { timeout: 1_000 }).toHaveLength(1);

    const [mail = ''] = await office.mail();
    const head = mail.slice(0, mail.search(/\r?\n\r?\n/));
    expect(head).toMatch(/^Reply-To: .*ann@home\.example/m);
    expect(head).toMatch(new RegExp(`^To: .*${company.email}`, 'm'));
    expect(subjectOf(head)).toBe('Commercial Property: Ann Example');
    for (const text of [
      'Ann',
      'Example',
      MESSAGE.email,
      MESSAGE.phone,
      'Commercial Property',
      ...MESSAGE.message.split('\n'),
    ]) {
      expect(textOf(mail)).toContain(text);
    }

    expect(posts).toHaveLength(1);
    expect(posts[0]?.body).toEqual(MESSAGE);
    expect(posts[0]?.headers['content-type']).toContain('application/json');
    expect(await values(page)).toEqual(EMPTY);
    await expect(propertyType(page)).toHaveText('Choose one');
    await expect(send(page)).toBeEnabled();
  });

  test('is confirmed in the page too, for longer than the toast', async ({ page, office }) => {
    await openForm(page, office.url);
    await fillForm(page);
    await send(page).click();
    const confirmation = form(page).getByRole('status');
    await expect(confirmation).toHaveText(`${SENT} ${THANKS}`);
    await expect(toast(page)).toBeVisible();
    // Move off the toast: it does not time out while it has the pointer or the focus.
    await page.mouse.move(5, 5);
    await page.clock.fastForward(4_000);
    await expect(toast(page)).toBeVisible();
    await page.clock.fastForward(2_000);
    await expect(toast(page)).toBeHidden();
    await page.clock.fastForward(60_000);
    await expect(confirmation).toHaveText(`${SENT} ${THANKS}`);
  });

  test('sent by a double click arrives once', async ({ page, office }) => {
    const posts = watchPosts(page);
    await openForm(page, office.url);
    await fillForm(page);
    await send(page).dblclick();
    await expect(form(page).getByRole('status')).toContainText(SENT);
    expect(posts).toHaveLength(1);
    await expect.poll(office.mail).toHaveLength(1);
  });

  test('that takes its time says so', async ({ page, office }) => {
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route('**/api/contact', async (route) => {
      await held;
      await route.continue();
    });
    await openForm(page, office.url);
    await fillForm(page);
    await send(page).click();
    const sending = form(page).getByRole('button', { name: 'Sending...' });
    await expect(sending).toBeDisabled();
    const spinner = await sending
      .locator('span')
      .first()
      .evaluate((node) => getComputedStyle(node).borderRadius);
    expect(spinner).toBe('50%');
    await expect(toast(page)).toBeHidden();
    goOn();
    await expect(form(page).getByRole('status')).toContainText(SENT);
    await expect(send(page)).toBeEnabled();
  });

  test('is answered with the words of the server, or with our own', async ({ page }) => {
    await openForm(page, '');
    await page.route('**/api/contact', (route) =>
      route.fulfill({ status: 202, json: { message: 'Got it.' } }),
    );
    await fillForm(page);
    await send(page).click();
    await expect(toast(page)).toContainText('Got it.');
    await page.unroute('**/api/contact');
    await page.route('**/api/contact', (route) => route.fulfill({ json: {} }));
    await fillForm(page);
    await send(page).click();
    await expect(toast(page)).toContainText(THANKS);
    // A new toast replaces the earlier one.
    await expect(toast(page)).toHaveCount(1);
  });

  test('typed before React arrives is kept', async ({ page, office }) => {
    const release = await holdScripts(page);
    await page.clock.install();
    await page.goto(`${office.url}/contact`, { waitUntil: 'commit' });
    for (const name of Object.keys(LABELS) as TextField[])
      await field(page, name).fill(MESSAGE[name]);
    await fillRest(page);
    const native = nativeSelect(page);
    await native.selectOption('commercial');
    await native.focus();
    release();
    await expect(propertyType(page)).toHaveText('Commercial Property');
    await expect(propertyType(page)).toBeFocused();
    expect(await values(page)).toEqual(MESSAGE);
    await page.clock.fastForward(5_000);
    await send(page).click();
    await expect(form(page).getByRole('status')).toContainText(SENT);
    await expect.poll(office.mail).toHaveLength(1);
  });
});

test.describe('the property type', () => {
  const labels = Object.values(PROPERTY_TYPES);

  test('offers three kinds and begins with none', async ({ page }) => {
    await openAlive(page, '/contact');
    await expect(propertyType(page)).toHaveText('Choose one');
    expect((await values(page)).propertyType).toBe('');
    await propertyType(page).click();
    await expect(page.getByRole('option')).toHaveText(labels);
  });

  test('opens by four keys, and closes by Escape', async ({ page }) => {
    for (const key of ['Space', 'Enter', 'ArrowDown', 'ArrowUp']) {
      await test.step(key, async () => {
        await openAlive(page, '/contact');
        await propertyType(page).focus();
        await page.keyboard.press(key);
        await expect(page.getByRole('listbox')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('listbox')).toBeHidden();
        await expect(propertyType(page)).toBeFocused();
      });
    }
  });

  test('is chosen by the keyboard', async ({ page }) => {
    await openAlive(page, '/contact');
    await propertyType(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option', { name: labels[0] })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { name: labels[1] })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { name: labels[2] })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(propertyType(page)).toHaveText(labels[2] ?? '');
    expect((await values(page)).propertyType).toBe('real-estate');
  });

  test('jumps to what is typed, and forgets it after a second', async ({ page }) => {
    await page.clock.install();
    await openAlive(page, '/contact');
    await propertyType(page).click();
    await page.keyboard.type('co');
    await expect(page.getByRole('option', { name: 'Commercial Property' })).toBeFocused();
    // Within the same second, "cor" matches nothing, so the focus stays.
    await page.keyboard.type('r');
    await expect(page.getByRole('option', { name: 'Commercial Property' })).toBeFocused();
    await page.clock.fastForward(1_000);
    await page.keyboard.type('real');
    await expect(page.getByRole('option', { name: 'Real Estate Transaction' })).toBeFocused();
  });

  test('closes by a click elsewhere and when the window changes', async ({ page }) => {
    await openAlive(page, '/contact');
    await propertyType(page).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.mouse.click(5, 300);
    await expect(page.getByRole('listbox')).toBeHidden();
    await propertyType(page).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.setViewportSize({ width: 900, height: 700 });
    await expect(page.getByRole('listbox')).toBeHidden();
  });
});

test.describe('a toast', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/api/contact', (route) => route.fulfill({ json: { message: 'Got it.' } }));
    await openForm(page, '');
    await fillForm(page);
    await send(page).click();
    await expect(toast(page)).toBeVisible();
  });

  test('is reached by F8 and closed by its button', async ({ page }) => {
    // Radix handles the key as soon as the toast is shown, and the focus a moment later.
    await page.clock.runFor(100);
    await page.keyboard.press('F8');
    const viewport = page.getByRole('region', { name: 'Notifications (F8)' }).locator('ol');
    await expect(viewport).toBeFocused();
    // The toast stays while it has the focus.
    await page.clock.fastForward(20_000);
    await expect(toast(page)).toBeVisible();
    await toast(page).getByRole('button', { name: 'Close' }).click();
    await expect(toast(page)).toBeHidden();
  });

  for (const [distance, outcome] of [
    [60, 'closed'],
    [40, 'kept'],
  ] as const) {
    test(`swiped ${distance} px to the right is ${outcome}`, async ({ page }) => {
      const box = await toast(page).boundingBox();
      if (!box) throw new Error('The toast has no box.');
      const [x, y] = [box.x + 30, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance / 2, y, { steps: 4 });
      await page.mouse.move(x + distance, y, { steps: 4 });
      await expect(toast(page)).toHaveAttribute('data-swipe', 'move');
      await page.mouse.up();
      if (outcome === 'closed') await expect(toast(page)).toBeHidden();
      else {
        await expect(toast(page)).toHaveAttribute('data-swipe', 'cancel');
        await expect(toast(page)).toHaveAttribute('data-state', 'open');
      }
    });
  }
});
