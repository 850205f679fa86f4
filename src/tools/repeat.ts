/** Repeats a row of questions for each number: `part1`, `size1`, `part2`, … */
export const repeat = <
  const Number extends number,
  const Row extends Readonly<Record<string, unknown>>,
>(
  numbers: readonly Number[],
  row: (number: Number) => Row,
): { readonly [Name in keyof Row & string as `${Name}${Number}`]: Row[Name] } =>
  Object.fromEntries(
    numbers.flatMap((number) =>
      Object.entries(row(number)).map(([name, one]) => [`${name}${number}`, one]),
    ),
  ) as { [Name in keyof Row & string as `${Name}${Number}`]: Row[Name] };
