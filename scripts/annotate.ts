import type { Problem } from '../src/content/problems';

const escaped = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** A colon and a comma are separators in the properties of a workflow command. */
const escapedName = (text: string): string =>
  escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/**
 * Formats a problem as a GitHub workflow command, which shows its sentence at its line of a pull request.
 *
 * @param level `warning` and `notice` do not fail the check
 */
export function annotation(
  { file, line = 1, message }: Problem,
  level: 'error' | 'warning' | 'notice' = 'error',
): string {
  return `::${level} file=${escapedName(file)},line=${line}::${escaped(message)}`;
}
