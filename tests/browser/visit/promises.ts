import { test } from '../fixtures';

/** Tries a promise that every page keeps; one that is broken is told at the end, by its name, with the others. */
export type Keeps = (promise: string, check: () => void | Promise<void>) => Promise<void>;

/**
 * Tries all that a page promises in one visit: one promise that is broken keeps no other from being tried.
 *
 * @param visited what is visited, such as "/faqs", to name it
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
