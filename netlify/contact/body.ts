/** Why a body was refused: too many bytes, or not valid UTF-8, JSON or form text. */
export type BodyProblem = 'too_large' | 'not_readable';

/**
 * Reads a body of at most `maxBytes` bytes as strict UTF-8 text. Stops reading at the first byte
 * over the limit, whatever Content-Length said. Never rejects.
 */
export async function readText(
  request: Request,
  maxBytes: number,
): Promise<{ text: string; problem?: never } | { text?: never; problem: BodyProblem }> {
  if (Number(request.headers.get('content-length')) > maxBytes) return { problem: 'too_large' };
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = request.body?.getReader();
  let text = '';
  let size = 0;
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      size += part.value.byteLength;
      if (size > maxBytes) {
        void reader?.cancel().catch(() => undefined);
        return { problem: 'too_large' };
      }
      text += decoder.decode(part.value, { stream: true });
    }
    return { text: text + decoder.decode() };
  } catch {
    // Invalid UTF-8, or the connection broke mid-body.
    return { problem: 'not_readable' };
  }
}

/** Parses JSON text. Returns undefined if it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Parses application/x-www-form-urlencoded text. The last of several fields with the same name
 * wins, as in JSON. Returns undefined if a percent escape is malformed or not UTF-8;
 * URLSearchParams alone would turn those into replacement characters.
 */
export function parseForm(text: string): Record<string, string> | undefined {
  try {
    decodeURIComponent(text);
  } catch {
    return undefined;
  }
  return Object.fromEntries(new URLSearchParams(text));
}
