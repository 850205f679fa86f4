import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { videos, type Video } from '@site/src/data';
import { durationInWords } from '@site/src/lib/duration';
import { videoData } from '@site/src/lib/structured-data/video';
import { JsonLd } from '../seo/JsonLd';
import { LazyImage } from '../ui/LazyImage';
import { NativeLink } from '../ui/NativeLink';
import { Transcript } from './Transcript';
import { VideoPlayer } from './VideoPlayer';
import styles from './VideoFacade.module.css';

/** Returns a language's name for itself, capitalized, for example "Español". */
function ownName(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

export interface VideoFacadeProps {
  /** `id` of the video in `src/data/videos.json`. */
  id: string;
}

/** True if the film is the one for readers of a language: the first in that language, or else the first of all. */
function isFor(video: Video, language: string): boolean {
  return video === (videos.find((one) => one.language === language) ?? videos[0]);
}

/** A list of films, with the one for the page's language first. */
export function VideoList({ children }: { children?: ReactNode }): ReactNode {
  const { i18n } = useDocusaurusContext();
  const all = Children.toArray(children).filter((child) => isValidElement<VideoFacadeProps>(child));
  const isFirst = ({ props: { id } }: ReactElement<VideoFacadeProps>): boolean =>
    videos.some((video) => video.id === id && isFor(video, i18n.currentLocale));
  return [...all.filter(isFirst), ...all.filter((film) => !isFirst(film))];
}

/**
 * A link to a film, with a poster if it is the film for the page's language. On a click, `src/inline/videos.ts`
 * replaces it with the player; nothing of the film loads before that.
 *
 * @throws Error if `videos.json` has no video of this id
 */
export function VideoFacade({ id }: VideoFacadeProps): ReactNode {
  const video = videos.find((candidate) => candidate.id === id);
  if (!video) {
    throw new Error(`There is no video "${id}" in src/data/videos.json.`);
  }
  return (
    <figure className={styles.video}>
      <JsonLd data={videoData(video)} />
      <Screen video={video} />
      <Transcript video={video} />
    </figure>
  );
}

function Screen({ video }: { video: Video }): ReactNode {
  const { i18n } = useDocusaurusContext();
  return (
    <>
      <NativeLink href={video.contentUrl} className={styles.poster} data-video>
        {isFor(video, i18n.currentLocale) && (
          <LazyImage
            src={video.poster ?? video.thumbnail}
            alt=""
            width="960"
            height="540"
            sizes="(width >= 48rem) 42rem, 100vw"
            className={video.poster ? undefined : styles.paper}
          />
        )}
        <PlayLabel video={video} />
      </NativeLink>
      <template
        dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(<VideoPlayer video={video} />) }}
      />
    </>
  );
}

function PlayLabel({ video }: { video: Video }): ReactNode {
  const { i18n } = useDocusaurusContext();
  return (
    <span className={styles.label}>
      <svg width="40" height="40" viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="20" />
        <path d="M15 11v18l15-9z" />
      </svg>
      <span>
        <Translate
          id="video.play"
          values={{
            name: (
              <span lang={video.language} key="name">
                {video.name}
              </span>
            ),
            language: (
              <span lang={video.language} key="language">
                {ownName(video.language)}
              </span>
            ),
            length: durationInWords(video.duration, i18n.currentLocale),
          }}
        >
          {'Play: {name}, {language}, {length}'}
        </Translate>
      </span>
    </span>
  );
}
