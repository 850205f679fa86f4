/** An answer on its way from the host to who asked. */
export interface Passing {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** As it goes over the wire, compressed or not. */
  body: Buffer;
}

/** What was asked. */
export interface Asked {
  method: string;
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

/** Changes an answer as a broken deployment would; what it does not name stays. */
export type Fault = (asked: Asked, answer: Passing) => Partial<Passing> | 'cut';

/** Another text in place of an answer's. */
export const text = (
  { headers }: Passing,
  words: string,
  more: Passing['headers'] = {},
): Partial<Passing> => ({
  body: Buffer.from(words),
  headers: { ...headers, 'content-encoding': undefined, 'content-length': undefined, ...more },
});

const gone = (answer: Passing): Partial<Passing> => ({ status: 404, ...text(answer, 'Not found') });

/** The answer is not there where the address fits. */
export const lost =
  (path: RegExp): Fault =>
  (asked, answer) =>
    path.test(asked.path) ? gone(answer) : {};

/** Sets headers where the address fits; undefined takes one away. */
export const sends =
  (path: RegExp, more: Passing['headers']): Fault =>
  (asked, answer) =>
    path.test(asked.path) ? { headers: { ...answer.headers, ...more } } : {};

/** Rewrites one header wherever it is sent. */
export const rewrites =
  (path: RegExp, name: string, change: (value: string) => string): Fault =>
  (asked, answer) => {
    const value = answer.headers[name];
    if (!path.test(asked.path) || typeof value !== 'string') return {};
    return { headers: { ...answer.headers, [name]: change(value) } };
  };

export const says =
  (path: string, words: string, more?: Passing['headers']): Fault =>
  (asked, answer) =>
    asked.path === path ? { status: 200, ...text(answer, words, more) } : {};

export const isMessage = ({ path, body }: Asked): boolean =>
  path === '/api/contact' && body.includes('"message"');
