import type { Figure } from './figure';

/** Lines of a table of one part's figures, a heading above. */
export function table(title: string, figures: readonly Figure[]): string {
  const rows = figures.map(({ name, value, unit, target = '', pass }) => [
    name,
    Number.isNaN(value) ? 'n/a' : `${print(value)}${unit === '' ? '' : ` ${unit}`}`,
    target,
    Number.isNaN(value) ? 'n/a' : verdict(pass),
  ]);
  const all = [['figure', 'value', 'target', ''], ...rows];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) =>
        column === 1 ? cell.padStart(widths[1] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  const [head = [], ...body] = all;
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  return [`\n## ${title}\n`, line(head), rule, ...body.map(line)].join('\n');
}

function verdict(pass: boolean | undefined): string {
  if (pass === undefined) return '';
  return pass ? 'pass' : 'FAIL';
}

/** Three significant figures below 100, whole numbers above. */
function print(value: number): string {
  if (Number.isInteger(value)) return String(value);
  return Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
}
