import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { useSitePath } from '@site/src/docusaurus/use-site-path';
import { Icon } from '../ui/Icon';
import { LanguageLinks } from './LanguageLinks';
import styles from './Strip.module.css';

/** Links to the single tools, on wide screens only. */
const tools = (): [path: string, name: string][] => [
  ['/tools/radon-law', translate({ id: 'strip.law', message: 'Law' })],
  ['/tools/test-result', translate({ id: 'strip.result', message: 'Result' })],
  ['/tools/price', translate({ id: 'strip.price', message: 'Price' })],
  ['/tools/test-dates', translate({ id: 'strip.dates', message: 'Dates' })],
  ['/tools/closed-house', translate({ id: 'strip.sheet', message: 'House sheet' })],
];

/**
 * The strip above the navigation bar: links to the tools, and to this page in other languages. It scrolls away, unlike
 * the bar.
 */
export function Strip(): ReactNode {
  const pathname = useSitePath();
  return (
    <div className={`${styles.strip} no-print`}>
      <div className={styles.inner}>
        <nav
          className={styles.tools}
          aria-label={translate({ id: 'strip.label', message: 'Answers for your case' })}
        >
          <ul>
            <li>
              <Link to="/tools" aria-current={pathname === '/tools' ? 'page' : undefined}>
                <Icon name="scale" />
                <Translate id="tools.title">Check my case</Translate>
              </Link>
            </li>
            {tools().map(([path, name]) => (
              <li key={path} className={styles.tool}>
                <Link to={path} aria-current={pathname === path ? 'page' : undefined}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageLinks className={styles.languages} isFirst />
      </div>
    </div>
  );
}
