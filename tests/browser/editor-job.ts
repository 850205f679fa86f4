import { checkSite } from '../../src/content/check/check';
import { keepOnDisk } from '../../src/content/keep';
import { readSite } from '../../src/content/check/read-site';
import { siteDay } from '../../src/lib/site-day';
import { save, test, type Desk } from './editor-desk';
import { expect, type Page } from './fixtures';

/** A task of the office: the form (`at`), the steps (`does`), and the text that its file must then have (`says`). */
export interface Job {
  what: string;
  at: string;
  file: string;
  does: (page: Page) => Promise<void>;
  says: string;
  /** The most lines that may change; 1 if undefined. */
  lines?: number;
}

/** Does each job in its form, and checks the changed file. After all jobs, the check must report no new problem. */
export async function doJobs(page: Page, desk: Desk, jobs: readonly Job[]): Promise<void> {
  // The copy has only texts and facts, so the check reports what else is missing from the start.
  const before = await (untouched ??= told(desk));
  for (const { what, at, file, does, says, lines = 1 } of jobs) {
    await test.step(what, async () => {
      const already = (await desk.changed(file)).length;
      await desk.open(page, at);
      await does(page);
      await save(page);
      expect(await desk.read(file), what).toContain(says);
      const changed = (await desk.changed(file)).length - already;
      expect(changed, what).toBeGreaterThan(0);
      expect(changed, what).toBeLessThanOrEqual(lines);
    });
  }
  expect(await told(desk)).toEqual(before);
}

/**
 * The problems of the unchanged copy. They take seconds to find and are the same for each test, so they are found once.
 */
let untouched: Promise<string[]> | undefined;

const keep = keepOnDisk();

const told = async ({ root }: Desk): Promise<string[]> =>
  (await checkSite(readSite(root, siteDay(), keep))).problems.map(({ message }) => message);
