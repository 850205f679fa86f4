import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

export type Files = Map<string, Buffer>;

interface Branch {
  oid: string;
  files: Files;
  /** The files of `main` when the branch was created. */
  base: Files;
}

/** A pull request, with what GitHub shows of it. */
export interface PullRequest {
  number: number;
  title: string;
  branch: string;
  draft: boolean;
  state: 'open' | 'closed' | 'merged';
  labels: string[];
}

/** Returns the object ID that Git gives to a file's content. */
export const blobId = (bytes: Buffer): string =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');

/** A repository in memory: a branch `main`, branches of drafts, and pull requests. */
export class FakeRepository {
  readonly branches = new Map<string, Branch>();
  readonly pulls: PullRequest[] = [];
  private commits = 0;

  constructor(folders: readonly string[]) {
    const files: Files = new Map();
    for (const folder of folders) {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue;
        const path = `${entry.parentPath}/${entry.name}`;
        files.set(path, readFileSync(path));
      }
    }
    this.branches.set('main', { oid: this.nextId(), files, base: files });
  }

  /** Returns the text of a file on a branch, or undefined if it has none. */
  text(path: string, branch = 'main'): string | undefined {
    return this.branches.get(branch)?.files.get(path)?.toString();
  }

  /** Commits to a branch, as a colleague would. */
  commit(branch: string, path: string, change: (text: string) => string): void {
    const { files, base } = this.at(branch);
    const changed = new Map(files).set(path, Buffer.from(change(this.text(path, branch) ?? '')));
    this.branches.set(branch, { oid: this.nextId(), files: changed, base });
  }

  /** Creates a branch from `main`. */
  protected branch(name: string): void {
    const { oid, files } = this.at('main');
    this.branches.set(name, { oid, files, base: files });
  }

  /** Returns the files that a branch has added or modified, as a pull request lists them. */
  protected changed(branch: string): { path: string; changeType: string }[] {
    const { files, base } = this.at(branch);
    return [...files]
      .filter(([path, bytes]) => base.get(path) !== bytes)
      .map(([path]) => ({ path, changeType: base.has(path) ? 'MODIFIED' : 'ADDED' }));
  }

  /** Copies into `main` the files that a branch has changed, and no others. */
  protected merge(branch: string): void {
    const { files } = this.at(branch);
    const merged = new Map(this.at('main').files);
    for (const { path } of this.changed(branch))
      merged.set(path, files.get(path) ?? Buffer.alloc(0));
    this.branches.set('main', { oid: this.nextId(), files: merged, base: merged });
  }

  protected at(branch: string): Branch {
    const found = this.branches.get(branch);
    if (!found) throw new Error(`There is no branch ${branch}.`);
    return found;
  }

  protected nextId(): string {
    this.commits += 1;
    return createHash('sha1').update(`commit ${this.commits}`).digest('hex');
  }

  protected open(): PullRequest[] {
    return this.pulls.filter(({ state }) => state === 'open');
  }
}
