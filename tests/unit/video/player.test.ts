import { describe, expect, it } from 'vitest';
import { videos, type Video } from '../../../src/data';
import { durationInWords } from '../../../src/lib/duration';
import { playerOf } from '../../../src/lib/player';

const own = videos[0] as Video;
const elsewhere = (embedUrl: string): Video => ({ ...own, embedUrl, contentUrl: embedUrl });

describe('playerOf', () => {
  it('plays the files of this site by the browser itself', () => {
    expect(playerOf(own)).toEqual({ kind: 'file', files: own.files });
  });

  it('falls back on the content address where no files are listed', () => {
    expect(playerOf({ ...own, files: undefined })).toEqual({
      kind: 'file',
      files: [{ url: own.contentUrl }],
    });
  });

  it.each([
    [
      'https://www.youtube.com/watch?v=abc123',
      'https://www.youtube-nocookie.com/embed/abc123?autoplay=1',
    ],
    [
      'https://m.youtube.com/watch?v=abc123&t=4',
      'https://www.youtube-nocookie.com/embed/abc123?autoplay=1',
    ],
    [
      'https://www.youtube.com/embed/abc123',
      'https://www.youtube-nocookie.com/embed/abc123?autoplay=1',
    ],
    ['https://youtu.be/abc123', 'https://www.youtube-nocookie.com/embed/abc123?autoplay=1'],
    [
      'https://www.youtube-nocookie.com/embed/abc123',
      'https://www.youtube-nocookie.com/embed/abc123?autoplay=1',
    ],
    ['https://player.example/v/7?lang=es', 'https://player.example/v/7?lang=es&autoplay=1'],
  ])('frames %s as %s', (typed, framed) => {
    expect(playerOf(elsewhere(typed))).toEqual({ kind: 'frame', url: framed });
  });
});

describe('durationInWords', () => {
  it.each([
    ['PT1M', 'en', '1 minute'],
    ['PT2M', 'en', '2 minutes'],
    ['PT1M30S', 'en', '1 minute 30 seconds'],
    ['PT45S', 'en', '45 seconds'],
    ['PT1M', 'es', '1 minuto'],
  ])('says %s in %s as "%s"', (iso, locale, words) => {
    expect(durationInWords(iso, locale)).toBe(words);
  });
});
