import { spawn, type ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import { showWaitingPage } from './waiting-page';

/** Docusaurus with live editing. */
export interface LiveSite {
  /** Its exit code, once it ends by itself. */
  ended: Promise<number>;
  stop: () => Promise<void>;
}

/** A save may touch several files. */
const TOGETHER_MS = 300;

/**
 * Starts Docusaurus with live editing. It follows texts and code by itself; facts are read when it begins, so a
 * change of one begins it anew. Facts with which it cannot begin are told at its address, until the next change.
 *
 * @param facts folder with the files of facts
 */
export function startLiveSite(port: number, facts: string, env: NodeJS.ProcessEnv): LiveSite {
  let child: ChildProcess | undefined;
  let waitingPage: ReturnType<typeof showWaitingPage> | undefined;
  let isFirst = true;
  let end: (code: number) => void;
  const ended = new Promise<number>((resolve) => (end = resolve));

  const begin = (): void => {
    const own = spawn(
      process.execPath,
      [
        require.resolve('@docusaurus/core/bin/docusaurus.mjs'),
        'start',
        ...['--port', String(port)],
        '--no-open',
      ],
      { stdio: 'inherit', env },
    );
    child = own;
    own.once('exit', (code) => {
      if (child !== own) return;
      child = undefined;
      if (isFirst) return end(code ?? 0);
      console.log('The site waits for the next change of a file in src/data.');
      waitingPage = showWaitingPage(port);
    });
  };
  const stopChild = async (): Promise<void> => {
    const [old, page] = [child, waitingPage];
    child = undefined;
    waitingPage = undefined;
    await (
      await page
    )?.();
    if (!old) return;
    const gone = new Promise((resolve) => old.once('exit', resolve));
    old.kill();
    await gone;
  };

  begin();
  let waiting: NodeJS.Timeout | undefined;
  const watcher = watch(facts, (_event, name) => {
    if (!name?.endsWith('.json')) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      isFirst = false;
      console.log(`${name} has changed: the site begins anew.`);
      void stopChild().then(begin);
    }, TOGETHER_MS);
  });
  return {
    ended,
    stop: async () => {
      watcher.close();
      clearTimeout(waiting);
      await stopChild();
    },
  };
}
