/**
 * Refines the menus of the navigation bar, which are `<details data-menu>` elements and work without any of
 * this: a mouse opens a dropdown by pointing, leaving closes it; Escape closes and returns the focus; a click
 * elsewhere, moving the focus away or following a link closes.
 */
export function installMenus(document: Document): void {
  const open = (): HTMLDetailsElement[] => [
    ...document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]'),
  ];
  const scope = (menu: Element): Element => menu.closest('[data-menu-scope]') ?? menu;
  const closeOutside = (target: EventTarget | null): void => {
    open().forEach((menu) => {
      if (!scope(menu).contains(target as Node | null)) menu.open = false;
    });
  };

  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const summary = target.closest('details[data-menu="dropdown"] > summary');
    if (summary && event.pointerType === 'mouse') {
      // The pointer has opened it already; a click must not close what it points at.
      const menu = summary.parentElement as HTMLDetailsElement;
      if (menu.open && matchMedia('(hover: hover) and (width >= 64rem)').matches)
        event.preventDefault();
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

  document.addEventListener('focusin', (event) => closeOutside(event.target));

  const hover =
    (opens: boolean) =>
    (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return;
      const menu = event.target.matches('[data-menu-scope="dropdown"]')
        ? event.target.querySelector<HTMLDetailsElement>('details')
        : null;
      if (menu && matchMedia('(width >= 64rem)').matches) menu.open = opens;
    };
  document.addEventListener('pointerenter', hover(true), true);
  document.addEventListener('pointerleave', hover(false), true);
}
