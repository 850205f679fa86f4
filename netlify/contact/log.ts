export type Level = 'info' | 'warn' | 'error';

/** The fields a log line may have. A name that is not listed cannot be logged. */
export interface LogFields {
  requestId?: string;
  messageId?: string;
  code?: string;
  where?: string;
  status?: number;
  attempt?: number;
  ms?: number;
  sent?: number;
  waiting?: number;
  dead?: number;
  quarantine?: number;
  purged?: number;
  unseen?: number;
  count?: number;
}

export type Log = (level: Level, event: string, fields?: LogFields) => void;

const NAMES: readonly (keyof LogFields)[] = [
  'requestId',
  'messageId',
  'code',
  'where',
  'status',
  'attempt',
  'ms',
  'sent',
  'waiting',
  'dead',
  'quarantine',
  'purged',
  'unseen',
  'count',
];

/** What identifiers and codes look like; anything else could be a visitor's text. */
const PLAIN = /^[\w.:@-]{1,80}$/;

/**
 * Returns a log that writes single-line JSON. Only the listed names pass, and only plain identifiers and numbers as
 * values, so that neither personal data nor a forged line can get in (OWASP ASVS 5.0, 16.2.5, 16.4.1).
 * @param write receives each finished line
 */
export function createLog(write: (level: Level, line: string) => void): Log {
  return (level, event, fields = {}) => {
    const entry: Record<string, string | number> = { level, event };
    for (const name of NAMES) {
      const value = fields[name];
      if (typeof value === 'number') entry[name] = value;
      else if (value !== undefined) entry[name] = PLAIN.test(value) ? value : 'withheld';
    }
    write(level, JSON.stringify(entry));
  };
}

/** The log of the running site. */
export const consoleLog = createLog((level, line) => console[level](line));

/** Describes an unexpected error by its name and location, without its message, which could quote a visitor. */
export function describeError(error: unknown): Pick<LogFields, 'code' | 'where'> {
  if (!(error instanceof Error)) return { code: typeof error };
  const frames = (error.stack ?? '').split(error.message).pop() ?? '';
  const frame = /([\w.-]+:\d+):\d+\)?$/m.exec(frames)?.[1];
  return { code: error.name, where: frame };
}
