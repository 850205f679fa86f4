import { parse } from 'yaml';
import { fields } from '../data/sense/problem';
import { evenSource } from './source';

/** The lines at the top of a text; none where they cannot be read, which the check tells. */
export function topLines(source: string): Readonly<Record<string, unknown>> {
  const [, lines = ''] = /^---\n([\s\S]*?)\n---/.exec(evenSource(source)) ?? [];
  try {
    return fields(parse(lines, { logLevel: 'error' }));
  } catch {
    return {};
  }
}
