import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { radon } from '@site/src/data';
import { figure, number, quantity } from '@site/src/lib/format';
import { DOUBLINGS, leftEnd, shareOf } from '@site/src/lib/scale';
import styles from './RadonScale.module.css';

const { air, considerMitigation, considerWater, water } = radon.actionLevel;
const { indoor, outdoor, whoReference } = radon.averages;

export interface RadonScaleProps {
  kind?: 'air' | 'water';
  /** Leaves room above the scale for the visitor's own result, and includes its hidden mark. */
  own?: boolean;
}

/** Returns the level from which fixing (of water: treatment) is worth considering. */
const considerOf = (kind: 'air' | 'water'): typeof water =>
  kind === 'air' ? considerMitigation : considerWater;

const percent = (share: number): string => `${Number(share.toFixed(2))}%`;

/**
 * The levels worth knowing, on a scale of three bands where each doubling of the level has the same width
 * (`lib/scale`). Lengths are percentages of the width and ems, so that text does not shrink on a phone.
 */
export function RadonScale({ kind = 'air', own = false }: RadonScaleProps): ReactNode {
  const action = kind === 'air' ? air : water;
  const [low, high] = [considerOf(kind).value, action.value].map((level) =>
    shareOf(level, action.value),
  ) as [number, number];
  return (
    <figure className={styles.scale}>
      <svg role="img" aria-label={description(kind)} data-action={action.value}>
        <svg y={own ? '2.75em' : '0'} className={styles.open}>
          <Band className={styles.low} from={0} to={low} />
          <Band className={styles.mid} from={low} to={high} />
          <Band className={styles.high} from={high} to={100} />
          <Ticks action={action.value} />
          {kind === 'air' && (
            <Level at={shareOf(whoReference.value, action.value)} isLeft>
              {[translate({ id: 'scale.who', message: 'WHO' }), number(whoReference.value, 1)]}
            </Level>
          )}
          <Level at={high}>
            {[translate({ id: 'scale.action', message: 'Action level' }), figure(action)]}
          </Level>
        </svg>
        {own && <OwnMark />}
      </svg>
      <figcaption>{kind === 'air' ? <AirKey /> : <WaterKey />}</figcaption>
    </figure>
  );
}

interface BandProps {
  className: string | undefined;
  /** Percent of the width. */
  from: number;
  to: number;
}

/** A band. The strip along its bottom tells the bands apart if backgrounds are not shown. */
function Band({ className, from, to }: BandProps): ReactNode {
  const [x, width] = [percent(from), percent(to - from)];
  return (
    <g className={className}>
      <rect x={x} width={width} height="2.25em" />
      <rect x={x} width={width} y="2.25em" height="0.375em" className={styles.foot} />
    </g>
  );
}

/** From this action level on, only every second figure is shown: longer figures would touch on a phone. */
const LONG = 1000;

/** The figure at each doubling of the level. The action level is left out: its `Level` names it. */
function Ticks({ action }: { action: number }): ReactNode {
  return Array.from({ length: DOUBLINGS - 1 }, (_, index) => leftEnd(action) * 2 ** (index + 1))
    .filter((level, index) => level !== action && (action < LONG || index % 2 === 0))
    .map((level) => (
      <text key={level} x={percent(shareOf(level, action))} y="3.9em" className={styles.tick}>
        {number(level, level < 1 ? 1 : 0)}
      </text>
    ));
}

interface LevelProps {
  at: number;
  /** True if the name is to the left of its line, away from the next level's name. */
  isLeft?: boolean;
  children: readonly string[];
}

/** A named level: a dashed line, with the name below the figures. */
function Level({ at, isLeft = false, children }: LevelProps): ReactNode {
  const x = percent(at);
  return (
    <g className={isLeft ? styles.left : styles.level}>
      <line x1={x} x2={x} y2="6.6em" />
      <svg x={x} className={styles.open}>
        {children.map((line, row) => (
          <text key={line} x={isLeft ? '-0.4em' : '0.4em'} y={`${5.3 + row * 1.2}em`}>
            {line}
          </text>
        ))}
      </svg>
    </g>
  );
}

/** The mark of the visitor's own result; `tools/live/draw-result.ts` positions and shows it. */
function OwnMark(): ReactNode {
  return (
    <svg className={styles.own} display="none" data-own-mark>
      <line y1="2em" y2="5.4em" />
      <g>
        <rect x="-2em" width="4em" height="2em" rx="1em" />
        <text y="1.4em" data-own-value />
      </g>
    </svg>
  );
}

function AirKey(): ReactNode {
  return (
    <Translate
      id="scale.caption"
      values={{
        consider: figure(considerMitigation),
        outdoor: number(outdoor.value, 1),
        indoor: number(indoor.value, 1),
        who: number(whoReference.value, 1),
        action: quantity(air),
      }}
    >
      {
        'Below {consider} is low. From {consider}, consider fixing. At {action} or more, EPA says to fix the home. Outdoor air is about {outdoor}, the average home {indoor}; WHO’s reference level is {who}.'
      }
    </Translate>
  );
}

function WaterKey(): ReactNode {
  return (
    <Translate
      id="scale.water.caption"
      values={{ consider: figure(considerOf('water')), level: quantity(water) }}
    >
      {
        'Above {level}, the standard says to treat well water; above {consider}, to consider treatment.'
      }
    </Translate>
  );
}

function description(kind: 'air' | 'water'): string {
  if (kind === 'water') {
    return translate(
      {
        id: 'scale.water.description',
        message:
          'A scale: up to {consider} low, above {consider} consider treating, above {level} treat.',
      },
      { consider: figure(considerWater), level: quantity(water) },
    );
  }
  return translate(
    {
      id: 'scale.description',
      message:
        'A scale on which each step doubles: below {consider} low, from {consider} to {action} consider fixing, {action} and above fix.',
    },
    { consider: figure(considerMitigation), action: quantity(air) },
  );
}
