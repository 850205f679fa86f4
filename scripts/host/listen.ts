import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:http';

/**
 * Binds a server to the loopback interface alone, so that nothing outside this computer reaches it.
 *
 * @param server an HTTP server that is not listening yet
 * @param port TCP port; 0 takes any free one
 * @returns the port it listens on
 * @throws Error that names the port and the way out when another program holds it
 */
export async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port)));
    server.listen(port, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** How far to look for a free port. */
const NEAR = 20;

/**
 * The first of a row of ports that nothing listens on, from a port on.
 *
 * @param count how many are needed side by side
 * @throws Error that names the port and the way out when none is free nearby
 */
export async function freePorts(port: number, count: number): Promise<number> {
  for (let first = port; first < port + NEAR; first += count) {
    const row = Array.from({ length: count }, (_, index) => first + index);
    const isFree = await Promise.all(row.map(isFreePort));
    if (isFree.every(Boolean)) return first;
  }
  throw explain(Object.assign(new Error(), { code: 'EADDRINUSE' }), port);
}

async function isFreePort(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await listen(server, port);
  } catch {
    return false;
  }
  await new Promise((resolve) => server.close(resolve));
  return true;
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new Error(
      `Port ${port} is taken by another program. Stop that program, or choose another port, ` +
        `for example PORT=${port + 1}.`,
    );
  }
  if (error.code === 'EACCES') {
    return new Error(
      `Port ${port} needs administrator rights. Choose one above 1023, for example PORT=8888.`,
    );
  }
  return error;
}
