import { checkSite } from '../../src/content/check/check';
import { keepOnDisk } from '../../src/content/keep';
import { readSite } from '../../src/content/check/read-site';
import { siteDay } from '../../src/lib/site-day';
import { save, test, type Desk } from './editor-desk';
import { expect, type Page } from './fixtures';

/** A thing that the office does: in which form, how, and what its file says afterwards. */
export interface Job {
  what: string;
  at: string;
  file: string;
  does: (page: Page) => Promise<void>;
  says: string;
  /** How many lines are not as they were; one, if nothing is said. */
  lines?: number;
}

/** Does each job in its form, and compares what its file says and what the check has to say. */
export async function doJobs(page: Page, desk: Desk, jobs: readonly Job[]): Promise<void> {
  // The copy has texts and facts alone; what it lacks of the site is told before as well.
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

/** What the check says of a copy that nobody has changed yet: it takes seconds, and is the same for each test. */
let untouched: Promise<string[]> | undefined;

const keep = keepOnDisk();

const told = async ({ root }: Desk): Promise<string[]> =>
  (await checkSite(readSite(root, siteDay(), keep))).problems.map(({ message }) => message);
