import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'playwright/test';
import { freePort } from './local-server';
import { routes } from './site';

test('npm run dev shows every page, answers the contact API and stops in order', async ({
  request,
  page,
}) => {
  test.slow(); // it builds the client first
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    env: { ...process.env, PORT: String(port) },
  });
  const ended = once(child, 'exit');
  try {
    const outcome = await new Promise<string>((resolve) => {
      for (const told of [child.stdout, child.stderr]) {
        told.on('data', (chunk) => /compiled/.test(String(chunk)) && resolve(String(chunk)));
      }
    });
    // A color code may come before the second word.
    expect(outcome).toMatch(/compiled \S*successfully/);
    const address = `http://localhost:${port}`;
    // Live editing renders pages in the browser, with the code that otherwise renders them in the build. Articles are
    // all built alike, and so are services, so they are left out.
    for (const route of routes.filter((path) => !/^\/(blog|services)\/./.test(path))) {
      await page.goto(address + route);
      await expect(page.getByRole('heading', { level: 1 }).first(), route).toBeVisible();
      await expect(page.getByText('This page crashed'), route).toHaveCount(0);
    }
    // The function itself must answer: Docusaurus would return a page with status 200.
    const invalid = await request.post(`${address}/api/contact`, {
      headers: { origin: address },
      data: { firstName: 'Ann' },
    });
    expect(invalid.status()).toBe(422);
    expect(await invalid.json()).toHaveProperty('errors.email');
  } finally {
    child.kill('SIGTERM');
  }
  expect(await ended).toEqual([0, null]);
  // The operating system takes a moment to close the sockets of a process that has ended.
  const answer = async (): Promise<unknown> =>
    fetch(`http://localhost:${port}/`).then(
      ({ status }) => status,
      ({ cause }: { cause: { code: string } }) => cause.code,
    );
  await expect.poll(answer).toBe('ECONNREFUSED');
});
