import { translate } from '@docusaurus/Translate';
import { radon } from '@site/src/data';
import { quantity } from '@site/src/lib/format';

/** One member of the decay chain, in the visitor's language. */
export interface Nuclide {
  symbol: string;
  name: string;
  /** In words, such as "about 27 minutes". */
  halfLife: string;
  /** What it emits, as letters of physics: "α" or "β, γ". */
  letters: string;
  /** What it emits, in words. */
  radiation: string;
}

/** Radon-222 and its four short-lived decay products in their order; the half-lives come from the data. */
export function chain(): Nuclide[] {
  const alpha = translate({ id: 'figure.decayChain.alpha', message: 'Alpha' });
  const betaGamma = translate({ id: 'figure.decayChain.betaGamma', message: 'Beta and gamma' });
  const { radon222, polonium218, lead214, bismuth214, polonium214 } = radon.halfLife;
  return [
    {
      symbol: 'Rn-222',
      name: translate({ id: 'figure.decayChain.radon', message: 'Radon-222, a gas' }),
      halfLife: quantity(radon222),
      letters: 'α',
      radiation: alpha,
    },
    {
      symbol: 'Po-218',
      name: translate({ id: 'figure.decayChain.polonium218', message: 'Polonium-218' }),
      halfLife: quantity(polonium218),
      letters: 'α',
      radiation: alpha,
    },
    {
      symbol: 'Pb-214',
      name: translate({ id: 'figure.decayChain.lead214', message: 'Lead-214' }),
      halfLife: quantity(lead214),
      letters: 'β, γ',
      radiation: betaGamma,
    },
    {
      symbol: 'Bi-214',
      name: translate({ id: 'figure.decayChain.bismuth214', message: 'Bismuth-214' }),
      halfLife: quantity(bismuth214),
      letters: 'β, γ',
      radiation: betaGamma,
    },
    {
      symbol: 'Po-214',
      name: translate({ id: 'figure.decayChain.polonium214', message: 'Polonium-214' }),
      halfLife: quantity(polonium214),
      letters: 'α',
      radiation: alpha,
    },
  ];
}

/** Whether a member of the chain emits an alpha particle. */
export function isAlpha({ letters }: Nuclide): boolean {
  return letters === 'α';
}
