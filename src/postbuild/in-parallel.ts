/** The number of pages in progress at a time, so that drawing one and writing another overlap. */
const AT_A_TIME = 8;

/** Maps a list asynchronously, with a few items in progress at a time. The results are in the order of the list. */
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
