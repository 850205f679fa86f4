/** Puts the player of a video in the place of its poster. It waits in a `<template>`, so nothing of it loads before. */
export function installVideos(document: Document): void {
  document.addEventListener('click', ({ target }) => {
    const poster = target instanceof Element && target.closest<HTMLElement>('button[data-video]');
    const template = poster && poster.nextElementSibling;
    if (!poster || !(template instanceof HTMLTemplateElement)) return;
    const player = document.importNode(template.content, true).firstElementChild;
    if (!(player instanceof HTMLElement)) return;
    template.replaceWith(player);
    poster.hidden = true;
    // The button that had the keyboard is gone.
    player.focus({ preventScroll: true });
    // Where the browser refuses, the film waits with its own button.
    if (player instanceof HTMLVideoElement) player.play().catch(() => undefined);
  });
  // One film at a time. A media event does not bubble.
  document.addEventListener(
    'play',
    ({ target }) =>
      document.querySelectorAll('video').forEach((video) => {
        if (video !== target) video.pause();
      }),
    true,
  );
}
