import { rm } from 'node:fs/promises';
import type { Figure } from './figure';
import { atMost } from './measure';
import { runBuild } from './run-build';
import { copyProject } from './scratch';

/** What `npm run build` costs in a fresh copy of the project, without any cache. */
export async function buildFigures(): Promise<Figure[]> {
  const folder = await copyProject('cold');
  const { seconds, peakMegabytes } = await runBuild(folder, ['npm', 'run', 'build']);
  await rm(folder, { recursive: true });
  return [
    atMost('cold build', seconds, 60, 's'),
    { name: 'peak memory of all its processes', value: peakMegabytes, unit: 'MB' },
  ];
}
