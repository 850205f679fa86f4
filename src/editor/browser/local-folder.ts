/**
 * Replaces the browser's private folder with the project's: the editor edits real files, through the host that
 * `npm run edit` starts. Implements only what the editor uses of a folder.
 */

import { startChecks, tellCheck } from './check-strip';
import { refuse, took, writesOver } from './other-hands';

/** Shows the host that a request comes from this page; no other page may send it. */
const HEADERS = { 'X-Editor': 'local' };

/** The ETag of each file when it was last read or written, so that a change by somebody else is not overwritten. */
const known = new Map<string, string>();

/** The file has changed since it was read or written. */
class SavedElsewhere extends Error {}

/**
 * Requests a file of the project from the host, or what it knows about the file.
 *
 * @throws DOMException `NotFoundError` for 404; SavedElsewhere for 409; Error with the host's words for any other
 *   failure
 */
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

/** Reads a file and remembers its state. */
async function readLocal(path: string): Promise<Response> {
  const answer = await askLocal(path);
  known.set(path, answer.headers.get('etag') ?? '');
  return answer;
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The current text of a file, only to compare it; empty if the file is gone. */
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

  /** The body that was last written. */
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

  /** Moves what was written to a temporary file into place, unless somebody has changed the file there meanwhile. */
  async move(folder: LocalFolder, name: string): Promise<void> {
    const to = folder.below(name);
    const state = known.get(to) ?? '';
    const text = /\.(?:md|json)$/.test(to) ? await new Response(this.written).text() : undefined;
    try {
      // A draft that the editor restored may be based on an older file than the one it last read.
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
    void tellCheck(`Saved ${to}`);
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
    // A file whose name starts with a dot is temporary, so nothing was saved.
    if (!name.startsWith('.')) void tellCheck(`Deleted ${this.below(name)}`);
  }
}

/** Makes the editor work on the project's folder, without a sign-in. */
export function editLocalFolder(): void {
  startChecks();
  const root = { getDirectoryHandle: () => Promise.resolve(new LocalFolder('')) };
  navigator.storage.getDirectory = () =>
    Promise.resolve(root as unknown as FileSystemDirectoryHandle);
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }));
}
