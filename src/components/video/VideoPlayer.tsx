import type { ReactNode } from 'react';
import type { Video } from '@site/src/data';
import { withBase } from '@site/src/lib/base';
import { playerOf } from '@site/src/lib/player';
import styles from './VideoFacade.module.css';

/** The player of a film: the native one with captions, or the frame of the site that hosts it. */
export function VideoPlayer({ video }: { video: Video }): ReactNode {
  const player = playerOf(video);
  if (player.kind === 'frame') {
    return (
      <iframe
        className={styles.player}
        src={player.url}
        title={video.name}
        lang={video.language}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
      />
    );
  }
  return (
    // eslint-disable-next-line jsx-a11y/media-has-caption -- the tracks come from the data
    <video
      className={styles.player}
      controls
      playsInline
      poster={withBase(video.thumbnail)}
      width="960"
      height="540"
      lang={video.language}
      aria-label={video.name}
    >
      {player.files.map(({ url, type }) => (
        <source key={url} src={withBase(url)} type={type} />
      ))}
      {video.captions?.map(({ url, language, label }) => (
        <track key={url} kind="captions" src={withBase(url)} srcLang={language} label={label} />
      ))}
    </video>
  );
}
