import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { lookup } from 'mrmime';
import { inParallel } from '../../src/postbuild/in-parallel';
import type { Answer, Ask } from './ask';
import type { Built, BuiltFile } from './built';
import { checkOf, statusOf, type Check, type Finding } from './check';
import type { Answered } from './headers';

/** Content types that hosts use interchangeably; browsers read a manifest and captions whatever their type. */
const SAME: readonly (readonly string[])[] = [
  ['text/javascript', 'application/javascript'],
  ['text/xml', 'application/xml', 'application/rss+xml', 'application/atom+xml'],
  ['application/manifest+json', 'application/json', 'application/octet-stream'],
  ['text/vtt', 'text/plain', 'application/octet-stream'],
];

const COMPRESSED = /^(?:text\/(?:html|css|javascript)|application\/json)$/;
/** Hosts leave small answers (bytes) uncompressed. */
const WORTH_COMPRESSING = 4_000;

/** Differs if the site was built on another day; `securityCheck` checks the date itself. */
const EXPIRES = /^Expires: (.*)$/m;
/** The same for the Markdown form of a page. */
const PUBLISHED = /^published: .*$/m;

/** Requests every file of the build and compares it byte by byte. */
export async function fileChecks(
  ask: Ask,
  { files }: Built,
): Promise<{ checks: Check[]; answered: Answered[] }> {
  const answered = await inParallel(files, async (file) => {
    const answer = await ask(file.path);
    const expected = await readFile(file.file);
    return { ...file, answer, problem: problemOf(file, answer, expected) };
  });
  const served = answered.filter(({ answer }) => answer.status === 200);
  const kinds = [...new Set(files.map(({ kind }) => kind))].sort();
  const checks = [
    ...kinds.map((kind) =>
      checkOf(
        `${kind}: as built`,
        answered.filter((one) => one.kind === kind),
      ),
    ),
    checkOf('content types', served.map(typeFinding)),
    checkOf(
      'texts are compressed',
      served
        .filter(({ file, problem }) => problem === undefined && COMPRESSED.test(typeOf(file)))
        .filter(({ answer }) => answer.body.length > WORTH_COMPRESSING)
        .map(({ path, answer }) => ({
          path,
          problem: answer.headers.has('content-encoding') ? undefined : 'sent as it is',
        })),
    ),
    ...served.filter(({ path }) => path.endsWith('/security.txt')).map(securityCheck),
  ];
  // Files not served at all were reported above, so their headers are not checked.
  return { checks, answered: served };
}

function problemOf({ path }: BuiltFile, answer: Answer, expected: Buffer): string | undefined {
  const { status, headers, body } = answer;
  if (status !== 200) {
    const to = headers.get('location');
    return to === null ? statusOf(answer) : `${status} to ${to}`;
  }
  if (body.equals(expected)) return undefined;
  const isText = /\/security\.txt$|\.md$/.test(path);
  if (isText && undated(body) === undated(expected)) return undefined;
  if (body.length === 0) return 'empty';
  const isPart = expected.subarray(0, body.length).equals(body);
  return isPart ? 'cut off' : 'another content than in the build';
}

const undated = (text: Buffer): string =>
  text.toString().replace(EXPIRES, '').replace(PUBLISHED, '');

const typeOf = (file: string): string => lookup(basename(file)) ?? 'application/octet-stream';

function typeFinding({ path, file, answer }: BuiltFile & Answered): Finding {
  const sent = answer.headers.get('content-type') ?? 'none';
  const [type = '', ...parameters] = sent.toLowerCase().split(/; */);
  const expected = typeOf(file);
  const right = SAME.find((names) => names.includes(expected)) ?? [expected];
  const charset = parameters.find((one) => one.startsWith('charset='));
  const isRead =
    expected === 'text/html' ? charset === 'charset=utf-8' : (charset ?? 'utf-8').includes('utf-8');
  return { path, problem: right.includes(type) && isRead ? undefined : `${sent} for ${expected}` };
}

function securityCheck({ answer }: Answered): Check {
  const day = EXPIRES.exec(answer.body.toString())?.[1] ?? 'none';
  return { name: 'security.txt has not expired', ok: Date.parse(day) > Date.now(), found: day };
}
