import { fields, type Nonsense } from './problem';

function secondsOf(duration: unknown): number | undefined {
  const [, minutes = '0', seconds = '0'] =
    /^PT(?:(\d+)M)?(?:(\d+)S)?$/.exec(String(duration)) ?? [];
  const total = Number(minutes) * 60 + Number(seconds);
  return total > 0 ? total : undefined;
}

/** Transcript scenes that end before they begin, overlap, or outlast their video. */
export function videoNonsense(videos: unknown): Nonsense[] {
  return Object.entries(fields(videos)).flatMap(([index, video]) => {
    const { duration, transcript } = fields(video);
    const length = secondsOf(duration);
    let last = 0;
    return Object.entries(fields(transcript)).flatMap(([scene, entry]): Nonsense[] => {
      const { start, end } = fields(entry);
      if (typeof start !== 'number' || typeof end !== 'number') return [];
      const path = [Number(index), 'transcript', Number(scene)];
      const before = last;
      last = end;
      if (end <= start) {
        return [{ path: [...path, 'end'], message: `is ${end}, but its scene starts at ${start}` }];
      }
      if (start < before) {
        const message = `is ${start}, but the scene before it ends at ${before}`;
        return [{ path: [...path, 'start'], message }];
      }
      return length !== undefined && end > length
        ? [
            {
              path: [...path, 'end'],
              message: `is ${end}, but the video is only ${length} seconds long ("duration")`,
            },
          ]
        : [];
    });
  });
}
