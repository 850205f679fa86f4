import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { company } from '@site/src/data';
import { Island } from '@site/src/islands/Island';
import { ButtonLink } from '../ui/ButtonLink';
import { Icon } from '../ui/Icon';
import { ScheduleButton } from '../ui/ScheduleButton';
import { SpokenLanguages } from '../ui/SpokenLanguages';
import { DirectField } from './DirectField';
import styles from './Hero.module.css';
import { HouseDrawing } from './HouseDrawing';

export interface HeroProps {
  heading: string;
  lead: string;
}

/** The first screen: heading, lead, the field that answers, booking, and badges. */
export function Hero({ heading, lead }: HeroProps): ReactNode {
  return (
    <div className={styles.hero}>
      <div className={`page ${styles.inner}`}>
        <div className={styles.words}>
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
          <Island name="home-field" component={DirectField} />
          <div className="actions">
            <ScheduleButton />
            <ButtonLink to="/services">
              <Translate id="home.hero.more">Learn More</Translate>
              <span className="visually-hidden">
                {' '}
                <Translate id="home.hero.moreAbout">about our services</Translate>
              </span>
            </ButtonLink>
          </div>
          <Badges />
        </div>
        <HouseDrawing />
      </div>
    </div>
  );
}

function Badges(): ReactNode {
  return (
    <ul className={styles.badges}>
      <li>
        <Icon name="badge" />
        {company.certification}
      </li>
      <li>
        <Icon name="clock" />
        <Translate id="home.hero.experience" values={{ years: company.yearsOfExperience }}>
          {'{years}+ Years Experience'}
        </Translate>
      </li>
      <li>
        <Icon name="pin" />
        {company.areasServedShort.join(', ')}
      </li>
      <li className={styles.spoken}>
        <Icon name="globe" />
        <SpokenLanguages />
      </li>
    </ul>
  );
}
