/**
 * Runs an action on each item, at most `width` at a time, starting in the order of the list.
 * Rejects with the first error; actions already running, and those the other workers still start,
 * are not canceled.
 */
export async function inParallel<T>(
  items: readonly T[],
  width: number,
  action: (item: T) => Promise<void>,
): Promise<void> {
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < items.length) {
      const item = items[next++] as T;
      await action(item);
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, work));
}
