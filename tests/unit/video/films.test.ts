import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { radon, videos } from '../../../src/data';

const MEGABYTE = 1024 * 1024;
const file = (url: string): string => `static${url}`;

/**
 * Returns the captions of a film, with their start and end in seconds and their text. In WebVTT, an empty line
 * separates them.
 */
function captions(url: string): { start: number; end: number; words: string }[] {
  const [head, ...blocks] = readFileSync(file(url), 'utf8').trim().split('\n\n');
  expect(head).toBe('WEBVTT');
  return blocks.map((block) => {
    const [times = '', ...words] = block.split('\n');
    const [start = NaN, end = NaN] = times
      .split(' --> ')
      .map((time) => Number(time.slice(-6)) + 60 * Number(time.slice(-9, -7)));
    return { start, end, words: words.join('\n') };
  });
}

describe.each(videos)('the film "$name"', (video) => {
  const cues = video.transcript ?? [];

  it('has its poster and every file it names, each under 3 MB', () => {
    const urls = [video.thumbnail, video.contentUrl, ...(video.files ?? []).map(({ url }) => url)];
    for (const url of urls) {
      expect(statSync(file(url)).size, url).toBeGreaterThan(0);
      expect(statSync(file(url)).size, url).toBeLessThan(3 * MEGABYTE);
    }
  });

  it('is as long as its words', () => {
    expect(video.duration).toBe(`PT${(cues.at(-1)?.end ?? 0) / 60}M`);
  });

  it('has captions that say what its transcript says', () => {
    const caption = video.captions?.[0];
    expect(caption?.language).toBe(video.language);
    expect(captions(caption?.url ?? '')).toEqual(
      cues.map(({ start, end, title, text }) => ({
        start,
        end,
        words: `${title.replace(/(?<![?!])$/, '.')}\n${text}`,
      })),
    );
  });

  it('names the hours that the facts name, and no others', () => {
    const words = cues.map(({ title, text }) => `${title} ${text}`).join(' ');
    const hours = [...words.matchAll(/(\d+) (?:hours|horas)/g)].map(([, number]) => Number(number));
    expect(new Set(hours)).toEqual(
      new Set([radon.closedHouse.before.value, radon.test.minimum.value]),
    );
  });
});
