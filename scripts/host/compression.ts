import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Encodings this host offers, best first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** One encoded form of a file. */
export interface Encoded {
  body: Buffer;
  etag: string;
}

/** Returns a file's content in an encoding. */
export type Compressor = (file: string, encoding: Encoding) => Promise<Encoded>;

const encode: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  gzip: (content) => promisify(gzip)(content, { level: 9 }),
  identity: (content) => Promise.resolve(content),
};

/**
 * Returns a compressor that compresses each file once per encoding and keeps the result in memory
 * until the file changes on disk.
 */
export function createCompressor(): Compressor {
  const cache = new Map<string, { changed: number; encoded: Promise<Encoded> }>();
  return async (file, encoding) => {
    const changed = (await stat(file)).mtimeMs;
    const key = `${encoding}:${file}`;
    const kept = cache.get(key);
    if (kept?.changed === changed) return kept.encoded;
    const encoded = readAndEncode(file, encoding);
    cache.set(key, { changed, encoded });
    encoded.catch(() => cache.delete(key));
    return encoded;
  };
}

async function readAndEncode(file: string, encoding: Encoding): Promise<Encoded> {
  const content = await readFile(file);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
  return { body: await encode[encoding](content), etag: `"${hash}-${encoding}"` };
}
