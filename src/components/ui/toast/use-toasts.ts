import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';

/** The most toasts shown at a time. */
const TOAST_LIMIT = 1;

/** Milliseconds that a closed toast is kept before it is removed. */
const TOAST_REMOVE_DELAY = 1_000_000;

export interface Toast {
  id: string;
  title: ReactNode;
  description?: ReactNode;
  action?: ReactNode;
  variant: 'default' | 'destructive';
  open: boolean;
}

export interface Toasts {
  toasts: readonly Toast[];
  show: (toast: Omit<Toast, 'id' | 'open'>) => void;
  close: (id: string) => void;
}

/** Keeps the toasts of a page: a new one replaces the oldest beyond {@link TOAST_LIMIT}. */
export function useToasts(): Toasts {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const count = useRef(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);

  const show = useCallback((toast: Omit<Toast, 'id' | 'open'>) => {
    count.current += 1;
    const entry: Toast = { ...toast, id: `toast-${count.current}`, open: true };
    setToasts((old) => [entry, ...old].slice(0, TOAST_LIMIT));
  }, []);

  const close = useCallback((id: string) => {
    setToasts((old) => old.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setToasts((old) => old.filter((toast) => toast.id !== id));
    }, TOAST_REMOVE_DELAY);
    timers.current.add(timer);
  }, []);

  return { toasts, show, close };
}
