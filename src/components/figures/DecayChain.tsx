import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { radon } from '@site/src/data';
import { quantity } from '@site/src/lib/format';
import { DecayTable } from './DecayTable';
import { Drawing, Label } from './Drawing';
import { chain, isAlpha, type Nuclide } from './decayChainSteps';
import styles from './Drawing.module.css';

const ROW = 88;
/** The nuclide at which the short-lived chain ends. */
const LAST_SYMBOL = 'Pb-210';

/**
 * Radon-222 and its four short-lived decay products with their half-lives. Shapes carry the meaning, not color: the gas
 * is a circle and the solids are squares; an alpha particle is a filled dot on a solid arrow, a beta particle a ring on
 * a dashed one. The table below says the same.
 */
export function DecayChain(): ReactNode {
  const nuclides = chain();
  return (
    <Drawing
      height={nuclides.length * ROW + 66}
      label={translate({
        id: 'figure.decayChain.label',
        message:
          'The decay chain from radon gas through polonium-218, lead-214, bismuth-214 and polonium-214 to lead-210, with the half-life and the radiation of each.',
      })}
      details={<DecayTable nuclides={nuclides} />}
      caption={
        <Translate
          id="figure.decayChain.caption"
          values={{ time: quantity(radon.halfLife.lead214) }}
        >
          {
            'The short decay chain of radon. A half-life is the time in which half of any quantity decays; the slowest step after radon itself takes {time}.'
          }
        </Translate>
      }
    >
      {nuclides.map((nuclide, index) => (
        <g key={nuclide.symbol} transform={`translate(0 ${index * ROW})`}>
          <Nucleus nuclide={nuclide} gas={index === 0} />
          <Decay nuclide={nuclide} />
        </g>
      ))}
      <g transform={`translate(0 ${nuclides.length * ROW})`}>
        <End />
      </g>
    </Drawing>
  );
}

/** The nuclide that remains, lead-210. */
const End = (): ReactNode => (
  <>
    <rect x="34" y="8" width="56" height="50" rx="8" strokeDasharray="3 5" />
    <Label x={62} y={38} anchor="middle">
      {LAST_SYMBOL}
    </Label>
    <Label x={112} y={30} strong>
      {translate({ id: 'figure.decayChain.lead210', message: 'Lead-210' })}
    </Label>
    <Label x={112} y={50}>
      {translate({ id: 'figure.decayChain.end', message: 'lasts for decades' })}
    </Label>
  </>
);

function Nucleus({ nuclide, gas }: { nuclide: Nuclide; gas: boolean }): ReactNode {
  return (
    <>
      {gas ? (
        <circle cx="62" cy="33" r="30" className={styles.room} />
      ) : (
        <rect x="34" y="8" width="56" height="50" rx="8" className={styles.room} />
      )}
      <Label x={62} y={38} anchor="middle" strong>
        {nuclide.symbol}
      </Label>
      <Label x={112} y={30} strong>
        {nuclide.name}
      </Label>
      <Label x={112} y={50}>
        {nuclide.halfLife}
      </Label>
    </>
  );
}

/** The arrow to the next nuclide, and the particle emitted. */
function Decay({ nuclide }: { nuclide: Nuclide }): ReactNode {
  const alpha = isAlpha(nuclide);
  return (
    <>
      <path d="M62 64v22" strokeDasharray={alpha ? undefined : '4 5'} />
      <path d="M56 84l6 8 6-8" />
      <g className={styles.accent}>
        <path d="M288 33h44" strokeDasharray={alpha ? undefined : '4 5'} />
        <path d="M330 27l8 6-8 6" />
        <circle cx="354" cy="33" r="6" fill={alpha ? 'currentColor' : 'none'} />
      </g>
      <Label x={367} y={38} strong>
        {nuclide.letters}
      </Label>
    </>
  );
}
