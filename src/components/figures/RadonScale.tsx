import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { radon } from '@site/src/data';
import { figure, quantity } from '@site/src/lib/format';
import { Band, OwnMark, OWN_HEIGHT, WIDTH } from './scale-parts';
import styles from './RadonScale.module.css';

const { air, considerMitigation } = radon.actionLevel;
const { indoor, outdoor, whoReference } = radon.averages;

/** The scale ends here, in pCi/L; the last band goes on beyond it. */
const END = 5;
const x = (level: number): number => (level / END) * WIDTH;

/** Where the names of the marks stand: further right is lower, so that no mark passes through the name of another. */
const ROWS = [-8, 16, 40];
const TOP = -26;

/**
 * The bands of a radon result in air, with the levels worth knowing marked on them.
 *
 * @param own leaves room for a visitor's own result
 */
export function RadonScale({ own = false }: { own?: boolean }): ReactNode {
  return (
    <figure className={styles.scale}>
      <svg
        viewBox={`0 ${TOP} ${WIDTH} ${(own ? OWN_HEIGHT : 132) - TOP}`}
        role="img"
        aria-label={description()}
      >
        <Band end={END} from={0} to={considerMitigation.value} className={styles.low}>
          {translate({ id: 'scale.low', message: 'low' })}
        </Band>
        <Band end={END} from={considerMitigation.value} to={air.value} className={styles.mid}>
          {translate({ id: 'scale.mid', message: 'consider fixing' })}
        </Band>
        <Band end={END} from={air.value} to={END} className={styles.high}>
          {translate({ id: 'scale.high', message: 'fix' })}
        </Band>
        {[considerMitigation, air].map((level) => (
          <text
            key={level.value}
            x={x(level.value)}
            y="122"
            textAnchor="middle"
            className={styles.line}
          >
            {figure(level)}
          </text>
        ))}
        {marks().map(({ level, label }, row) => (
          <Mark key={label} level={level} row={row} label={label} />
        ))}
        {own && <OwnMark end={END} />}
      </svg>
      <figcaption>
        <Translate
          id="scale.caption"
          values={{
            outdoor: quantity(outdoor),
            indoor: quantity(indoor),
            who: quantity(whoReference),
            action: quantity(air),
          }}
        >
          {
            'Radon in air: outdoors {outdoor}, average home {indoor}, WHO reference level {who}, EPA action level {action}.'
          }
        </Translate>
      </figcaption>
    </figure>
  );
}

function description(): string {
  return translate(
    {
      id: 'scale.description',
      message:
        'A scale: below {consider} low, from {consider} to {action} consider fixing, {action} and above fix.',
    },
    { consider: figure(considerMitigation), action: quantity(air) },
  );
}

/** Levels worth knowing, from the lowest. */
function marks(): { level: number; label: string }[] {
  return [
    { level: outdoor.value, label: translate({ id: 'scale.outdoor', message: 'outdoors' }) },
    { level: indoor.value, label: translate({ id: 'scale.indoor', message: 'average home' }) },
    { level: whoReference.value, label: translate({ id: 'scale.who', message: 'WHO reference' }) },
  ].sort((a, b) => a.level - b.level);
}

function Mark({ level, row, label }: { level: number; row: number; label: string }): ReactNode {
  const y = ROWS[row] ?? 0;
  return (
    <g className={styles.mark}>
      <path d={`M${x(level)} ${y + 5}V62`} />
      <text x={x(level) - 8} y={y}>
        {`${label} ${level}`}
      </text>
    </g>
  );
}
