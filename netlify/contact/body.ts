/** Why a body was refused: too many bytes, or not the text it claims to be. */
export type BodyProblem = 'too_large' | 'not_readable';

/**
 * Reads a body of at most `maxBytes` as strict UTF-8 text. A longer body is given up at the first
 * byte too many, whatever its Content-Length said.
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
    // Invalid UTF-8, or a connection that broke while the body was on its way.
    return { problem: 'not_readable' };
  }
}

/** Parses JSON text. Returns undefined where it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Parses application/x-www-form-urlencoded text; the last of several equal names counts, as in
 * JSON. Returns undefined where a percent escape is malformed or not UTF-8, which URLSearchParams
 * alone would let pass as replacement characters.
 */
export function parseForm(text: string): Record<string, string> | undefined {
  try {
    decodeURIComponent(text);
  } catch {
    return undefined;
  }
  return Object.fromEntries(new URLSearchParams(text));
}
