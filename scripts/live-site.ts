import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { basename } from 'node:path';
import { escapeText } from '../src/postbuild/markup';
import { checkWords } from './check-words';
import { waitingPage, type LiveFront } from './live-front';

/** Docusaurus with live editing, and what stands in for it while it cannot begin. */
export interface LiveSite {
  stop: () => Promise<void>;
}

/** How the site is shown; tests put their own in its place. */
export interface Showing {
  /** Starts the site. It ends by itself where it cannot begin. */
  begin: () => ChildProcess;
  /** Shows at its address what to mend. @returns ends that */
  wait: () => Promise<() => Promise<void>>;
}

/** A save may touch several files. */
const TOGETHER_MS = 300;

/** What the site is read from. */
export interface Watched {
  /** The folder with the files of facts: a change of one begins it anew. */
  facts: string;
  /** The folders with all else, of which one may keep it from beginning. */
  texts: readonly string[];
  /** Whether a change of a text is one of addresses too, which are read when the site begins. */
  isMoved: () => boolean;
}

/** Where nothing stands at the address, nothing ends. */
const nothing = (): Promise<void> => Promise.resolve();

/** What stands at the address while the site cannot begin: what to mend, in the words of the check. */
async function toMend(): Promise<string> {
  const { isRight, words } = await checkWords(process.cwd());
  const said = isRight
    ? 'The check finds nothing wrong. What keeps the site from its beginning stands in the window in which it was started.'
    : words;
  return waitingPage(
    'The site waits for a correction',
    `<p>What was saved last does not fit together yet. Mend it and save: the site comes back here by itself.</p>
<pre style="white-space: pre-wrap">${escapeText(said)}</pre>`,
  );
}

/**
 * Docusaurus behind an address, and the check's words at it while it cannot begin.
 *
 * @param port of Docusaurus; it is told as the one of the address
 */
export function docusaurusBehind(
  front: LiveFront,
  { port, address }: { port: number; address: number },
  env: NodeJS.ProcessEnv,
): Showing {
  const args = ['start', '--port', String(port), '--no-open'];
  const colors = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const tell = (chunk: Buffer): boolean =>
    process.stdout.write(chunk.toString().replaceAll(`:${port}/`, `:${address}/`));
  return {
    begin: () => {
      const own = spawn(
        process.execPath,
        [require.resolve('@docusaurus/core/bin/docusaurus.mjs'), ...args],
        { stdio: ['ignore', 'pipe', 'inherit'], env: { ...env, ...colors } },
      );
      own.stdout.on('data', tell);
      return own;
    },
    wait: async () => {
      front.say(await toMend());
      return () => Promise.resolve(front.say());
    },
  };
}

/**
 * Keeps a site with live editing at its address. It follows texts and code by itself; facts and addresses are read when
 * it begins, so a change of one begins it anew. With what it cannot begin is told at its address, until the next change.
 *
 * One thing happens after the other: a change while the site ends or begins waits for its turn, so that no two sites
 * are after one port.
 */
export function startLiveSite({ begin, wait }: Showing, watched: Watched): LiveSite {
  /** Ends what stands at the address now. */
  let end = nothing;
  let isWaiting = false;
  let isStopped = false;
  let turns = Promise.resolve();
  const inTurn = (step: () => Promise<void>): Promise<void> => {
    turns = turns.then(step).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
    });
    return turns;
  };

  const standIn = async (): Promise<void> => {
    isWaiting = true;
    console.log('The site waits for the next change of a text or a fact.');
    end = await wait();
  };
  const start = async (): Promise<void> => {
    await end();
    end = nothing;
    if (isStopped) return;
    isWaiting = false;
    const own = begin();
    const gone = new Promise<void>((resolve) => own.once('close', resolve));
    const endOwn = async (): Promise<void> => {
      own.kill();
      await gone;
    };
    end = endOwn;
    void gone.then(() =>
      inTurn(async () => (end === endOwn && !isStopped ? standIn() : undefined)),
    );
  };

  let together: NodeJS.Timeout | undefined;
  const beginAnew = (name: string): void => {
    clearTimeout(together);
    together = setTimeout(() => {
      console.log(`${name} has changed: the site begins anew.`);
      void inTurn(start);
    }, TOGETHER_MS);
  };
  const unwatch = watchAll(watched, (name, isFact) => {
    if (isFact || isWaiting || watched.isMoved()) beginAnew(name);
  });
  void inTurn(start);
  return {
    stop: async () => {
      isStopped = true;
      unwatch();
      clearTimeout(together);
      await inTurn(() => end());
    },
  };
}

/** Watches what the site is read from. @returns ends that */
function watchAll(
  { facts, texts }: Watched,
  tell: (name: string, isFact: boolean) => void,
): () => void {
  const watchers = [
    watch(facts, (_event, name) => {
      if (name?.endsWith('.json')) tell(name, true);
    }),
    ...texts
      .filter((folder) => existsSync(folder))
      .map((folder) =>
        watch(folder, { recursive: true }, (_event, name) => {
          // The editor writes beside a file what it has not saved yet.
          if (name !== null && !basename(name).startsWith('.')) tell(name, false);
        }),
      ),
  ];
  return () => watchers.forEach((watcher) => watcher.close());
}
