import { addressChecks } from './addresses';
import { asking, type Ask } from './ask';
import { readBuilt, withoutHeavy } from './built';
import { type Check } from './check';
import { editorChecks } from './editor';
import { fileChecks } from './files';
import { functionChecks } from './functions';
import { headerChecks } from './headers';

/**
 * Compares a running site with the build it should be, checks its functions, and sends one marked message.
 *
 * @param origin scheme and host, without a trailing slash
 * @param root folder of the project; its `build` is compared with the site
 * @param isHourly for the frequent check: sends no message, and skips pictures, films and the editor's files
 * @throws Error with the remedy if there is no build to compare with
 */
export async function siteChecks(origin: string, root = '.', isHourly = false): Promise<Check[]> {
  const whole = await readBuilt(root, 'build');
  const built = isHourly ? withoutHeavy(whole) : whole;
  const ask = asking(origin);
  const home = await ask('/');
  if (home.status === 0) {
    return [{ name: 'the site answers', ok: false, found: home.body.toString() }];
  }
  const files = await fileChecks(ask, built);
  const addresses = await addressChecks(ask, built, origin);
  const answered = [...files.answered, ...addresses.answered];
  return [
    ...files.checks,
    ...addresses.checks,
    ...headerChecks(built.headersFor, answered, origin.startsWith('https:')),
    ...(await memoryChecks(ask)),
    ...(await functionChecks(ask, origin, !isHourly)),
    ...(await editorChecks(ask, origin)),
  ];
}

/** Checks how the host recognizes a page that a browser already has. */
async function memoryChecks(ask: Ask): Promise<Check[]> {
  const home = await ask('/');
  const etag = home.headers.get('etag');
  const again = await ask('/', { headers: { 'If-None-Match': etag ?? '' } });
  return [
    {
      name: 'ETag of a page (the local host gives strong ones)',
      ok: etag && !etag.startsWith('W/') ? true : undefined,
      found: etag ?? 'none',
    },
    {
      name: 'a page that has not changed is answered 304',
      ok: again.status === 304 ? true : undefined,
      found: String(again.status),
    },
  ];
}
