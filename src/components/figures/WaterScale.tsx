import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { radon } from '@site/src/data';
import { figure, quantity } from '@site/src/lib/format';
import { Band, OwnMark, OWN_HEIGHT, WIDTH } from './scale-parts';
import styles from './RadonScale.module.css';

const { water, considerWater } = radon.actionLevel;

/** The scale ends at one and a half of the recommended level; the last band goes on beyond it. */
const END = 1.5 * water.value;

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
            message:
              'A scale: up to {consider} low, above {consider} consider fixing, above {level} fix.',
          },
          { consider: figure(considerWater), level: quantity(water) },
        )}
      >
        <Band end={END} from={0} to={considerWater.value} className={styles.low}>
          {translate({ id: 'scale.low', message: 'low' })}
        </Band>
        <Band end={END} from={considerWater.value} to={water.value} className={styles.mid}>
          {translate({ id: 'scale.mid', message: 'consider fixing' })}
        </Band>
        <Band end={END} from={water.value} to={END} className={styles.high}>
          {translate({ id: 'scale.high', message: 'fix' })}
        </Band>
        {[considerWater, water].map((level) => (
          <text
            key={level.value}
            x={(level.value / END) * WIDTH}
            y="122"
            textAnchor="middle"
            className={styles.line}
          >
            {figure(level)}
          </text>
        ))}
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
