import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../browser/local-server';
import { KEYS, type Engine } from './engine';

/** Starts WebKitGTK, Safari's engine, through WebDriver in the dark theme. It draws on a virtual screen (Xvfb). */
export async function startWebKit(binary: string): Promise<Engine> {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const [number] = (await once(screen.stdio[3]!, 'data')) as [Buffer];
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', ['-p', String(port)], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      GDK_BACKEND: 'x11',
      GTK_THEME: 'Adwaita:dark',
    },
  });
  const send = sender(`http://127.0.0.1:${port}`);
  const options = { binary, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId, capabilities: found } = await untilUp(() =>
    send<{ sessionId: string; capabilities: { browserVersion: string } }>('POST', '/session', {
      capabilities,
    }),
  );
  const session = `/session/${sessionId}`;
  const act = (source: object): Promise<unknown> =>
    send('POST', `${session}/actions`, { actions: [source] });
  return {
    name: 'WebKit',
    version: found.browserVersion,
    open: async (url) => void (await send('POST', `${session}/url`, { url })),
    back: async () => void (await send('POST', `${session}/back`, {})),
    read: <T>(expression: string) =>
      send<T>('POST', `${session}/execute/sync`, { script: `return (${expression})`, args: [] }),
    click: async (x, y) => {
      const steps = [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await act({ type: 'pointer', id: 'mouse', actions: steps });
    },
    keys: async (...keys) => {
      const values = keys.flatMap((key) =>
        key in KEYS ? [KEYS[key as keyof typeof KEYS]] : [...key],
      );
      const steps = values.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act({ type: 'key', id: 'keyboard', actions: steps });
    },
    resize: async (width, height) =>
      void (await send('POST', `${session}/window/rect`, { x: 0, y: 0, width, height })),
    close: async () => {
      await send('DELETE', session).catch(() => undefined);
      driver.kill();
      screen.kill();
    },
  };
}

type Send = <T>(method: string, path: string, body?: object) => Promise<T>;

/**
 * Returns a function that sends WebDriver commands and returns their `value`; it throws if the driver reports an error.
 */
function sender(base: string): Send {
  return async <T>(method: string, path: string, body?: object) => {
    const response = await fetch(base + path, { method, body: body && JSON.stringify(body) });
    const { value } = (await response.json()) as { value: T & { message?: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.message}`);
    return value;
  };
}

/** Repeats a request every 100 ms until the driver accepts connections. */
async function untilUp<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      await new Promise((again) => setTimeout(again, 100));
    }
  }
}
