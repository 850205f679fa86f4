import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { forget } from '../../src/content/forget';
import { siteDay } from '../../src/lib/site-day';

/** The files of a project as somebody in the office changes them: by hand, without a formatter. */
export interface Desk {
  /** Replaces words of a file that must stand in it. */
  type(file: string, from: string, to: string): void;
  /** Changes the entries of a list in `src/data`; it comes back in the form an editor of JSON would leave. */
  list<T>(file: string, change: (entries: T[]) => T[]): void;
  /** Makes a file that must not exist. */
  add(file: string, content: string | Uint8Array): void;
  /** Removes a file that must exist. */
  remove(file: string): void;
  /** Gives a file another name. */
  rename(file: string, name: string): void;
  /** Takes out what is known of a part or page that was removed, by the command that the check names. */
  forget(address: string): void;
  read(file: string): string;
}

/** Sits down at a folder. The functions throw where the file is not as the edit expects it. */
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
