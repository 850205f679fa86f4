import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { escapeText } from '../src/postbuild/markup';
import { listen } from './host/listen';

/** What the check says of the files as they are now. A process of its own, for facts are read once in each. */
async function words(): Promise<string> {
  const check = ['--import', 'tsx', 'scripts/check-content.ts'];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, check);
    return (
      'The check finds nothing wrong. What keeps the site from its beginning stands in the ' +
      `window in which it was started.\n\n${stdout}`
    );
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return `${stdout}${stderr}`;
  }
}

const pageOf = (said: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="refresh" content="3">
<title>The site waits</title>
<body style="font: 1.1rem/1.5 system-ui; max-width: 60rem; margin: 3rem auto; padding: 0 1rem">
<h1>The site waits for a correction</h1>
<p>What was saved last does not fit together yet. Mend it and save: the site comes back here by itself.</p>
<pre style="white-space: pre-wrap">${escapeText(said)}</pre>
`;

/**
 * Stands in for a site that cannot begin with its facts, and says in the words of the check what to mend.
 *
 * @param port where the site would be
 * @returns ends it
 */
export async function showWaitingPage(port: number): Promise<() => Promise<void>> {
  const page = pageOf(await words());
  const server = createServer((_request, response) => {
    response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
  });
  await listen(server, port);
  return async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
}
