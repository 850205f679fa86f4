/** The guard's verdict: how to read the body, or why the request is rejected. */
export type Passage = 'json' | 'form' | 'method' | 'media_type' | 'foreign';

/** The accepted media types; the only charset parameter allowed is UTF-8. */
const MEDIA_TYPE =
  /^application\/(json|x-www-form-urlencoded)\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?;?$/i;

/**
 * Checks method, media type and origin, in this order, without touching the body.
 *
 * A browser sends `Origin` with every POST, so a page on another site cannot post here in a
 * visitor's name. A caller that sends neither `Origin` nor `Sec-Fetch-Site` is not a browser and
 * has no visitor's cookies to abuse (OWASP ASVS 5.0, 3.5.1 to 3.5.3 and 4.1.4).
 *
 * @param ownOrigins origins of this site besides the one the request was sent to
 */
export function guard(request: Request, ownOrigins: readonly string[]): Passage {
  if (request.method !== 'POST') return 'method';
  const media = MEDIA_TYPE.exec(request.headers.get('content-type') ?? '');
  if (!media) return 'media_type';
  const origin = request.headers.get('origin');
  const isOwn =
    origin === null || origin === new URL(request.url).origin || ownOrigins.includes(origin);
  if (!isOwn || request.headers.get('sec-fetch-site') === 'cross-site') return 'foreign';
  return media[1]?.toLowerCase() === 'json' ? 'json' : 'form';
}
