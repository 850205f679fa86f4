import { radon, videos } from '../../src/data';
import { LOCALES, type Locale } from '../../src/lib/locales';
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
  language: Locale;
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
  pt: {
    before: `${before} horas antes`,
    during: `${during} horas de teste`,
    device: 'aparelho de teste',
    start: 'início',
    hours: during,
  },
};

/**
 * The films to make: the preparation films in `src/data/videos.json`, and none that the office has added.
 *
 * @throws Error when a video's words do not follow each other without a gap
 */
export function films(): Film[] {
  return (Object.keys(LOCALES) as Locale[]).flatMap((language) => {
    const video = videos.find(
      ({ contentUrl }) => contentUrl === `/videos/preparation-${language}.mp4`,
    );
    if (!video?.transcript) return [];
    const cues = video.transcript;
    cues.forEach(({ start, title }, i) => {
      const previous = i === 0 ? 0 : cues[i - 1]?.end;
      if (start !== previous) {
        throw new Error(
          `videos.json: "${title}" starts at ${start} s; expected ${previous} s, where the part before it ends.`,
        );
      }
    });
    return [{ language, name: video.name, cues, labels: LABELS[language] }];
  });
}
