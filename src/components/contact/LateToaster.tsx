import { useEffect, useState, type ReactNode } from 'react';
import type { Toaster } from '../ui/toast/Toaster';
import type { Toasts } from '../ui/toast/use-toasts';

/**
 * The toasts, in a script of their own that comes once the form is touched: who only looks at it has none. While they
 * are missing, the outcome still stands below the form.
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
