import type { ReactNode } from 'react';
import type { TopicDrawingName } from './drawing-names';
import styles from './Drawings.module.css';

const HOUSE = 'M14 46v38h44V46M6 50l30-28 30 28';

const DRAWN: Readonly<Record<TopicDrawingName, ReactNode>> = {
  sale: (
    <>
      <path className={styles.glass} d="M14 44 36 24l22 20v40H14Z" />
      <path className={styles.line} d={HOUSE} />
      <path className={styles.touched} d="M74 88V34M74 38h18v20H74" />
    </>
  ),
  key: (
    <>
      <path className={styles.glass} d="M14 44 36 24l22 20v40H14Z" />
      <path className={styles.line} d={HOUSE} />
      <path className={styles.touched} d="M78 54v34M78 76h9M78 87h9M78 54a11 11 0 1 0-.1 0" />
    </>
  ),
  number: (
    <>
      <path className={styles.glass} d="M10 72a38 38 0 0 1 76 0Z" />
      <path
        className={styles.line}
        d="M10 72a38 38 0 0 1 76 0M24 72h48M20 46l6 5M48 34v7M76 46l-6 5"
      />
      <path className={styles.touched} d="m48 70 16-20" />
    </>
  ),
  units: (
    <>
      <path className={styles.glass} d="M20 14h56v70H20Z" />
      <path className={styles.line} d="M20 84V14h56v70M20 38h56M20 62h56M48 14v70" />
      <path className={styles.touched} d="M12 85h72" />
    </>
  ),
  door: (
    <>
      <path className={styles.glass} d="M28 12h40v72H28Z" />
      <path className={styles.line} d="M28 84V12h40v72M16 85h64M40 28h16M40 42h16" />
      <path className={styles.touched} d="M58 58v2" />
    </>
  ),
  window: (
    <>
      <path className={styles.glass} d="M12 16h54v66H12Z" />
      <path className={styles.line} d="M12 82V16h54v16M12 82h44M39 16v66M12 49h27M6 83h56" />
      <path className={styles.touched} d="M72 44a18 18 0 1 0 .1 0M72 52v10l7 5" />
    </>
  ),
};

/** The drawing of a topic. Decorative: the topic's text says the same. */
export function TopicDrawing({ name }: { name: TopicDrawingName }): ReactNode {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true">
      {DRAWN[name]}
    </svg>
  );
}
