import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Runs a command that may ask for a password or take a minute, and continues if it fails.
 *
 * @param why what to print first
 */
export function runAloud([program = '', ...args]: string[], why: string): void {
  console.log(`${why}; running: ${[program, ...args].join(' ')}`);
  // Give up on a dead network after five tries of five seconds each.
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000', ...process.env };
  const { status, error } = spawnSync(program, args, { stdio: 'inherit', env });
  if (error || status !== 0) console.log(`That failed: ${error?.message ?? `exit code ${status}`}`);
}

/**
 * Returns the commands that install packages with apt-get, or none if there is no apt-get. They wait for another
 * package manager that is running.
 */
export function aptInstall(...names: string[]): string[][] {
  if (!existsSync('/usr/bin/apt-get')) return [];
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = [...asRoot, 'apt-get', '-o', 'DPkg::Lock::Timeout=300'];
  return [
    [...apt, 'update'],
    [...apt, 'install', '-y', ...names],
  ];
}
