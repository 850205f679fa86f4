/** What is different in one place of two texts, line by line. */
export interface LineChange {
  /** The entries of a file of facts that the lines are in, or the heading above them; empty at the top. */
  place: string;
  gone: string[];
  come: string[];
}

interface Line {
  place: string;
  typed: string;
  /** Equal for lines that say the same of the same thing: "asOf" of one law is not that of another. */
  key: string;
}

const HEADING = /^#{1,6} +(.*?)(?: *\{#[\w-]+\})?$/;
const ENTRY = /^ *"(.+?)": [{[]$/;
/** Says nothing by itself. */
const BRACKETS = /^[\s{}[\],]*$/;

function linesOf(text: string): Line[] {
  const around: { depth: number; name: string }[] = [];
  let heading = '';
  return text.split('\n').flatMap((line) => {
    if (BRACKETS.test(line)) return [];
    const depth = line.length - line.trimStart().length;
    while ((around.at(-1)?.depth ?? -1) >= depth) around.pop();
    heading = HEADING.exec(line)?.[1] ?? heading;
    const entries = around.map(({ name }) => name).join(', ');
    const name = ENTRY.exec(line)?.[1];
    if (name !== undefined) around.push({ depth, name });
    // A comma comes and goes with the line below.
    return {
      place: entries || heading,
      typed: line.trim(),
      key: `${entries}\n${line.replace(/,$/, '')}`,
    };
  });
}

/** The lines of a text that another one does not have, or not as often. */
function lacking(of: readonly Line[], than: readonly Line[]): Line[] {
  const there = new Map<string, number>();
  for (const { key } of than) there.set(key, (there.get(key) ?? 0) + 1);
  return of.filter(({ key }) => {
    const count = there.get(key) ?? 0;
    there.set(key, count - 1);
    return count <= 0;
  });
}

function inBoth(one: readonly Line[], other: readonly Line[]): Line[] {
  const keys = new Set(other.map(({ key }) => key));
  return one.filter(({ key }) => keys.has(key));
}

/**
 * What somebody has changed in a text and what it does not say yet. A line that has only been moved is no change.
 *
 * @param before the text that was changed
 * @param own what it was changed into
 * @param now the text as it is, which somebody else may have changed too
 */
export function changesToCome(before: string, own: string, now: string): LineChange[] {
  const [was, wanted, is] = [linesOf(before), linesOf(own), linesOf(now)];
  const changes = new Map<string, LineChange>();
  const at = (place: string): LineChange => {
    const change = changes.get(place) ?? { place, gone: [], come: [] };
    changes.set(place, change);
    return change;
  };
  const come = inBoth(lacking(wanted, was), lacking(wanted, is));
  const gone = inBoth(lacking(was, wanted), lacking(is, wanted));
  for (const { place, typed } of come) at(place).come.push(typed);
  for (const { place, typed } of gone) at(place).gone.push(typed);
  return [...changes.values()];
}

/** What is different in a text from what it was. */
export const changesOf = (before: string, now: string): LineChange[] =>
  changesToCome(before, now, before);
