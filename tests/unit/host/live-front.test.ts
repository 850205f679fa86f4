import { createServer } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkWords } from '../../../scripts/check-words';
import { startFront, type LiveFront } from '../../../scripts/live-front';
import { listen } from '../../../scripts/host/listen';

let front: LiveFront | undefined;
afterEach(async () => front?.close());

/** Returns two ports that nothing listens on. */
async function freePorts(): Promise<[number, number]> {
  const servers = [createServer(), createServer()];
  const ports = [await listen(servers[0]!, 0), await listen(servers[1]!, 0)] as [number, number];
  await Promise.all(servers.map((one) => new Promise((done) => one.close(done))));
  return ports;
}

test('an address says why the site behind it does not answer, and shows it as soon as it does', async () => {
  const [port, behind] = await freePorts();
  front = await startFront(port, behind);
  const ask = async (): Promise<[number, string]> => {
    const answer = await fetch(`http://localhost:${port}/any/page`);
    return [answer.status, await answer.text()];
  };
  expect(await ask()).toEqual([503, expect.stringContaining('The site begins with what you')]);
  front.say('<p>Mend prices.json');
  expect(await ask()).toEqual([503, '<p>Mend prices.json']);
  const site = createServer(({ url, headers }, response) =>
    response.end([url, headers.host].join(' ')),
  );
  await listen(site, behind);
  expect(await ask()).toEqual([200, `/any/page localhost:${port}`]);
  site.closeAllConnections();
  await new Promise((done) => site.close(done));
  front.say();
  expect(await ask()).toEqual([503, expect.stringContaining('http-equiv="refresh"')]);
});

test('an old address of a page leads to the page, and a file is none', async () => {
  const [port, behind] = await freePorts();
  front = await startFront(port, behind, (page) =>
    page === '/blog/old' ? '/blog/new' : undefined,
  );
  const ask = async (kind: string): Promise<[number, string | null]> => {
    const { status, headers } = await fetch(`http://localhost:${port}/blog/old`, {
      headers: { 'sec-fetch-dest': kind },
      redirect: 'manual',
    });
    return [status, headers.get('location')];
  };
  expect(await ask('document')).toEqual([302, '/blog/new']);
  expect(await ask('script')).toEqual([503, null]);
});

test('a port that is taken is told', async () => {
  const [port, behind] = await freePorts();
  front = await startFront(port, behind);
  await expect(startFront(port, behind)).rejects.toThrow(`Port ${port} is taken`);
});

test('the check says in its own words what is wrong with a folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const { isRight, words } = await checkWords(folder);
  expect(isRight).toBe(false);
  expect(words).toContain('src/data/');
  rmSync(folder, { recursive: true });
}, 60_000);
