import { parse } from 'yaml';
import { fields } from '../data/sense/problem';
import { evenSource } from './source';

/** The front matter of a text; empty if it cannot be read, which the check reports. */
export function topLines(source: string): Readonly<Record<string, unknown>> {
  const [, lines = ''] = /^---\n([\s\S]*?)\n---/.exec(evenSource(source)) ?? [];
  try {
    return fields(parse(lines, { logLevel: 'error' }));
  } catch {
    return {};
  }
}
