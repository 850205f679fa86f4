import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { checkWords } from '../check-words';
import { findFullBrowser } from '../ensure-browser';
import { readPort, run } from '../host/command';
import { freePorts } from '../host/listen';
import { startEditor } from './host';

/**
 * `npm run edit`: the office's editor over the files of this folder, next to the live site, which follows what is
 * saved. Needs no account. Opens whatever the check finds, because mistakes are corrected in it.
 */
async function edit(): Promise<() => Promise<void>> {
  const root = join(__dirname, '../..');
  const wanted = readPort();
  const port = await freePorts(wanted, 2);
  if (port !== wanted) {
    console.log(`Another program is at port ${wanted} or ${wanted + 1}: this is at ${port}.`);
  }
  const site = `http://localhost:${port}`;
  const editor = await startEditor(root, port + 1, site, (signal) => checkWords(root, signal));
  console.log(
    `The editor is at ${editor.url}; what you save is seen at ${site} (Ctrl+C stops both).`,
  );
  const live = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    cwd: root,
    // Through the channel it notices if this process is killed.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PORT: String(port) },
  });
  const ended = new Promise<void>((resolve) => {
    live.once('exit', (code) => {
      if (code) console.error(`The site has stopped. The editor goes on at ${editor.url}.`);
      resolve();
    });
  });
  const browser = openBrowser(editor.url);
  return async () => {
    browser?.kill();
    live.kill();
    await ended;
    await editor.close();
  };
}

/**
 * Opens the editor in a window of its own. Returns undefined if there is no browser or no screen; the address also
 * works in any other browser.
 */
function openBrowser(url: string): ChildProcess | undefined {
  const program = findFullBrowser();
  const hasScreen =
    process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
  if (program === undefined || !hasScreen) return undefined;
  const profile = join(__dirname, '../../.local/editor-browser');
  const browser = spawn(program, [`--app=${url}`, `--user-data-dir=${profile}`], {
    stdio: 'ignore',
  });
  browser.on('error', () => console.log(`Open ${url} in your browser.`));
  return browser;
}

run(edit);
