import type { IncomingMessage } from 'node:http';

/** Netlify's limit for the buffered body of a function (docs.netlify.com, "Functions: configuration"). */
export const FUNCTION_BODY_LIMIT = 6 * 1024 * 1024;

/**
 * Reads a whole request body, but never more than the limit.
 *
 * @param limit in bytes
 * @returns the bytes, or `undefined` as soon as the body proves too large
 */
export async function readBody(
  request: IncomingMessage,
  limit = FUNCTION_BODY_LIMIT,
): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += (chunk as Buffer).length;
    if (size > limit) return undefined;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}
