import type { VideoObject, WithContext } from 'schema-dts';
import { company, type Video } from '../../data';
import { withBase } from '../base';
import { BUSINESS } from './business';

/** A video as structured data, with every field of the specification's section 3 and absolute URLs. */
export function videoData(video: Video): WithContext<VideoObject> {
  const full = (address: string): string => new URL(withBase(address), company.url).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: video.name,
    description: video.description,
    duration: video.duration,
    inLanguage: video.language,
    thumbnailUrl: full(video.thumbnail),
    embedUrl: full(video.embedUrl),
    contentUrl: full(video.contentUrl),
    // The vocabulary requires a time zone; the data has only a date.
    uploadDate: `${video.uploadDate}T00:00:00Z`,
    author: BUSINESS,
    publisher: BUSINESS,
    about: video.about.map((name) => ({ '@type': 'Thing' as const, name })),
    ...(video.transcript && {
      transcript: video.transcript.map(({ title, text }) => `${title}. ${text}`).join(' '),
    }),
  };
}
