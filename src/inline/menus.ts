/**
 * Refines the menus of the navigation bar, which are `<details data-menu>` elements and work without any of
 * this: a mouse opens a dropdown by pointing, leaving closes it; Escape closes and returns the focus; a click
 * elsewhere, moving the focus away by keyboard or following a link closes.
 *
 * On a narrow screen the dropdowns stand one below the other in the menu, and the menu closes as a whole: a dropdown
 * that closed under a finger would take what stands below it away from under it.
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

  /** What was pressed last: "mouse", "touch", "pen", or nothing for a key. A click does not say it in every browser. */
  let pressed = '';
  document.addEventListener('pointerdown', ({ pointerType }) => (pressed = pointerType), true);
  document.addEventListener('keydown', () => (pressed = ''), true);

  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const summary = target.closest('details[data-menu="dropdown"] > summary');
    if (summary && pressed === 'mouse') {
      // The pointer has opened it already; a click must not close what it points at.
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

  // Nothing closes between press and release; the click that follows does it.
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
