import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:http';

/**
 * Binds a server to the loopback interface only, so that no other computer can reach it.
 *
 * @param server an HTTP server that is not listening yet
 * @param port TCP port; 0 for any free one
 * @returns the port it listens on
 * @throws Error that names the port and what to do if it is taken or needs administrator rights
 */
export async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port)));
    server.listen(port, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** How many ports to try for free ones. */
const NEAR = 20;

/**
 * Returns the first of `count` consecutive ports that nothing listens on.
 *
 * @param port where to start looking
 * @param count how many consecutive ports are needed
 * @throws Error that names the port and what to do if none are free nearby
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
