import { useEffect, useState, type ReactNode } from 'react';
import type { Toaster } from '../ui/toast/Toaster';
import type { Toasts } from '../ui/toast/use-toasts';

/**
 * The toasts, in a script of their own that loads once the form gets the focus, so a visitor who only looks at the page
 * does not pay for it. Until it is there, and if it fails to load, the outcome still shows below the form.
 */
export function LateToaster(toasts: Omit<Toasts, 'show'>): ReactNode {
  const [loaded, setLoaded] = useState<{ Toaster: typeof Toaster }>();
  useEffect(() => {
    import('../ui/toast/Toaster').then(setLoaded, (reason: unknown) =>
      console.error('The toasts could not be loaded.', reason),
    );
  }, []);
  return loaded && <loaded.Toaster {...toasts} />;
}
