import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { forget } from '../../src/content/forget';
import { siteDay } from '../../src/lib/site-day';

/** A project's files as somebody in the office edits them: by hand, without a formatter. */
export interface Desk {
  /** Replaces the first occurrence of a text in a file. Throws if the file does not have it. */
  type(file: string, from: string, to: string): void;
  /** Changes the entries of a list in `src/data`, and writes them as a JSON editor would, indented by 4 spaces. */
  list<T>(file: string, change: (entries: T[]) => T[]): void;
  /** Creates a file. Throws if it exists. */
  add(file: string, content: string | Uint8Array): void;
  /** Removes a file. Throws if it does not exist. */
  remove(file: string): void;
  /** Renames a file, both by their paths in the project. */
  rename(file: string, name: string): void;
  /** Removes what the project records about a part or page that is gone, as `npm run forget` does. */
  forget(address: string): void;
  read(file: string): string;
}

/** Returns the desk for the project in a folder. */
export function deskAt(folder: string): Desk {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  return {
    read,
    type(file, from, to) {
      const text = read(file);
      if (!text.includes(from)) throw new Error(`${file} does not say: ${from}`);
      writeFileSync(join(folder, file), text.replace(from, to));
    },
    list<T>(file: string, change: (entries: T[]) => T[]) {
      const entries = change(JSON.parse(read(file)) as T[]);
      writeFileSync(join(folder, file), JSON.stringify(entries, null, 4));
    },
    add(file, content) {
      if (existsSync(join(folder, file))) throw new Error(`${file} exists already`);
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), content);
    },
    remove(file) {
      rmSync(join(folder, file));
    },
    rename(file, name) {
      renameSync(join(folder, file), join(folder, name));
    },
    forget(address) {
      forget(folder, address, siteDay());
    },
  };
}
