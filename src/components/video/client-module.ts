import type { ClientModule } from '@docusaurus/types';

/** Plays a video in the place of its poster, or shows its file where the player cannot be loaded. */
function play(poster: HTMLButtonElement): void {
  import('./play-video').then(
    ({ playVideo }) => playVideo(poster),
    () => location.assign(poster.dataset['film'] ?? ''),
  );
}

/** Listens on the document, for posters in served HTML are no living components. */
const clientModule: ClientModule = {
  onRouteDidUpdate({ previousLocation }) {
    if (previousLocation) return;
    document.addEventListener('click', ({ target }) => {
      const poster = (target as Element).closest<HTMLButtonElement>('button[data-video]');
      if (poster) play(poster);
    });
  },
};

export default clientModule;
