import { randomBytes } from 'node:crypto';
import { keyOf } from '../../netlify/contact/entry';
import { newEntry } from '../../netlify/contact/schedule';
import { StoreError } from '../../netlify/contact/store';
import { listMisses } from '../../netlify/search-misses/counts';
import { createBlobCounts } from '../../netlify/search-misses/store';
import { createBlobsStore, type BlobsPlace } from '../../netlify/contact/store-blobs';
import type { Check } from './check';

/**
 * Checks that the real store does what the outbox relies on: a key is taken once, an old version
 * cannot be replaced, and a read returns the version that a write needs. Leaves nothing behind.
 * Also reports the most frequent violations of the content security policy.
 * @param env NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN; without them the store is not checked
 * @param place where the store is, for tests
 */
export async function storeChecks(
  env: Record<string, string | undefined>,
  place: BlobsPlace | undefined = placeIn(env),
): Promise<Check[]> {
  if (!place) {
    return [
      { name: 'store: set NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN to check it', ok: undefined },
    ];
  }
  const store = createBlobsStore(place);
  const key = keyOf(randomBytes(16).toString('hex'));
  const entry = newEntry({ subject: 'smoke', text: '', html: '', replyTo: '' }, Date.now());
  const checks: Check[] = [];
  const check = (name: string, ok: boolean | undefined, found?: string): void => {
    checks.push({ name: `store: ${name}`, ok, found });
  };
  try {
    const first = await store.create(key, entry);
    check('a new key is written', first !== null);
    const second = await store.create(key, entry);
    check('a taken key is not (If-None-Match: *)', second === null);
    const raced = await Promise.all(
      Array.from({ length: 5 }, (_, n) =>
        store.replace(key, { ...entry, attempts: n + 10 }, first!),
      ),
    );
    const winners = raced.filter((etag) => etag !== null).length;
    check('of five replacements of one version at once, one wins', winners === 1, `${winners}`);
    const read = await store.read(key);
    const weak = read?.etag.startsWith('W/') ?? false;
    check('the version a read gives is strong', weak ? undefined : true, read?.etag);
    const again = await store.replace(key, { ...entry, attempts: 1 }, read?.etag ?? '');
    check('and a write takes it', again !== null);
    const stale = await store.replace(key, { ...entry, attempts: 2 }, read?.etag ?? '');
    check('an old version is not replaced', stale === null);
    const refused = await listMisses(createBlobCounts(place, 'csp-reports'));
    const most = refused.slice(0, 3).map(({ query, count }) => `${count} x ${query}`);
    check(
      'refused by the content security policy',
      refused.length === 0 || undefined,
      most.join('; '),
    );
    const listed = (await store.keys(key.slice(8))).includes(key);
    check('a listing shows it at once', listed);
  } catch (error) {
    const found = error instanceof StoreError ? error.code : String(error);
    check('answers', false, found);
  } finally {
    await store.remove(key).catch(() => undefined);
  }
  return checks;
}

function placeIn(env: Record<string, string | undefined>): BlobsPlace | undefined {
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = env;
  return siteID && token ? { siteID, token } : undefined;
}
