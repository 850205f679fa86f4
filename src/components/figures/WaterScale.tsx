import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { radon } from '@site/src/data';
import { figure, quantity } from '@site/src/lib/format';
import { Band, OwnMark, OWN_HEIGHT, WIDTH } from './scale-parts';
import styles from './RadonScale.module.css';

const { water } = radon.actionLevel;

/** The scale ends at twice the recommended level; the last band goes on beyond it. */
const END = 2 * water.value;

/** The bands of a radon result in water, with a visitor's own result. */
export function WaterScale(): ReactNode {
  return (
    <figure className={styles.scale}>
      <svg
        viewBox={`0 50 ${WIDTH} ${OWN_HEIGHT - 50}`}
        role="img"
        aria-label={translate(
          {
            id: 'scale.water.description',
            message: 'A scale: below {level} low, {level} and above fix.',
          },
          { level: quantity(water) },
        )}
      >
        <Band end={END} from={0} to={water.value} className={styles.low}>
          {translate({ id: 'scale.low', message: 'low' })}
        </Band>
        <Band end={END} from={water.value} to={END} className={styles.high}>
          {translate({ id: 'scale.high', message: 'fix' })}
        </Band>
        <text x={WIDTH / 2} y="122" textAnchor="middle" className={styles.line}>
          {figure(water)}
        </text>
        <OwnMark end={END} />
      </svg>
      <figcaption>
        <Translate id="scale.water.caption" values={{ level: quantity(water) }}>
          {'Radon in water: recommended action level {level}.'}
        </Translate>
      </figcaption>
    </figure>
  );
}
