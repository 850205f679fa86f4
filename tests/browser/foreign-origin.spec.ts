import { readdir } from 'node:fs/promises';
import { expect, test } from 'playwright/test';
import { LEAST } from '../../src/lib/contact-example';
import { startLocalServer, type LocalServer } from './local-server';
import { startOwnHost, type OwnHost } from './own-host';

const message = {
  ...LEAST,
  firstName: 'Ann',
  lastName: 'Example',
  email: 'ann@home.example',
  message: 'Sent by a page of another origin.',
};

let host: OwnHost;
let foreign: LocalServer;

test.beforeAll(async () => {
  host = await startOwnHost();
  foreign = await startLocalServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    const fields = Object.entries(message).map(
      ([name, value]) => `<input name="${name}" value="${value}">`,
    );
    response.end(
      `<!doctype html><form method="post" action="${host.url}/api/contact">${fields.join('')}</form>`,
    );
  });
});

test.afterAll(async () => {
  await foreign.close();
  await host.close();
});

/** Counts the messages in the mailbox; its folder is created with the first one. */
async function messagesMailed(): Promise<number> {
  const mailed = await readdir(host.mailbox).catch(() => []);
  return mailed.length;
}

test('a page of another origin sends no message by form, fetch or beacon', async ({ page }) => {
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith(host.url)) answers.push(response.status());
  });
  await page.goto(foreign.url);
  await page.evaluate(
    async ([url, fields]) => {
      const json = JSON.stringify(fields);
      const post = { method: 'POST', body: json };
      const attempts: RequestInit[] = [
        { ...post, headers: { 'Content-Type': 'application/json' } },
        { ...post, headers: { 'Content-Type': 'application/json' }, credentials: 'include' },
        { ...post, mode: 'no-cors', headers: { 'Content-Type': 'text/plain' } },
        { ...post, mode: 'no-cors', body: new URLSearchParams(fields) },
      ];
      await Promise.all(attempts.map((attempt) => fetch(url, attempt).catch(() => undefined)));
      navigator.sendBeacon(url, new URLSearchParams(fields));
      navigator.sendBeacon(url, new Blob([json], { type: 'text/plain' }));
    },
    [`${host.url}/api/contact`, message] as const,
  );
  await Promise.all([
    page.waitForURL(`${host.url}/**`),
    page.evaluate(() => document.querySelector('form')?.submit()),
  ]);
  expect(answers.length).toBeGreaterThan(0);
  expect(answers.filter((status) => status < 400 && status !== 303)).toEqual([]);
  expect(await messagesMailed()).toBe(0);

  // The same message from the site itself must arrive, which shows that the count above works.
  await page.goto(`${host.url}/contact`);
  const status = await page.evaluate(async (fields) => {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify(fields);
    return (await fetch('/api/contact', { method: 'POST', headers, body })).status;
  }, message);
  expect(status).toBe(200);
  await expect.poll(messagesMailed).toBe(1);
});
