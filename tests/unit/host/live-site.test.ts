import { EventEmitter } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLiveSite, type LiveSite, type Watched } from '../../../scripts/live-site';

/** Counts what is running at an address, to show that two things never run at once. */
class Address {
  /** False if the facts are wrong, so that a site cannot start. */
  isRight = true;
  /** Milliseconds until a site that cannot start has read its files and ends. */
  failsAfter = 20;
  sites = 0;
  pages = 0;
  begun = 0;
  most = 0;

  begin = (): ChildProcess => {
    this.begun += 1;
    const child = new EventEmitter() as ChildProcess;
    const close = (): void => {
      this.sites -= 1;
      child.emit('close');
    };
    this.sites += 1;
    this.count();
    const failing = this.isRight ? undefined : setTimeout(close, this.failsAfter);
    // A site takes a moment to stop, during which the next change may come.
    child.kill = () => {
      clearTimeout(failing);
      setTimeout(close, 400);
      return true;
    };
    return child;
  };

  wait = (): Promise<() => Promise<void>> => {
    this.pages += 1;
    this.count();
    return Promise.resolve(() => {
      this.pages -= 1;
      return Promise.resolve();
    });
  };

  private count(): void {
    this.most = Math.max(this.most, this.sites + this.pages);
  }
}

let facts: string;
let site: LiveSite | undefined;

beforeEach(() => {
  facts = mkdtempSync(join(tmpdir(), 'facts-'));
  vi.spyOn(console, 'log').mockReturnValue();
});

afterEach(async () => {
  await site?.stop();
  rmSync(facts, { recursive: true });
  vi.restoreAllMocks();
});

const watched = (texts: string[] = [], isMoved = () => false): Watched => ({
  facts,
  texts,
  isMoved,
});

const save = (name: string): void => writeFileSync(join(facts, name), String(Math.random()));

test('a site that cannot begin is waited for, from the first', async () => {
  const address = new Address();
  address.isRight = false;
  site = startLiveSite(address, watched());
  await vi.waitFor(() => expect(address).toMatchObject({ sites: 0, pages: 1 }));
  address.isRight = true;
  save('prices.json');
  await vi.waitFor(() => expect(address).toMatchObject({ sites: 1, pages: 0, begun: 2 }), 5000);
});

test('facts that are saved while the site begins anew make no second site, whether right or not', async () => {
  const address = new Address();
  site = startLiveSite(address, watched());
  await vi.waitFor(() => expect(address.sites).toBe(1));
  save('prices.json');
  await vi.waitFor(() => expect(console.log).toHaveBeenCalledOnce(), 5000);
  // The old site is still stopping.
  address.isRight = false;
  save('company.json');
  await vi.waitFor(() => expect(address).toMatchObject({ sites: 0, pages: 1 }), 5000);
  await vi.waitFor(() => expect(address.begun).toBe(3), 5000);
  await vi.waitFor(() => expect(address).toMatchObject({ sites: 0, pages: 1 }), 5000);
  expect(address.most).toBe(1);
});

test('a text that is mended while the site fails to begin begins it again at once', async () => {
  const texts = mkdtempSync(join(tmpdir(), 'texts-'));
  const isMoved = vi.fn().mockReturnValue(false);
  const address = new Address();
  address.isRight = false;
  address.failsAfter = 1000;
  site = startLiveSite(address, watched([texts], isMoved));
  await vi.waitFor(() => expect(address.sites).toBe(1));
  address.isRight = true;
  writeFileSync(join(texts, 'mended.md'), 'Words.');
  await vi.waitFor(() => expect(isMoved).toHaveBeenCalled());
  await vi.waitFor(() => expect(address).toMatchObject({ sites: 1, pages: 0, begun: 2 }), 5000);
  rmSync(texts, { recursive: true });
});

test('what cannot be shown is told, and the next change is followed', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const address = new Address();
  address.isRight = false;
  const wait = (): Promise<never> => Promise.reject(new Error('Port 8888 is taken.'));
  site = startLiveSite({ begin: address.begin, wait }, watched());
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith('Port 8888 is taken.'));
  address.isRight = true;
  save('prices.json');
  await vi.waitFor(() => expect(address).toMatchObject({ sites: 1, begun: 2 }), 5000);
});

test('each save of a text is noticed, although it replaces the file', async () => {
  const texts = mkdtempSync(join(tmpdir(), 'texts-'));
  const isMoved = vi.fn().mockReturnValue(false);
  const replace = (): void => {
    writeFileSync(join(texts, '.page.md'), String(Math.random()));
    renameSync(join(texts, '.page.md'), join(texts, 'page.md'));
  };
  site = startLiveSite(new Address(), watched([texts], isMoved));
  for (let times = 0; times < 3; times += 1) {
    isMoved.mockClear();
    // Saves right after each other may count as one.
    await vi.waitFor(
      () => {
        replace();
        expect(isMoved).toHaveBeenCalled();
      },
      { timeout: 4000, interval: 400 },
    );
  }
  rmSync(texts, { recursive: true });
});

test('a text is followed by the site itself, and begins it anew where an address moves with it', async () => {
  const texts = mkdtempSync(join(tmpdir(), 'texts-'));
  const isMoved = vi.fn().mockReturnValueOnce(false).mockReturnValue(true);
  const address = new Address();
  site = startLiveSite(address, watched([texts], isMoved));
  await vi.waitFor(() => expect(address.sites).toBe(1));
  writeFileSync(join(texts, 'first.md'), 'Words.');
  await vi.waitFor(() => expect(isMoved).toHaveBeenCalled());
  expect(console.log).not.toHaveBeenCalled();
  writeFileSync(join(texts, 'second.md'), 'Words.');
  await vi.waitFor(() => expect(address.begun).toBe(2), 5000);
  rmSync(texts, { recursive: true });
});
