import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { NativeLink } from '../ui/NativeLink';
import styles from './SearchPanel.module.css';
import results from './SearchResults.module.css';

/** What visitors look for most, shown before they type; `live/recent.ts` adds the recent searches of this device. */
export function Starts(): ReactNode {
  const tasks: [href: string, text: string][] = [
    [
      '/faqs#cost-breakdown',
      translate({ id: 'search.task.price', message: 'What does a test cost?' }),
    ],
    [
      '/test-preparation',
      translate({ id: 'search.task.prepare', message: 'How do I prepare my home?' }),
    ],
    [
      '/faqs#high-radon-action',
      translate({ id: 'search.task.high', message: 'My result is high. What now?' }),
    ],
    [
      '/radon-laws',
      translate({ id: 'search.task.law', message: 'The law: selling, buying, renting' }),
    ],
    ['/scheduler', translate({ id: 'search.task.book', message: 'Book a test' })],
  ];
  return (
    <div className={styles.starts} data-search-starts>
      <p className={results.page}>
        <Translate id="search.tasks">What most people look for</Translate>
      </p>
      <ul>
        {tasks.map(([href, text]) => (
          <li key={href}>
            <NativeLink href={href} className={styles.start}>
              {text}
            </NativeLink>
          </li>
        ))}
      </ul>
      <div data-search-recent />
    </div>
  );
}
