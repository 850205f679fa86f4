import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What the check says of a project, in its own words, and whether there is nothing to mend. */
export interface CheckWords {
  isRight: boolean;
  words: string;
}

const CHECK = ['--import', 'tsx', join(__dirname, 'check-content.ts')];

/**
 * Asks the check about the files as they are now, in a process of its own: facts are read once in each.
 *
 * @param root the project folder
 * @param signal ends it: then it says nothing
 */
export async function checkWords(root: string, signal?: AbortSignal): Promise<CheckWords> {
  const options = { encoding: 'utf8', ...(signal && { signal }) } as const;
  try {
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      [...CHECK, root],
      options,
    );
    return { isRight: true, words: `${stdout}${stderr}` };
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return { isRight: false, words: `${stdout}${stderr}` };
  }
}
