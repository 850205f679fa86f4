import { spawn, type ChildProcess } from 'node:child_process';
import { basename, dirname } from 'node:path';
import { watch, type FSWatcher } from 'chokidar';
import { escapeText } from '../src/postbuild/markup';
import { checkWords } from './check-words';
import { waitingPage, type LiveFront } from './live-front';

/** A running Docusaurus with live editing, and its stand-in while it cannot start. */
export interface LiveSite {
  stop: () => Promise<void>;
}

/** How the site is shown; tests pass their own. */
export interface Showing {
  /** Starts the site. The process exits by itself if the site cannot start. */
  begin: () => ChildProcess;
  /**
   * Shows at the site's address what to fix.
   *
   * @returns a function that ends that
   */
  wait: () => Promise<() => Promise<void>>;
}

/** Milliseconds to wait after a change, because a save may touch several files. */
const TOGETHER_MS = 300;

/** The files that the site is read from. */
export interface Watched {
  /** The folder with the files of facts; a change to one restarts the site. */
  facts: string;
  /** The folders with everything else; a file in them may keep the site from starting. */
  texts: readonly string[];
  /** Returns whether a changed text also changed addresses, which are read only when the site starts. */
  isMoved: () => boolean;
}

/** Ends nothing, for while nothing is running. */
const nothing = (): Promise<void> => Promise.resolve();

/** Returns the page to show while the site cannot start: what to fix, as the check says it. */
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
 * Runs Docusaurus behind an address, and shows the check's messages there while it cannot start.
 *
 * @param port where Docusaurus listens; its output shows the port of the address instead
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
 * Keeps a site with live editing at its address. Docusaurus follows changes to texts and code by itself, but reads
 * facts and addresses only when it starts, so a change to those restarts it. If it cannot start, its address says why
 * until the next change.
 *
 * Steps run one after the other: a change while the site is stopping or starting waits for its turn, so that no two
 * sites compete for one port.
 */
export function startLiveSite({ begin, wait }: Showing, watched: Watched): LiveSite {
  /** Ends whatever is at the address now. */
  let end = nothing;
  let isWaiting = false;
  let isStopped = false;
  /** The number of changes seen, to tell whether a site that ended had read the latest. */
  let changes = 0;
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
    const read = changes;
    const own = begin();
    const gone = new Promise<void>((resolve) => own.once('close', resolve));
    const endOwn = async (): Promise<void> => {
      own.kill();
      await gone;
    };
    end = endOwn;
    void gone.then(() =>
      inTurn(async () => {
        if (end !== endOwn || isStopped) return;
        await (changes === read ? standIn() : start());
      }),
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
  const watcher = watchAll(watched, (name, isFact) => {
    changes += 1;
    if (isFact || isWaiting || watched.isMoved()) beginAnew(name);
  });
  void inTurn(() => new Promise<void>((ready) => watcher.once('ready', ready)));
  void inTurn(start);
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(together);
      await inTurn(() => end());
      await watcher.close();
    },
  };
}

/**
 * Watches the files that the site is read from. Node's own recursive watch loses a file once it has been replaced by a
 * renamed one, as the editor does with each save.
 */
function watchAll(
  { facts, texts }: Watched,
  tell: (name: string, isFact: boolean) => void,
): FSWatcher {
  const watcher = watch([facts, ...texts], {
    ignoreInitial: true,
    // Dotfiles are what the editor has not saved yet, which it writes next to the file.
    ignored: (file: string) => basename(file).startsWith('.'),
  });
  watcher.on('all', (_event, file) => {
    const isFact = dirname(file) === facts;
    if (!isFact || file.endsWith('.json')) tell(basename(file), isFact);
  });
  return watcher;
}
