import type { ReactNode } from 'react';
import styles from './Requests.module.css';

/** A lockbox on a door handle; decorative. */
export function Lockbox(): ReactNode {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 400 230"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M0 0h400v230H0z" fill="var(--wall)" />
      <path d="M64 0h232v230H64z" fill="var(--hue-tint)" />
      <g stroke="var(--line-strong)" strokeWidth="2">
        <path d="M98 0v58h164V0M98 230V98h40M262 98v132h-20M340 0v230" />
      </g>
      <g stroke="var(--hue-strong)" strokeWidth="4">
        <path d="M64 0v230M296 0v230" />
        <path d="M242 30h32v80h-32z" fill="var(--surface)" />
        <path d="M258 52h-92a10 10 0 0 0 0 20h92" fill="var(--surface)" />
        <path d="M160 124V86a30 30 0 0 1 60 0v38" strokeWidth="9" />
        <path d="M138 118h104v94a14 14 0 0 1-14 14h-76a14 14 0 0 1-14-14z" fill="var(--hue)" />
      </g>
      <g fill="var(--on-hue)">
        <path d="M152 136h14v32h-14zM173 136h14v32h-14zM194 136h14v32h-14zM215 136h14v32h-14z" />
      </g>
      <path d="M174 196h32" stroke="var(--accent)" strokeWidth="9" />
    </svg>
  );
}
