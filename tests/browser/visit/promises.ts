import { test } from '../fixtures';

/** Checks a promise that every page keeps; a broken one is reported at the end, by its name, with the others. */
export type Keeps = (promise: string, check: () => void | Promise<void>) => Promise<void>;

/**
 * Checks all promises of a page in one visit. A broken promise does not stop the others from being checked.
 *
 * @param visited the page, for example `/faqs`, to name it in the error
 * @throws Error with the name and the reason of each broken promise
 */
export async function visit(
  visited: string,
  promises: (keeps: Keeps) => Promise<void>,
): Promise<void> {
  const broken: string[] = [];
  await promises(async (promise, check) => {
    await test.step(promise, check).catch(({ message, stack }: Error) => {
      const [place = ''] = /^ +at .*/m.exec(stack ?? '') ?? [];
      broken.push(`${visited} ${promise}\n${message}\n${place}`);
    });
  });
  if (broken.length > 0) throw new Error(broken.join('\n\n'));
}
