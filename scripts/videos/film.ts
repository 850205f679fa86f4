import videos from '../../src/data/videos.json';
import radon from '../../src/data/radon.json';
import type { Labels } from './scene';

/** One stretch of the film: its words and what is seen, from second to second. */
export interface Cue {
  start: number;
  end: number;
  title: string;
  picture: string;
  text: string;
}

/** A film to make: its words from the data, and where its files go. */
export interface Film {
  language: 'en' | 'es';
  name: string;
  cues: Cue[];
  labels: Labels;
}

const before = radon.closedHouse.before.value;
const during = radon.test.minimum.value;

const LABELS: Record<Film['language'], Labels> = {
  en: {
    before: `${before} hours before`,
    during: `${during} hours of testing`,
    device: 'radon test device',
    start: 'start',
    hours: during,
  },
  es: {
    before: `${before} horas antes`,
    during: `${during} horas de prueba`,
    device: 'aparato de prueba',
    start: 'inicio',
    hours: during,
  },
};

/**
 * The films to make, one for each video in `src/data/videos.json` that lies on this site.
 *
 * @throws Error when a video's words do not follow each other without a gap, or its language has no labels.
 */
export function films(): Film[] {
  return videos
    .filter((video) => video.contentUrl.startsWith('/videos/'))
    .map((video) => {
      if (video.language !== 'en' && video.language !== 'es') {
        throw new Error(`videos.json: no labels are drawn for the language "${video.language}".`);
      }
      video.transcript.forEach((cue, i) => {
        const previous = i === 0 ? 0 : video.transcript[i - 1]?.end;
        if (cue.start !== previous) {
          throw new Error(
            `videos.json: "${cue.title}" starts at ${cue.start} s; expected ${previous} s, where the part before it ends.`,
          );
        }
      });
      return {
        language: video.language,
        name: video.name,
        cues: video.transcript,
        labels: LABELS[video.language],
      };
    });
}
