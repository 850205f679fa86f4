import { expect, test as base } from 'playwright/test';
import { field, fillRest, MESSAGE, propertyType, send } from './contact-form';
import { startLocalServer, type LocalServer } from './local-server';
import { watchViolations, type Violation } from './visit/policy';

/** Adds a list of the policy violations that the browser reports, and a server with another origin. */
const test = base.extend<{ violations: Violation[]; foreign: LocalServer }>({
  violations: async ({ context }, use) => use(await watchViolations(context)),
  foreign: async ({}, use) => {
    const server = await startLocalServer((_, response) => {
      response.setHeader('Content-Type', 'text/javascript');
      response.end('window.probed = true');
    });
    await use(server);
    await server.close();
  },
});

test('the contact form is filled, sent and answered within the policy', async ({
  page,
  violations,
}) => {
  await page.route('**/api/contact', (stub) => stub.fulfill({ json: { message: 'Thank you.' } }));
  await page.goto('/contact');
  for (const name of ['firstName', 'lastName', 'email'] as const)
    await field(page, name).fill(MESSAGE[name]);
  await fillRest(page);
  await propertyType(page).click();
  await page.getByRole('option').first().click();
  await send(page).click();
  await expect(
    page.getByText('Message Sent Successfully!').filter({ visible: true }),
  ).not.toHaveCount(0);
  expect(violations).toEqual([]);
});

test('the search finds a page within the policy', async ({ page, violations }) => {
  test.skip(!(await page.request.get('/search')).ok(), 'This build has no search page.');
  await page.goto('/search');
  await page.getByRole('searchbox').fill('radon');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  expect(violations).toEqual([]);
});

test('a script that stands in the HTML and not in the policy does not run', async ({
  page,
  violations,
}) => {
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('</main>', '<script>probed = true</script></main>');
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/');
  await expect.poll(() => violations.map((seen) => seen.directive)).toEqual(['script-src-elem']);
  expect(await page.evaluate(() => 'probed' in window)).toBe(false);
});

test.describe('what an attacker would put into a page', () => {
  /** Name, expected directive, and the attempt, which is given the URL of another origin. */
  const probes: [name: string, directive: string, attempt: (foreign: string) => void][] = [
    [
      'an inline script',
      'require-trusted-types-for',
      () => {
        const script = document.createElement('script');
        script.textContent = 'window.probed = true';
        document.body.append(script);
      },
    ],
    [
      'an event attribute',
      'require-trusted-types-for',
      () => document.body.setAttribute('onclick', 'window.probed = true'),
    ],
    [
      'text that becomes HTML',
      'require-trusted-types-for',
      () => {
        document.body.insertAdjacentHTML(
          'beforeend',
          '<img src="data:," onerror="window.probed = true">',
        );
      },
    ],
    [
      'a javascript: link',
      'script-src-elem',
      () => {
        const link = document.createElement('a');
        link.href = 'javascript:window.probed = true';
        document.body.append(link);
        link.click();
      },
    ],
    [
      'a foreign script',
      'require-trusted-types-for',
      (foreign) => {
        const script = document.createElement('script');
        script.src = `${foreign}/probe.js`;
        document.body.append(script);
      },
    ],
    [
      'a rule of its own for what is trusted',
      'trusted-types',
      () => {
        const { trustedTypes } = window as unknown as {
          trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
        };
        trustedTypes.createPolicy('own', { createHTML: (text: string) => text });
      },
    ],
    [
      'a foreign frame',
      'frame-src',
      (foreign) => {
        const frame = document.createElement('iframe');
        frame.src = `${foreign}/frame`;
        document.body.append(frame);
      },
    ],
    [
      'a base',
      'base-uri',
      (foreign) => {
        const element = document.createElement('base');
        element.href = `${foreign}/`;
        document.head.prepend(element);
      },
    ],
    [
      'a foreign form',
      'form-action',
      (foreign) => {
        const form = document.createElement('form');
        form.action = `${foreign}/form`;
        form.method = 'post';
        document.body.append(form);
        form.submit();
      },
    ],
  ];

  for (const [name, directive, attempt] of probes) {
    test(`${name} is blocked`, async ({ page, violations, foreign }) => {
      await page.goto('/');
      // Some attempts throw at once.
      await page.evaluate(attempt, foreign.url).catch(() => undefined);
      await expect.poll(() => violations.map((seen) => seen.directive)).toEqual([directive]);
      const state = await page.evaluate(() => ({
        probed: 'probed' in window,
        base: new URL(document.baseURI).origin === location.origin,
      }));
      expect(state).toEqual({ probed: false, base: true });
      expect(foreign.requests).toEqual([]);
    });
  }
});
