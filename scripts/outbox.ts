/**
 * The outbox for the office: npm run outbox -- list | show ID | retry ID | purge [ID]
 *
 * With NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN it opens the published site's outbox, otherwise the
 * local host's, whether that is running or not.
 */
import { systemClock } from '../netlify/contact/clock';
import { createDesk, DeskError, type Desk } from '../netlify/contact/desk';
import { StoreError } from '../netlify/contact/store';
import { createBlobsStore } from '../netlify/contact/store-blobs';
import { type Opened, openBlobs } from './blobs-place';

const USAGE = `npm run outbox -- COMMAND
  list          all messages, those that need you first
  show ID       one message in full (the first characters of the ID are enough)
  retry ID      send it again, or release it from quarantine
  purge [ID]    remove one message for good; without ID, all that were kept long enough`;

/** Who writes to a file does not see whose outbox it was. */
const HINT =
  'This is the outbox of this computer. For that of the published site set NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN.';

function run(desk: Desk, [command, id, ...rest]: string[]): Promise<string> {
  if (rest.length === 0) {
    if (command === 'list' && id === undefined) return desk.list();
    if (command === 'show' && id) return desk.show(id);
    if (command === 'retry' && id) return desk.retry(id);
    if (command === 'purge' && id !== '') return desk.purge(id);
  }
  throw new DeskError(USAGE);
}

async function main(): Promise<void> {
  let opened: Opened | undefined;
  try {
    opened = await openBlobs(process.env);
    const desk = createDesk(createBlobsStore(opened.place), systemClock);
    const text = await run(desk, process.argv.slice(2));
    console.log(`Outbox of ${opened.name}\n${text}`);
    if (!opened.isPublished && !process.stdout.isTTY) console.error(HINT);
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof DeskError) console.error(error.message);
    else if (error instanceof StoreError) {
      console.error(
        `The outbox cannot be reached (${error.code}). Check the connection and token.`,
      );
    } else throw error;
  } finally {
    await opened?.close();
  }
}

void main();
