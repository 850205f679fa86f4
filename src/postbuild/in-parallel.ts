/** How many pages are worked on at a time: drawing and writing one need not wait for the other. */
const AT_A_TIME = 8;

/** Maps a list with a few of its items under way at a time. The results come in the order of the list. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const work = async (): Promise<void> => {
    for (const [index, item] of queue) results[index] = await map(item);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return results;
}
