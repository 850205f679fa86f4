import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon';
import styles from './BlogCategories.module.css';

/** What the blog writes about, in three cards. */
export function BlogCategories(): ReactNode {
  return (
    <ul className="grid">
      <Category icon="report">
        <h3>
          <Translate id="blog.category.news">Industry News</Translate>
        </h3>
        <p>
          <Translate id="blog.category.newsText">
            New standards, local laws and testing methods, and what they change for homes here.
          </Translate>
        </p>
      </Category>
      <Category icon="lab">
        <h3>
          <Translate id="blog.category.education">Educational Resources</Translate>
        </h3>
        <p>
          <Translate id="blog.category.educationText">
            How radon behaves, how it is measured and how to read a result, with sources to check.
          </Translate>
        </p>
      </Category>
      <Category icon="inspect">
        <h3>
          <Translate id="blog.category.cases">Case Studies</Translate>
        </h3>
        <p>
          <Translate id="blog.category.casesText">
            Typical houses worked through step by step: which tests, where, and what follows.
          </Translate>
        </p>
      </Category>
    </ul>
  );
}

function Category({ icon, children }: { icon: string; children: ReactNode }): ReactNode {
  return (
    <li className={styles.category}>
      <Icon name={icon} />
      {children}
    </li>
  );
}
