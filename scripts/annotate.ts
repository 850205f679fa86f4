import type { Problem } from '../src/content/problems';

const escaped = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** In the name of a file a colon and a comma have a meaning of their own. */
const escapedName = (text: string): string =>
  escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/**
 * A problem as GitHub's checks read it: the sentence stands at its line, where a pull request shows the change.
 * @param level `warning` and `notice` stop nothing
 */
export function annotation(
  { file, line = 1, message }: Problem,
  level: 'error' | 'warning' | 'notice' = 'error',
): string {
  return `::${level} file=${escapedName(file)},line=${line}::${escaped(message)}`;
}
