import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { radon } from '@site/src/data';
import { quantity } from '@site/src/lib/format';
import { Drawing, Label } from './Drawing';
import styles from './Drawing.module.css';

/** Years after which warranties tend to have ended, according to the EPA guide cited below. */
const WARRANTY_YEARS = 5;
const YEARS = 12;

/**
 * The life of a mitigation fan on a scale of years, with the radon tests below it. Illustrative: according to EPA,
 * Consumer's Guide to Radon Reduction (402/K-10/005), a fan may last five years or more and warranties tend not to
 * exceed five years.
 */
export function FanLifetime(): ReactNode {
  const interval = radon.retest.withMitigation;
  const tests = Array.from({ length: YEARS / interval.value + 1 }, (_, i) => i * interval.value);
  return (
    <Drawing
      height={236}
      label={translate({
        id: 'figure.fanLifetime.label',
        message:
          'Illustration: a scale of twelve years. Up to year five the fan is often under warranty; after that it may need repair or replacement at any time. Dots mark a radon test after installation and at regular intervals.',
      })}
      caption={
        <Translate id="figure.fanLifetime.caption">
          Illustration. EPA says fans may last five years or more and that warranties tend not to
          exceed five. No drawing can say when yours will stop; that’s what the gauge and tests are
          for.
        </Translate>
      }
    >
      <Running />
      <Label x={20} y={148}>
        {translate(
          {
            id: 'figure.fanLifetime.tests',
            message: 'Radon test: at the start, then every {interval}',
          },
          { interval: quantity(interval) },
        )}
      </Label>
      {tests.map((year) => (
        <circle key={year} cx={at(year)} cy="168" r="7" className={styles.accent} fill="none" />
      ))}
      <Scale years={tests} />
    </Drawing>
  );
}

const Scale = ({ years }: { years: readonly number[] }): ReactNode => (
  <>
    <path d={`M20 196H${at(YEARS)}`} />
    {years.map((year) => (
      <g key={year}>
        <path d={`M${at(year)} 190v12`} />
        <Label x={at(year)} y={222} anchor="middle">
          {year}
        </Label>
      </g>
    ))}
    <Label x={398} y={222} anchor="end">
      {translate({ id: 'figure.fanLifetime.years', message: 'years' })}
    </Label>
  </>
);

/** Returns the x coordinate of a year on the scale. */
function at(year: number): number {
  return 20 + year * 27;
}

/** Two bars: the years under warranty, and the running fan, dashed after the warranty. */
const Running = (): ReactNode => (
  <>
    <Label x={20} y={24}>
      {translate({ id: 'figure.fanLifetime.warranty', message: 'Warranty, often up to here' })}
    </Label>
    <rect x="20" y="34" width={at(WARRANTY_YEARS) - 20} height="22" rx="6" fill="currentColor" />
    <Label x={20} y={86}>
      {translate({
        id: 'figure.fanLifetime.running',
        message: 'Fan runs day and night, then may need repair',
      })}
    </Label>
    <path d={`M${at(WARRANTY_YEARS)} 96H26q-6 0-6 6v10q0 6 6 6h${at(WARRANTY_YEARS) - 26}`} />
    <path
      d={`M${at(WARRANTY_YEARS)} 96H${at(YEARS)}M${at(WARRANTY_YEARS)} 118H${at(YEARS)}`}
      strokeDasharray="5 7"
      className={styles.accent}
    />
  </>
);
