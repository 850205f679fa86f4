import { translate } from '@docusaurus/Translate';
import * as RadixToast from '@radix-ui/react-toast';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import styles from './Toaster.module.css';
import type { Toasts } from './use-toasts';

/** Milliseconds that a toast stays open. */
const DURATION = 5000;

/** Pixels that a toast must be swiped to the right to close. */
const SWIPE_THRESHOLD = 50;

/** The key that moves the focus to the toasts. */
const KEY = 'F8';

/** Shows the toasts of {@link Toasts}; F8 moves the focus to them, a swipe to the right closes one. */
export function Toaster({ toasts, close }: Omit<Toasts, 'show'>): ReactNode {
  return (
    <RadixToast.Provider
      duration={DURATION}
      label={translate({ id: 'toast.label', message: 'Notification' })}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD}
    >
      {toasts.map(({ id, title, description, action, variant, open }) => (
        <RadixToast.Root
          key={id}
          open={open}
          onOpenChange={(next) => {
            if (!next) close(id);
          }}
          type="foreground"
          className={clsx(styles.toast, variant === 'destructive' && styles.destructive)}
        >
          <RadixToast.Title className={styles.title}>{title}</RadixToast.Title>
          {description && <RadixToast.Description>{description}</RadixToast.Description>}
          {action}
          <RadixToast.Close
            className={styles.close}
            aria-label={translate({ id: 'toast.close', message: 'Close' })}
          >
            <Icon name="close" />
          </RadixToast.Close>
        </RadixToast.Root>
      ))}
      <RadixToast.Viewport
        hotkey={[KEY]}
        label={translate({ id: 'toast.region', message: 'Notifications ({key})' }, { key: KEY })}
        className={styles.viewport}
      />
    </RadixToast.Provider>
  );
}
