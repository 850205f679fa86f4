import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Drawing, Label } from './Drawing';
import styles from './Drawing.module.css';

const LEFT = 44;
const STEP = 29;

/**
 * How radon in a house usually varies over the year: higher while the house is heated and closed, lower while windows
 * are open. An illustration without figures, not measured data.
 */
export function SeasonalCurve(): ReactNode {
  return (
    <Drawing
      height={250}
      label={translate({
        id: 'figure.seasonalCurve.label',
        message:
          'Illustration: a curve over the twelve months that is high in winter and low in summer, with a short test in January above the average of the year and one in July below it.',
      })}
      caption={
        <Translate id="figure.seasonalCurve.caption">
          Illustration, not measured data. Many houses follow this pattern; some do the opposite. A
          short test shows only the days it ran.
        </Translate>
      }
    >
      <path d="M28 18v196h360" />
      <path d="M22 24l6-8 6 8" />
      <Label x={42} y={22}>
        {translate({ id: 'figure.seasonalCurve.axis', message: 'Radon' })}
      </Label>
      <Months />
      <path d="M28 122h360" strokeDasharray="3 7" />
      <Label x={222} y={114} anchor="middle">
        {translate({ id: 'figure.seasonalCurve.average', message: 'average of the year' })}
      </Label>
      <path
        d="M44 62C92 62 122 184 218 184S330 62 388 64"
        className={styles.accent}
        strokeWidth="3"
      />
      <Tests />
    </Drawing>
  );
}

const Tests = (): ReactNode => (
  <>
    <circle cx="58" cy="64" r="7" fill="currentColor" />
    <Label x={76} y={56}>
      {translate({ id: 'figure.seasonalCurve.winter', message: 'short test in January' })}
    </Label>
    <circle cx="218" cy="184" r="7" fill="currentColor" />
    <Label x={218} y={206} anchor="middle">
      {translate({ id: 'figure.seasonalCurve.summer', message: 'short test in July' })}
    </Label>
  </>
);

function Months(): ReactNode {
  const months = translate({
    id: 'figure.seasonalCurve.months',
    message: 'J F M A M J J A S O N D',
    description: 'The initials of the twelve months, separated by spaces',
  }).split(' ');
  return months.map((month, index) => (
    <Label key={index} x={LEFT + index * STEP} y={236} anchor="middle">
      {month}
    </Label>
  ));
}
