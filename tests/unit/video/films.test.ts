import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { webVtt } from '../../../scripts/videos/captions';
import { films } from '../../../scripts/videos/film';
import { draw } from '../../../scripts/videos/scene';
import { radon, videos } from '../../../src/data';

const MEGABYTE = 1024 * 1024;
const file = (url: string): string => `static${url}`;

describe.each(videos)('the film "$name"', (video) => {
  const cues = video.transcript ?? [];

  it('has its poster and every file it names, each under 3 MB', () => {
    const urls = [video.thumbnail, video.contentUrl, ...(video.files ?? []).map(({ url }) => url)];
    for (const url of urls) {
      expect(statSync(file(url)).size, url).toBeGreaterThan(10_000);
      expect(statSync(file(url)).size, url).toBeLessThan(3 * MEGABYTE);
    }
  });

  it('is as long as its words', () => {
    expect(video.duration).toBe(`PT${(cues.at(-1)?.end ?? 0) / 60}M`);
  });

  it('has captions that say what its transcript says', () => {
    const caption = video.captions?.[0];
    expect(caption?.language).toBe(video.language);
    expect(readFileSync(file(caption?.url ?? ''), 'utf8')).toBe(webVtt(cues));
  });

  it('names the hours that the facts name, and no others', () => {
    const words = cues.map(({ title, text }) => `${title} ${text}`).join(' ');
    const hours = [...words.matchAll(/(\d+) (?:hours|horas)/g)].map(([, number]) => Number(number));
    expect(new Set(hours)).toEqual(
      new Set([radon.closedHouse.before.value, radon.test.minimum.value]),
    );
  });
});

describe('the scene', () => {
  it('shows the words of a moment, and draws the same moment alike', () => {
    const [film] = films();
    if (!film) throw new Error('no film');
    for (const cue of film.cues) {
      const middle = (cue.start + cue.end) / 2;
      const picture = draw(middle, film.cues, film.labels);
      expect(picture).toContain(cue.text.split(' ').slice(0, 3).join(' '));
      expect(draw(middle, film.cues, film.labels)).toBe(picture);
    }
  });
});
