/**
 * Replaces the poster of a video with its player on a click. The player is in a `<template>`, so that nothing of it
 * loads before.
 */
export function installVideos(document: Document): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    // With a modifier key, the link opens the film alone in another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const poster = target instanceof Element && target.closest<HTMLElement>('a[data-video]');
    const template = poster && poster.nextElementSibling;
    if (!poster || !(template instanceof HTMLTemplateElement)) return;
    event.preventDefault();
    const player = document.importNode(template.content, true).firstElementChild;
    if (!(player instanceof HTMLElement)) return;
    template.replaceWith(player);
    poster.hidden = true;
    // The link that had the focus is now hidden.
    player.focus({ preventScroll: true });
    // If the browser refuses, the film waits for a press of its own button.
    if (player instanceof HTMLVideoElement) player.play().catch(() => undefined);
  });
  // Only one film plays at a time. Media events do not bubble, hence the capture phase.
  document.addEventListener(
    'play',
    ({ target }) =>
      document.querySelectorAll('video').forEach((video) => {
        if (video !== target) video.pause();
      }),
    true,
  );
}
