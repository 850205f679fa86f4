import type { ReactNode } from 'react';

/** A house over layered ground with gas rising below it. Decorative: the name is beside it. */
export function Logo(): ReactNode {
  return (
    <svg width="40" height="40" viewBox="0 0 40 40" fill="none" aria-hidden="true">
      <rect width="40" height="40" rx="10" fill="var(--hue)" />
      <path
        d="M8 19 20 8l12 11M12 16v9h16v-9"
        stroke="var(--on-hue)"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M7 29c3-2 5-2 8 0s5 2 8 0 5-2 10 0M7 34c3-2 5-2 8 0s5 2 8 0 5-2 10 0"
        stroke="var(--on-hue)"
        strokeOpacity=".6"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <circle cx="20" cy="20" r="2.4" fill="var(--soil-1)" />
    </svg>
  );
}
