import type { CmsConfig } from '@sveltia/cms';
import { fileOfForm } from '../file-of-form';
import { keptWords } from './kept-words';

/** The object store in which the editor keeps what is typed in a form. */
const STORE = 'draft-backups';

/**
 * In milliseconds. The editor stores words half a second after they are typed; a person who is shown a refusal types
 * nothing meanwhile.
 */
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

/** Runs work on the editor's drafts, after any transaction on them that the editor has already started. */
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
 * Waits until the editor has deleted the draft of what it saved. It does not wait for that itself, so that a page
 * reloaded earlier would offer to restore the draft.
 */
export const draftsSettled = (): Promise<void> =>
  withDrafts(async (drafts) => void (await answered(drafts.count())));

/**
 * Deletes drafts that a save refused and that the editor would offer to restore: they are based on a file that has
 * changed, and would be refused again. The form shows those words in another way. What was typed after the refusal is
 * still offered.
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
