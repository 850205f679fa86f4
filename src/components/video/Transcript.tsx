import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { Video } from '@site/src/data';

/** The text of a film and what it shows, for visitors who would rather read; nothing if there is no transcript. */
export function Transcript({ video }: { video: Video }): ReactNode {
  if (!video.transcript) return null;
  return (
    <details>
      <summary>
        <Translate
          id="video.transcript"
          values={{ name: <span lang={video.language}>{video.name}</span> }}
        >
          {'Transcript: {name}'}
        </Translate>
      </summary>
      <ol lang={video.language}>
        {video.transcript.map(({ start, title, picture, text }) => (
          <li key={start}>
            <strong>{title}</strong> {text} <em>{picture}</em>
          </li>
        ))}
      </ol>
    </details>
  );
}
