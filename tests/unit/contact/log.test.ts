import { expect, test } from 'vitest';
import { createLog, describeError, type LogFields } from '../../../netlify/contact/log';

function logged(event: string, fields: LogFields): string {
  const lines: string[] = [];
  createLog((_level, line) => lines.push(line))('warn', event, fields);
  expect(lines).toHaveLength(1);
  return lines[0]!;
}

test('a line is JSON with level, event and the listed fields', () => {
  expect(JSON.parse(logged('mail_delayed', { code: 'no_answer', attempt: 2, ms: 0 }))).toEqual({
    level: 'warn',
    event: 'mail_delayed',
    code: 'no_answer',
    attempt: 2,
    ms: 0,
  });
});

test('an unlisted field does not pass', () => {
  const fields = { email: 'ana@example.com', message: 'secret' } as unknown as LogFields;
  expect(logged('x', fields)).toBe('{"level":"warn","event":"x"}');
});

test.each(['a\n{"event":"forged"}', 'a b', 'x'.repeat(81), '', '"', 'é', '\u2028'])(
  'the value %j is withheld',
  (code) => {
    expect(JSON.parse(logged('x', { code }))).toMatchObject({ code: 'withheld' });
  },
);

test('an error is described by name and place, never by its message', () => {
  const error = new RangeError('ana@example.com\n    at secret.ts:1:1');
  const described = describeError(error);
  expect(described.code).toBe('RangeError');
  expect(described.where).toMatch(/^log\.test\.ts:\d+$/);
  expect(describeError('ana@example.com')).toEqual({ code: 'string' });
});
