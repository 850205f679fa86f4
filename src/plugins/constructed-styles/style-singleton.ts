/**
 * Replaces `react-style-singleton`, with which Radix Select locks the page behind its open list. The package writes a
 * `<style>` element that contains the measured width of the scroll bar, so that no hash can allow it. A constructed
 * style sheet (CSSOM, "constructable stylesheets") does the same and needs no permission from the content security
 * policy.
 */
import { useEffect } from 'react';

interface SheetProps {
  styles: string;
  /** If true, updates the styles when they change; otherwise the first ones stay. */
  dynamic?: boolean;
}

/** One style sheet shared by all users: it applies from the first `add` to the last `remove`. */
export function stylesheetSingleton(): { add: (styles: string) => void; remove: () => void } {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;
  return {
    add: (styles) => {
      users += 1;
      if (users > 1) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    },
    remove: () => {
      users -= 1;
      if (users > 0) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    },
  };
}

/** A hook that applies styles while its component is mounted. */
export function styleHookSingleton(): (styles: string, isDynamic?: boolean) => void {
  const sheet = stylesheetSingleton();
  return function useStyles(styles, isDynamic) {
    const version = isDynamic ? styles : undefined;
    useEffect(() => {
      sheet.add(styles);
      return sheet.remove;
      // eslint-disable-next-line react-hooks/exhaustive-deps -- only dynamic styles are put in again
    }, [version]);
  };
}

/** A component that applies styles while it is mounted; it renders nothing. */
export function styleSingleton(): (props: SheetProps) => null {
  const useStyles = styleHookSingleton();
  return function Sheet({ styles, dynamic }) {
    useStyles(styles, dynamic);
    return null;
  };
}
