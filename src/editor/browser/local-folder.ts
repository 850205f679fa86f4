/**
 * The project's own folder in place of the browser's private one: the editor edits real files, through the host that
 * `npm run edit` starts. Only what the editor uses of a folder is here.
 */

import { askAgain, tellCheck } from './check-strip';
import { refuse, took, writesOver } from './other-hands';

/** Says that a request comes from this page: no other page may send it. */
const HEADERS = { 'X-Editor': 'local' };

/** The state of each file when it was last read or written, so that nobody else's change is written over. */
const known = new Map<string, string>();

/** The file has changed since it was read or written. */
class SavedElsewhere extends Error {}

/** Asks the host for a file of the project, or for what it knows about one. */
export async function askLocal(
  path: string,
  query = '',
  init: RequestInit = {},
): Promise<Response> {
  const headers = { ...HEADERS, ...(init.headers as Record<string, string>) };
  const answer = await fetch(`/files/${encodeURI(path)}${query}`, { ...init, headers });
  if (answer.status === 404) throw new DOMException(`There is no ${path}.`, 'NotFoundError');
  if (answer.status === 409) throw new SavedElsewhere(await answer.text());
  if (!answer.ok) throw new Error(await answer.text());
  return answer;
}

/** Reads a file, and takes down its state. */
async function readLocal(path: string): Promise<Response> {
  const answer = await askLocal(path);
  known.set(path, answer.headers.get('etag') ?? '');
  return answer;
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** A file as it is now, for a comparison alone; nothing where it has gone. */
async function textNow(path: string): Promise<string> {
  try {
    return await (await askLocal(path)).text();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return '';
    throw error;
  }
}

class LocalFile {
  readonly kind = 'file';

  /** What was written last. */
  private written: BodyInit = '';

  constructor(private path: string) {}

  get name(): string {
    return nameOf(this.path);
  }

  async getFile(): Promise<File> {
    const answer = await readLocal(this.path);
    const lastModified = Date.parse(answer.headers.get('last-modified') ?? '');
    const bytes = await answer.blob();
    return new File([bytes], this.name, { lastModified, type: bytes.type });
  }

  createWritable(): Promise<{ write: (data: BodyInit) => Promise<void>; close: () => void }> {
    const write = async (body: BodyInit): Promise<void> => {
      await askLocal(this.path, '', { method: 'PUT', body });
      this.written = body;
    };
    return Promise.resolve({ write, close: () => undefined });
  }

  /** Puts what was written aside into its place, unless somebody has changed the file there meanwhile. */
  async move(folder: LocalFolder, name: string): Promise<void> {
    const to = folder.below(name);
    const state = known.get(to) ?? '';
    const text = /\.(?:md|json)$/.test(to) ? await new Response(this.written).text() : undefined;
    try {
      // Words that the editor has kept can be made of a file that is older than the one it has read.
      if (text !== undefined && state !== '' && writesOver(text, await textNow(to))) {
        throw new SavedElsewhere();
      }
      await askLocal(this.path, `?to=${encodeURIComponent(to)}`, {
        method: 'POST',
        headers: { 'If-Match': state },
      });
    } catch (error) {
      if (error instanceof SavedElsewhere && text !== undefined) error.message = refuse(to, text);
      throw error;
    }
    this.path = to;
    await readLocal(to);
    if (text !== undefined) took(text);
    void tellCheck();
  }
}

class LocalFolder {
  readonly kind = 'directory';

  constructor(private readonly path: string) {}

  get name(): string {
    return nameOf(this.path);
  }

  below(name: string): string {
    return this.path === '' ? name : `${this.path}/${name}`;
  }

  async *entries(): AsyncGenerator<[string, LocalFile | LocalFolder]> {
    const answer = await askLocal(this.path, '?list');
    for (const name of (await answer.json()) as string[]) {
      const path = this.below(name.replace(/\/$/, ''));
      yield [
        name.replace(/\/$/, ''),
        name.endsWith('/') ? new LocalFolder(path) : new LocalFile(path),
      ];
    }
  }

  getDirectoryHandle(name: string): Promise<LocalFolder> {
    return Promise.resolve(new LocalFolder(this.below(name)));
  }

  async getFileHandle(name: string, { create = false } = {}): Promise<LocalFile> {
    const path = this.below(name);
    if (!create) await askLocal(path);
    return new LocalFile(path);
  }

  async removeEntry(name: string): Promise<void> {
    await askLocal(this.below(name), '', { method: 'DELETE' });
    // One with a dot held what was not saved.
    if (!name.startsWith('.')) void tellCheck();
  }
}

/** Makes the editor work on the project's folder, without a sign-in. */
export function editLocalFolder(): void {
  askAgain();
  const root = { getDirectoryHandle: () => Promise.resolve(new LocalFolder('')) };
  navigator.storage.getDirectory = () =>
    Promise.resolve(root as unknown as FileSystemDirectoryHandle);
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }));
}
