import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ask, host, makeProject, site } from './fixture';

describe('startHost', () => {
  it('says what to do when the site is not built', async () => {
    await expect(host({})).rejects.toThrow(
      /no built site in .*build\. Build it first: npm run build/,
    );
  });

  it('says which port is taken and leaves the other host alone', async () => {
    const first = await host(site);
    const port = Number(new URL(first.url).port);
    const file = join(first.root, '.local/host.json');
    const before = await readFile(file, 'utf8');
    await expect(host(site, { root: first.root, port })).rejects.toThrow(
      `Port ${port} is taken by another program.`,
    );
    expect(await readFile(file, 'utf8')).toBe(before);
    expect((await ask(first.url, '/faqs')).status).toBe(200);
  });

  it.each([
    ['build/_headers', 'X-Test: before any path', /_headers cannot be read/],
    ['build/_redirects', '/only-from', /_redirects cannot be read/],
    ['build/_redirects', '/api/* https://other.example/:splat 200', /"\/api\/\*" cannot be played/],
    ['build/_redirects', '/a /b 301 Country=us', /"\/a" cannot be played/],
  ])('stops at a rule in %s that it cannot follow', async (file, text, message) => {
    await expect(host({ ...site, [file]: text })).rejects.toThrow(message);
  });

  it('listens on the loopback interface alone and puts the environment back', async () => {
    const before = { url: process.env.URL, context: process.env.NETLIFY_BLOBS_CONTEXT };
    const running = await host(site, { env: { URL: 'https://www.company.example' } });
    expect(process.env.URL).toBe('https://www.company.example');
    await running.close();
    expect({ url: process.env.URL, context: process.env.NETLIFY_BLOBS_CONTEXT }).toEqual(before);
    await expect(ask(running.url, '/')).rejects.toThrow('ECONNREFUSED');
  });

  it('opens neither the site nor the store to another address of this computer', async () => {
    const { url, root } = await host(site);
    const text = await readFile(join(root, '.local/host.json'), 'utf8');
    const { blobsUrl } = JSON.parse(text) as { blobsUrl: string };
    for (const address of [url, blobsUrl]) {
      const { port } = new URL(address);
      expect((await fetch(address.replace('localhost', '127.0.0.1'))).status).toBeLessThan(500);
      // A server that is bound to all interfaces would answer at every address of the loopback network.
      await expect(fetch(`http://127.0.0.2:${port}`)).rejects.toThrow('fetch failed');
      await expect(fetch(`http://[::1]:${port}`)).rejects.toThrow('fetch failed');
    }
  });

  it('answers to local names alone', async () => {
    const { url } = await host(site);
    const status = async (name: string): Promise<number> =>
      (await ask(url, '/', { headers: { host: name } })).status;
    expect(await status('localhost:1234')).toBe(200);
    expect(await status('127.0.0.1')).toBe(200);
    expect(await status('evil.example')).toBe(421);
    for (const name of [
      'localhost.evil.example',
      'localhost:8888.evil.example',
      'evil-localhost',
      'evil.127.0.0.1',
      '127.0.0.1@evil.example',
      'localhost:',
    ]) {
      expect(await status(name), name).toBe(421);
    }
  });

  it('names no mailbox where a mail provider is set', async () => {
    const { mailbox } = await host(site, { env: { RESEND_API_KEY: 'example' } });
    expect(mailbox).toBeUndefined();
  });
});

describe('npm run preview', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('starts, says where, and stops on %s', async (signal) => {
    const root = await makeProject(site);
    const child = preview(root, { PORT: '9187' });
    const output = await firstLines(child, /land in .*mailbox/);
    expect(output).toContain('http://localhost:9187');
    expect((await ask('http://localhost:9187', '/faqs')).status).toBe(200);
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(existsSync(join(root, '.local/host.json'))).toBe(false);
  });

  it('reads .env', async () => {
    const root = await makeProject({ ...site, '.env': 'CONTACT_MAILBOX=elsewhere\n' });
    expect(await firstLines(preview(root, { PORT: '9188' }), /land in/)).toContain('elsewhere');
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT is "eighty"; it must be a whole number from 1 to 65535.'],
    [{ PORT: '9189' }, 'npm run build'],
  ])('ends with one clear line for %o', async (env, message) => {
    const child = preview(await makeProject({}), env);
    const [output, exit] = await Promise.all([collect(child.stderr), once(child, 'exit')]);
    expect(exit).toEqual([1, null]);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).toContain(message);
  });
});

/** Runs `npm run preview`'s script in another project folder. */
function preview(
  cwd: string,
  env: Record<string, string>,
): ChildProcess & { stderr: NodeJS.ReadableStream } {
  const [tsx, script] = [require.resolve('tsx'), join(__dirname, '../../../scripts/preview.ts')];
  const child = spawn(process.execPath, ['--import', tsx, script], {
    cwd,
    env: { PATH: process.env.PATH, ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function firstLines(child: ChildProcess, until: RegExp): Promise<string> {
  let text = '';
  for await (const chunk of child.stdout ?? []) {
    text += String(chunk);
    if (until.test(text)) return text;
  }
  throw new Error(`The command ended early: ${text}`);
}

async function collect(stream: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const chunk of stream) text += String(chunk);
  return text;
}
