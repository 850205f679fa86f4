import { spawn, spawnSync } from 'node:child_process';

const H264 = '-c:v libx264 -preset slow -crf 24 -pix_fmt yuv420p -movflags +faststart'.split(' ');
const VP9 = '-c:v libvpx-vp9 -crf 36 -b:v 0 -row-mt 1 -cpu-used 3 -pix_fmt yuv420p'.split(' ');

/** @throws Error saying how to get ffmpeg, when it is not installed. */
export function requireFfmpeg(): void {
  if (spawnSync('ffmpeg', ['-version']).error) {
    throw new Error(
      'ffmpeg is missing. It makes the films and nothing else on this site needs it. Install it ("apt-get install ffmpeg", "brew install ffmpeg") and run "npm run videos" again.',
    );
  }
}

/**
 * Turns numbered PNG frames into an MP4 (H.264) and a WebM (VP9) file without sound.
 *
 * @param pattern path of the frames, such as `frames/%04d.png`
 * @param target path of the films without ending
 * @throws Error with ffmpeg's own words when it fails
 */
export async function encode(pattern: string, fps: number, target: string): Promise<void> {
  const input = ['-y', '-loglevel', 'error', '-framerate', String(fps), '-i', pattern];
  await ffmpeg([...input, ...H264, '-r', '25', `${target}.mp4`]);
  await ffmpeg([...input, ...VP9, `${target}.webm`]);
}

function ffmpeg(args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('ffmpeg', args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let words = '';
    child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`ffmpeg stopped with code ${code}: ${words}`)),
    );
  });
}
