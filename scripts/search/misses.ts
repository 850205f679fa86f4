/**
 * Prints what visitors searched for without an answer: npm run search:misses
 *
 * With NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN it reads the published site's counts, otherwise the local host's.
 */
import { DeskError } from '../../netlify/contact/desk';
import { LEAST_SEEN, listMisses } from '../../netlify/search-misses/counts';
import { KEPT } from '../../src/lib/kept';
import { createBlobCounts } from '../../netlify/search-misses/store';
import { type Opened, openBlobs } from '../blobs-place';

async function main(): Promise<void> {
  let opened: Opened | undefined;
  try {
    opened = await openBlobs(process.env);
    const misses = await listMisses(createBlobCounts(opened.place));
    console.log(
      `Searches without an answer, ${opened.name}, at least ${LEAST_SEEN} times in ${KEPT.searches.value} days`,
    );
    for (const { query, count, last } of misses) {
      console.log(`${String(count).padStart(5)}  ${query}  (last ${last})`);
    }
    if (misses.length === 0) console.log('none');
  } catch (error) {
    if (!(error instanceof DeskError)) throw error;
    process.exitCode = 1;
    console.error(error.message);
  } finally {
    await opened?.close();
  }
}

void main();
