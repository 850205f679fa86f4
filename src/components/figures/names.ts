/** The drawings that a text can place; `Figure.tsx` maps each to its component. */
export const FIGURE_NAMES = [
  'decay-chain',
  'entry-paths',
  'fan-lifetime',
  'foundation-devices',
  'radon-scale',
  'seasonal-curve',
  'timeline',
] as const;

export type FigureName = (typeof FIGURE_NAMES)[number];
