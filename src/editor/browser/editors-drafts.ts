import type { CmsConfig } from '@sveltia/cms';
import { fileOfForm } from '../file-of-form';
import { keptWords } from './kept-words';

/** Where the editor keeps what is typed in a form. */
const STORE = 'draft-backups';

/** The editor keeps words half a second after they are typed; who is told that they are refused types none meanwhile. */
const LATE = 1000;

interface Draft {
  timestamp: Date;
  collectionName: string;
  slug: string;
}

const answered = <Of>(asked: IDBRequest<Of>): Promise<Of> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error('The browser keeps nothing.'));
  });

/** Does something with what the editor keeps, after all that it does with it already. */
async function withDrafts(work: (drafts: IDBObjectStore) => Promise<void>): Promise<void> {
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await answered(indexedDB.open(name));
    if (database.objectStoreNames.contains(STORE)) {
      await work(database.transaction(STORE, 'readwrite').objectStore(STORE));
    }
    database.close();
  }
}

/**
 * Waits until the editor has forgotten what it has saved: it does not wait for that itself, and a page that is loaded
 * anew before would offer to restore it.
 */
export const draftsSettled = (): Promise<void> =>
  withDrafts(async (drafts) => void (await answered(drafts.count())));

/**
 * Forgets what the editor would offer to restore and what a save has refused: it is made of a file that has changed, and
 * would be refused again. The form shows these words in another way. What was typed after that is still offered.
 */
export const forgetRefused = (config: CmsConfig): Promise<void> =>
  withDrafts(async (drafts) => {
    for (const draft of (await answered(drafts.getAll())) as Draft[]) {
      const { timestamp, collectionName, slug } = draft;
      const file = fileOfForm(config, `${collectionName}/entries/${encodeURIComponent(slug)}`);
      const words = file === undefined ? [] : keptWords(file);
      if (words.some(({ at }) => timestamp.getTime() < at + LATE)) {
        await answered(drafts.delete([collectionName, slug]));
      }
    }
  });
