/** An answer on its way from the host to the client. */
export interface Passing {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** The bytes as sent, compressed or not. */
  body: Buffer;
}

/** A request. */
export interface Asked {
  method: string;
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

/**
 * Changes an answer as a broken deployment would; properties that it does not return stay. `'cut'` breaks the
 * connection off.
 */
export type Fault = (asked: Asked, answer: Passing) => Partial<Passing> | 'cut';

/** Returns an answer with another text. */
export const text = (
  { headers }: Passing,
  words: string,
  more: Passing['headers'] = {},
): Partial<Passing> => ({
  body: Buffer.from(words),
  headers: { ...headers, 'content-encoding': undefined, 'content-length': undefined, ...more },
});

const gone = (answer: Passing): Partial<Passing> => ({ status: 404, ...text(answer, 'Not found') });

/** Answers 404 if the path matches. */
export const lost =
  (path: RegExp): Fault =>
  (asked, answer) =>
    path.test(asked.path) ? gone(answer) : {};

/** Sets headers if the path matches; undefined removes a header. */
export const sends =
  (path: RegExp, more: Passing['headers']): Fault =>
  (asked, answer) =>
    path.test(asked.path) ? { headers: { ...answer.headers, ...more } } : {};

/** Rewrites a header, if it is sent and the path matches. */
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
