/**
 * The drawings that Markdown can place: `::figure{name=decay-chain}` is the component `DecayChain` in the
 * file of that name beside this one.
 */
export const FIGURE_NAMES = [
  'decay-chain',
  'entry-paths',
  'fan-lifetime',
  'foundation-devices',
  'radon-scale',
  'seasonal-curve',
  'timeline',
] as const;
