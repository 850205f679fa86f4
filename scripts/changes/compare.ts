/** What visitors get of each page of a site: its pieces of text, by address. */
export type VisibleSite = ReadonlyMap<string, readonly string[]>;

interface Pair {
  from: string;
  to: string;
}

/** Longer quotes are cut to this many words. */
const LONGEST = 12;

const quote = (text: string): string => {
  const words = text.split(' ');
  return `"${words.slice(0, LONGEST).join(' ')}${words.length > LONGEST ? ' ...' : ''}"`;
};

/** Returns how many words two texts have in common at the beginning and at the end. */
function common(from: readonly string[], to: readonly string[]): [head: number, tail: number] {
  const most = Math.min(from.length, to.length);
  let [head, tail] = [0, 0];
  while (head < most && from[head] === to[head]) head += 1;
  while (tail < most - head && from.at(-1 - tail) === to.at(-1 - tail)) tail += 1;
  return [head, tail];
}

/**
 * Narrows a pair to the words that differ, without trailing punctuation that both share. Returns the whole texts if one
 * side would be empty.
 */
function narrowed({ from, to }: Pair): Pair {
  const [old, now] = [from.split(' '), to.split(' ')];
  const [head, tail] = common(old, now);
  const between = (words: string[]): string => words.slice(head, words.length - tail).join(' ');
  const [was, is] = [between(old), between(now)];
  if (was === '' || is === '') return { from, to };
  const [sign = ''] = /[.,;:!?)]*$/.exec(was) ?? [];
  return sign !== '' && is.endsWith(sign)
    ? { from: was.slice(0, -sign.length), to: is.slice(0, -sign.length) }
    : { from: was, to: is };
}

/** Pairs each piece that is gone with the first new one that says nearly the same; returns the pairs and the rest. */
function pairUp(
  gone: string[],
  fresh: string[],
): { pairs: Pair[]; gone: string[]; fresh: string[] } {
  const rest = [...fresh];
  const pairs: Pair[] = [];
  const alone = gone.filter((from) => {
    const words = from.split(' ');
    const at = rest.findIndex((to) => {
      const [head, tail] = common(words, to.split(' '));
      const isOneWord = words.length < 3 && !to.includes(' ', to.indexOf(' ') + 1);
      return isOneWord || 2 * (head + tail) >= words.length;
    });
    if (at < 0) return true;
    pairs.push({ from, to: rest.splice(at, 1)[0] ?? '' });
    return false;
  });
  return { pairs, gone: alone, fresh: rest };
}

function onPages(pages: readonly string[]): string {
  const [first = ''] = pages;
  if (pages.length === 1) return `on ${first}`;
  const named = pages.slice(0, 3).join(', ');
  return `on ${pages.length} pages: ${named}${pages.length > 3 ? ' ...' : ''}`;
}

/**
 * Describes what an edit changes for visitors.
 *
 * @param redirects where old addresses lead after the edit
 * @returns one sentence per change: pages first, then texts, those on the most pages first; none if nothing visible
 *   changed
 */
export function changesBetween(
  before: VisibleSite,
  after: VisibleSite,
  redirects: ReadonlyMap<string, string>,
): string[] {
  const found = new Map<string, string[]>();
  const note = (words: string, page: string): void => {
    found.set(words, [...(found.get(words) ?? []), page]);
  };
  for (const [page, old] of before) {
    const now = after.get(page);
    if (!now) continue;
    const parts = pairUp(
      old.filter((part) => !now.includes(part)),
      now.filter((part) => !old.includes(part)),
    );
    const changes = parts.pairs
      .map(narrowed)
      .map(({ from, to }) => `${quote(from)} becomes ${quote(to)}`);
    for (const words of new Set(changes)) note(words, page);
    for (const part of parts.gone) note(`Gone: ${quote(part)}`, page);
    for (const part of parts.fresh) note(`New: ${quote(part)}`, page);
  }
  const pages = [
    ...[...after.keys()].filter((page) => !before.has(page)).map((page) => `New page: ${page}`),
    ...[...before.keys()]
      .filter((page) => !after.has(page))
      .map((page) => {
        const to = redirects.get(page);
        return to
          ? `Page gone: ${page}; its address leads to ${to}`
          : `Page gone: ${page}; its address leads NOWHERE: add a line to src/data/redirects.json`;
      }),
  ];
  const texts = [...found]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([words, on]) => `${words} ${onPages(on)}`);
  return [...pages, ...texts];
}
