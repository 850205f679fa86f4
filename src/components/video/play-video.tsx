import { createRoot } from 'react-dom/client';
import { videos } from '@site/src/data';
import { VideoPlayer } from './VideoPlayer';

/** Puts the player of a video in the place of its poster. */
export function playVideo(poster: HTMLButtonElement): void {
  const video = videos.find(({ id }) => id === poster.dataset['video']);
  if (!video || poster.hidden) return;
  const place = document.createElement('div');
  poster.after(place);
  poster.hidden = true;
  createRoot(place).render(<VideoPlayer video={video} />);
}
