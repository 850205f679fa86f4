import { judge, median, type Figure } from './figure';

/** Formats the table of one part: a heading, a line per figure, a column for each site that was measured. */
export function table(title: string, figures: readonly Figure[]): string {
  const columns = [...new Set(figures.flatMap(({ values }) => Object.keys(values)))];
  const rows = figures.map((figure) => [
    figure.unit === '' ? figure.name : `${figure.name}, ${figure.unit}`,
    ...columns.map((column) => cell(figure.values[column] ?? [])),
    (figure.limits ?? [])
      .map((limit) => judge(figure, limit))
      .map(({ target, pass }) => (pass === undefined ? '' : `${pass ? 'pass' : 'FAIL'} ${target}`))
      .join('  '),
  ]);
  const all = [['', ...columns, 'target'], ...rows];
  const width = (at: number): number => Math.max(...all.map((row) => row[at]?.length ?? 0));
  const lines = all.map((row) =>
    row
      .map((text, at) => (at === 0 ? text.padEnd(width(at)) : text.padStart(width(at))))
      .map((text, at) => (at > columns.length ? text.trimStart() : text))
      .join('  '),
  );
  return [`\n## ${title}\n`, ...lines.map((line) => line.trimEnd())].join('\n');
}

/** Formats the median, with the smallest and largest values if they differ. */
function cell(values: readonly number[]): string {
  if (values.length === 0) return '';
  const [low, high] = [print(Math.min(...values)), print(Math.max(...values))];
  return low === high ? low : `${print(median(values))} (${low}-${high})`;
}

/** Formats a number: three significant digits below 100, whole numbers above. */
function print(value: number): string {
  return Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
}
