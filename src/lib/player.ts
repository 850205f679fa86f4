import type { Video } from '../data';

/** What plays a video once it is asked for: this site's own file, or another site's frame. */
export type Player =
  { kind: 'file'; files: { url: string; type?: string }[] } | { kind: 'frame'; url: string };

/**
 * Chooses the player. A full web address in `embedUrl` is a frame (YouTube's in its variant without
 * cookies, started at once); otherwise the files of this site are played by the browser itself.
 */
export function playerOf({ embedUrl, contentUrl, files }: Video): Player {
  if (!embedUrl.startsWith('https://')) {
    return { kind: 'file', files: files ?? [{ url: contentUrl }] };
  }
  const url = new URL(embedUrl);
  if (/^(www\.|m\.)?youtube\.com$/.test(url.hostname)) {
    const id = url.searchParams.get('v');
    url.hostname = 'www.youtube-nocookie.com';
    if (id) {
      url.pathname = `/embed/${id}`;
      url.search = '';
    }
  } else if (url.hostname === 'youtu.be') {
    url.pathname = `/embed${url.pathname}`;
    url.hostname = 'www.youtube-nocookie.com';
  }
  url.searchParams.set('autoplay', '1');
  return { kind: 'frame', url: url.href };
}
