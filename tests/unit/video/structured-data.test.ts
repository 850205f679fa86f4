import { expect, it } from 'vitest';
import { company, videos } from '../../../src/data';
import { videoData } from '../../../src/lib/structured-data/video';

it.each(videos)('describes "$name" with every field, addresses in full', (video) => {
  const data = JSON.parse(JSON.stringify(videoData(video))) as Record<string, unknown>;
  expect(data).toMatchObject({
    '@type': 'VideoObject',
    name: video.name,
    description: video.description,
    duration: video.duration,
    inLanguage: video.language,
    thumbnailUrl: company.url + video.thumbnail,
    embedUrl: company.url + video.embedUrl,
    contentUrl: company.url + video.contentUrl,
    author: { name: company.name },
    publisher: { name: company.name },
    about: video.about.map((name) => ({ '@type': 'Thing', name })),
  });
  expect(data['uploadDate']).toBe(`${video.uploadDate}T00:00:00Z`);
});
