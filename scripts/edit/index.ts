import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser } from '../ensure-browser';
import { readPort, run } from '../host/command';
import { startEditor } from './host';

/**
 * `npm run edit`: the office's editor over the files of this folder, beside the live site of `npm run dev`, which
 * follows what is saved. No account.
 */
async function edit(): Promise<() => Promise<void>> {
  const root = join(__dirname, '../..');
  const port = readPort();
  const site = `http://localhost:${port}`;
  const editor = await startEditor(root, port + 1, site);
  console.log(
    `The editor is at ${editor.url}; what you save is seen at ${site} (Ctrl+C stops both).`,
  );
  const dev = spawn('npm', ['run', 'dev'], { cwd: root, stdio: 'inherit' });
  const ended = new Promise<void>((resolve) => {
    dev.once('exit', (code) => {
      resolve();
      void editor.close().then(() => process.exit(code ?? 0));
    });
  });
  const browser = openBrowser(editor.url);
  return async () => {
    browser?.kill();
    dev.kill();
    await ended;
  };
}

/** A window of its own; whoever wants another browser opens the address in it. */
function openBrowser(url: string): ChildProcess | undefined {
  const program = findBrowser();
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
