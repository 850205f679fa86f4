import type { Video } from '../data';

/** What plays a video after a click: the browser with this site's own file, or another site's frame. */
export type Player =
  { kind: 'file'; files: { url: string; type?: string }[] } | { kind: 'frame'; url: string };

/**
 * Chooses the player. A full address in `embedUrl` means a frame that starts at once (for YouTube, its cookie-free
 * host); otherwise the browser plays the files of this site.
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
