import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The check's output for a project, and whether it found no problem. */
export interface CheckWords {
  isRight: boolean;
  words: string;
}

const CHECK = ['--import', 'tsx', join(__dirname, 'check-content.ts')];

/**
 * Runs the check on the files as they are now, in its own process, because a process reads the facts only once.
 *
 * @param root the project folder
 * @param signal aborts the check; the result then means nothing
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
