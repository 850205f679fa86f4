import { translate } from '@docusaurus/Translate';
import { radon } from '@site/src/data';
import { quantity } from '@site/src/lib/format';

/** A member of the decay chain, in the page's language. */
export interface Nuclide {
  symbol: string;
  name: string;
  /** For example "about 27 minutes". */
  halfLife: string;
  /** Its radiation as Greek letters: "α" or "β, γ". */
  letters: string;
  /** Its radiation in words. */
  radiation: string;
}

/** The beta emitters; the others emit alpha particles. */
const BETA = new Set(['Pb-214', 'Bi-214']);

/** Returns radon-222 and its four short-lived decay products in order, with the half-lives from `radon.json`. */
export function chain(): Nuclide[] {
  const alpha = translate({ id: 'figure.decayChain.alpha', message: 'Alpha' });
  const betaGamma = translate({ id: 'figure.decayChain.betaGamma', message: 'Beta and gamma' });
  const { radon222, polonium218, lead214, bismuth214, polonium214 } = radon.halfLife;
  const isotopes = [
    ['Rn-222', translate({ id: 'figure.decayChain.radon', message: 'Radon-222, a gas' }), radon222],
    [
      'Po-218',
      translate({ id: 'figure.decayChain.polonium218', message: 'Polonium-218' }),
      polonium218,
    ],
    ['Pb-214', translate({ id: 'figure.decayChain.lead214', message: 'Lead-214' }), lead214],
    [
      'Bi-214',
      translate({ id: 'figure.decayChain.bismuth214', message: 'Bismuth-214' }),
      bismuth214,
    ],
    [
      'Po-214',
      translate({ id: 'figure.decayChain.polonium214', message: 'Polonium-214' }),
      polonium214,
    ],
  ] as const;
  return isotopes.map(([symbol, name, halfLife]) => {
    const emits = BETA.has(symbol)
      ? { letters: 'β, γ', radiation: betaGamma }
      : { letters: 'α', radiation: alpha };
    return { symbol, name, halfLife: quantity(halfLife), ...emits };
  });
}

/** True if a member of the chain emits an alpha particle. */
export function isAlpha({ letters }: Nuclide): boolean {
  return letters === 'α';
}
