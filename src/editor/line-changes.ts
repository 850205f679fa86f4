/** The differences between two texts in one place, by line. */
export interface LineChange {
  /** The entries of a file of facts that contain the lines, or the heading above them; empty at the top. */
  place: string;
  gone: string[];
  come: string[];
}

interface Line {
  place: string;
  typed: string;
  /** The same for lines that say the same about the same thing: "asOf" of one law is not that of another. */
  key: string;
}

const HEADING = /^#{1,6} +(.*?)(?: *\{#[\w-]+\})?$/;
const ENTRY = /^ *"(.+?)": [{[]$/;
/** A line of brackets only, which says nothing on its own. */
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
    // A comma depends on whether another line follows.
    return {
      place: entries || heading,
      typed: line.trim(),
      key: `${entries}\n${line.replace(/,$/, '')}`,
    };
  });
}

/** The lines of a text that another text lacks, or has less often. */
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
 * The changes that somebody made to a text and that its current version does not contain. Moving a line is no change.
 *
 * @param before the text that was changed
 * @param own the result of the change
 * @param now the current text, which somebody else may have changed too
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

/** The changes between an earlier and a later text. */
export const changesOf = (before: string, now: string): LineChange[] =>
  changesToCome(before, now, before);
