/** Puts the player of a video in the place of its poster. It waits in a `<template>`, so nothing of it loads before. */
export function installVideos(document: Document): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    // Who asks for another tab gets it, with the film alone in it.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const poster = target instanceof Element && target.closest<HTMLElement>('a[data-video]');
    const template = poster && poster.nextElementSibling;
    if (!poster || !(template instanceof HTMLTemplateElement)) return;
    event.preventDefault();
    const player = document.importNode(template.content, true).firstElementChild;
    if (!(player instanceof HTMLElement)) return;
    template.replaceWith(player);
    poster.hidden = true;
    // The link that had the keyboard is gone.
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
