import type { Root, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import type { LineProblem } from '../problems';

const cells = (line: string): number =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/).length;

/** Reports rows with more cells than the header, and text after a table that became one of its rows. */
function rowProblems(table: Table, lines: readonly string[]): LineProblem[] {
  const width = table.children[0]?.children.length ?? 0;
  return table.children.slice(1).flatMap((row): LineProblem[] => {
    const line = row.position?.start.line ?? 1;
    const typed = lines[line - 1] ?? '';
    if (!typed.includes('|') && width > 1) {
      const message =
        'This line follows a table at once and becomes a row of it: leave an empty line before it.';
      return [{ line, message }];
    }
    const count = cells(typed);
    return count > width
      ? [
          {
            line,
            message:
              `This row has ${count} cells, but the first has ${width}, so the rest is not ` +
              'shown: give both as many |.',
          },
        ]
      : [];
  });
}

/**
 * Finds tables that Markdown does not recognize, and rows that would lose text.
 * @param lines of the whole file
 */
export function tableProblems(tree: Root, lines: readonly string[]): LineProblem[] {
  const problems: LineProblem[] = [];
  visit(tree, (node) => {
    if (node.type === 'table') problems.push(...rowProblems(node, lines));
    if (node.type !== 'paragraph' || node.position === undefined) return;
    const { start, end } = node.position;
    const own = lines.slice(start.line - 1, end.line);
    const first = own.findIndex((line) => /^\s*\|.*\||\S\s+\|\s+\S.*\|/.test(line));
    const rows = own.filter((line) => line.includes('|')).length;
    if (first >= 0 && (rows > 1 || /^\s*\|.*\|\s*$/.test(own[first] ?? ''))) {
      const width = cells(own[first] ?? '');
      const message =
        'This is meant as a table and would be printed with its | signs: the line below its ' +
        `first row must be ${`|${' --- |'.repeat(width)}`}, with as many parts as the row above, ` +
        'and an empty line before the table.';
      problems.push({ line: start.line + first, message });
    }
  });
  return problems;
}
