/**
 * Enhances the menus of the navigation bar, which are `<details data-menu>` elements and work without this. With a
 * mouse, a dropdown opens on hover and closes on leaving; Escape closes it and returns the focus; a click elsewhere,
 * moving the focus away by keyboard, or following a link also closes it.
 *
 * On a narrow screen the dropdowns are stacked in the menu, and only the menu as a whole closes: if a dropdown above
 * closed on a tap, the target below would move away from the finger.
 */
export function installMenus(document: Document): void {
  const open = (): HTMLDetailsElement[] => [
    ...document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]'),
  ];
  const isWide = (): boolean => matchMedia('(min-width: 64rem)').matches;
  const scope = (menu: Element): Element =>
    menu.closest(isWide() ? '[data-menu-scope]' : '[data-menu-scope="mobile"]') ?? menu;
  const closeOutside = (target: EventTarget | null): void => {
    open().forEach((menu) => {
      if (!scope(menu).contains(target as Node | null)) menu.open = false;
    });
  };

  /**
   * The type of the last press: "mouse", "touch" or "pen", empty after a key. Not every browser reports it on a click.
   */
  let pressed = '';
  document.addEventListener('pointerdown', ({ pointerType }) => (pressed = pointerType), true);
  document.addEventListener('keydown', () => (pressed = ''), true);

  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const summary = target.closest('details[data-menu="dropdown"] > summary');
    if (summary && pressed === 'mouse') {
      // Hovering has already opened it, so a click must not close it.
      const menu = summary.parentElement as HTMLDetailsElement;
      if (menu.open && isWide()) event.preventDefault();
    }
    closeOutside(target);
    if (target.closest('[data-menu-scope] a')) open().forEach((menu) => (menu.open = false));
  });

  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    const last = open().pop();
    if (!last) return;
    last.open = false;
    last.querySelector('summary')?.focus();
  });

  // While a pointer is pressed nothing closes; the click that follows does that.
  document.addEventListener('focusin', (event) => {
    if (!pressed) closeOutside(event.target);
  });

  const hover =
    (opens: boolean) =>
    (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return;
      const menu = event.target.matches('[data-menu-scope="dropdown"]')
        ? event.target.querySelector<HTMLDetailsElement>('details')
        : null;
      if (menu && isWide()) menu.open = opens;
    };
  document.addEventListener('pointerenter', hover(true), true);
  document.addEventListener('pointerleave', hover(false), true);
}
